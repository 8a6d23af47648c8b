/*
 * Verdict: WA
 * Why: searches depth first, and treats a position that is still being searched as Loop. It keeps what follows from
 *   that, although the position may lose in the end.
 * Why (ko): 깊이 우선으로 탐색하면서, 아직 탐색 중인 상태를 Loop로 봅니다. 나중에 지는 상태로 밝혀져도, 이미 저장한
 *   값은 바뀌지 않습니다.
 * First wrong input: 3 / 2 2 1 / 1 1
 */
#include <cstdio>
#include <vector>

int n, known[2][7000];
std::vector<int> numbers[2];

enum { NEW, OPEN, LOSE, WIN, LOOP };

int search(int player, int object)
{
    int &mine = known[player][object];
    if (object == 0) {
        return LOSE;
    }
    if (mine == OPEN) {
        return LOOP;
    }
    if (mine != NEW) {
        return mine;
    }
    mine = OPEN;
    bool loops = false;
    for (int number : numbers[player]) {
        int next = search(1 - player, (object + number) % n);
        if (next == LOSE) {
            return mine = WIN;
        }
        loops = loops || next == LOOP;
    }
    return mine = loops ? LOOP : LOSE;
}

int main()
{
    std::scanf("%d", &n);
    for (auto &set : numbers) {
        int count;
        std::scanf("%d", &count);
        set.resize(count);
        for (int &number : set) {
            std::scanf("%d", &number);
        }
    }
    for (int player = 0; player < 2; player++) {
        for (int object = 1; object < n; object++) {
            int result = search(player, object);
            std::printf("%s%c", result == WIN ? "Win" : result == LOSE ? "Lose" : "Loop", object < n - 1 ? ' ' : '\n');
        }
    }
}
