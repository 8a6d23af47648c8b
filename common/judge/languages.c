/* languages.c - the table of languages: names and file endings, how programs are compiled and run, and which limits
   they get. */
#include "judge.h"

#define ENDINGS_OF_CPP ".cpp .cc .cxx .c++"
#define PROGRAM "program", "@D/program"
#define PYTHON                                                                                                         \
    "@T -W ignore -c compile(__import__(\"tokenize\").open(\"@S\").read(),\"@S\",\"exec\")", NULL, "@T -W ignore @P"
#define REAL_PYTHON " -c 'import sys; print(sys.executable)'"
#define STARTS_QUICKLY "-J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC" /* a small program takes half the time */
#define RUN_JAVA "java -Xmx@Mm -Xss64m -XX:+UseSerialGC -XX:-UsePerfData -Dfile.encoding=UTF-8"

/* In commands @T is the tool, @S the source, @P the source of a program whose interpreter may be started once and
   copied for each case (template.c), @D the folder of the source and of what compiling makes, @N the name of Java's
   class, @M the memory limit in MB less what a virtual machine needs. A compiler starts in a folder that it may write
   to. The calls for C and C++ are lines of build/flags, so that make is the only place that knows them. */
/* clang-format off */
static const struct language languages[] = {
    /* name, aliases, endings, package, real tool, compile, product, run, limits of time and memory, rule of whom */
    {"c", "c11 gcc", ".c", "gcc libc6-dev", NULL, "1", PROGRAM, 1, 0, 1, 0, "BOJ"},
    {"cpp17", "cpp c++ c++17 g++", ENDINGS_OF_CPP, "g++", NULL, "2", PROGRAM, 1, 0, 1, 0, "BOJ"},
    {"cpp11", "c++11", ENDINGS_OF_CPP, "g++", NULL, "2 -std=gnu++11", PROGRAM, 1, 0, 1, 0, "BOJ"},
    {"cpp14", "c++14", ENDINGS_OF_CPP, "g++", NULL, "2 -std=gnu++14", PROGRAM, 1, 0, 1, 0, "BOJ"},
    {"cpp20", "c++20", ENDINGS_OF_CPP, "g++", NULL, "2 -std=gnu++20", PROGRAM, 1, 0, 1, 0, "BOJ"},
    {"cpp23", "c++23", ENDINGS_OF_CPP, "g++", NULL, "2 -std=gnu++23", PROGRAM, 1, 0, 1, 0, "BOJ"},
    {"python", "py python3", ".py", "python3", "python3" REAL_PYTHON, PYTHON, 3, 2000, 2, 32, "BOJ"},
    {"pypy", "pypy3", ".py", "pypy3", "pypy3" REAL_PYTHON, PYTHON, 3, 2000, 2, 128, "BOJ"},
    {"java", "", ".java", "openjdk-17-jdk-headless", NULL,
     "javac -J-Xss64m " STARTS_QUICKLY " -encoding UTF-8 -d . @S", ".class", RUN_JAVA " -cp @D @N", 2, 1000, 2, 16, "BOJ"},
    {"kotlin", "kt", ".kt", "kotlin", NULL, "kotlinc -J-Xss64m -include-runtime -d program.jar @S", "program.jar",
     RUN_JAVA " -jar @D/program.jar", 2, 1000, 2, 16, "BOJ"},
    {"rust", "rs", ".rs", "rustc", "rustc --print sysroot | sed 's:$:/bin/rustc:'",
     "@T --edition 2021 -O --crate-name program -o program @S", PROGRAM, 1, 0, 1, 0, "ours"},
    {"go", "golang", ".go", "golang-go", "go env GOROOT | sed 's:$:/bin/go:'",
     "@T build -o program @S", PROGRAM, 1, 2000, 1, 64, "ours"},
    {"csharp", "cs c#", ".cs", "mono-mcs mono-runtime", NULL,
     "mcs -optimize+ -out:program.exe @S", "program.exe", "mono @D/program.exe", 2, 1000, 2, 64, "ours"},
    {"javascript", "js node nodejs node.js", ".js .mjs .cjs", "nodejs", "node -p process.execPath",
     "@T --check @S", NULL, "@T --stack-size=65500 @S", 3, 2000, 2, 64, "ours"},
    {"typescript", "ts", ".ts", "node-typescript nodejs", NULL, "tsc --target es2020 --lib esnext,dom --outDir . @S", "Main.js",
     "node --stack-size=65500 @D/Main.js", 3, 2000, 2, 64, "ours"},
    {"pascal", "pas", ".pas .pp .dpr", "fp-compiler", NULL, "fpc -O2 -v0ewn -FE. -oprogram @S", PROGRAM, 1, 0, 1, 0,
     "ours"},
    {"ruby", "rb", ".rb", "ruby", "ruby -e 'puts RbConfig.ruby'", "@T -c @S", NULL, "@T @S", 2, 1000, 2, 64, "ours"},
    {"perl", "pl", ".pl", "perl", NULL, "perl -c @S", NULL, "@T @S", 3, 2000, 2, 32, "ours"},
    {"php", "", ".php", "php-cli", NULL, "php -l @S", NULL, "@T @S", 3, 2000, 2, 32, "ours"},
    {"haskell", "hs", ".hs", "ghc", NULL, "ghc -O2 -outputdir . -o program @S", PROGRAM, 1, 1000, 1, 32, "ours"},
    {"program", "", "", NULL, NULL, NULL, NULL, "@S", 1, 0, 1, 0, ""},
};
/* clang-format on */

