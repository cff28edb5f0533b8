"""Calls the kernels by all conventions for memrefs:  python host.py kernels.wasm"""
import sys

import numpy as np
from wasmtime import Engine, Func, FuncType, Instance, Module, Store, ValType

from memref import DTYPES, Program

passed = failed = 0


def check(what, found, expected):
    global passed, failed
    if np.array_equal(found, expected):
        passed += 1
    else:
        failed += 1
        print(f"python: {what}: {found}, and not {expected}")


def visit(address, x):
    """What _mlir_ciface_visit does: it gets a memref's address and may change the elements."""
    m = program.read(np.float64, 2, address)
    total = m.sum()
    m[...] = np.add.outer(10 * np.arange(m.shape[0]), np.arange(m.shape[1]))
    return float(total * x)


store = Store(Engine())
module = Module.from_file(store.engine, sys.argv[1])
imported = Func(store, FuncType([ValType.i32(), ValType.f64()], [ValType.f64()]), visit)
program = Program(store, Instance(store, module, [imported]))

# ---- every element type and rank, every kind of view, by descriptor and by C's interface

SHAPES = [(), (5,), (1,), (0,), (3, 4), (4, 1), (0, 3), (2, 3, 4), (2, 0, 2), (2, 3, 2, 3), (1, 1, 1, 1), (2, 2, 0, 2)]


def sliced(m, part):
    """`part` of each dimension; the dots keep rank 0 an array."""
    return m[(..., *[part] * m.ndim)]


VIEWS = {
    "whole": lambda m: m,
    "transposed": lambda m: m.T,
    "rotated": lambda m: np.moveaxis(m, 0, -1) if m.ndim else m,
    "every other": lambda m: sliced(m, slice(None, None, 2)),
    "all but the first": lambda m: sliced(m, slice(1, None)),
    "backwards": lambda m: sliced(m, slice(None, None, -1)),
    "the first, repeated": lambda m: np.broadcast_to(sliced(m, slice(0, 1)), m.shape) if m.size else m,
}
for element, dtype in DTYPES.items():
    for shape in SHAPES:
        whole = program.alloc(dtype, shape)
        whole[...] = np.arange(whole.size).reshape(shape)
        for kind, view_of in VIEWS.items():
            view = view_of(whole)
            into = program.alloc(dtype, view.shape)
            what = f"{kind} of {shape} {element}"
            program.call(f"pack_{element}_{len(shape)}", view, into)
            check(what + " by descriptor", into, view)
            into[...] = 99
            program.call_c(f"pack_{element}_{len(shape)}", view, into)
            check(what + " by C's interface", into, view)
            program.free(into)
        program.free(whole)

# ---- products of matrices

big = program.alloc(np.float64, (8, 8))
big[...] = np.arange(64).reshape(8, 8)
other = program.alloc(np.float64, (8, 8))
other[...] = np.outer(np.arange(1, 9), np.arange(-3, 5))
for m, n, k in [(4, 5, 3), (1, 1, 8), (8, 8, 8), (3, 0, 2), (2, 3, 0)]:
    a, b = big[8 - m :, :k], other.T[:k, :n]
    start = np.subtract.outer(np.arange(m), np.arange(n)).astype(float)
    c = program.alloc(np.float64, (m, n))
    for call, way in [(program.call, "descriptor"), (program.call_c, "C's interface")]:
        c[...] = start
        call("gemm", a, b, c)
        check(f"gemm {m} {n} {k} by {way}", c, start + a @ b)
    program.free(c)

# bare pointers: the block in the middle of `big`, and a matrix that is stored by columns, as the types of gemm_static say
a = big[2:6, 3:6]
columns = program.alloc(np.float64, (5, 3)).T
columns[...] = np.outer(np.arange(3), np.arange(5)) + 1
c = program.alloc(np.float64, (4, 5))
program.call("gemm_static", *(program.address(matrix) for matrix in (a, columns, c)))
check("gemm_static by bare pointers", c, a @ columns)

# ---- results

for n in (0, 1, 7, 20000):
    numbers = np.arange(n)
    allocated, aligned, offset, size, stride, total = program.call("range", n)
    check(f"range({n}) as values", program.at(np.int32, aligned, (n,)), numbers)
    check(f"range({n}), the rest", [offset, size, stride, total], [0, n, 1, numbers.sum()])
    program.call("free", allocated)

    result = program.call("malloc", 32)  # a descriptor of rank 1, and an i64 at the next multiple of 8
    program.call("_mlir_ciface_range", result, n)
    made = program.read(np.int32, 1, result)
    check(f"range({n}) in memory", made, numbers)
    check(f"range({n}) in memory, the rest", program.at(np.int64, result + 24, (1,)), [numbers.sum()])
    program.free(made)
    program.call("free", result)

# ---- any rank: the rank, and the address of a descriptor

for shape in [(), (7,), (2, 0, 3), (1, 2, 3, 4)]:
    m = program.alloc(np.float32, shape)
    descriptor = program.words(program.descriptor(m))
    check(f"count of {shape}", program.call("count", len(shape), descriptor), [len(shape), m.size])
    unranked, result = program.words([len(shape), descriptor]), program.words([0, 0])
    program.call("_mlir_ciface_count", result, unranked)
    check(f"count of {shape} by C's interface", program.at(np.int32, result, (2,)), [len(shape), m.size])
    for address in (result, unranked, descriptor, program.address(m)):
        program.call("free", address)

# ---- the module calls the host

seen = program.alloc(np.float64, (2, 3))
seen[...] = np.add.outer(np.arange(2), np.arange(3))
check("what visit returned", program.call("visit_transposed", seen, 0.5), 4.5)
check("what visit wrote", seen, [[0, 10, 20], [1, 11, 21]])

print(f"python: {passed} passed, {failed} failed")
sys.exit(failed > 0)
