"""MLIR's memrefs in the memory of a module that `wami compile` wrote, as views of NumPy."""
import numpy as np

WORD = 4
DTYPES = {"f32": np.float32, "f64": np.float64, "i8": np.int8, "i32": np.int32, "index": np.int32}  # index: as wide as an address


class Program:
    """An instance of a module, with wasmtime."""

    def __init__(self, store, instance):
        self.store = store
        self.exports = instance.exports(store)

    def call(self, name, *arguments):
        """Calls an export; memrefs, which are arrays of NumPy, become expanded descriptors."""
        expanded = []
        for a in arguments:
            expanded += self.descriptor(a) if isinstance(a, np.ndarray) else [a]
        return self.exports[name](self.store, *expanded)

    def call_c(self, name, *arguments):
        """Calls _mlir_ciface_NAME: memrefs by the address of their descriptors, which live as long as the call."""
        given, descriptors = [], []
        for a in arguments:
            if isinstance(a, np.ndarray):
                descriptors.append(self.words(self.descriptor(a)))
                a = descriptors[-1]
            given.append(a)
        result = self.call("_mlir_ciface_" + name, *given)
        for d in descriptors:
            self.call("free", d)
        return result

    # ---- memory

    def memory(self):
        """All bytes, now: a call that grows the memory may move it, and every view with it."""
        return np.frombuffer(self.exports["memory"].get_buffer_ptr(self.store), np.uint8)

    def address(self, view):
        """Where the first element of a view is, in the program's memory."""
        return view.__array_interface__["data"][0] - self.memory().__array_interface__["data"][0]

    def at(self, element, address, shape):
        """What lies at `address` row by row."""
        dtype = np.dtype(element)
        count = int(np.prod(shape, dtype=int))
        return self.memory()[address : address + count * dtype.itemsize].view(dtype).reshape(shape)

    def alloc(self, element, shape):
        """An array in the program's memory, of zeros; `free` it."""
        dtype = np.dtype(element)
        address = self.call("malloc", max(1, int(np.prod(shape, dtype=int))) * dtype.itemsize)
        array = self.at(dtype, address, shape)
        array[...] = 0
        return array

    def free(self, array):
        self.call("free", self.address(array))

    def words(self, values):
        """The address of new words."""
        address = self.call("malloc", WORD * max(1, len(values)))
        self.at(np.int32, address, (len(values),))[:] = values
        return address

    # ---- descriptors

    def descriptor(self, view):
        """Allocated pointer, aligned pointer, offset, sizes, strides; NumPy counts strides in bytes, MLIR in elements."""
        pointer = self.address(view)
        return [pointer, pointer, 0, *view.shape, *(s // view.itemsize for s in view.strides)]

    def read(self, element, rank, address):
        """The memref whose descriptor is at `address`."""
        _, aligned, offset, *extents = (int(w) for w in self.at(np.int32, address, (3 + 2 * rank,)))
        dtype = np.dtype(element)
        strides = [s * dtype.itemsize for s in extents[rank:]]
        return np.ndarray(extents[:rank], dtype, self.memory().data, aligned + offset * dtype.itemsize, strides)
