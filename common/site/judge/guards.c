/* What a program calls that the page's compiler has built with AddressSanitizer (compiler.js), which has no library for
   WebAssembly: every load and store tells its address before. A shadow byte for each 8 bytes of memory, from SHADOW on,
   says how many of them may be used, from the first on; 0: all of them; more than 7: none, and why. Round arrays there
   are bytes that may not be used; the compiler leaves those, and heap_guard is round what malloc() gives. What was freed
   stays out of use for a while, and has odd values. libc and libc++ are not built like this: where they write for a
   program, it is looked at what they wrote. */
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define WRAPPED(result, name, ...) \
    result __real_##name(__VA_ARGS__); \
    result __wrap_##name(__VA_ARGS__)

enum { GRANULE = 8, GUARD = 32, KEPT = 16 << 20 }; /* bytes; KEPT: of what was freed */
enum { HEAP_GUARD = 0xfa, FREED = 0xfd, GLOBAL_GUARD = 0xf9, OUT_OF_SCOPE = 0xf8 }; /* as the compiler has them */
enum { NOT_SET = 0xbe, WAS_FREED = 0xdd }; /* bytes */

/* Of the page (runner.js): ends the program. `why` is a shadow byte. */
void own_guard(int why) __attribute__((noreturn));

static unsigned char *shadow(uintptr_t at)
{
    return (unsigned char *)(SHADOW + at / GRANULE);
}

/* Whether the bytes of a granule up to `last`, from 0, may be used. */
static bool is_free(uintptr_t at, size_t last)
{
    unsigned char most = *shadow(at);
    return most == 0 || (most < GRANULE && last < most);
}

static void check(uintptr_t at, size_t size)
{
    for (uintptr_t end = at + size; at < end; at = (at | (GRANULE - 1)) + 1) {
        uintptr_t last = (at | (GRANULE - 1)) < end ? GRANULE - 1 : (end - 1) % GRANULE;
        if (!is_free(at, last)) {
            own_guard(*shadow(at) < GRANULE ? HEAP_GUARD : *shadow(at));
        }
    }
}

/* Of a granule's part, which most loads are. */
#define ACCESS(size) \
    void __asan_load##size(uintptr_t at) \
    { \
        if (*shadow(at) != 0 || at % GRANULE + (size) > GRANULE) { \
            check(at, size); \
        } \
    } \
    void __asan_store##size(uintptr_t at) \
    { \
        __asan_load##size(at); \
    }
ACCESS(1) ACCESS(2) ACCESS(4) ACCESS(8) ACCESS(16)

void __asan_loadN(uintptr_t at, size_t size)
{
    check(at, size);
}

void __asan_storeN(uintptr_t at, size_t size)
{
    check(at, size);
}

void *__asan_memcpy(void *to, const void *from, size_t size)
{
    check((uintptr_t)from, size);
    check((uintptr_t)to, size);
    return memmove(to, from, size);
}

void *__asan_memmove(void *to, const void *from, size_t size)
{
    return __asan_memcpy(to, from, size);
}

void *__asan_memset(void *to, int byte, size_t size)
{
    check((uintptr_t)to, size);
    return memset(to, byte, size);
}

/* ---- what the compiler says of variables ---- */

/* Lets `size` bytes from `at` on be used, and none of those after them, up to `all`. */
static void lay(uintptr_t at, size_t size, size_t all, int guard)
{
    size_t whole = size / GRANULE;
    memset(shadow(at), 0, whole);
    if (whole * GRANULE < all) {
        memset(shadow(at) + whole, guard, all / GRANULE - whole);
        if (size % GRANULE != 0) {
            shadow(at)[whole] = size % GRANULE;
        }
    }
}

struct global {
    uintptr_t at;
    size_t size, all;
    const char *name, *module;
    uintptr_t has_initializer, place, indicator;
};

void __asan_register_globals(const struct global *globals, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        lay(globals[i].at, globals[i].size, globals[i].all, GLOBAL_GUARD);
    }
}

#define SET_SHADOW(name, byte) \
    void __asan_set_shadow_##name(unsigned char *from, size_t size) \
    { \
        memset(from, byte, size); \
    }
SET_SHADOW(00, 0)
SET_SHADOW(01, 1)
SET_SHADOW(02, 2)
SET_SHADOW(03, 3)
SET_SHADOW(04, 4)
SET_SHADOW(05, 5)
SET_SHADOW(06, 6)
SET_SHADOW(07, 7)
SET_SHADOW(f1, 0xf1)
SET_SHADOW(f2, 0xf2)
SET_SHADOW(f3, 0xf3)
SET_SHADOW(f5, 0xf5)
SET_SHADOW(f8, OUT_OF_SCOPE)

