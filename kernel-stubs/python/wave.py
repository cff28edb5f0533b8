"""The kernel language for editors; a kernel is compiled by `wave compile`, which does not read this.

Put this directory on PYTHONPATH: the standard library has a module of the same name, for audio.
"""
from enum import Enum


def _gpu(*_arguments, **_options):
    raise RuntimeError("a kernel is for the GPU: wave compile makes a program of it")


class _Scalar:
    """A type: `f32[:]` is a buffer of it, `f32(x)` a cast."""

    def __init__(self, name):
        self._name = name

    def __getitem__(self, extents):
        return self

    def __call__(self, x):
        _gpu()

    def __repr__(self):
        return self._name


i32, u32, i64, u64 = _Scalar("i32"), _Scalar("u32"), _Scalar("i64"), _Scalar("u64")
f16, f32, f64 = _Scalar("f16"), _Scalar("f32"), _Scalar("f64")


class Scope(Enum):
    """Who sees what was written before a fence."""

    WAVE = "wave"
    WORKGROUP = "workgroup"
    DEVICE = "device"
    SYSTEM = "system"


wave, workgroup, device, system = Scope


def kernel(function=None, *, workgroup_size=256):
    """A kernel: `@kernel`, or `@kernel(workgroup_size=(16, 16))`. It cannot be called on the host."""
    if function is None:
        return lambda f: kernel(f, workgroup_size=workgroup_size)

    def not_here(*_arguments):
        _gpu()

    not_here.__name__, not_here.__doc__ = function.__name__, function.__doc__
    return not_here


def shared(type, extents):
    """An array of the workgroup: `shared(f32, 256)`, `shared(f32, (16, 16))`."""
    _gpu()


def local(type, extents):
    """An array of the thread."""
    _gpu()


def bitcast(type, x):
    """The same bits as another type."""
    _gpu()


def thread_id(dimension=0):
    """This thread in its workgroup."""
    _gpu()


def workgroup_id(dimension=0):
    """Its workgroup in the grid."""
    _gpu()


def workgroup_size(dimension=0):
    """Threads of a workgroup."""
    _gpu()


def grid_size(dimension=0):
    """Workgroups of the grid."""
    _gpu()


def global_id(dimension=0):
    """This thread in the grid."""
    _gpu()


def lane_id():
    """This thread in its wave."""
    _gpu()


def wave_id():
    """Its wave in the workgroup."""
    _gpu()


def wave_width():
    """Threads of a wave."""
    _gpu()


def num_waves():
    """Waves of a workgroup."""
    _gpu()


def barrier():
    """Waits for all threads of the workgroup."""
    _gpu()


def fence(scope):
    """Orders what is before it against what is behind it."""
    _gpu()


def atomic_add(array, index, value):
    """In one step; the result is the old value."""
    _gpu()


def atomic_sub(array, index, value):
    """In one step; the result is the old value."""
    _gpu()


def atomic_min(array, index, value):
    """In one step; the result is the old value."""
    _gpu()


def atomic_max(array, index, value):
    """In one step; the result is the old value."""
    _gpu()


def atomic_and(array, index, value):
    """In one step; the result is the old value."""
    _gpu()


def atomic_or(array, index, value):
    """In one step; the result is the old value."""
    _gpu()


def atomic_xor(array, index, value):
    """In one step; the result is the old value."""
    _gpu()


def atomic_exchange(array, index, value):
    """In one step; the result is the old value."""
    _gpu()


def atomic_cas(array, index, expected, desired):
    """Stores `desired` where `expected` is; the result is the old value."""
    _gpu()


def shuffle(value, lane):
    """`value` of that lane."""
    _gpu()


def shuffle_up(value, lane):
    """`value` of so many lanes below."""
    _gpu()


def shuffle_down(value, lane):
    """`value` of so many lanes above."""
    _gpu()


def shuffle_xor(value, lane):
    """`value` of the lane whose number differs in those bits."""
    _gpu()


def broadcast(value, lane):
    """`value` of that lane, the same for all."""
    _gpu()


def ballot(condition):
    """A bit for each lane where the condition holds."""
    _gpu()


def any(condition):
    """Whether it holds in a lane of the wave."""
    _gpu()


def all(condition):
    """Whether it holds in all lanes of the wave."""
    _gpu()


def prefix_sum(value):
    """The sum of the values in lower lanes."""
    _gpu()


def reduce_add(value):
    """The sum of the values of the wave."""
    _gpu()


def reduce_min(value):
    """The least of the values of the wave."""
    _gpu()


def reduce_max(value):
    """The greatest of the values of the wave."""
    _gpu()


def sqrt(x):
    """Sqrt of x."""
    _gpu()


def rsqrt(x):
    """1 / sqrt(x)"""
    _gpu()


def rcp(x):
    """1 / x"""
    _gpu()


def sin(x):
    """Sin of x."""
    _gpu()


def cos(x):
    """Cos of x."""
    _gpu()


def exp(x):
    """Exp of x."""
    _gpu()


def exp2(x):
    """Exp2 of x."""
    _gpu()


def log(x):
    """Log of x."""
    _gpu()


def log2(x):
    """Log2 of x."""
    _gpu()


def tanh(x):
    """Tanh of x."""
    _gpu()


def floor(x):
    """Floor of x."""
    _gpu()


def ceil(x):
    """Ceil of x."""
    _gpu()


def round(x):
    """To the nearest integer, halves away from zero."""
    _gpu()


def trunc(x):
    """Trunc of x."""
    _gpu()


def fract(x):
    """x - trunc(x)"""
    _gpu()


def pow(x, y):
    """x to the power y."""
    _gpu()


def abs(x):
    """|x|"""
    _gpu()


def min(a, b):
    """Passes over a NaN."""
    _gpu()


def max(a, b):
    """Passes over a NaN."""
    _gpu()


def clamp(x, low, high):
    """x brought into low to high."""
    _gpu()


def fma(a, b, c):
    """a * b + c, rounded once."""
    _gpu()


def popcount(x):
    """Bits that are set."""
    _gpu()


def clz(x):
    """Leading zeros."""
    _gpu()


def ctz(x):
    """Trailing zeros."""
    _gpu()


def bitreverse(x):
    """The bits in reverse."""
    _gpu()


def idiv(a, b):
    """a / b towards zero."""
    _gpu()
