"""Prints all programs of problems/, as judge.mjs needs them: for each its problem (of a form NAME+FORM), file, verdict and
first wrong input."""
import json

from folder import header, wrong_programs
from lists import forms_of, read_list


def main():
    found = []
    for p in (q for problem in read_list() for q in (problem, *forms_of(problem))):
        found.append({'problem': p.made, 'file': p.source, 'verdict': 'AC', 'first': ''})
        found += [{'problem': p.made, 'file': w.path, 'verdict': w.verdict, 'first': w.first}
                  for w in map(header, wrong_programs(p))]
    print(json.dumps(found))
    return 0