void __asan_poison_stack_memory(uintptr_t at, size_t size)
{
    memset(shadow(at), OUT_OF_SCOPE, (size + GRANULE - 1) / GRANULE);
}

void __asan_unpoison_stack_memory(uintptr_t at, size_t size)
{
    lay(at, size, (size + GRANULE - 1) / GRANULE * GRANULE, OUT_OF_SCOPE);
}

/* Of an array whose length is known at run time: it lies between two guards. */
void __asan_alloca_poison(uintptr_t at, size_t size)
{
    size_t all = (size + GUARD - 1) / GUARD * GUARD;
    memset(shadow(at - GUARD), 0xca, GUARD / GRANULE);
    lay(at, size, all + GUARD, 0xcb);
}

void __asan_allocas_unpoison(uintptr_t from, uintptr_t to)
{
    if (from != 0 && from <= to) {
        memset(shadow(from), 0, (to - from) / GRANULE);
    }
}

void __asan_init(void)
{
}

void __asan_version_mismatch_check_v8(void)
{
}

void __asan_unregister_globals(const struct global *globals, size_t count)
{
    (void)globals, (void)count;
}

void __asan_before_dynamic_init(const char *module)
{
    (void)module;
}

void __asan_after_dynamic_init(void)
{
}

void __asan_handle_no_return(void)
{
}

/* ---- the heap ---- */

struct block { /* at the end of the guard before it */
    void *start;
    size_t size;
    struct block *next; /* freed after it */
    bool is_used;
};

WRAPPED(void *, malloc, size_t size);
WRAPPED(void, free, void *old);

static struct block *oldest, *newest;
static size_t kept;

static struct block *block_of(void *at)
{
    return (struct block *)at - 1;
}

static void *reserve(size_t alignment, size_t size)
{
    size_t all = (size + GUARD - 1) / GUARD * GUARD + GUARD, before = alignment < GUARD ? GUARD : alignment;
    char *start = size > SIZE_MAX / 2 ? NULL : __real_malloc(before + GUARD + all + alignment);
    if (start == NULL) {
        return NULL;
    }
    uintptr_t at = ((uintptr_t)start + before + alignment - 1) / alignment * alignment;
    *block_of((void *)at) = (struct block){start, size, NULL, true};
    memset(shadow(at - GUARD), HEAP_GUARD, GUARD / GRANULE);
    lay(at, size, all, HEAP_GUARD);
    return memset((void *)at, NOT_SET, size);
}

