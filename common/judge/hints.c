/* hints.c - what a compiler's messages mean to somebody whose program another judge accepts: a missing library, another
   version of the language, another encoding. */
#include "judge.h"

/* The first row counts whose language the program is in, if the messages contain the text. */
static const struct {
    const char *languages;
    const char *text; /* "": whatever the messages are */
    const char *hint;
} hints[] = {
    {"c", "rules.h: No such file",
     "this is a rules file: --rules FILE, and --solution for the program to be judged by it"},
    {"c", "'rules.h' file not found",
     "this is a rules file: --rules FILE, and --solution for the program to be judged by it"},
    {"c", "<iostream>", "this was compiled as C; for C++: --lang cpp17"},
    {"c", "<bits/stdc++.h>", "this was compiled as C; for C++: --lang cpp17"},
    {"c cpp17 cpp20", "No such file or directory",
     "only headers that come with the compiler are here; paste those of a library, such as AtCoder's, into your file"},
    {"c cpp17 cpp20", "file not found",
     "only headers that come with the compiler are here; paste those of a library, such as AtCoder's, into your file"},
    {"cpp17", "", "this was C++17; for C++20: --lang cpp20"},
    {"java", "\\ufeff", "the file begins with a byte order mark: save it without"},
    {"java", ".class is made", "the class that has main must not be in a package: remove that line"},
    {"kotlin", "unresolved reference: readln", "readln() is of Kotlin 1.6, and this one is older: readLine()!!"},
    {"rust", "E0432", "only the standard library is here, and no crates, such as proconio"},
    {"rust", "E0433", "only the standard library is here, and no crates, such as proconio"},
    {"rust", "E0463", "only the standard library is here, and no crates, such as proconio"},
    {"csharp", "", "mcs supports C# up to 7; top-level statements, using declarations and #nullable are newer"},
};

/* How many bytes the character takes that is here, or 0: this is not UTF-8. */
static int utf8_length(struct span text)
{
    const int first = *text.at;
    const int length = first < 0x80                    ? 1
                       : first >= 0xc2 && first < 0xe0 ? 2
                       : first >> 4 == 14              ? 3
                       : first >> 3 == 30              ? 4
                                                       : 0;
    for (int i = 1; i < length; i++) {
        if (text.end - text.at <= i || text.at[i] >> 6 != 2) {
            return 0;
        }
    }
    return length;
}

static bool is_utf8(struct span text)
{
    for (int length = 1; text.at < text.end && length > 0; text.at += length) {
        length = utf8_length(text);
        if (length == 0) {
            return false;
        }
    }
    return true;
}

const char *hint_for(const struct language *language, const char *messages, struct span source)
{
    if (!is_utf8(source)) {
        return "the file is not UTF-8; if it is CP949 (EUC-KR) or the like, save it as UTF-8";
    }
    for (size_t i = 0; i < sizeof hints / sizeof hints[0]; i++) {
        const char *languages = format_text(" %s ", hints[i].languages);
        const bool is_of_it = strstr(languages, format_text(" %s ", language->name)) != NULL;
        if (is_of_it && strstr(messages, hints[i].text) != NULL) {
            return hints[i].hint;
        }
    }
    return NULL;
}
