"""call.py FILE - calls the function of class Solution in FILE for each test case of standard input, as LeetCode does: a
line for each argument, a new object for each test case. Every answer is a line of standard output; what the function
prints goes to stderr."""
import json as call_json
import os as call_os
import sys as call_sys
import tokenize as call_tokenize
import traceback as call_traceback
import types as call_types

PROVIDED = '''
from string import *
from re import *
from collections import *
from heapq import *
from bisect import *
from copy import *
from math import *
from random import *
from itertools import *
from functools import *
from operator import *
from typing import *
from sys import setrecursionlimit, maxsize
from builtins import *
import string, re, collections, heapq, bisect, copy, math, random, itertools, functools, operator, typing, sys, json
'''


def text_of(answer):
    if isinstance(answer, float):
        return '%.5f' % answer
    try:
        return call_json.dumps(answer, separators=(',', ':'))
    except TypeError:
        return repr(answer)


def load(path):
    """The module of the program, which is read after all that is the same for every program."""
    module = call_types.ModuleType('solution')
    exec(PROVIDED, module.__dict__)
    call_sys.modules['solution'] = module
    call_sys.setrecursionlimit(550000)
    with call_tokenize.open(path) as file:
        text = file.read()
    return module, compile(text, path, 'exec')


def call_all(module, code):
    answers = call_os.fdopen(call_os.dup(1), 'w')
    call_os.dup2(2, 1)
    lines = [line for line in call_sys.stdin.read().split('\n') if line.strip()]
    exec(code, module.__dict__)
    if not hasattr(getattr(module, 'Solution', None), '@NAME@'):
        call_sys.exit('there is no class Solution with the function @NAME@')
    for at in range(0, len(lines), @COUNT@):
        arguments = [call_json.loads(line) for line in lines[at:at + @COUNT@]]
        answers.write(text_of(module.Solution().@NAME@(*arguments)) + '\n')
        answers.flush()


try:
    call_all(*load(call_sys.argv[1]))
except Exception as fault:
    call_traceback.print_exception(type(fault), fault, fault.__traceback__.tb_next.tb_next or fault.__traceback__)
    call_sys.exit(1)
