/* Random numbers: splitmix64, by S. Vigna. They are the same everywhere, for they begin with the name of the
 * problem. A call of rules.h asked for two of them in one expression would have no order in C: name one first. */
#include "base.h"

static uint64_t state;

void seed_random(const char *word)
{
    state = 0;
    for (; *word != '\0'; word++) {
        state = state * 31 + (unsigned char)*word;
    }
}

static uint64_t random_word(void)
{
    state += UINT64_C(0x9e3779b97f4a7c15);
    uint64_t z = state;
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

uint64_t random_between(uint64_t low, uint64_t high)
{
    const uint64_t width = high - low + 1; /* 0: all 64-bit numbers */
    const uint64_t drawn = random_word();
    /* cppcheck-suppress knownConditionTrueFalse ; the sum above may wrap around */
    return width == 0 ? drawn : low + drawn % width;
}

uint64_t random_of_magnitude(uint64_t low, uint64_t high)
{
    uint64_t powers = 0;
    while (powers < 64 && high - low >= UINT64_C(1) << powers) {
        powers++;
    }
    const uint64_t power = random_between(0, powers);
    const uint64_t reach = power == 64 ? UINT64_MAX : (UINT64_C(1) << power) - 1;
    return random_between(low, high - low < reach ? high : low + reach);
}

int64_t random_in(int64_t low, int64_t high) { return (int64_t)random_between((uint64_t)low, (uint64_t)high); }

int64_t random_magnitude(int64_t low, int64_t high)
{
    return (int64_t)random_of_magnitude((uint64_t)low, (uint64_t)high);
}

void shuffle(int64_t *numbers, int64_t count)
{
    for (int64_t i = count - 1; i > 0; i--) {
        const int64_t j = random_in(0, i);
        const int64_t kept = numbers[i];
        numbers[i] = numbers[j];
        numbers[j] = kept;
    }
}
