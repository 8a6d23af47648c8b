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
KATTIS = """
int main(int argc, char **argv)
{
    const bool of_answers = argc > 3;
    char *words[] = {"NAME", of_answers ? "accepts" : "valid", argv[1]};
    return run_program(&problem, words[0], of_answers ? 3 : 2, words);
}
"""
FILES = """
int main(int argc, char **argv)
{
    char *words[] = {"NAME", "accepts", argv[1]};
    return argc < 3 || freopen(argv[2], "r", stdin) == NULL ? 2 : run_program(&problem, words[0], 3, words);
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


def one_file(name, rules, takes_files=False):
    """The text of the checker of inputs, which also checks answers; `name` is that of a problem, or NAME+FORM, `rules` the
    text of the game's rules.c. One that takes files is called as at DMOJ and QDUOJ, and checks answers only."""
    code, names = machinery()
    renamed = ''.join(f'#define {word} rules_{word}\n' for word in sorted(names & own_names(rules)))
    code += (FILES if takes_files else KATTIS).replace('NAME', name) + renamed + rules.replace('#include "rules.h"\n', '')
    top = ''.join(sorted(set(AT_THE_TOP.findall(code))))
    head = HEAD.replace('USE', FILES_USE if takes_files else KATTIS_USE).replace('NAME', name)
    code = head + top + (NO_VERDICT if takes_files else '') + AT_THE_TOP.sub('', code)
    if STATUSES not in code:
        raise ValueError('common/rules/program/command_line.c has other exit statuses than common/packages/checkers.py expects')
    return code.replace(STATUSES, 'GOOD = 0, BAD = 1') if takes_files else code
