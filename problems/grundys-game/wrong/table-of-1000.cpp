/*
 * Verdict: WA
 * Why: A table that is too short. After 932 one more pile loses: 1222.
 * Why (ko): 너무 짧은 표. 932 다음에 지는 더미가 하나 더 있습니다. 1222입니다.
 * First wrong input: long; every pile from 1 to 1300
 */
#include <cstdio>

int main()
{
    static int grundy[1001];
    for (int n = 1; n <= 1000; n++) {
        bool seen[1024] = {false};
        for (int part = 1; part < n - part; part++) {
            seen[grundy[part] ^ grundy[n - part]] = true;
        }
        while (seen[grundy[n]]) {
            grundy[n]++;
        }
    }
    int games, n;
    std::scanf("%d", &games);
    while (games--) {
        std::scanf("%d", &n);
        std::puts(n <= 1000 && grundy[n] == 0 ? "second" : "first");
    }
}
