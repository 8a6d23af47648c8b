/* hints.c - what is behind a failure, to somebody whose program another judge accepts: a missing library, another version
   of the language, another encoding, output that goes to a file. */
#include "judge.h"

#define CPP "cpp11 cpp14 cpp17 cpp20 cpp23"
#define C_AND_CPP "c " CPP

#define NO_CAPTURE                                                                                                     \
    "GCC cannot capture an array of variable length; clang can, which LeetCode uses: CXX=clang++ ./run_all.sh"
#define NO_THIS "a lambda with \"this auto\" is of C++23, and this compiler does not know it: GCC 14 and clang 18 do"
#define NO_NEW_GO "max, min, clear, slices and maps are of Go 1.21, and this one is older"
#define NO_MAIN "this judge calls the function itself: leave main() out"

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
    {C_AND_CPP, "No such file or directory",
     "only headers that come with the compiler are here; paste those of a library, such as AtCoder's, into your file"},
    {C_AND_CPP, "file not found",
     "only headers that come with the compiler are here; paste those of a library, such as AtCoder's, into your file"},
    {CPP, "capture of variably-modified type", NO_CAPTURE},
    {CPP, "expected identifier before ‘this’", NO_THIS},
    {CPP, "expected identifier before 'this'", NO_THIS},
    {CPP, "expected parameter declarator", NO_THIS},
    {"cpp11 cpp14", "", "this was an old C++; for C++17: --lang cpp17"},
    {"cpp17", "", "this was C++17; for C++20: --lang cpp20"},
    {"cpp20", "", "this was C++20; for C++23: --lang cpp23"},
    {"java", "\\ufeff", "the file begins with a byte order mark: save it without"},
    {"java", ".class is made", "the class that has main must not be in a package: remove that line"},
    {"kotlin", "unresolved reference: readln", "readln() is of Kotlin 1.6, and this one is older: readLine()!!"},
    {"rust", "E0432", "only the standard library is here, and no crates, such as proconio"},
    {"rust", "E0433", "only the standard library is here, and no crates, such as proconio"},
    {"rust", "E0463", "only the standard library is here, and no crates, such as proconio"},
    {C_AND_CPP, "redefinition of ‘main’", NO_MAIN},
    {C_AND_CPP, "redefinition of ‘int main()’", NO_MAIN},
    {C_AND_CPP, "redefinition of 'main'", NO_MAIN},
    {"go", "main redeclared", NO_MAIN},
    {"rust", "the name `main` is defined multiple times", NO_MAIN},
    {"go", "undefined: max", NO_NEW_GO},
    {"go", "undefined: min", NO_NEW_GO},
    {"go", "undefined: clear", NO_NEW_GO},
    {"go", "undefined: slices", NO_NEW_GO},
    {"go", "undefined: maps", NO_NEW_GO},
    {"go", "package slices is not in GOROOT", NO_NEW_GO},
    {"go", "package maps is not in GOROOT", NO_NEW_GO},
    {"go", "function main is undeclared", "a program is package main, and has func main()"},
    {"csharp", "",
     "mcs knows C# 6 and part of 7: no functions in functions, top-level statements, using declarations, #nullable"},
};

static bool is_utf8(struct span text)
{
    int code;
    for (int length = 1; text.at < text.end && length > 0; text.at += length) {
        length = character_in(text, &code);
        if (length == 0) {
            return false;
        }
    }
    return true;
}

static bool is_among(const struct language *language, const char *languages)
{
    return strstr(format_text(" %s ", languages), format_text(" %s ", language->name)) != NULL;
}

const char *hint_for(const struct language *language, const char *messages, struct span source)
{
    if (trimmed(source).end == source.at) {
        return tr("the file is empty");
    }
    if (!is_utf8(source)) {
        return tr("the file is not UTF-8; if it is CP949 (EUC-KR) or the like, save it as UTF-8");
    }
    for (size_t i = 0; i < sizeof hints / sizeof hints[0]; i++) {
        if (is_among(language, hints[i].languages) && strstr(messages, hints[i].text) != NULL) {
            return tr(hints[i].hint);
        }
    }
    return NULL;
}

const char *hint_for_start(const struct language *language)
{
    return is_among(language, "program") ? tr("a script needs a first line such as #!/usr/bin/env python3, without \\r")
           : is_among(language, "go")    ? tr("a program is package main, and has func main()")
                                         : NULL;
}

/* Words that stand in one line of a program which writes to a file. */
static const struct {
    const char *languages, *word, *other;
} writers[] = {
    {C_AND_CPP, "freopen", "stdout"},
    {C_AND_CPP, "fopen", "\"w"},
    {CPP, "ofstream", ""},
    {"python pypy", "open(", "'w"},
    {"python pypy", "open(", "\"w"},
    {"java kotlin", "FileWriter(", ""},
    {"java kotlin", "FileOutputStream(", ""},
    {"java kotlin", "PrintWriter(\"", ""},
    {"java kotlin", "PrintStream(\"", ""},
    {"javascript", "writeFile", ""},
    {"pascal", "assign(", "output"},
    {"rust", "File::create", ""},
    {"go", "os.Create", ""},
    {"csharp", "StreamWriter(", ""},
};

static bool writes_file(const struct language *language, const char *line)
{
    bool found = false;
    for (size_t i = 0; i < sizeof writers / sizeof writers[0]; i++) {
        found = found
                || (is_among(language, writers[i].languages) && strcasestr(line, writers[i].word) != NULL
                    && strcasestr(line, writers[i].other) != NULL);
    }
    return found && strstr(line, "OUTPUT_PATH") == NULL && strstr(line, "/dev/stdout") == NULL;
}

const char *hint_for_silence(const struct language *language, struct span source)
{
    int number = 0;
    for (struct span line; (line = trimmed(take_line(&source))).at != NULL;) {
        number++;
        while (line.at < line.end && (*line.at == ' ' || *line.at == '\t')) {
            line.at++;
        }
        const char *text = format_text("%.*s", (int)(line.end - line.at), (const char *)line.at);
        const bool is_comment = strncmp(text, "//", 2) == 0 || text[0] == '#';
        if (strstr(text, "ONLINE_JUDGE") != NULL) {
            return NULL; /* what follows is not for judges */
        }
        if (!is_comment && writes_file(language, text)) {
            return format_text(tr("line %d writes to a file, but only what goes to standard output counts: %.80s"),
                               number, shown(text));
        }
    }
    return NULL;
}
