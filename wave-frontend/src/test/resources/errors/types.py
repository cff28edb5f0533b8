# Types and names that are wrong.
from wave import *

WIDE = 5000000000
BYTES: u32 = -1
#! 14: error: -1 does not fit u32
HALF: i32 = 0.5
#! 13: error: a float literal does not become i32 here
RUN = thread_id()
#! 7: error: this is not a constant

@kernel
def literals(a: i32[:], b: u32[:], h: f16[:], l: i64[:]):
    i = global_id()
    a[i] = 2147483648
#! 12: error: 2147483648 does not fit i32
    b[i] = -1
#! 12: error: -1 does not fit u32
    h[i] = 70000.0
#! 12: error: 70000.0 does not fit f16
    l[i] = WIDE
    a[i] = WIDE
#! 12: error: 5000000000 does not fit i32
    a[i] = 1.5
#! 12: error: a float literal does not become i32 here
    x = b[i] + -1
#! 16: error: -1 does not fit u32

@kernel
def mixed(a: i32[:], b: u32[:], l: i64[:], f: f32[:], d: f64[:], h: f16[:]):
    i = global_id()
    a[i] = a[i] // b[i]
#! 17: error: '//' of i32 and u32 needs a cast: i32(x) or u32(x)
    a[i] = a[i] % b[i]
#! 17: error: '%' of i32 and u32 needs a cast: i32(x) or u32(x)
    a[i] = a[i] >> b[i]
#! 17: error: '>>' of i32 and u32 needs a cast: i32(x) or u32(x)
    f[i] = a[i] / b[i]
#! 17: error: '/' of i32 and u32 needs a cast: i32(x) or u32(x)
    l[i] = l[i] + a[i]
#! 17: error: '+' of i64 and i32 needs a cast: i64(x)
    l[i] = a[i]
#! 13: error: i32 does not become i64 without a cast: i64(x)
    d[i] = d[i] * f[i]
#! 17: error: '*' of f64 and f32 needs a cast: f64(x)
    d[i] = f[i]
#! 13: error: f32 does not become f64 without a cast: f64(x)
    h[i] = f[i] + h[i]
#! 17: error: '+' of f32 and f16 needs a cast: f32(x)
    a[i] = f[i]
#! 13: error: f32 does not become i32 without a cast: i32(x)
    f[i] = f[i] & f[i]
#! 17: error: '&' of f32 and f32 is not possible
    f[i] = ~f[i]
#! 12: error: '~' does not work on f32
    f[i] = f[i] << 1
#! 17: error: '<<' of f32 and an integer literal is not possible
    a[i] = True
#! 12: error: bool does not become i32 without a cast: i32(x)
    a[i] = (a[i] > 0) + 1
#! 23: error: '+' of bool and an integer literal: a bool is no number
    if f[i] < d[i]:
#! 13: error: '<' of f32 and f64 needs a cast: f32(x)
        a[i] = 0
    if (a[i] > 0) < (a[i] > 1):
#! 19: error: '<' does not work on bools
        a[i] = 0
    f[i] += d[i]
#! 10: error: '+' of f32 and f64 needs a cast: f32(x)
    a[i] += 0.5
#! 10: error: f32 does not become i32 without a cast: i32(x)
    a[i] //= b[i]
#! 10: error: '//' of i32 and u32 needs a cast: i32(x) or u32(x)

@kernel
def names(a: f32[:], n: u32):
#! 11: note: declared here
#! 11: note: declared here
    i = global_id()
    a[i] = missing
#! 12: error: unknown name 'missing'
    a[gid] = 1.0
#! 7: error: unknown name 'gid'
    a[i] = a
#! 12: error: 'a' is an array; index it
    n[i] = 1
#! 5: error: this is not an array
    a = 5
#! 5: error: 'a' is an array and cannot be assigned
    x = a[i, 0]
#! 10: error: 'a' has 1 dimensions, but 2 indices are given
    y = a[f32(i)]
#! 11: error: an index is an integer, but this is f32
    a[-1] = 0.0
#! 7: error: index -1 is out of bounds
    big = local(f32, 0)
#! 22: error: an array cannot have 0 elements
    w = shared(f32)
#! 9: error: 'shared' takes a type and an extent: shared(f32, 256)
    v = 1 + local(f32, 4)
#! 13: error: 'local' declares an array and must be the whole right side of '='
    N = u32
