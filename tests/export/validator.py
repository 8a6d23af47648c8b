"""One C file out of the machinery and the rules of one game: the checker of inputs (and of answers) of a problem package."""
import glob
import os
import re

MACHINERY = 'tests/rules'
LEFT_OUT = ('explain.c', 'play.c', 'state.c', 'table.c')  # for people; a checker has no use for them

HEAD = {
    'valid': """/*
 * NAME: is stdin an input? Exit status 42 if it is, byte for byte; 43, and the reason on stderr, if it is not.
 * Made from the rules of the game and the machinery under them; a change belongs there.
 */
""",
    'accepts': """/*
 * NAME: is the output of a solution, on stdin, right? Arguments: the input, the answer, a folder for messages.
 * Exit status 42 if it is, 43 if it is not. Made from the rules of the game and the machinery under them; a change
 * belongs there.
 */
""",
}

MAIN = {
    'valid': """
int main(void)
{
    char name[] = "NAME";
    char mode[] = "valid";
    char *words[] = {name, mode, NULL};
    return m_main(2, words);
}
""",
    'accepts': """
int main(int argc, char **argv)
{
    char name[] = "NAME";
    char mode[] = "accepts";
    char *words[] = {name, mode, argc > 1 ? argv[1] : NULL, NULL};
    return m_main(3, words);
}
""",
}


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


def without_own_includes(text):
    return re.sub(r'^#include "[^"]*"\n', '', text, flags=re.M)


def without_comments(text):
    return re.sub(r'/\*.*?\*/', '', text, flags=re.S)


def file_scope_names(text):
    """The functions, variables, types and constants that a file of the machinery has at its top level."""
    text = without_comments(text)
    names = set(re.findall(r'^(?:static |extern )?[a-z][\w ]*[\w*]\s\**(\w+)(?=\(|\[|;| =)', text, flags=re.M))
    names |= set(re.findall(r'^} \*?(\w+)(?=\[|;)', text, flags=re.M))
    names |= set(re.findall(r'^(?:static )?(?:struct|enum) (\w+) \{', text, flags=re.M))
    for body in re.findall(r'^(?:static )?enum [\w ]*\{([^}]*)\}', text, flags=re.M):
        names |= set(re.findall(r'(?:^|,)\s*([A-Z][A-Z_]*)', body))
    for name in re.findall(r'\(\*(\w+)\)\(', '\n'.join(l for l in text.split('\n') if re.match(r'(static|extern) ', l))):
        names.add(name)
    return names


def stand_ins(header, sources):
    """What stands for the functions of the files that are left out."""
    text = ''
    for kind, name, arguments in re.findall(r'^(int|void) (\w+)\(([^()]*)\);', header, flags=re.M):
        if not re.search(rf'^{kind} {name}\(', sources, flags=re.M):
            unused = ''.join(f'    (void){words.split("*")[-1].split()[-1]};\n' for words in arguments.split(',') if words != 'void')
            text += f'\n{kind} {name}({arguments})\n{{\n{unused}' + ('    return 2;\n' if kind == 'int' else '') + '}\n'
    return text


def renamed(text, names):
    """Every name with m_ before it, so that it cannot meet a name of the rules file; strings and comments stay."""
    pattern = re.compile(r'"(?:\\.|[^"\\])*"|/\*.*?\*/|\b\w+\b', flags=re.S)
    return pattern.sub(lambda m: f'm_{m.group()}' if m.group() in names else m.group(), text)


def one_file(folder, mode):
    """The text of a program that does `mode` alone, "valid" or "accepts", for the rules in that folder."""
    language = read(f'{MACHINERY}/rules.h')
    header = without_own_includes(read(f'{MACHINERY}/machine.h'))
    sources = ''.join(without_own_includes(read(path)) for path in sorted(glob.glob(f'{MACHINERY}/*.c'))
                      if os.path.basename(path) not in LEFT_OUT)
    machinery = header + sources + stand_ins(header, sources)
    public = set(re.findall(r'\b\w+\b', without_comments(language)))
    machinery = renamed(machinery, (file_scope_names(machinery) - public) | {'main'})
    for name in ('play',): # a function of the machinery, and a field of the language
        machinery = re.sub(rf'(?<![\w.>]){name}\(', f'm_{name}(', machinery)
    ending = MAIN[mode].replace('NAME', os.path.basename(folder))
    parts = (language, machinery, read(f'{folder}/rules.c'), ending)
    includes = sorted(set(re.findall(r'^#include <[^>]*>\n', ''.join(parts), flags=re.M)))
    body = ''.join(re.sub(r'^#(include <[^>]*>|ifndef RULES_\w*|define RULES_\w*|endif)\n', '', without_own_includes(part), flags=re.M)
                   for part in parts)
    head = HEAD[mode].replace('NAME', os.path.basename(folder))
    return re.sub(r'\n{3,}', '\n\n', head + ''.join(includes) + '\n' + body)
