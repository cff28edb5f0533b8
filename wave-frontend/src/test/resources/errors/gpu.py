# What a GPU cannot do.
from wave import *

@kernel
def too_many(a: f64, b: f64, c: f64, d: f64, e: f64, f: f64, g: f64, h: f64, i: f64, j: f64, k: f64, l: f32[:, :]):
#! 5: error: the arguments of 'too_many' take 25 words, 2 of them for extents of buffers; at most 24 are possible
    l[0, 0] = f32(a)

@kernel(workgroup_size=(64, 32))
#! 25: error: a workgroup of 2048 threads; at most 1024 are possible
def too_large(a: f32[:]):
    a[0] = 1.0

@kernel(workgroup_size=0)
#! 24: error: a workgroup cannot have 0 threads in a dimension
def empty(a: f32[:]):
    a[0] = 1.0

@kernel(workgroup_size=(1, 2, 3, 4))
#! 34: error: a workgroup has at most 3 dimensions
def dimensions(a: f32[:]):
    a[0] = 1.0

@kernel
def memory(a: f32[:]):
    t = shared(f32, (64, 32))
    u = shared(f64, 1025)
#! 5: error: the shared arrays take 16392 bytes with 'u'; at most 16384 are possible
    t[0, 0] = a[0]
    u[0] = 1.0

@kernel
def divergent(a: f32[:], n: u32):
    t = shared(f32, 256)
    i = global_id()
    if i < n:
#! 5: note: threads may part here
        t[thread_id()] = a[i]
        barrier()
#! 9: error: barrier in divergent flow: all threads of the workgroup must reach it
    a[i] = t[0]

@kernel
def after_return(a: f32[:], n: u32):
    i = global_id()
    if i >= n:
        return
#! 9: note: some of the threads return here
    barrier()
#! 5: error: barrier that some threads do not reach: they may have returned before
    a[i] = 1.0

@kernel
def uneven_loop(a: f32[:]):
    for k in range(thread_id()):
#! 5: note: threads may part here
        barrier()
#! 9: error: barrier in divergent flow: all threads of the workgroup must reach it

@kernel
def uneven_break(a: f32[:], n: u32):
    for k in range(n):
#! 5: note: threads may part here
        if a[global_id()] > 0.5:
            break
        barrier()
#! 9: error: barrier in divergent flow: all threads of the workgroup must reach it

@kernel
def by_variable(a: f32[:]):
    x = 0
    if lane_id() == 0:
        x = 1
    if x > 0:
#! 5: note: threads may part here
        barrier()
#! 9: error: barrier in divergent flow: all threads of the workgroup must reach it

@kernel
def by_memory(a: i32[:]):
    if a[thread_id()] == 1:
#! 5: note: threads may part here
        barrier()
#! 9: error: barrier in divergent flow: all threads of the workgroup must reach it

@kernel
def uniform(a: i32[:], n: u32):
    # all of this is right
    if a[workgroup_id()] == 1:
        barrier()
    s = workgroup_size() // 2
    while s > 0:
        if thread_id() < s:
            a[thread_id()] += a[thread_id() + s]
        barrier()
        s //= 2
    if thread_id() == 0:
        return

@kernel
def float_atomic(a: f32[:], b: i64[:]):
    p = local(i32, 4)
    atomic_add(a, 0, 1.0)
#! 5: error: atomics work on i32 and u32, but 'a' holds f32
    atomic_max(b, 0, 1)
#! 5: error: atomics work on i32 and u32, but 'b' holds i64
    atomic_add(p, 0, 1)
#! 5: error: 'atomic_add' works on buffers and shared arrays, but 'p' belongs to one thread

@kernel
def unreachable(a: i32[:]):
    for k in range(4):
        continue
        a[k] = 1
#! 9: warning: this is never reached
    return
    a[0] = 1
#! 5: warning: this is never reached
