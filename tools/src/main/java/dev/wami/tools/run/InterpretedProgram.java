package dev.wami.tools.run;

import dev.wami.conversions.llvmtostd.Structors;
import dev.wami.core.interp.HostFunctions;
import dev.wami.core.interp.Interpreter;
import dev.wami.core.interp.MemRefValue;
import dev.wami.core.interp.Stopped;
import dev.wami.core.interp.Trap;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedMemRefType;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.transform.TopologicalSort;
import dev.wami.std.mlprogram.MlProgramFunctions.SubgraphOp;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.ValueType;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A verified module on the reference interpreter. */
public final class InterpretedProgram implements Program {
    private final Operation module;
    private final Interpreter interpreter;
    private TimeLimit limit = TimeLimit.none();
    private boolean constructed;
    /** The graphs that cannot be called: their operations depend on one another in a circle. */
    private final Set<String> circular;

    /** @param indexBits the width of {@code index}: 32 as in Wasm, or 64 as in MLIR's own runner */
    public InterpretedProgram(Operation module, int indexBits, List<HostFunction> host) {
        this.circular = module.collect(SubgraphOp.class).stream()
                .filter(graph -> !graph.isDeclaration()
                        && !TopologicalSort.sort(graph.body().entry()))
                .map(SubgraphOp::functionName)
                .collect(Collectors.toSet());
        this.module = module;
        this.interpreter = new Interpreter(module, indexBits, new Host(host, indexBits));
    }

    /** Lets the program run no longer than that, from its first call on. */
    public InterpretedProgram within(TimeLimit limit) {
        this.limit = limit;
        if (!limit.isNone()) interpreter.stopWhen(limit::isExceeded);
        return this;
    }

    /** See {@link Interpreter#observe}. */
    public void observe(Consumer<Operation> observer) {
        interpreter.observe(observer);
    }

    @Override
    public List<String> functions() {
        List<String> names = new ArrayList<>();
        for (Operation op : module.region(0).entry()) {
            if (op instanceof FunctionLike f && !f.isDeclaration() && f.visibility() == Symbol.Visibility.PUBLIC) {
                names.add(f.functionName());
            }
        }
        return names;
    }

    /** Private functions can be called, too. */
    @Override
    public Optional<Signature> signature(String function) {
        Operation op = ((SymbolTable) module).lookup(function);
        return op instanceof FunctionLike f && !f.isDeclaration()
                ? Optional.of(Signature.of(f.functionType(), interpreter.indexBits()))
                : Optional.empty();
    }

    @Override
    public long[] call(String function, long... arguments) throws RunFailure {
        limit.begin();
        if (!constructed) {
            constructed = true;
            for (String f : Structors.calls(module, true)) call(f);
        }
        if (circular.contains(function)) {
            throw new RunFailure(
                    RunFailure.Kind.TRAP, "operations of @" + function + " depend on one another in a circle");
        }
        List<Object> values = new ArrayList<>();
        for (long a : arguments) values.add(a);
        try {
            List<Object> results = interpreter.call(function, values);
            long[] out = new long[results.size()];
            for (int i = 0; i < out.length; i++) out[i] = results.get(i) instanceof Long l ? l : 0;
            return out;
        } catch (Trap t) {
            throw new RunFailure(RunFailure.Kind.TRAP, String.valueOf(t.getMessage()), t.location());
        } catch (Unlinked u) {
            throw new RunFailure(RunFailure.Kind.LINK, String.valueOf(u.getMessage()), u.declaration.location());
        } catch (Stopped s) {
            throw limit.failure(s.location());
        }
    }

    @Override
    public void end() throws RunFailure {
        for (String f : Structors.calls(module, false)) call(f);
    }

    @Override
    public void close() {
        // Nothing is held but memory.
    }

    /** A declaration was called that the host does not have. */
    private static final class Unlinked extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient Operation declaration;

