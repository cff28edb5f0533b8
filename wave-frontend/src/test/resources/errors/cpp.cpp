// What is wrong in C++.
#include "wave.h"
#if 1
//! 2: error: '#if' is not part of the kernel language
#define TWICE(x) 2 * x
//! 14: error: macros with parameters are not supported
#define BAD 1 2
//! 15: error: a macro is one constant expression, but here is '2'
using namespace wave;
constexpr uint32_t N = -1;
//! 24: error: -1 does not fit uint32_t

[[wave::kernel]] void types(const float* a, float* out, uint32_t n, double* d, const int* b) {
//! 42: note: declared here as 'const'
//! 91: note: declared here as 'const'
    unsigned i = global_id();
    a[i] = 1.0f;
//! 5: error: 'a' cannot be written
    const float c = a[i];
//! 17: note: declared here as a constant
    c = 2.0f;
//! 5: error: 'c' cannot be assigned a second time
    out[i] = missing;
//! 14: error: unknown name 'missing'
    out[i] = a[i] & 1;
//! 19: error: '&' of float and an integer literal is not possible
    out[i] = a[i] % 2.0f & 1;
//! 19: error: '%' of float and float is not possible
    int e = 1.5f;
    uint32_t f = 5000000000;
//! 18: error: 5000000000 does not fit uint32_t
    out[a[i]] = 1.0f;
//! 10: error: an index is an integer, but this is float
    out[i] = b;
//! 14: error: 'b' is an array; index it
    atomic_add(&b[0], 1);
//! 5: error: 'b' cannot be written
    atomic_add(&out[0], 1);
//! 5: error: atomics work on i32 and u32, but 'out' holds float
    auto g = i / 0;
//! 18: error: division by zero
    float h[4];
//! 11: note: declared here
//! 11: note: declared here
    h = 1;
//! 5: error: 'h' is an array and cannot be assigned
    out[i] = h[i][0];
//! 15: error: 'h' has 1 dimensions, but 2 indices are given
    barrier(1);
//! 5: error: 'barrier' takes 0 arguments, but 1 is given
    out[i] = foo(a[i]);
//! 14: error: unknown function 'foo'
}

[[wave::kernel]] void syntax(float* a, uint32_t n) {
    unsigned i = global_id()
    a[i] = 1.0f;
//! 5: error: expected ';', but found 'a'
    a[i] = ;
//! 12: error: expected an expression, but found ';'
    a[i] = 010;
//! 12: error: octal integers are not part of the kernel language
    a[i] = 1.0q;
//! 12: error: invalid suffix 'q' of a number
    long m = 3;
//! 5: error: there are integers of 32 and 64 bits: int32_t, int64_t
    float* p = a;
//! 10: error: variables of pointers and references are not supported yet
    switch (n) { case 1: break; }
//! 5: error: 'switch' is not supported yet
    for (float x : a) { }
//! 18: error: a loop over a range is not part of the kernel language
    for (unsigned k = 0; k < n; k++ { }
//! 37: error: expected ')', but found '{'
    a[i] = *a;
//! 12: error: pointers are read by an index: 'a[0]'
    a[i]++ + 1;
//! 12: error: expected ';', but found '+'
    if (i < n < 4) a[i] = 2.0f;
//! 15: error: comparisons cannot be chained; join them by '&&'
    goto end;
//! 5: error: 'goto' is not part of the kernel language
    break;
//! 5: error: 'break' outside of a loop
    a[i] = a[i] = 1.0f;
//! 17: error: assignments in expressions are not part of the kernel language
    a[i] = sizeof(float);
//! 12: error: 'sizeof' is not part of the kernel language
    auto v;
//! 10: error: 'auto' needs a value
    a[i] = a.length;
//! 14: error: there is no member 'length'
    return 5;
//! 12: error: a kernel returns nothing
}

[[wave::kernel(2048)]] void large(float* a) { a[0] = 1; }
//! 16: error: a workgroup of 2048 threads; at most 1024 are possible
[[nodiscard]] void unknown(float* a) { a[0] = 1; }
//! 3: error: unknown attribute 'nodiscard'
[[wave::kernel]] void reference(float& a) { }
//! 38: error: references are not part of the kernel language
[[wave::kernel]] void pointers(float** a) { }
//! 38: error: pointers to pointers are not part of the kernel language
[[wave::kernel]] int result(float* a) { }
//! 18: error: expected 'void', but found 'int'
float helper(float x) { return x; }
//! 1: error: functions that are not kernels are not supported yet
struct V { float x; };
//! 1: error: structs are not supported yet
template <class T> T square(T x) { return x * x; }
//! 1: error: templates are not supported yet

[[wave::kernel(64)]] void divergent(float* a) {
    if (thread_id() < 32) {
//! 5: note: threads may part here
        barrier();
//! 9: error: barrier in divergent flow: all threads of the workgroup must reach it
    }
}
