// call.js FILE - calls the function of FILE for each test case of standard input, as LeetCode does: a line for each
// argument. Every answer is a line of standard output; what the function prints goes to stderr.
'use strict';
const fs = require('fs');
const vm = require('vm');
const path = process.argv[2];

function textOf(answer) {
    const text = JSON.stringify(answer);
    return text === undefined ? String(answer) : text;
}

process.stdout.write = process.stderr.write.bind(process.stderr);
globalThis.require = require;
const lines = fs.readFileSync(0, 'utf8').split('\n').filter(line => line.trim() !== '');
vm.runInThisContext(fs.readFileSync(path, 'utf8'), { filename: path });
const called = vm.runInThisContext('typeof @NAME@ === "function" ? @NAME@ : undefined');
if (called === undefined) {
    console.error('there is no function @NAME@');
    process.exit(1);
}
for (let at = 0; at < lines.length; at += @COUNT@) {
    const args = lines.slice(at, at + @COUNT@).map(line => JSON.parse(line));
    fs.writeSync(1, textOf(called(...args)) + '\n');
}
