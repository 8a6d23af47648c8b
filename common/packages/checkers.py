"""The checkers of a package, each one C file: the machinery of the rules, the rules of one game, and a main()."""
import functools
import glob
import os
import re

from run import read

MACHINERY = 'common/rules'
ROOMS = 'base input value cases tell play program'.split()  # from the bottom up
PROTOTYPE = re.compile(r'^(?!static )\w[^=;{}\n]*\);\n', re.M)  # in a source: a header has it as well
AT_THE_TOP = re.compile(r'^#(?:include <|define _).*\n', re.M)  # of every file
NO_VERDICT = '#undef EXIT_FAILURE\n#define EXIT_FAILURE 2 /* no verdict */\n'
STATUSES = 'GOOD = 42, BAD = 43'
HEAD = """/*
 * NAME: USE
 * Made of the rules of the game and the machinery below them; make changes there.
 */
"""
KATTIS_USE = """the checker of inputs and of answers.
 * Without arguments: is stdin an input? Exit status 42 if it is, byte for byte; 43, and the reason on stderr, if not.
 * With the paths of an input, its answer, and a folder for messages: is stdin a right output? 42 if it is, 43 if not."""
FILES_USE = """the checker of answers.
 * With the paths of an input and of an output, as at DMOJ and QDUOJ: exit status 0 if the output is right, 1 if not."""
TALK_USE = """the interactor.
 * With the paths of an input and of its answer, it plays with the program at stdin and stdout: exit status 0 if the program
 * holds what it can, 1 and the reason on stderr if not."""
KATTIS = """
int main(int argc, char **argv)
{
    static char message[4096];
    const bool is_talk = problem.converse != NULL && argc > 3;
    const bool of_answers = argc > 3;
    char *words[] = {"NAME", is_talk ? "interact" : of_answers ? "accepts" : "valid", argv[1], argc > 2 ? argv[2] : NULL, message};
    if (is_talk) {
        snprintf(message, sizeof message, "%s/judgemessage.txt", argv[3]);
    }
    return run_program(&problem, words[0], is_talk ? 5 : of_answers ? 3 : 2, words);
}
"""
FILES = """
int main(int argc, char **argv)
{
    char *words[] = {"NAME", "accepts", argv[1]};
    return argc < 3 || freopen(argv[2], "r", stdin) == NULL ? 2 : run_program(&problem, words[0], 3, words);
}
"""
TALK = """
int main(int argc, char **argv)
{
    char *words[] = {"NAME", "interact", argv[1], argv[argc > 3 ? 3 : 2]}; /* Hydro has the answer third */
    return argc < 3 ? 2 : run_program(&problem, words[0], 4, words);
}
"""


def own_names(code):
    """The names of a file's functions, variables and constants: their lines begin at the margin."""
    enums = re.findall(r'\benum(?: \w+)? \{(.*?)\}', re.sub(r'/\*.*?\*/', '', code, flags=re.S), re.S)
    return {name for body in enums for name in re.findall(r'(?:^|,)\s*(\w+)', body)} | set(
        re.findall(r'^(?:\w[\w *(]*?\b|(?:\w.*)?\} (?:\* ?)?)(\w+)\)?(?:[\[(;]| = )', code, re.M))


@functools.lru_cache(maxsize=None)
def machinery():
    """Its files one after the other, and those of its names that the rules of a game may use as well."""
    headers = [f'{MACHINERY}/{room}/{name}.h' for room in ROOMS for name in (room, 'inside')]
    paths = [*filter(os.path.exists, headers), *sorted({*glob.glob(f'{MACHINERY}/*/*.c')} - {f'{MACHINERY}/program/main.c'})]
    language, *sources = [re.sub(r'^#include ".*\n', '', PROTOTYPE.sub('', read(path)) if path.endswith('.c') else read(path),
                                 flags=re.M) for path in (f'{MACHINERY}/rules.h', *paths)]
    return language + ''.join(sources), set().union(*map(own_names, sources)) - own_names(language)


def one_file(name, rules, use=KATTIS_USE, main=KATTIS):
    """The text of the checker of inputs, which also checks answers or plays; `name` is that of a problem, or NAME+FORM,
    `rules` the text of the game's rules.c. With another main() it is called as at DMOJ, QDUOJ and Hydro, and that is all."""
    takes_files = main != KATTIS
    code, names = machinery()
    renamed = ''.join(f'#define {word} rules_{word}\n' for word in sorted(names & own_names(rules)))
    code += main.replace('NAME', name) + renamed + rules.replace('#include "rules.h"\n', '')
    top = ''.join(sorted(set(AT_THE_TOP.findall(code))))
    head = HEAD.replace('USE', use).replace('NAME', name)
    code = head + top + (NO_VERDICT if takes_files else '') + AT_THE_TOP.sub('', code)
    if STATUSES not in code:
        raise ValueError('common/rules/program/command_line.c has other exit statuses than common/packages/checkers.py expects')
    return code.replace(STATUSES, 'GOOD = 0, BAD = 1') if takes_files else code
