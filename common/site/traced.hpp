/* An array that tells what is read of it and written to it. traces.py puts it in the place of an array of a solution, of one
   dimension or two, and compiles the solution as C++. Each event is one line on the standard error:

     LINE  NAME  read|write|begin  VALUE  INDEX [INDEX]                      with tabs; begin: what it is given at first */
#pragma once
#include <cstddef>
#include <cstdio>
#include <initializer_list>

namespace traced {

inline void tell(int line, const char *name, const char *what, long long value, const long long *index, int count)
{
    std::fprintf(stderr, "%d\t%s\t%s\t%lld", line, name, what, value);
    for (int i = 0; i < count; i++) {
        std::fprintf(stderr, "\t%lld", index[i]);
    }
    std::fputc('\n', stderr);
}

template <class T> class Cell {
  public:
    Cell(T &place, int line, const char *name, const long long *index, int count)
        : place(place), line(line), name(name), index{index[0], count > 1 ? index[1] : 0}, count(count)
    {
    }
    Cell(const Cell &other)
        : place(other.place), line(other.line), name(other.name), index{other.index[0], other.index[1]}, count(other.count)
    {
    } /* said, so that no compiler hands a cell to a function like printf() */
    operator T() const
    {
        tell(line, name, "read", place, index, count);
        return place;
    }
    Cell &operator=(T value)
    {
        place = value;
        tell(line, name, "write", place, index, count);
        return *this;
    }
    Cell &operator=(const Cell &other) { return *this = T(other); }
    Cell &operator+=(T more) { return *this = T(place + more); }
    Cell &operator-=(T less) { return *this = T(place - less); }
    Cell &operator|=(T more) { return *this = T(place | more); }
    Cell &operator^=(T other) { return *this = T(place ^ other); }
    void operator++(int) { *this = T(place + 1); }

  private:
    T &place;
    int line;
    const char *name;
    long long index[2];
    int count;
};

template <class T, std::size_t M> struct Row {
    T (&places)[M];
    int line;
    const char *name;
    long long first;
    template <class I> Cell<T> operator[](I second) const
    {
        const long long index[2] = {first, static_cast<long long>(second)};
        return Cell<T>(places[second], line, name, index, 2);
    }
};

template <class T, std::size_t... N> struct Array;

template <class T, std::size_t N> struct Array<T, N> {
    T places[N] = {};
    const char *name;
    struct At {
        Array &array;
        int line;
        template <class I> Cell<T> operator[](I first) const
        {
            const long long index[1] = {static_cast<long long>(first)};
            return Cell<T>(array.places[first], line, array.name, index, 1);
        }
    };
    At at(int line) { return {*this, line}; }
    Array(const char *name, std::initializer_list<T> values = {}) : name(name)
    {
        long long i = 0;
        for (const T value : values) {
            places[i] = value;
            tell(0, name, "begin", value, &i, 1);
            i++;
        }
    }
};

template <class T, std::size_t N, std::size_t M> struct Array<T, N, M> {
    T places[N][M] = {};
    const char *name;
    struct At {
        Array &array;
        int line;
        template <class I> Row<T, M> operator[](I first) const
        {
            return {array.places[first], line, array.name, static_cast<long long>(first)};
        }
    };
    At at(int line) { return {*this, line}; }
    explicit Array(const char *name) : name(name) {}
};

template <class T> const T &plain(const T &value) { return value; }
template <class T> T plain(const Cell<T> &cell) { return cell; }

template <class... Values> int print(const char *format, const Values &...values)
{
    return std::printf(format, plain(values)...);
}

} // namespace traced

#define printf traced::print