static const int language_count = (int)(sizeof languages / sizeof languages[0]);

/* The first language with this name, alias or ending. NULL: unknown. */
static const struct language *find_language(const char *word)
{
    for (const struct language *l = languages; l < languages + language_count; l++) {
        const char *words = format_text(" %s %s %s ", l->name, l->aliases, l->endings);
        if (strcasestr(words, format_text(" %s ", word)) != NULL) {
            return l;
        }
    }
    return NULL;
}

static const char *first_word(const char *words) { return format_text("%.*s", (int)strcspn(words, " "), words); }

/* The first line that a command of the shell prints, if that is the path of an executable file; otherwise NULL. It runs
   without what would change an interpreter, because programs do so, too. */
static const char *executable_by(const char *command)
{
    static const char without[] = "unset PYTHONHOME PYTHONPATH PYTHONSTARTUP RUBYOPT RUBYLIB NODE_OPTIONS";
    char line[4096] = "";
    const char *call = format_text("(%s; %s) 2>/dev/null", without, command);
    FILE *out = popen(call, "r"); // NOLINT(cert-env33-c): ours, and build/flags
    const bool has_line = out != NULL && fgets(line, sizeof line, out) != NULL;
    const bool is_known = out != NULL && pclose(out) == 0 && has_line;
    line[strcspn(line, "\n")] = '\0';
    return is_known && access(line, X_OK) == 0 ? format_text("%s", line) : NULL;
}

static const char *in_path(const char *name) { return executable_by(format_text("command -v '%s'", name)); }

/* The command that compiles, or NULL. For C and C++ it is a line of build/flags and what the table adds to it. */
static const char *compile_command(const struct language *language, const char *build)
{
    const char *command = language->compile;
    if (command == NULL || !isdigit((unsigned char)command[0])) {
        return command;
    }
    const char *line = (const char *)file_text(format_text("%s/flags", build)).at;
    if (command[0] == '2') {
        line += strcspn(line, "\n") + 1;
    }
    return format_text("%.*s%s", (int)strcspn(line, "\n"), line, command + 1);
}

/* The same with the checks of addresses and of undefined behaviour, which end the program at once. They are in libraries
   that cannot be linked statically. */
static const char *sanitized(const char *command)
{
    const char *words = format_text("%s", command);
    for (char *at; (at = strstr(words, " -static ")) != NULL;) {
        words = format_text("%.*s%s", (int)(at - words), words, at + strlen(" -static"));
    }
    return format_text("%s -g -O1 -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all",
                       words);
}

/* What a path ends in, or the path; .C is C++ for gcc, too. */
static const char *ending_of(const char *path)
{
    const char *dot = strrchr(path, '.');
    return dot == NULL || strchr(dot, '/') != NULL ? path : strcmp(dot, ".C") == 0 ? ".cc" : dot;
}

bool has_known_ending(const char *path) { return find_language(ending_of(path)) != NULL; }

