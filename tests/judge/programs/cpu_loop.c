/* Computes for ever. */
int main(void)
{
    for (volatile int running = 1; running;) {
    }
    return 0;
}
