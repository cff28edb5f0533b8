package dev.wami.cli;

import dev.wami.jvmbackend.JvmModule;
import dev.wami.jvmbackend.JvmOptions;
import dev.wami.jvmbackend.UnsupportedModuleException;
import dev.wami.jvmbackend.runtime.Extern;
import dev.wami.jvmbackend.runtime.FunctionInstance;
import dev.wami.jvmbackend.runtime.Imports;
import dev.wami.jvmbackend.runtime.LinkException;
import dev.wami.jvmbackend.runtime.Memory;
import dev.wami.jvmbackend.runtime.ModuleInstance;
import dev.wami.jvmbackend.runtime.WasmException;
import dev.wami.tools.run.HostFunction;
import dev.wami.tools.run.HostMemory;
import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.TimeLimit;
import dev.wami.tools.run.WasmEngine;
import dev.wami.tools.run.WasmInstance;
import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.DecodeResult;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.Trap;
import dev.wami.wasmspec.TrapException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The engine of our own, which compiles modules to classes of the JVM that it runs in. */
public final class JvmEngine implements WasmEngine {
    /** It has vectors, but code without them is faster: they are objects. */
    public static final Set<Feature> LACKING = Set.of(Feature.SIMD, Feature.RELAXED_SIMD);

    private final TimeLimit limit;

    public JvmEngine() {
        this(TimeLimit.none());
    }

    /** An engine whose programs run no longer than {@code limit}. */
    JvmEngine(TimeLimit limit) {
        this.limit = limit;
    }

    @Override
    public String name() {
        return Engines.EMBEDDED;
    }

    @Override
    public Set<Feature> lacking() {
        return LACKING;
    }

    @Override
    public WasmInstance instantiate(byte[] module, List<HostFunction> host) throws RunFailure {
        DecodeResult decoded = BinaryDecoder.decode(module);
        if (decoded.module().isEmpty()) {
            throw new RunFailure(
                    RunFailure.Kind.UNSUPPORTED, decoded.errors().get(0).toString());
        }
        return instantiate(decoded.module().get(), module, host);
    }

    @Override
    public WasmInstance instantiate(WasmModule module, byte[] binary, List<HostFunction> host) throws RunFailure {
        limit.begin();
        ModuleInstance instance = DeepStack.run(
                limit,
                () -> JvmModule.compile(module, JvmOptions.DEFAULT.withInterruptible(!limit.isNone()))
                        .instantiate(imports(host)),
                JvmEngine::failure);
        return new Running(instance, limit);
    }

    private static Imports imports(List<HostFunction> host) {
        Map<List<String>, Extern> functions = new HashMap<>();
        for (HostFunction f : host) {
            functions.put(List.of(f.module(), f.name()), FunctionInstance.host(f.type(), (caller, arguments) -> {
                long[] results = f.body().call(memory(caller), JvmValues.bits(arguments));
                return JvmValues.boxes(f.type().results(), results);
            }));
        }
        return (module, name) -> functions.get(List.of(module, name));
    }

    private static HostMemory memory(@Nullable ModuleInstance caller) {
        Memory memory = caller == null ? null : caller.firstMemory();
        return memory == null ? HostMemory.NONE : new Bytes(memory);
    }

    private record Bytes(Memory memory) implements HostMemory {
        @Override
        public byte[] read(int address, int length) {
            check(address, length);
            return Arrays.copyOfRange(memory.bytes, address, address + length);
        }

        @Override
        public void write(int address, byte[] bytes) {
            check(address, bytes.length);
            System.arraycopy(bytes, 0, memory.bytes, address, bytes.length);
        }

        private void check(int address, int length) {
            int size = memory.length();
            if (address < 0 || length < 0 || address > size - length) throw new OutOfBounds();
        }
    }

    /** An access of the host's on behalf of the program, which traps as its own does. */
    private static final class OutOfBounds extends IndexOutOfBoundsException {
        private static final long serialVersionUID = 1;

        OutOfBounds() {
            super(Trap.OUT_OF_BOUNDS_MEMORY_ACCESS.toString());
        }
    }

    private static final class Running implements WasmInstance {
        private final ModuleInstance instance;
        private final TimeLimit limit;

        Running(ModuleInstance instance, TimeLimit limit) {
            this.instance = instance;
            this.limit = limit;
        }

        @Override
        public long[] call(String export, long... arguments) throws RunFailure {
            FunctionInstance function = instance.function(export);
            @Nullable
            Object[] boxes = JvmValues.boxes(function.type().function().params(), arguments);
            return JvmValues.bits(DeepStack.run(limit, () -> function.invoke(boxes), JvmEngine::failure));
        }

        @Override
        public void close() {
            // Nothing is held but memory.
        }
    }

    static RunFailure failure(Throwable cause) {
        if (cause instanceof TrapException trap) return trap(trap.trap());
        if (cause instanceof OutOfBounds) return trap(Trap.OUT_OF_BOUNDS_MEMORY_ACCESS);
        if (cause instanceof StackOverflowError) return trap(Trap.CALL_STACK_EXHAUSTED);
        if (cause instanceof OutOfMemoryError) {
            return new RunFailure(RunFailure.Kind.ENGINE, "out of memory: " + OutOfMemory.remedy());
        }
        if (cause instanceof LinkException) return new RunFailure(RunFailure.Kind.LINK, said(cause));
        if (cause instanceof UnsupportedModuleException || cause instanceof UnsupportedOperationException) {
            return new RunFailure(RunFailure.Kind.UNSUPPORTED, said(cause));
        }
        if (cause instanceof WasmException) {
            return new RunFailure(RunFailure.Kind.TRAP, "an exception that nothing catches");
        }
        throw new IllegalStateException(cause);
    }

    private static String said(Throwable cause) {
        return String.valueOf(cause.getMessage());
    }

    private static RunFailure trap(Trap trap) {
        return new RunFailure(RunFailure.Kind.TRAP, trap.toString());
    }
}
