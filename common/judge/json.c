/* json.c - writes text as JSON. Whatever a program prints, the result is valid: bytes that are not UTF-8 become the
   replacement character, and then the true bytes follow in Base64. */
#include "judge.h"

enum { MAX_KEPT = 16384 }; /* bytes of a text that are written; the rest is only counted */

/* Returns whether all of the text is UTF-8. */
static bool write_characters(FILE *to, struct span text)
{
    bool is_valid = true;
    while (text.at < text.end) {
        int code;
        const int length = character_in(text, &code);
        if (length == 0) {
            fputs("\\ufffd", to);
            is_valid = false;
        } else if (length > 1) {
            fwrite(text.at, 1, (size_t)length, to);
        } else if (*text.at == '\n' || *text.at == '"' || *text.at == '\\') {
            fprintf(to, "\\%c", *text.at == '\n' ? 'n' : *text.at);
        } else if (*text.at < ' ' || *text.at == 0x7f) {
            fprintf(to, "\\u%04x", (unsigned)*text.at);
        } else {
            putc(*text.at, to);
        }
        text.at += length == 0 ? 1 : length;
    }
    return is_valid;
}

static void write_base64(FILE *to, struct span text)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    while (text.at < text.end) {
        const int64_t left = text.end - text.at;
        const int bits = text.at[0] << 16 | (left > 1 ? text.at[1] << 8 : 0) | (left > 2 ? text.at[2] : 0);
        for (int i = 0; i < 4; i++) {
            putc(i > left ? '=' : digits[bits >> (18 - 6 * i) & 63], to);
        }
        text.at += left < 3 ? left : 3;
    }
}

/* Without the beginning of a character at its end that was cut in two. */
static struct span whole_characters(struct span text)
{
    for (int back = 1; back < 4 && text.end - text.at >= back; back++) {
        const unsigned char byte = text.end[-back];
        if (byte >= 0xc0 && back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2)) {
            text.end -= back;
            return text;
        }
        if (byte >> 6 != 2) {
            return text;
        }
    }
    return text;
}

void json_string(FILE *to, const char *text)
{
    if (text == NULL) {
        fputs("null", to);
        return;
    }
    const unsigned char *at = (const unsigned char *)text;
    putc('"', to);
    write_characters(to, (struct span){at, at + strlen(text)});
    putc('"', to);
}

void json_field(FILE *to, const char *name, const char *text)
{
    fprintf(to, ",\"%s\":", name);
    json_string(to, text);
}

void json_text(FILE *to, struct excerpt text)
{
    struct span kept = text.kept;
    if (kept.at == NULL) {
        fputs("null", to);
        return;
    }
    const int64_t size = kept.end - kept.at + text.dropped;
    if (size > MAX_KEPT || text.dropped > 0) {
        kept.end = kept.end - kept.at > MAX_KEPT ? kept.at + MAX_KEPT : kept.end;
        kept = whole_characters(kept);
    }
    fputs("{\"text\":\"", to);
    const bool is_valid = write_characters(to, kept);
    fprintf(to, "\",\"size\":%" PRId64 ",\"cut\":%s", size, kept.end - kept.at < size ? "true" : "false");
    if (!is_valid) {
        fputs(",\"base64\":\"", to);
        write_base64(to, kept);
        putc('"', to);
    }
    putc('}', to);
}
