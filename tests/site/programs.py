"""Prints all programs of problems/, as judge.mjs needs them: for each its problem, file, verdict and first wrong input."""
import json

from folder import header, wrong_programs
from lists import read_list


def main():
    found = []
    for p in read_list():
        found.append({'problem': p.folder, 'file': p.path('main.c'), 'verdict': 'AC', 'first': ''})
        found += [{'problem': p.folder, 'file': w.path, 'verdict': w.verdict, 'first': w.first}
                  for w in map(header, wrong_programs(p))]
    print(json.dumps(found))
    return 0
