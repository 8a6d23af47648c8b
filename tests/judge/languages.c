/*
 * languages.c - the one table of languages: by which ending a file is known, what compiles and runs it, and
 * what it gets for a problem's limits.
 */
#include "judge.h"

#define ENDINGS_OF_CPP ".cpp .cc .cxx .c++ .C"
#define COMPILE_PYTHON "@T -W ignore -c compile(open(\"@S\",\"rb\").read(),\"@S\",\"exec\")"
#define REAL_PYTHON " -c 'import sys; print(sys.executable)'"
#define RUN_JAVA "java -Xmx@Mm -Xss64m -XX:+UseSerialGC -XX:-UsePerfData -Dfile.encoding=UTF-8"

/* In the commands @T is the tool, @S the source, @D the folder of the source and of what compiling has made,
   @M the memory limit in MB less what a virtual machine needs. A compiler starts in a folder that it may
   write to. The calls of C and C++ are lines of build/flags, so that make alone knows them. Of two rows with
   the same endings the second one is for --lang. */
/* clang-format off */
static const struct language languages[] = {
    /* name, endings, tool, its Debian package, a command that tells its real place behind a wrapper, what
       compiles, what this makes, what runs, limits, whose rule they are, what to say when it does not compile */
    {"c", ".c", NULL, "gcc libc6-dev", NULL, "1", "program", "@D/program", 1, 0, 1, 0, "BOJ", NULL},
    {"cpp17", ENDINGS_OF_CPP, NULL, "g++", NULL, "2", "program", "@D/program", 1, 0, 1, 0, "BOJ", NULL},
    {"cpp20", ENDINGS_OF_CPP, NULL, "g++", NULL, "2 -std=gnu++20", "program", "@D/program", 1, 0, 1, 0, "BOJ", NULL},
    {"python", ".py", "python3", "python3", "python3" REAL_PYTHON,
     COMPILE_PYTHON, NULL, "@T -W ignore @S", 3, 2000, 2, 32, "BOJ", NULL},
    {"pypy", ".py", "pypy3", "pypy3", "pypy3" REAL_PYTHON,
     COMPILE_PYTHON, NULL, "@T -W ignore @S", 3, 2000, 2, 128, "BOJ", NULL},
    {"java", ".java", "javac", "openjdk-17-jdk-headless", NULL,
     "@T -J-Xss64m -encoding UTF-8 -d . @S", "Main.class", RUN_JAVA " -cp @D Main", 2, 1000, 2, 16, "BOJ",
     "judges compile it as Main.java and start the class Main: call yours so, and leave out any package line"},
    {"kotlin", ".kt", "kotlinc", "kotlin", NULL,
     "@T -J-Xss64m -include-runtime -d program.jar @S", "program.jar",
     RUN_JAVA " -jar @D/program.jar", 2, 1000, 2, 16, "BOJ", NULL},
    {"rust", ".rs", "rustc", "rustc", "echo \"$(rustc --print sysroot)/bin/rustc\"",
     "@T --edition 2021 -O --crate-name program -o program @S", "program", "@D/program", 1, 0, 1, 0, "ours", NULL},
    {"go", ".go", "go", "golang-go", "echo \"$(go env GOROOT)/bin/go\"",
     "@T build -o program @S", "program", "@D/program", 1, 2000, 1, 64, "ours", NULL},
    {"csharp", ".cs", "mcs", "mono-mcs mono-runtime", NULL,
     "@T -optimize+ -out:program.exe @S", "program.exe", "mono @D/program.exe", 2, 1000, 2, 64, "ours",
     "mcs knows C# 7 at most; newer are code outside of classes, using without (), #nullable"},
    {"javascript", ".js .mjs .cjs", "node", "nodejs", "node -p process.execPath",
     "@T --check @S", NULL, "@T --stack-size=65500 @S", 3, 2000, 2, 64, "ours", NULL},
    {"pascal", ".pas .pp .dpr", "fpc", "fp-compiler", NULL,
     "@T -O2 -v0ewn -FE. -oprogram @S", "program", "@D/program", 1, 0, 1, 0, "ours", NULL},
    {"ruby", ".rb", "ruby", "ruby", "ruby -e 'puts RbConfig.ruby'",
     "@T -c @S", NULL, "@T @S", 2, 1000, 2, 64, "ours", NULL},
    {"perl", ".pl", "perl", "perl", NULL, "@T -c @S", NULL, "@T @S", 3, 2000, 2, 32, "ours", NULL},
    {"php", ".php", "php", "php-cli", NULL, "@T -l @S", NULL, "@T @S", 3, 2000, 2, 32, "ours", NULL},
    {"haskell", ".hs", "ghc", "ghc", NULL,
     "@T -O2 -outputdir . -o program @S", "program", "@D/program", 1, 1000, 1, 32, "ours", NULL},
    {"program", "", NULL, NULL, NULL, NULL, NULL, "@S", 1, 0, 1, 0, "", NULL},
};
/* clang-format on */

static const int language_count = (int)(sizeof languages / sizeof languages[0]);

