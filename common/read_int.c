/*
 * Reads the next integer from stdin: plain decimal digits, set off by blanks or line breaks.
 * Needs 0 <= low <= high. A missing number, a sign, a leading zero, any other character or a value
 * outside low..high ends the program with status 1 and one line on stderr.
 */
static int64_t read_int(const char *name, int64_t low, int64_t high)
{
    const uint64_t tenth = (uint64_t)high / 10; /* what is larger may not take another digit */
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    const bool missing = c == EOF;
    bool plain = isdigit(c);
    uint64_t value = 0;
    while (isdigit(c)) {
        value = value > tenth ? UINT64_MAX : 10 * value + (uint64_t)(c - '0');
        c = getchar();
        plain = plain && !(value == 0 && isdigit(c));
    }
    plain = plain && (isspace(c) || c == EOF);
    if (!plain || value < (uint64_t)low || value > (uint64_t)high) {
        const char *problem = missing ? "missing" : plain ? "out of range" : "not a plain integer";
        fprintf(stderr, "%s: %s, expected %" PRId64 " to %" PRId64 "\n", name, problem, low, high);
        exit(EXIT_FAILURE);
    }
    return (int64_t)value;
}
