"""What templates and scripts of the site say and has no Korean, which else only `make site` would tell."""
import glob
import re
import sys

from language import KOREAN, lacking_row

count = 0
for path in glob.glob('common/site/**/*.*', recursive=True):
    if path.endswith(('.html', '.js')):
        with open(path, encoding='utf-8') as file:
            text = file.read()
        said = re.findall(r'\{\{(.*?)\}\}', text) if path.endswith('.html') else re.findall(r"\bT\('(.*?)'", text)
        for words in said:
            count += 1
            KOREAN.say(words)
print(*map(lacking_row, sorted(KOREAN.lacking)), sep='\n', end='')
sys.exit(len(KOREAN.lacking) > 0 or count == 0)