const struct language *language_named(const char *name)
{
    for (int i = 0; i < language_count; i++) {
        if (strcmp(languages[i].name, name) == 0) {
            return &languages[i];
        }
    }
    return NULL;
}

/* The ending among those of the language that the path has, or ""; with no path, the first one. */
const char *ending(const struct language *language, const char *path)
{
    const size_t path_bytes = path != NULL ? strlen(path) : 0;
    for (const char *at = language->endings; *at != '\0'; at += strspn(at, " ")) {
        const size_t length = strcspn(at, " ");
        if (path == NULL || (path_bytes > length && strncmp(path + path_bytes - length, at, length) == 0)) {
            return format_text("%.*s", (int)length, at);
        }
        at += length;
    }
    return "";
}

/* NULL: the ending tells nothing, and it is not executable either. */
const struct language *language_of(const char *path)
{
    for (int i = 0; i < language_count; i++) {
        if (*ending(&languages[i], path) != '\0') {
            return &languages[i];
        }
    }
    return access(path, X_OK) == 0 ? &languages[language_count - 1] : NULL;
}

/* What a shell would find, or NULL. */
static char *in_path(const char *name)
{
    const char *path = getenv("PATH");
    if (strchr(name, '/') != NULL || path == NULL) {
        return access(name, X_OK) == 0 ? format_text("%s", name) : NULL;
    }
    while (*path != '\0') {
        const size_t length = strcspn(path, ":");
        char *found = format_text("%.*s/%s", (int)length, path, name);
        if (found[0] == '/' && access(found, X_OK) == 0) {
            return found;
        }
        free(found);
        path += length + (path[length] == ':');
    }
    return NULL;
}

/* The words that compile, or NULL; those of C and C++ are a line of build/flags, and more. */
const char *compile_words(const struct language *language)
{
    const char *words = language->compile;
    size_t bytes = 0;
    if (words == NULL || words[0] == '@') {
        return words;
    }
    const char *line = file_text(format_text("%s/flags", build), &bytes);
    if (line != NULL && words[0] == '2') {
        line += strcspn(line, "\n") + 1;
    }
    if (line == NULL) {
        refuse("%s/flags cannot be read: make clean", build);
    }
    return format_text("%.*s%s", (int)strcspn(line, "\n"), line, words + 1);
}

/* Where the tool lies, also behind a wrapper, which may need more of its user's surroundings than a box has;
   NULL: it is not on this machine. */
const char *find_tool(const struct language *language, const char *compile)
{
    const char *name = language->tool != NULL ? language->tool : compile;
    const char *found = name != NULL ? in_path(format_text("%.*s", (int)strcspn(name, " "), name)) : NULL;
    static char line[4096];
    if (found == NULL || language->real == NULL) {
        return found;
    }
    FILE *real = popen(language->real, "r"); // NOLINT(cert-env33-c): a line of the table
    const bool told = real != NULL && fgets(line, sizeof line, real) != NULL && pclose(real) == 0;
    line[strcspn(line, "\n")] = '\0';
    return told && access(line, X_OK) == 0 ? line : found;
}

/* The words of a command, cut at the blanks, with what @ and a letter stand for. */
char **command(const char *words, const char *tool, const char *source, int64_t limit_mb)
{
    const int64_t heap_mb = limit_mb > 128 ? limit_mb - 64 : 64;
    const int folder_bytes = (int)(strrchr(source, '/') - source);
    char **argv = allocate((strlen(words) + 2) * sizeof *argv);
    int count = 0;
    for (; *words != '\0'; words += strspn(words, " ")) {
        FILE *to = open_text(&argv[count]);
        for (; *words != '\0' && *words != ' '; words++) {
            switch (*words == '@' ? *++words : '\0') {
            case 'T': fputs(tool, to); break;
            case 'S': fputs(source, to); break;
            case 'D': fprintf(to, "%.*s", folder_bytes, source); break;
            case 'M': fprintf(to, "%" PRId64, heap_mb); break;
            default: putc(*words, to);
            }
        }
        fclose(to);
        count++;
    }
    const char *found = in_path(argv[0]);
    argv[0] = found != NULL ? format_text("%s", found) : argv[0];
    return argv;
}

static char *rule(const char *limit, int factor, int more, const char *unit)
{
    char *said = factor == 1 ? format_text("%s", limit) : format_text("%d %s", factor, limit);
    return more == 0 ? said : format_text("%s + %d %s", said, more, unit);
}

void print_languages(void)
{
    printf("  %-10s %-21s %-11s %-13s %s\n", "name", "ending", "time", "memory", "rule of");
    for (int i = 0; i < language_count; i++) {
        const struct language *l = &languages[i];
        printf("  %-10s %-21s %-11s %-13s %s\n", l->name, l->endings[0] == '\0' ? "any other executable" : l->endings,
               rule("T", l->time_factor, l->more_ms / 1000, "s"), rule("M", l->memory_factor, l->more_mb, "MB"),
               l->whose);
    }
}