void *__wrap_malloc(size_t size)
{
    return reserve(GUARD, size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    void *new = size != 0 && count > SIZE_MAX / size ? NULL : reserve(GUARD, count * size);
    return new == NULL ? NULL : memset(new, 0, count * size);
}

/* What was freed first is given back. */
static void give_back(void)
{
    struct block *first = oldest;
    oldest = first->next;
    kept -= first->size;
    memset(shadow((uintptr_t)(first + 1) - GUARD), 0, (first->size + GUARD - 1) / GUARD * (GUARD / GRANULE) + 2 * GUARD / GRANULE);
    __real_free(first->start);
}

void __wrap_free(void *old)
{
    if (old == NULL) {
        return;
    }
    struct block *block = block_of(old);
    if ((uintptr_t)old % GRANULE != 0 || *shadow((uintptr_t)old - 1) != HEAP_GUARD || !block->is_used) {
        own_guard(FREED); /* freed twice, or never given */
    }
    size_t size = block->size;
    memset(old, WAS_FREED, size);
    memset(shadow((uintptr_t)old), FREED, (size + GRANULE - 1) / GRANULE);
    block->is_used = false;
    *(oldest == NULL ? &oldest : &newest->next) = block;
    newest = block;
    for (kept += size; kept > KEPT && oldest != newest;) {
        give_back();
    }
}

void *__wrap_realloc(void *old, size_t size)
{
    void *new = reserve(GUARD, size);
    if (new != NULL && old != NULL) {
        size_t before = block_of(old)->size;
        memcpy(new, old, before < size ? before : size);
        __wrap_free(old);
    }
    return new;
}

void *__wrap_aligned_alloc(size_t alignment, size_t size)
{
    return reserve(alignment < GUARD ? GUARD : alignment, size);
}

int __wrap_posix_memalign(void **result, size_t alignment, size_t size)
{
    *result = __wrap_aligned_alloc(alignment, size);
    return *result == NULL;
}

/* ---- what libc and libc++ write for a program ---- */

static char *check_text(char *text)
{
    check((uintptr_t)text, strlen(text) + 1);
    return text;
}

WRAPPED(char *, strcpy, char *to, const char *from)
{
    return check_text(__real_strcpy(to, from));
}

WRAPPED(char *, strcat, char *to, const char *from)
{
    return check_text(__real_strcat(to, from));
}

WRAPPED(char *, strncpy, char *to, const char *from, size_t size)
{
    check((uintptr_t)to, size);
    return __real_strncpy(to, from, size);
}

WRAPPED(char *, fgets, char *to, int size, FILE *file)
{
    char *result = __real_fgets(to, size, file);
    return result == NULL ? NULL : check_text(result);
}

WRAPPED(size_t, fread, void *to, size_t size, size_t count, FILE *file)
{
    size_t result = __real_fread(to, size, count, file);
    check((uintptr_t)to, result * size);
    return result;
}

WRAPPED(ssize_t, read, int file, void *to, size_t size)
{
    ssize_t result = __real_read(file, to, size);
    check((uintptr_t)to, result < 0 ? 0 : (size_t)result);
    return result;
}

WRAPPED(void, qsort, void *first, size_t count, size_t size, int (*compare)(const void *, const void *))
{
    check((uintptr_t)first, count * size);
    __real_qsort(first, count, size, compare);
}

int __wrap_sprintf(char *to, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    int result = vsprintf(to, format, values);
    va_end(values);
    check_text(to);
    return result;
}

/* How many bytes of a value scanf() has set, by its conversion: `how` are the letters before it. */
static size_t size_of(const char *how, size_t length, char conversion, size_t width, const char *value)
{
    bool is_long = length > 0 && how[0] == 'l', is_short = length > 0 && how[0] == 'h';
    switch (conversion) {
    case 's': case '[': return strlen(value) + 1;
    case 'c': return width == 0 ? 1 : width;
    case 'a': case 'e': case 'f': case 'g': case 'A': case 'E': case 'F': case 'G':
        return length > 0 && how[0] == 'L' ? sizeof(long double) : is_long ? sizeof(double) : sizeof(float);
    default:
        return is_long ? (length > 1 ? 8 : 4) : is_short ? (length > 1 ? 1 : 2)
            : length > 0 && (how[0] == 'j' || how[0] == 'L' || how[0] == 'q') ? 8 : 4;
    }
}

/* What `done` conversions of scanf() have set. */
static void check_values(const char *format, int done, va_list values)
{
    for (const char *at = format; (at = strchr(at, '%')) != NULL && done > 0; at++) {
        bool is_set = *++at != '*';
        at += !is_set;
        size_t width = 0;
        for (; *at >= '0' && *at <= '9'; at++) {
            width = 10 * width + (size_t)(*at - '0');
        }
        size_t length = strspn(at, "hljztLq");
        char conversion = at[length];
        if (conversion == '%') {
            at += length;
        } else if (is_set) {
            char *value = va_arg(values, char *);
            check((uintptr_t)value, size_of(at, length, conversion, width, value));
            done -= conversion != 'n';
        }
        if (conversion == '[') { /* a ] at its beginning is one of its letters */
            at += length + 1 + (at[length + 1] == '^');
            at = strchr(at + 1, ']');
        }
        if (conversion == 0 || at == NULL) {
            return;
        }
    }
}

#define SCAN(name, call, ...) \
    int __wrap_##name(__VA_ARGS__, const char *format, ...) \
    { \
        va_list values, again; \
        va_start(values, format); \
        va_copy(again, values); \
        int done = call; \
        check_values(format, done, again); \
        va_end(again); \
        va_end(values); \
        return done; \
    }
SCAN(fscanf, vfscanf(file, format, values), FILE *file)
SCAN(sscanf, vsscanf(text, format, values), const char *text)

int __wrap_scanf(const char *format, ...)
{
    va_list values, again;
    va_start(values, format);
    va_copy(again, values);
    int done = vscanf(format, values);
    check_values(format, done, again);
    va_end(again);
    va_end(values);
    return done;
}

#ifdef OF_CPP /* std::cin >> number, by its name in libc++ */
#define EXTRACT(letter, type) \
    void *__real__ZNSt3__213basic_istreamIcNS_11char_traitsIcEEErsER##letter(void *stream, type *value); \
    void *__wrap__ZNSt3__213basic_istreamIcNS_11char_traitsIcEEErsER##letter(void *stream, type *value) \
    { \
        check((uintptr_t)value, sizeof(type)); \
        return __real__ZNSt3__213basic_istreamIcNS_11char_traitsIcEEErsER##letter(stream, value); \
    }
EXTRACT(s, short)
EXTRACT(t, unsigned short)
EXTRACT(i, int)
EXTRACT(j, unsigned)
EXTRACT(l, long)
EXTRACT(m, unsigned long)
EXTRACT(x, long long)
EXTRACT(y, unsigned long long)
EXTRACT(b, bool)
EXTRACT(f, float)
EXTRACT(d, double)
EXTRACT(e, long double)
#endif
