"""One C file out of the machinery and the rules of one game: the checker of inputs, or of answers, of a package.

Only what the checker needs is taken: from main() on, every function, type and variable that one already taken names.
"""
import functools
import glob
import os
import re
from collections import namedtuple

MACHINERY = 'tests/rules'
LEFT_OUT = ('explain.c', 'play.c', 'state.c', 'table.c')  # for people; a checker has no use for them

HEAD = {
    'input': """/*
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
    'input': """
int main(void)
{
    program_name = "NAME";
    return valid();
}
""",
    'accepts': """
int main(int argc, char **argv)
{
    program_name = "NAME";
    if (argc < 3) {
        die("two arguments are wanted: the input and the answer");
    }
    return check_answer(argv[1]);
}
""",
}

Item = namedtuple('Item', 'text names words')  # a declaration or definition; what it defines; what it mentions

INCLUDE = re.compile(r'^#include <[^>]*>\n', flags=re.M)
NOT_CODE = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|^#[^\n]*\n', flags=re.S | re.M)


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


def blanked(text):
    """The code, every place where it was: comments, strings and lines of the preprocessor are blanks."""
    return NOT_CODE.sub(lambda m: re.sub(r'[^\n]', ' ', m.group()), text)


def ends(code):
    """Where each declaration or definition at the top level ends."""
    depth, start = 0, 0
    for at, c in enumerate(code):
        depth += (c in '({[') - (c in ')}]')
        if depth == 0 and (c == ';' or (c == '}' and re.search(r'\)\s*\{', code[start:at]) and
                                        '=' not in code[start:at].split('{')[0])):
            yield at + 1
            start = at + 1


def without(text, opening, closing):
    """The text without what stands in these brackets."""
    done, depth = '', 0
    for c in text:
        depth += c == opening
        done += c if depth == 0 else ''
        depth -= c == closing
    return done


def defined(code):
    """The names that a declaration or definition at the top level brings."""
    code = code.strip()
    names = set(re.findall(r'^(?:static |extern |const )*(?:struct|enum) (\w+) \{', code))
    for body in re.findall(r'^(?:static |const )*enum [\w ]*\{([^}]*)\}', code):
        names |= set(re.findall(r'(?:^|,)\s*(\w+)', body))
    pointer = re.match(r'[\w\s*]*\(\*(?:const )?(\w+)\)\(', code)
    function = re.match(r'[\w\s*]*?(\w+)\s*\(', code)
    if pointer:
        return names | {pointer[1]}
    if function and not re.match(r'[\w\s*]*(=|\[)', code):
        return names | {function[1]}
    flat = without(without(code, '{', '}'), '[', ']').rstrip(';')
    if re.search(r'\}?\s*[\w*]+\s*(=|,|$)', flat) and not re.match(r'(static |const )*(struct|enum)( \w+)? *$', flat):
        for part in flat.split(','):
            found = re.search(r'(\w+)\s*$', part.split('=')[0])
            names |= {found[1]} if found else set()
    return names


LOCAL = re.compile(r'\b(?:u?int(?:64_t)?|bool|char|size_t|double|(?:struct|enum) \w+)\s[\s*]*(\w+)\s*[=;,)\[]')


def mentioned(code):
    """The names that an item uses, but for those of its own variables."""
    own = set(LOCAL.findall(code)) if '{' in code else set()
    return (set(re.findall(r'\b[A-Za-z_]\w*', code)) - own) | set(re.findall(r'\b(?:struct|enum) (\w+)', code))


def items(text):
    """A file as its items, with the comments that stand right before each or behind it in its last line."""
    code, found, start = blanked(text), [], 0
    for end in ends(code):
        line_end = text.find('\n', end)
        line_end = len(text) if line_end < 0 else line_end
        stop = line_end if not code[end:line_end].strip() else end
        piece = re.sub(r'^#[^\n]*\n', '', text[start:stop], flags=re.M).strip('\n')
        while re.match(r'/\*(?:(?!\*/).)*\*/\n\s*\n', piece, flags=re.S):  # a comment that stands alone
            piece = re.sub(r'^/\*(?:(?!\*/).)*\*/\n\s*\n', '', piece, count=1, flags=re.S)
        found.append(Item(piece, defined(code[start:end]), mentioned(blanked(piece))))
        start = stop
    return found


def reached(start, public, machinery, rules):
    """The items that are needed for these names of the machinery and of the rules."""
    by_name = {}
    for kind, pieces in (('public', public), ('machinery', machinery), ('rules', rules)):
        for item in pieces:
            for name in item.names:
                by_name.setdefault((kind, name), []).append(item)
    wanted, taken = list(start), set()
    seen = set()
    while wanted:
        kind, name = wanted.pop()
        if (kind, name) in seen:
            continue
        seen.add((kind, name))
        if kind == 'rules' and ('rules', name) not in by_name:
            kind = 'public'  # what the rules do not say themselves is of the language
            if ('public', name) not in by_name:
                continue
        kinds = ('rules',) if kind == 'rules' else ('public', 'machinery')
        for k in kinds:
            for item in by_name.get((k, name), []):
                if id(item) not in taken:
                    taken.add(id(item))
                    wanted += [(k, word) for word in item.words]
    return taken


@functools.lru_cache(maxsize=None)
def language_and_machinery():
    """What all checkers are made from: the items of the language, those of the machinery, and all includes."""
    paths = [f'{MACHINERY}/machine.h', *sorted(glob.glob(f'{MACHINERY}/*.c'))]
    sources = [read(path) for path in paths if os.path.basename(path) not in LEFT_OUT]
    language = read(f'{MACHINERY}/rules.h')
    machinery = [item for source in sources for item in items(source)]
    bodies = {name for item in machinery if '{' in item.text for name in item.names}
    machinery = [item for item in machinery if '{' in item.text or not re.search(r'\w\(', blanked(item.text)) or item.names & bodies]
    return items(language), machinery, INCLUDE.findall('\n'.join([language, *sources]))


def one_file(folder, mode):
    """The text of a program that checks inputs ("input") or answers ("accepts") by the rules in that folder."""
    public, machinery, includes = language_and_machinery()
    own = read(f'{folder}/rules.c')
    rules = items(own)
    problem = next(item for item in rules if 'problem' in item.names)
    fields = {field: name for field, name in re.findall(r'\.(\w+) = (\w+)', problem.text) if field in ('input', mode)}
    rules = [item for item in rules if item is not problem]
    ending = MAIN[mode].replace('NAME', os.path.basename(folder))
    taken = reached([('machinery', word) for word in re.findall(r'\w+', blanked(ending)) if word != 'main']
                    + [('rules', name) for name in fields.values()], public, machinery, rules)
    public, machinery, rules = ([item for item in pieces if id(item) in taken] for pieces in (public, machinery, rules))
    rule_names = {name for item in rules for name in item.names}
    twice = {name for item in machinery for name in item.names} & rule_names
    texts = [item.text for item in public]
    for item in machinery:
        text = item.text
        for name in sorted(twice):  # a name of the rules as well
            text = re.sub(rf'(?<![\w."])(?<!->){name}\b(?!")', f'm_{name}', text)
        texts.append(text)
    texts += [item.text for item in rules]
    texts.append('const struct problem problem = {' + ', '.join(f'.{field} = {name}' for field, name in fields.items()) + '};')
    body = ''
    for before, text in zip(['', *texts], texts):
        body += ('\n' if '\n' in before + text else '') + text + '\n'
    body += ending
    return HEAD[mode].replace('NAME', os.path.basename(folder)) + ''.join(sorted({*includes, *INCLUDE.findall(own)})) + body
