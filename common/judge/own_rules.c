/* own_rules.c - a game of the caller's own: a rules file that lies anywhere takes the place of a problem. */
#include "judge.h"

enum { MAX_BYTES = 1 << 20 };

/* The same for the same file, whatever is in it: so what was made of it is replaced when it changes. */
static uint64_t hash_of(const char *path)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325); /* FNV-1a */
    for (; *path != '\0'; path++) {
        hash = (hash ^ (unsigned char)*path) * UINT64_C(0x100000001b3);
    }
    return hash;
}

struct problem own_problem(const char *path, const char *typed)
{
    struct stat about;
    struct problem p = {.number = "-", .korean = "-"};
    p.rules = realpath(path, NULL);
    if (p.rules == NULL || !is_readable_file(p.rules) || stat(p.rules, &about) != 0) {
        fail(tr("--rules takes a file that can be read: '%s'"), shown(typed));
    }
    if (about.st_size > MAX_BYTES || strstr((const char *)file_text(p.rules).at, "rules.h\"") == NULL) {
        fail(tr("'%s' is not a rules file: it does not include \"rules.h\"; `make starter` prints one to begin with"),
             shown(typed));
    }
    const char *name = strrchr(p.rules, '/') + 1;
    const char *dot = strrchr(name, '.');
    int length = dot != NULL && dot != name ? (int)(dot - name) : (int)strlen(name);
    while (length >= (int)sizeof p.title || (unsigned char)name[length] >> 6 == 2) { /* not within a character */
        length--;
    }
    snprintf(p.title, sizeof p.title, "%.*s", length, name);
    snprintf(p.folder, sizeof p.folder, "own-%016" PRIx64, hash_of(p.rules));
    return p;
}

/* With the path as a text of C at its head, so that messages speak of the caller's file and its lines. */
void copy_own_rules(const struct problem *p, const char *build)
{
    char *text = NULL;
    FILE *to = open_text(&text);
    const struct span rules = file_text(p->rules);
    fputs("const char rules_path[] = \"", to);
    for (const char *at = p->rules; *at != '\0'; at++) {
        fprintf(to, "\\%03o", (unsigned)(unsigned char)*at);
    }
    fputs("\";\n#line 1 \"", to);
    for (const char *at = p->rules; *at != '\0'; at++) {
        fprintf(to, *at == '"' || *at == '\\' ? "\\%c" : "%c", *at == '\n' ? '?' : *at);
    }
    fputs("\"\n", to);
    fwrite(rules.at, 1, (size_t)(rules.end - rules.at), to);
    const long size = ftell(to);
    fclose(to);
    const char *copy = format_text("%s/own/%s.c", build, p->folder);
    char *fresh = format_text("%s.XXXXXX", copy);
    mkdir(format_text("%s/own", build), 0755);
    const int fd = mkstemp(fresh);
    if (fd < 0 || !write_whole(fd, text, (size_t)size) || close(fd) != 0 || rename(fresh, copy) != 0) {
        fail("cannot write %s (%s)", shown(copy), strerror(errno));
    }
}

void read_own_limits(struct problem *p, const char *build)
{
    const char *path = format_text("%s/about/%s", build, p->folder);
    const char *about = (const char *)file_text(path).at;
    const char *time = strstr(about, "\ntime ms\t");
    const char *memory = strstr(about, "\nmemory MB\t");
    if (time == NULL || memory == NULL || sscanf(time, "\ntime ms\t%" SCNd64, &p->limit_ms) != 1
        || sscanf(memory, "\nmemory MB\t%" SCNd64, &p->limit_mb) != 1) {
        fail("%s states no limits", shown(path));
    }
}

void tell_own_rules(const struct problem *p, const char *build)
{
    char *program = format_text("%s/rules/%s", build, p->folder);
    char *facts = format_text("%s/facts/%s", build, p->folder);
    execv(program, (char *[]){program, format_text("describe"), facts, NULL});
    fail("cannot run %s (%s)", shown(program), strerror(errno));
}
