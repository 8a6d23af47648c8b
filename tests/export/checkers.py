"""The checkers of a package, each one C file: the machinery of the rules, the rules of one game, and a main()."""
import functools
import glob
import re

from suite import read

MACHINERY = 'tests/rules'
AT_THE_TOP = re.compile(r'^#(?:include <|define _).*\n', re.M)  # of every file
HEAD = """/*
 * NAME: ABOUT
 * Made of the rules of the game and the machinery below them; make changes there.
 */
"""
MAIN = """
int main(int argc, char **argv)
{
    char *words[] = {"NAME", "KIND", argv[1]};
    return run_program(&problem, argc > 1 ? COUNT : 2, words);
}
"""
# The kind of a checker, the number of words that it hands on, what it is.
INPUT = 'valid', 2, 'is stdin an input? Exit status 42 if it is, byte for byte; 43, and the reason on stderr, if not.'
ANSWER = 'accepts', 3, 'is the output of a solution, on stdin, right? Arguments: the input, the answer, a folder for' \
    '\n * messages. Exit status 42 if it is, 43 if not.'


def own_names(code):
    """The names of a file's functions, variables and constants: their lines begin at the margin."""
    enums = re.findall(r'\benum(?: \w+)? \{(.*?)\}', re.sub(r'/\*.*?\*/', '', code, flags=re.S), re.S)
    return {name for body in enums for name in re.findall(r'(?:^|,)\s*(\w+)', body)} | set(
        re.findall(r'^(?:\w[\w *(]*?\b|(?:\w.*)?\} (?:\* ?)?)(\w+)\)?(?:[\[(;]| = )', code, re.M))


@functools.lru_cache(maxsize=None)
def machinery():
    """Its files one after the other, and those of its names that the rules of a game may use as well."""
    paths = [f'{MACHINERY}/machine.h', *sorted(set(glob.glob(f'{MACHINERY}/*.c')) - {f'{MACHINERY}/main.c'})]
    language, *sources = [re.sub(r'^#include ".*\n', '', read(path), flags=re.M)
                          for path in (f'{MACHINERY}/rules.h', *paths)]
    return language + ''.join(sources), set().union(*map(own_names, sources)) - own_names(language)


def one_file(name, rules, kind):
    """The text of a checker: `kind` is INPUT or ANSWER, `rules` the text of the game's rules.c."""
    code, names = machinery()
    word, count, about = kind
    main = MAIN.replace('NAME', name).replace('KIND', word).replace('COUNT', str(count))
    renamed = ''.join(f'#define {word} rules_{word}\n' for word in sorted(names & own_names(rules)))
    code += main + renamed + rules.replace('#include "rules.h"\n', '')
    return HEAD.replace('NAME', name).replace('ABOUT', about) + ''.join(sorted(set(AT_THE_TOP.findall(code)))) + AT_THE_TOP.sub('', code)
