/*
 * Minimum excluded value: the smallest v with seen_at[v] != now.
 * Marking a value with the time it was seen saves clearing the marks; some v must be unmarked.
 */
static unsigned mex(const int seen_at[], int now)
{
    unsigned value = 0;
    while (seen_at[value] == now) {
        value++;
    }
    return value;
}
