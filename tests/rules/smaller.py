"""Makes inputs smaller as the judge does: smaller.py RULES < TASKS. A task is a line `PROBLEM | INPUT | PATTERN | WANTED`
with / for a line break: of INPUT, whose lines match the regular expression PATTERN, the smallest found that matches it,
too, is WANTED. RULES is the folder of the rules programs. Every smaller input must be valid, new, and rightly answered."""
import re
import subprocess
import sys


def ask(program, mode, text, wanted=0):
    done = subprocess.run([program, mode], input=text, capture_output=True, text=True, check=False)
    assert done.returncode == wanted, f'{program} {mode}: {done.stderr}{text}'
    return done.stdout


def size_of(text):
    words = text.split()
    return len(words), sum(abs(int(word)) if re.fullmatch('-?[0-9]+', word) else len(word) for word in words)


def smaller(program, text):
    rest, made, every = ask(program, 'smaller', text), [], []
    while rest:
        header, rest = rest.split('\n', 1)
        word, label, size, answer = header.split(' ')
        kind = made if label.startswith('smaller') else every
        assert word == 'case' and re.fullmatch(f'(smaller|all|last)-{len(kind) + 1}', label)
        assert not every or kind is every
        kind.append((rest[:int(size)], rest[int(size):int(size) + int(answer)]))
        rest = rest[int(size) + int(answer):]
    for kind in made, every:
        sizes = [size_of(one) for one, _ in kind] + [size_of(text)]
        assert sizes == sorted(sizes) and len({text, *(one for one, _ in kind)}) == len(kind) + 1
    assert not every or label.startswith('last') and set(made) <= set(every)
    for one, answer in made[::40] + every[::400]:
        ask(program, 'valid', one, 42)
        assert ask(program, 'answer', one) == answer, one
    return [one for one, _ in made]


def main(rules):
    for line in sys.stdin:
        problem, text, pattern, wanted = [part.replace(' / ', '\n') for part in line.rstrip('\n').split(' | ')]
        found = [text + '\n']
        assert re.search(pattern, found[0]), line
        steps = 0
        while found:  # it ends, because every step is a smaller input
            steps += 1
            last, found = found[0], [one for one in smaller(f'{rules}/{problem}', found[0]) if re.search(pattern, one)]
        assert steps <= 8, f'{problem}: {steps} steps, and each costs the judge a run of the rules'
        assert last == wanted + '\n', f'{problem}: {last!r}, wanted {wanted!r}'


if __name__ == '__main__':
    main(*sys.argv[1:])