        Unlinked(String message, Operation declaration) {
            super(message, null, false, false);
            this.declaration = declaration;
        }
    }

    /** Host functions as the interpreter calls them, by the types of the declaration. */
    private record Host(List<HostFunction> functions, int indexBits) implements HostFunctions {
        @Override
        public @Nullable List<Object> call(Operation declaration, List<Object> arguments, Interpreter machine) {
            if (!(declaration instanceof FunctionLike f)) return null;
            String module = text(declaration, "import_module", "env");
            FuncType type = wasmType(f);
            String name = text(declaration, "import_name", f.functionName());
            HostFunction given = HostLinking.find(functions, module, name, type, ValueType.I32);
            if (given == null) throw new Unlinked(HostLinking.unknown(functions, module, name), declaration);
            if (!given.type().equals(type)) {
                throw new Trap(HostLinking.wrongType(given, f.functionType().toString()), declaration.location());
            }
            MemRefPrinting.Layout memory = new MemRefPrinting.Layout();
            List<Long> values = new ArrayList<>();
            for (int i = 0; i < arguments.size(); i++) {
                Type declared = f.functionType().inputs().get(i);
                boolean unranked = declared instanceof UnrankedMemRefType;
                if (arguments.get(i) instanceof MemRefValue m && declared == IntegerType.I32) {
                    values.add((long) memory.add(bytes(m))); // a pointer
                } else if (arguments.get(i) instanceof MemRefValue m) pass(m, unranked, memory, values);
                else values.add((Long) arguments.get(i));
            }
            long[] passed = new long[values.size()];
            for (int i = 0; i < passed.length; i++) passed[i] = values.get(i);
            List<Object> results = new ArrayList<>();
            for (long r : given.body().call(memory, passed)) results.add(r);
            return results;
        }

        /**
         * A memref as it is in WebAssembly: its descriptor, or rank and address of the descriptor. One of vectors has
         * their dimensions after its own.
         */
        private void pass(MemRefValue m, boolean unranked, MemRefPrinting.Layout memory, List<Long> values) {
            List<Long> fields = new ArrayList<>();
            long address = memory.add(bytes(m));
            fields.add(address);
            fields.add(address);
            VectorType vector = m.element() instanceof VectorType v ? v : VectorType.of(m.element());
            long each = vector.shape().elementCount();
            fields.add(m.offset() * each);
            for (long s : m.sizes()) fields.add(s);
            for (long s : vector.shape().toArray()) fields.add(s);
            for (long s : m.strides()) fields.add(s * each);
            for (long s : MemRefValue.rowMajor(vector.shape().toArray())) fields.add(s);
            if (!unranked) {
                values.addAll(fields);
                return;
            }
            ByteBuffer descriptor = ByteBuffer.allocate(4 * fields.size()).order(ByteOrder.LITTLE_ENDIAN);
            for (long field : fields) descriptor.putInt((int) field);
            values.add((long) (m.rank() + vector.rank()));
            values.add((long) memory.add(descriptor.array()));
        }

        /** All of the buffer after {@code m}. */
        private static byte[] bytes(MemRefValue m) {
            Type type = m.element().elementTypeOrSelf();
            Type number = type instanceof ComplexType c ? c.element() : type;
            // a short float is given as f32, but lies in memory as it is
            int width = number instanceof FloatType f
                    ? f.width()
                    : Scalar.of(number, 32).map(Scalar::bits).orElse(8);
            int size = (width + 7) / 8;
            ByteArrayOutputStream data = new ByteArrayOutputStream();
            for (int i = 0; i < m.buffer().size(); i++) {
                Object element = m.buffer().get(i);
                for (Object part : element instanceof Object[] parts ? parts : new Object[] {element}) {
                    long bits = part instanceof Long l ? l : 0;
                    for (int b = 0; b < size; b++) data.write((byte) (bits >> 8 * b));
                }
            }
            return data.toByteArray();
        }

        private static String text(Operation op, String key, String otherwise) {
            return op.attribute(key) instanceof StringAttr s ? s.value() : otherwise;
        }

        private @Nullable FuncType wasmType(FunctionLike f) {
            List<ValueType> params = wasmTypes(f.functionType().inputs());
            List<ValueType> results = wasmTypes(f.functionType().results());
            return params == null || results == null ? null : new FuncType(params, results);
        }

        private @Nullable List<ValueType> wasmTypes(List<Type> types) {
            List<ValueType> out = new ArrayList<>();
            for (Type t : types) {
                if (t instanceof MemRefType m) {
                    int rank = m.rank() + (m.element() instanceof VectorType v ? v.rank() : 0);
                    out.addAll(Collections.nCopies(3 + 2 * rank, ValueType.I32));
                }
                if (t instanceof UnrankedMemRefType) out.addAll(List.of(ValueType.I32, ValueType.I32));
                if (t instanceof MemRefType || t instanceof UnrankedMemRefType) continue;
                Optional<Scalar> scalar = Scalar.of(t, indexBits);
                if (scalar.isEmpty()) return null;
                boolean narrow = scalar.get().bits() <= 32;
                if (scalar.get().isFloat()) out.add(narrow ? ValueType.F32 : ValueType.F64);
                else out.add(narrow ? ValueType.I32 : ValueType.I64);
            }
            return out;
        }
    }
}
