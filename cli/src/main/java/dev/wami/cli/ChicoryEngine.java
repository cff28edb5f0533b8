package dev.wami.cli;

import com.dylibso.chicory.compiler.InterpreterFallback;
import com.dylibso.chicory.compiler.MachineFactoryCompiler;
import com.dylibso.chicory.runtime.ByteArrayMemory;
import com.dylibso.chicory.runtime.ImportFunction;
import com.dylibso.chicory.runtime.ImportValues;
import com.dylibso.chicory.runtime.Instance;
import com.dylibso.chicory.runtime.Memory;
import com.dylibso.chicory.wasm.ChicoryException;
import com.dylibso.chicory.wasm.Parser;
import com.dylibso.chicory.wasm.WasmModule;
import com.dylibso.chicory.wasm.types.FunctionType;
import com.dylibso.chicory.wasm.types.ValType;
import dev.wami.tools.run.HostFunction;
import dev.wami.tools.run.HostMemory;
import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.TimeLimit;
import dev.wami.tools.run.WasmEngine;
import dev.wami.tools.run.WasmInstance;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Trap;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Chicory: an engine in Java, which compiles to JVM classes or interprets. No SIMD, no stack switching. */
public final class ChicoryEngine implements WasmEngine {
    /** Features of WebAssembly that code for it can do without, and must. */
    public static final Set<Feature> LACKING = Set.of(Feature.SIMD, Feature.RELAXED_SIMD);

    private final boolean compiles;
    private final TimeLimit limit;

    /**
     * @param compiles whether functions are compiled to JVM code, which takes longer to start and is much faster then
     */
    public ChicoryEngine(boolean compiles) {
        this(compiles, TimeLimit.none());
    }

    /** An engine whose programs run no longer than {@code limit}. */
    ChicoryEngine(boolean compiles, TimeLimit limit) {
        this.compiles = compiles;
        this.limit = limit;
    }

    @Override
    public String name() {
        return compiles ? Engines.EMBEDDED : "embedded-interpreter";
    }

    @Override
    public Set<Feature> lacking() {
        return LACKING;
    }

    @Override
    public WasmInstance instantiate(byte[] module, List<HostFunction> host) throws RunFailure {
        limit.begin();
        Instance instance = DeepStack.run(
                limit,
                () -> {
                    WasmModule parsed = Parser.parse(ChicoryRepair.repair(module));
                    Instance.Builder builder = Instance.builder(parsed)
                            .withMemoryFactory(ByteArrayMemory::new)
                            .withImportValues(ImportValues.builder()
                                    .withFunctions(functions(host))
                                    .build());
                    if (compiles) {
                        // Functions too large for one JVM method are interpreted.
                        builder.withMachineFactory(MachineFactoryCompiler.builder(parsed)
                                .withInterpreterFallback(InterpreterFallback.SILENT)
                                .compile());
                    }
                    return builder.build();
                },
                ChicoryEngine::failure);
        return new Running(instance, limit);
    }

    private static List<ImportFunction> functions(List<HostFunction> host) {
        List<ImportFunction> functions = new ArrayList<>();
        for (HostFunction f : host) {
            FunctionType type =
                    FunctionType.of(types(f.type().params()), types(f.type().results()));
            functions.add(new ImportFunction(f.module(), f.name(), type, (instance, arguments) -> {
                for (int i = 0; i < arguments.length; i++) {
                    arguments[i] = canonical(arguments[i], f.type().params().get(i));
                }
                return f.body().call(memory(instance), arguments);
            }));
        }
        return functions;
    }

    private static HostMemory memory(Instance instance) {
        Memory memory = instance.memory();
        return memory == null ? HostMemory.NONE : new ChicoryMemory(memory);
    }

    private record ChicoryMemory(Memory memory) implements HostMemory {
        @Override
        public byte[] read(int address, int length) {
            return memory.readBytes(address, length);
        }

        @Override
        public void write(int address, byte[] bytes) {
            memory.write(address, bytes);
        }
    }

    private static List<ValType> types(List<ValueType> types) {
        List<ValType> out = new ArrayList<>();
        for (ValueType type : types) {
            out.add(
                    switch ((NumericType) type) {
                        case I32 -> ValType.I32;
                        case I64 -> ValType.I64;
                        case F32 -> ValType.F32;
                        case F64 -> ValType.F64;
                        case V128 -> ValType.V128;
                    });
        }
        return out;
    }

    /** i32 sign-extended, f32 zero-extended: Chicory leaves open what is above. */
    private static long canonical(long value, Object type) {
        return type.equals(NumericType.I32) ? (int) value : type.equals(NumericType.F32) ? value & 0xFFFF_FFFFL : value;
    }

    private static final class Running implements WasmInstance {
        private final Instance instance;
        private final TimeLimit limit;

        Running(Instance instance, TimeLimit limit) {
            this.instance = instance;
            this.limit = limit;
        }

        @Override
        public long[] call(String export, long... arguments) throws RunFailure {
            List<ValType> types = instance.exportType(export).returns();
            long[] results =
                    DeepStack.run(limit, () -> instance.export(export).apply(arguments), ChicoryEngine::failure);
            if (results == null) return new long[0];
            for (int i = 0; i < results.length; i++) {
                ValType type = types.get(i);
                if (type.equals(ValType.I32)) results[i] = (int) results[i];
                if (type.equals(ValType.F32)) results[i] &= 0xFFFF_FFFFL;
            }
            return results;
        }

        @Override
        public void close() {
            // Nothing is held but memory.
        }
    }

    /** The specification's words where the failure is a trap; Chicory's messages begin with them. */
    private static RunFailure failure(Throwable cause) {
        String message = String.valueOf(cause.getMessage());
        if (cause instanceof StackOverflowError) return trap(Trap.CALL_STACK_EXHAUSTED);
        if (cause instanceof OutOfMemoryError) {
            return new RunFailure(RunFailure.Kind.ENGINE, "out of memory: " + OutOfMemory.remedy());
        }
        if (message.equals("Trapped on unreachable instruction")) return trap(Trap.UNREACHABLE);
        for (Trap trap : Trap.values()) if (message.startsWith(trap.toString())) return trap(trap);
        // An unknown instruction is a plain exception of theirs; anything else of that kind is a bug of ours.
        boolean theirs = cause instanceof ChicoryException || message.startsWith("Machine doesn't recognize");
        if (theirs || cause instanceof UnsupportedOperationException) {
            return new RunFailure(RunFailure.Kind.UNSUPPORTED, message);
        }
        throw new IllegalStateException(cause);
    }

    private static RunFailure trap(Trap trap) {
        return new RunFailure(RunFailure.Kind.TRAP, trap.toString());
    }
}
