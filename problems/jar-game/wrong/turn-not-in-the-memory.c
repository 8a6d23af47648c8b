/*
 * Verdict: WA
 * Why: stores results by the jars only. The same jars can occur on another turn, when other amounts are
 *   taken.
 * Why (ko): 병들만으로 메모이제이션을 합니다. 같은 병들이 다른 차례에도 나올 수 있고, 그때는 가져가는 개수가
 *   다릅니다.
 * First wrong input: 2 1 10
 */
#include <stdio.h>

int known[101][101][101]; /* lead + 1000; 0: not known yet */

int lead(int turn, int a, int b, int c)
{
    int jar[3] = {a, b, c}, best = -999, i;
    if (a + b + c == 0) {
        return 0;
    }
    if (known[a][b][c] != 0) {
        return known[a][b][c] - 1000;
    }
    for (i = 0; i < 3; i++) {
        int taken = jar[i] < turn ? jar[i] : turn;
        if (taken > 0) {
            jar[i] -= taken;
            int mine = taken - lead(turn + 1, jar[0], jar[1], jar[2]);
            jar[i] += taken;
            best = mine > best ? mine : best;
        }
    }
    known[a][b][c] = best + 1000;
    return best;
}

int main(void)
{
    int a, b, c;
    scanf("%d %d %d", &a, &b, &c);
    int ahead = lead(1, a, b, c);
    puts(ahead > 0 ? "F" : ahead < 0 ? "S" : "D");
    return 0;
}