struct program choose_language(const char *name, const char *path, const char *build, bool sanitize)
{
    const struct language *by_ending = find_language(ending_of(path));
    const struct language *language = name != NULL ? find_language(name) : by_ending;
    if (language == NULL && name == NULL && access(path, X_OK) == 0) {
        language = find_language("program");
    }
    if (language == NULL) {
        fail(name != NULL ? tr("unknown language '%s': ./run_all.sh --help lists them")
                          : tr("unknown ending of '%s': add --lang NAME (./run_all.sh --help lists them)"),
             shown(name != NULL ? name : path));
    }
    const bool has_checks = language->compile != NULL && isdigit((unsigned char)language->compile[0]);
    if (sanitize && !has_checks) {
        fail(tr("--sanitize is for C and C++, and '%s' is %s"), shown(path),
             language->compile == NULL ? tr("a program that is built") : language->name);
    }
    const char *compile = compile_command(language, build);
    compile = sanitize ? sanitized(compile) : compile;
    struct program program = {.language = language, .product = language->product, .is_sanitized = sanitize};
    program.source = format_text("Main%s", by_ending == language ? ending_of(path) : first_word(language->endings));
    if (compile != NULL) {
        program.compile = format_text("@T%s", compile + strcspn(compile, " "));
        /* Of a wrapper, the tool behind it is better, because it needs less of the environment. */
        program.tool = language->real_tool != NULL ? executable_by(language->real_tool) : in_path(first_word(compile));
    }
    return program;
}

const char *missing_tool(const struct program *program)
{
    const struct language *l = program->language;
    return program->compile != NULL && program->tool == NULL
               ? format_text("a tool for %s is missing: apt-get install %s", l->name, l->package)
               : NULL;
}

void name_class(struct program *program, struct span source)
{
    if (program->product != NULL && strcmp(program->product, ".class") == 0) {
        const struct java_classes classes = java_classes_of(source);
        program->name = classes.run;
        program->source = format_text("%s.java", classes.of_file);
        program->product = format_text("%s.class", classes.run);
    }
}

/* Writes the next word of a command, with what @T, @S, @D, @N and @M stand for; any other @ is itself. Returns its
   end. */
static const char *write_word(FILE *to, const char *word, const struct program *program, const char *source,
                              int64_t limit_mb)
{
    for (; *word != '\0' && *word != ' '; word++) {
        const char *letter = *word == '@' ? word + 1 : "";
        word += *letter != '\0' && strchr("TSPDNM", *letter) != NULL;
        switch (*letter) {
        case 'T': fputs(program->tool, to); break;
        case 'S':
        case 'P': fputs(source, to); break;
        case 'D': fprintf(to, "%.*s", (int)(strrchr(source, '/') - source), source); break;
        case 'N': fputs(program->name, to); break;
        case 'M': fprintf(to, "%" PRId64, limit_mb > 128 ? limit_mb - 64 : 64); break;
        default: putc(*word, to);
        }
    }
    return word;
}

/* Ready for execve(). */
char **command_line(const struct program *program, const char *command, const char *source, int64_t limit_mb)
{
    char **argv = allocate((strlen(command) + 2) * sizeof *argv);
    for (int count = 0; *command != '\0'; command += strspn(command, " ")) {
        FILE *to = open_text(&argv[count++]);
        command = write_word(to, command, program, source, limit_mb);
        fclose(to);
    }
    const char *found = argv[0][0] != '/' ? in_path(argv[0]) : NULL;
    argv[0] = found != NULL ? format_text("%s", found) : argv[0];
    return argv;
}

static const char *describe_limit(const char *limit, int factor, int more, const char *unit)
{
    const char *product = factor == 1 ? limit : format_text("%d %s", factor, limit);
    return more == 0 ? product : format_text("%s + %d %s", product, more, unit);
}

void print_languages(void)
{
    puts(tr("  name       ending                time        memory        rule of"));
    for (int i = 0; i < language_count; i++) {
        const struct language *l = &languages[i];
        const char *ending = l->endings[0] == '\0' ? tr("any other executable") : l->endings;
        int wide = 0; /* letters of three bytes, which take two columns */
        for (const char *c = ending; *c != '\0'; c++) {
            wide += (unsigned char)*c >= 0xE0;
        }
        printf("  %-10s %-*s %-11s %-13s %s\n", l->name, 21 + wide, ending,
               describe_limit("T", l->time_factor, l->more_ms / 1000, "s"),
               describe_limit("M", l->memory_factor, l->more_mb, "MB"), tr(l->rule_of));
    }
}
