/*
 * Reads the next integer from stdin as strictly as read_int does, but up to 2^64 - 1, and faster: for inputs
 * of millions of digits. It reads ahead in blocks, so a program that calls it must not read by anything else.
 */
static uint64_t read_uint64(const char *name, uint64_t low, uint64_t high)
{
    enum { LONGEST = 32 };        /* longer than any number that fits and what ends it */
    static char block[65536 + 1]; /* a 0, no digit and no blank, stands behind what has been read */
    static const char *next = block;
    static const char *end = block;
    const char *start = next;
    for (;; start++) {
        if (end - start < LONGEST && !feof(stdin)) {
            char *rest = block; /* move what is left to the front, so that a number lies in one piece */
            while (start < end) {
                *rest++ = *start++;
            }
            rest += fread(rest, 1, (size_t)(block + sizeof block - 1 - rest), stdin);
            *rest = 0;
            start = block;
            end = rest;
        }
        if (!isspace((unsigned char)*start)) {
            break;
        }
    }
    uint64_t value = 0;
    const char *at = start;
    unsigned digit = (unsigned char)*at - (unsigned)'0';
    while (digit <= 9) {
        value = 10 * value + digit;
        digit = (unsigned char)*++at - (unsigned)'0';
    }
    const bool leading_zero = *start == '0' && at > start + 1;
    const bool plain = at > start && !leading_zero && (isspace((unsigned char)*at) || at == end);
    /* 20 digits fit if they begin with 1 and did not overflow, which takes away 2^64 > 10^19. */
    const bool fits =
        at < start + 20 || (at == start + 20 && *start == '1' && value >= UINT64_C(10000000000000000000));
    if (!plain || !fits || value < low || value > high) {
        const char *problem = start == end ? "missing" : plain ? "out of range" : "not a plain integer";
        fprintf(stderr, "%s: %s, expected %" PRIu64 " to %" PRIu64 "\n", name, problem, low, high);
        exit(EXIT_FAILURE);
    }
    next = at + (at < end); /* behind the blank that ends it */
    return value;
}
