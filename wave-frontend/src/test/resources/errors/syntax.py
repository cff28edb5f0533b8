# Syntax that is wrong, or that the kernel language does not have.
from wave import *
import numpy
#! 8: error: only 'wave' and 'math' can be imported, not 'numpy'
from wave import f32 as real
#! 22: error: imported names cannot be renamed

N = 16
M = N +
#! 8: error: expected an expression, but found the end of the line

@kernel
def operators(a: f32[:], out: f32[:]):
    i = global_id()
    out[i] = a[i] +
#! 20: error: expected an expression, but found the end of the line
    out[i + 1] = a[i] @ a[i]
#! 23: error: '@' is not part of the kernel language: write the loops
    if (k := i) < n:
#! 11: error: ':=' is not part of the kernel language; assign before
        out[k] = 1.0
    out[0:4] = a[0:4]
#! 10: error: slices are not supported yet; write the loop
    out[i] = [1.0, 2.0][0]
#! 14: error: lists, sets and dictionaries are not part of the kernel language
    out[i] = lambda x: x
#! 14: error: 'lambda' is not part of the kernel language
    out[i] = a[i] is n
#! 19: error: 'is' is not part of the kernel language
    x = 1 if i < 2
#! 19: error: expected 'else', but found the end of the line
    y = 5 5
#! 11: error: expected the end of the line, but found '5'
    i + 1 = 2
#! 7: error: this cannot be assigned to
    "text" = i
#! 5: error: this cannot be assigned to
    f(*a)
#! 7: error: unpacked arguments are not part of the kernel language
    z = 1j
#! 9: error: there are no complex numbers
    w = 007
#! 9: error: leading zeros in an integer are not allowed; an octal one is 0o17
    out[i] = None
#! 14: error: 'None' is not part of the kernel language
    out[i] = a[i] ? 1 : 2
#! 19: error: unexpected character '?'
    q = 0x
#! 9: error: malformed number '0x'

@kernel
def blocks(a: f32[:], n: u32):
    i = global_id()
    for k in range(n):
        a[k] = 0.0
    else:
#! 5: error: 'else' on a loop is not part of the kernel language
        a[i] = 1.0
    while i < n:
        i += 1
    else:
#! 5: error: 'else' on a loop is not part of the kernel language
        pass
    for k in a:
#! 14: error: a 'for' loop goes over 'range(...)'
        pass
    for k, j in range(n):
#! 10: error: a loop has one variable
        pass
    for k in range(1, 2, 3, 4):
#! 14: error: 'range' takes 1 to 3 arguments, but 4 are given
        pass
    with a:
#! 5: error: 'with' is not part of the kernel language
        a[i] = 2.0
    try:
#! 5: error: 'try' is not part of the kernel language
        pass
    except:
        pass
    if i < n
#! 13: error: expected ':', but found the end of the line
        a[i] = 3.0
    def inner():
#! 5: error: a kernel cannot contain functions
        pass
    assert i < n
#! 5: error: 'assert' is not part of the kernel language
    return i
#! 12: error: a kernel returns nothing
    break
#! 5: error: 'break' outside of a loop
    elif i:
#! 5: error: 'elif' without 'if'
        pass

def helper(x: f32):
#! 1: error: functions that are not kernels are not supported yet
    return x

@wave.device
#! 7: error: '@device' is not supported yet
def device(x: f32):
    return x

class V:
#! 1: error: structs are not supported yet
    x: f32

@jit
#! 2: error: unknown decorator 'jit'
def unknown(a: f32[:]):
    a[0] = 1.0

@kernel(threads=5)
#! 9: error: unknown option 'threads'; there is 'workgroup_size'
def options(a: f32[:]):
    a[0] = 1.0

@kernel
def parameters(a, b: f32[:] = 1, *c):
#! 16: error: parameter 'a' needs a type: 'a: f32[:]' or 'a: u32'
    a[0] = 1.0

@kernel
def defaults(b: f32[:] = 1):
    a[0] = 1.0

@kernel
def typed(a: f33[:], n: u32):
#! 14: error: unknown type 'f33'
    a[0] = 1.0

@kernel
def extents(a: f32[16]):
    a[0] = 1.0

@kernel
def result(a: f32[:]) -> f32:
#! 26: error: a kernel returns nothing
    a[0] = 1.0

print("host code")
#! 6: error: expected a constant or a kernel, but found 'print'
if N > 3:
#! 1: error: expected a constant or a kernel, but found 'if'
    pass
