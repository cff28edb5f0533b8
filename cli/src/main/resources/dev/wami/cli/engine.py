# Executes one module for `wami run --engine=wasmtime`: EngineProcess.java says what is asked and answered on the standard streams.
import ctypes
import struct
import sys
import threading
import time

STACK = 512 << 20
INPUT, OUTPUT = sys.stdin.buffer, sys.stdout.buffer


def data(length):
    found = INPUT.read(length)
    if len(found) < length:
        sys.exit(0)  # nobody asks any more
    return found


def number():
    return struct.unpack(">I", data(4))[0]


def text():
    return data(number()).decode()


def values(types):
    number()
    return [struct.unpack(FORMATS[t], data(8))[0] for t in types]


def output(kind, payload=b""):
    OUTPUT.write(kind + payload)
    OUTPUT.flush()


def counted(payload):
    return struct.pack(">I", len(payload)) + payload


def encoded(types, results):
    return struct.pack(">I", len(types)) + b"".join(struct.pack(FORMATS[t], v) for t, v in zip(types, results))


FORMATS = {"i": ">q", "l": ">q", "f": ">xxxxf", "d": ">d"}

# The specification's texts.
TRAPS = {
    "STACK_OVERFLOW": "call stack exhausted",
    "MEMORY_OUT_OF_BOUNDS": "out of bounds memory access",
    "HEAP_MISALIGNED": "unaligned atomic",
    "TABLE_OUT_OF_BOUNDS": "undefined element",
    "INDIRECT_CALL_TO_NULL": "uninitialized element",
    "BAD_SIGNATURE": "indirect call type mismatch",
    "INTEGER_OVERFLOW": "integer overflow",
    "INTEGER_DIVISION_BY_ZERO": "integer divide by zero",
    "BAD_CONVERSION_TO_INTEGER": "invalid conversion to integer",
    "UNREACHABLE": "unreachable",
    "NULL_REFERENCE": "null reference",
    "ARRAY_OUT_OF_BOUNDS": "out of bounds array access",
    "CAST_FAILURE": "cast failure",
    "ATOMIC_WAIT_NON_SHARED_MEMORY": "expected shared memory",
    "CONTINUATION_ALREADY_CONSUMED": "continuation already consumed",
    "UNHANDLED_TAG": "unhandled tag",
}


def deepen(config):
    """Gives programs as deep a stack as other engines do; its bound has a setter in C only."""
    from wasmtime import _ffi

    set_bound = getattr(_ffi.dll, "wasmtime_config_async_stack_size_set", None)
    if set_bound:
        set_bound.argtypes, set_bound.restype = [ctypes.c_void_p, ctypes.c_uint64], None
        set_bound(ctypes.cast(config.ptr(), ctypes.c_void_p), STACK)
        config.max_wasm_stack = STACK // 2


class Engine:
    def __init__(self, wasmtime):
        self.wasmtime = wasmtime
        config = wasmtime.Config()
        deepen(config)
        for feature in ("wasm_tail_call", "wasm_relaxed_simd", "wasm_threads", "wasm_multi_memory", "wasm_gc"):
            if hasattr(type(config), feature):
                setattr(config, feature, True)
        self.store = wasmtime.Store(wasmtime.Engine(config))
        self.exports = self.memory = None
        self.measuring = False

    def answer(self, types, call):
        """The results of `call` as a list, or what it is that went wrong."""
        try:
            result = call()
        except self.wasmtime.Trap as e:
            output(b"T", counted(TRAPS.get(e.trap_code.name, str(e)).encode()))
        except (self.wasmtime.WasmtimeError, TypeError) as e:
            output(b"U", counted(str(e).encode()))
        else:
            output(b"R", encoded(types, result if len(types) > 1 else [result]))

    def host(self, which, params, results, args):
        """Calls the host, and answers what it asks about the memory until it has the results."""
        output(b"H", struct.pack(">I", which) + encoded(params, args))
        while (kind := data(1)) != b"R":
            start, length = number(), number()
            inside = self.memory is not None and start + length <= self.memory.data_len(self.store)
            written = data(length) if kind == b"W" else b""
            if inside and written:
                self.memory.write(self.store, written, start)
            output(b"B", counted(bytes(self.memory.read(self.store, start, start + length)) if inside else b""))
        found = values(results)
        return found if len(found) > 1 else found[0] if found else None

    def least(self, milliseconds, call):
        """The least time of `call`, made again and again; what is between two calls of toggle_gpio, if it makes such."""
        end, best, turn = time.perf_counter_ns() + milliseconds * 1000000, None, 0
        while turn < 3 or time.perf_counter_ns() < end:
            self.since, self.between, self.measuring = None, None, True
            start = time.perf_counter_ns()
            call()
            spent = time.perf_counter_ns() - start if self.between is None else self.between
            best, turn = spent if best is None else min(best, spent), turn + 1
        self.measuring = False
        return best

    def toggle(self):
        now = time.perf_counter_ns()
        if self.since is None:
            self.since = now
        else:
            self.between, self.since = (self.between or 0) + now - self.since, None

    def called(self, name, which, params, results, args):
        if self.measuring and not results:
            return self.toggle() if name == "toggle_gpio" else None
        return self.host(which, params, results, args)

    def function(self, name, which, params, results):
        types = {"i": self.wasmtime.ValType.i32(), "l": self.wasmtime.ValType.i64(),
                 "f": self.wasmtime.ValType.f32(), "d": self.wasmtime.ValType.f64()}
        kind = self.wasmtime.FuncType([types[t] for t in params], [types[t] for t in results])
        return self.wasmtime.Func(self.store, kind, lambda *args: self.called(name, which, params, results, args))

    def instantiate(self):
        memory, module = text(), data(number())
        given = {}
        for which in range(number()):
            key = (text(), text())
            given[key] = self.function(key[1], which, text(), text())

        def made():
            compiled = self.wasmtime.Module(self.store.engine, module)
            functions = [given[(i.module, i.name)] for i in compiled.imports]
            self.exports = self.wasmtime.Instance(self.store, compiled, functions).exports(self.store)
            self.memory = self.exports[memory] if memory else None

        self.answer("", made)

    def serve(self):
        while True:
            kind = data(1)
            if kind == b"M":
                self.instantiate()
                continue
            if kind == b"B":
                name, _, milliseconds = text(), text(), number()
                self.answer("l", lambda: self.least(milliseconds, lambda: self.exports[name](self.store)))
                continue
            name, params, results = text(), text(), text()
            args = values(params)
            self.answer(results, lambda: self.exports[name](self.store, *args))


def main():
    try:
        import wasmtime
    except ImportError:
        output(b"N", counted(f"{sys.executable} has no module wasmtime".encode()))
        return
    output(b"O")
    Engine(wasmtime).serve()


# A thread has a stack of the size that it asks for.
threading.stack_size(STACK)
thread = threading.Thread(target=main, daemon=True)
thread.start()
thread.join()
