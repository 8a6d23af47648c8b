/*
 * Verdict: WA
 * Why: goes on to the next letter whenever it can, though the same letter is never worse.
 * Why (ko): 같은 글자로 두는 것이 결코 더 나쁘지 않은데도, 다음 글자로 넘어갈 수 있으면 언제나 넘어갑니다.
 * First wrong input: 2 / a c / 2 / aa b
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char letters[1200001], *end = letters;
static char *largest[2][27];

int main(void)
{
    char *first = letters;
    for (int player = 0; player < 2; player++) {
        int n;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%s", end);
            largest[player][*end - 'a'] = end;
            end += strlen(end) + 1;
        }
    }
    int mover = 1;
    for (char *last = first;; mover = 1 - mover) {
        char *same = largest[mover][*last - 'a'], *next = largest[mover][*last - 'a' + 1];
        if (next) {
            last = next;
        } else if (same && strcmp(same, last) > 0) {
            last = same;
        } else {
            break;
        }
    }
    puts(mover == 1 ? "Alice" : "Bob");
    return 0;
}
