/* How much a question may take: counted work, the same on every machine, and not seconds. */
#include "inside.h"

static int64_t work_left = INT64_MAX;
static void (*stop_work)(void);

void bound_work(int64_t most, void (*stop)(void))
{
    work_left = most;
    stop_work = stop;
}

void worked(int64_t steps)
{
    work_left -= steps;
    if (work_left < 0) {
        work_left = INT64_MAX; /* what says so may look at the game */
        stop_work();
    }
}