#! 9: error: 'u32' is a type, not a value
    t = a.T
#! 11: error: there is no member 'T'
    s = a.shape[1]
#! 17: error: the dimension must be a constant from 0 to 0

@kernel
def one_type(a: f32[:], b: i32[:], c: u32[:]):
    i = global_id()
    x = a[i]
#! 5: note: a variable has one type; annotate it here, or cast the value
    x = b[i] > 0
#! 14: error: 'x' is f32, but this is bool
    y = b[i]
#! 5: note: a variable has one type; annotate it here, or cast the value
    y = c[i]
#! 10: error: 'y' is i32, but this is u32
    t: f32 = b[i]
    t = a[i] > 0
#! 14: error: bool does not become f32 without a cast: f32(x)
    u: i32 = 1
#! 5: note: here it is i32
    u: f32 = 2.0
#! 5: error: 'u' has two types
    for k in range(0.5, 4):
#! 9: error: a loop counts integers, but 'k' is f32
        a[i] = k
    for m in range(10, 0, 0):
#! 27: error: the step of a range must not be zero
        a[i] = m
    z = 1 if i > 0 else (i > 1)
#! 11: error: the values of a conditional expression are an integer literal and bool
    q = b[i] and c[i]
#! 10: error: the operands of 'and' are bools, but this is i32; write x != 0
#! 19: error: the operands of 'and' are bools, but this is u32; write x != 0

@kernel
def calls(a: f32[:], b: i32[:], w: i64[:]):
    i = global_id()
    a[i] = sqroot(a[i])
#! 12: error: unknown function 'sqroot'; did you mean 'sqrt'?
    a[i] = squareroot(a[i])
#! 12: error: unknown function 'squareroot'
    a[i] = sqrt()
#! 12: error: 'sqrt' takes 1 argument, but 0 are given
    a[i] = sqrt(a[i], 2)
#! 12: error: 'sqrt' takes 1 argument, but 2 are given
    a[i] = sqrt(i > 0)
#! 12: error: 'sqrt' works on floats, but got bool
    a[i] = min(a[i])
#! 12: error: 'min' takes 2 to 16 arguments, but 1 is given
    a[i] = min(a[i], b[i] > 0)
#! 12: error: 'min' works on numbers of one type, but got f32 and bool
    b[i] = popcount(a[i])
#! 12: error: 'popcount' works on integers, but got f32
    b[i] = thread_id(3)
#! 22: error: the dimension is a constant: 0, 1 or 2
    b[i] = thread_id(i)
#! 22: error: the dimension is a constant: 0, 1 or 2
    b[i] = thread_id(axis=0)
#! 27: error: 'thread_id' has no parameter 'axis'
    x = barrier()
#! 9: error: 'barrier' has no value
    fence()
#! 5: error: 'fence' takes 1 argument, but 0 are given
    fence(block)
#! 11: error: the scope of a fence is wave, workgroup, device or system
    w[i] = shuffle(w[i], 0)
#! 12: error: 'shuffle' works on i32, u32 and f32, but got i64
    b[i] = bitcast(u64, b[i])
#! 12: error: i32 and u64 do not have the same width
    b[i] = i32(a[i], 1)
#! 12: error: 'i32' takes one argument, but 2 are given
    b[i] = calls(a, b, w)
#! 12: error: unknown function 'calls'
    b[i] = b[i] ** -1
#! 17: error: an integer to the power of -1 is no integer
    b[i] = b[i] // 0
#! 20: error: division by zero
    a[i] = range(3)
#! 12: error: 'range' stands in a 'for' loop only
    sqrt(a[i])
#! 5: warning: the value of 'sqrt' is not used
    a[i]
#! 5: warning: the value of this expression is not used
    b[i] = b[i] << 33
#! 20: warning: shift by 33 of 32 bits is taken modulo 32

@kernel
def tuples(a: f32[:]):
    a[0] = "text"
#! 12: error: strings are not values of the kernel language
    a[0] = (1, 2)
#! 12: error: tuples are not values of the kernel language
    a[0], a[1] = 1.0
#! 16: error: expected 2 values on the right
    x, y = 1, 2, 3
#! 10: error: expected 2 values on the right

@kernel
def twice(a: f32[:], a: i32[:]):
#! 22: error: there are two parameters 'a'
#! 5: note: the first
    pass

@kernel
def twice(a: f32[:]):
#! 5: error: there are two kernels 'twice'
    pass
