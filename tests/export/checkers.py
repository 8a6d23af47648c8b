"""The checkers of a package, each one C file: the machinery of the rules, the rules of one game, and a main()."""
import functools
import glob
import re

from suite import read

MACHINERY = 'tests/rules'
AT_THE_TOP = re.compile(r'^#(?:include <|define _).*\n', re.M)  # of every file
INPUT = """/*
 * NAME: is stdin an input? Exit status 42 if it is, byte for byte; 43, and the reason on stderr, if it is not.
 * Made of the rules of the game and the machinery under them; a change belongs there.
 */
TOP

int main(void)
{
    char *words[] = {"NAME", "valid"};
    return run_program(&problem, 2, words);
}
"""
ANSWER = """/*
 * NAME: is the output of a solution, on stdin, right? Arguments: the input, the answer, a folder for messages.
 * Exit status 42 if it is, 43 if it is not. Made of the rules of the game and the machinery under them; a change
 * belongs there.
 */
TOP

int main(int argc, char **argv)
{
    char *words[] = {"NAME", "accepts", argv[1]};
    return run_program(&problem, argc > 1 ? 3 : 2, words);
}
"""


def own_names(code):
    """What a file calls its functions, variables and constants: their lines begin at the margin."""
    enums = re.findall(r'\benum(?: \w+)? \{(.*?)\}', re.sub(r'/\*.*?\*/', '', code, flags=re.S), re.S)
    return {name for body in enums for name in re.findall(r'(?:^|,)\s*(\w+)', body)} | set(
        re.findall(r'^(?:\w[\w *(]*?\b|(?:\w.*)?\} (?:\* ?)?)(\w+)\)?(?:[\[(;]| = )', code, re.M))


@functools.lru_cache(maxsize=None)
def machinery():
    """Its files one after the other, and the names that the rules of a game may have as well."""
    paths = [f'{MACHINERY}/machine.h', *sorted(set(glob.glob(f'{MACHINERY}/*.c')) - {f'{MACHINERY}/main.c'})]
    language, *sources = [re.sub(r'^#include ".*\n', '', read(path), flags=re.M)
                          for path in (f'{MACHINERY}/rules.h', *paths)]
    return language + ''.join(sources), set().union(*map(own_names, sources)) - own_names(language)


def one_file(name, rules, kind):
    """The text of a checker: `kind` is INPUT or ANSWER, `rules` the file rules.c of the game."""
    code, names = machinery()
    about, main = kind.replace('NAME', name).split('TOP\n')
    renamed = ''.join(f'#define {word} rules_{word}\n' for word in sorted(names & own_names(rules)))
    code += main + renamed + rules.replace('#include "rules.h"\n', '')
    return about + ''.join(sorted(set(AT_THE_TOP.findall(code)))) + AT_THE_TOP.sub('', code)
