"""The checkers of a package, each one C file: the machinery of the rules, the rules of one game, and a main()."""
import functools
import glob
import re

from run import read

MACHINERY = 'common/rules'
AT_THE_TOP = re.compile(r'^#(?:include <|define _).*\n', re.M)  # of every file
HEAD = """/*
 * NAME: the checker of inputs and of answers.
 * Without arguments: is stdin an input? Exit status 42 if it is, byte for byte; 43, and the reason on stderr, if not.
 * With the paths of an input, its answer, and a folder for messages: is stdin a right output? 42 if it is, 43 if not.
 * Made of the rules of the game and the machinery below them; make changes there.
 */
"""
MAIN = """
int main(int argc, char **argv)
{
    const bool of_answers = argc > 3;
    char *words[] = {"NAME", of_answers ? "accepts" : "valid", argv[1]};
    return run_program(&problem, NULL, of_answers ? 3 : 2, words);
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
    paths = [f'{MACHINERY}/machine.h', *sorted(set(glob.glob(f'{MACHINERY}/*.c')) - {f'{MACHINERY}/main.c'})]
    language, *sources = [re.sub(r'^#include ".*\n', '', read(path), flags=re.M)
                          for path in (f'{MACHINERY}/rules.h', *paths)]
    return language + ''.join(sources), set().union(*map(own_names, sources)) - own_names(language)


def one_file(name, rules):
    """The text of the checker of inputs, which also checks answers; `rules` is the text of the game's rules.c."""
    code, names = machinery()
    renamed = ''.join(f'#define {word} rules_{word}\n' for word in sorted(names & own_names(rules)))
    code += MAIN.replace('NAME', name) + renamed + rules.replace('#include "rules.h"\n', '')
    top = ''.join(sorted(set(AT_THE_TOP.findall(code))))
    return HEAD.replace('NAME', name) + top + AT_THE_TOP.sub('', code)
