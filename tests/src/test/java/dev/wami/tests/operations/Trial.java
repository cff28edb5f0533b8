package dev.wami.tests.operations;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.interp.Interpreter;
import dev.wami.core.interp.Trap;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.llvm.LlvmPointerType;
import dev.wami.tools.Wami;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Calls functions with whatever arguments, to hear what the interpreter says of an operation that it cannot execute. */
final class Trial {
    private static final long STEPS = 10_000;
    private static final int DEPTH = 100;

    private Trial() {}

    /** What the interpreter says of {@code operation} when it executes the functions of {@code chunk} that have it. */
    static Optional<String> refusal(Wami wami, Chunk chunk, String operation) {
        Operation module = wami.parse(SourceFile.of(chunk.file(), chunk.text()), new Diagnostics());
        if (module == null) return Optional.empty();
        List<Operation> functions = new ArrayList<>();
        module.walk(op -> {
            if (op instanceof FunctionLike f && !f.isDeclaration() && contains(op, operation)) functions.add(op);
        });
        for (Operation f : functions) {
            List<Object> arguments = arguments((FunctionLike) f);
            if (arguments == null) continue;
            try {
                new Interpreter(module, 32, (d, a, m) -> null, STEPS, DEPTH).call(f, arguments);
            } catch (Trap t) {
                String said = String.valueOf(t.getMessage());
                if (said.contains("'" + operation + "'")) return Optional.of(said);
            }
        }
        return Optional.empty();
    }

    private static boolean contains(Operation function, String operation) {
        List<Operation> found = new ArrayList<>();
        function.walk(op -> {
            if (op.name().equals(operation)) found.add(op);
        });
        return !found.isEmpty();
    }

    private static @Nullable List<Object> arguments(FunctionLike function) {
        List<Object> arguments = new ArrayList<>();
        for (Type t : function.functionType().inputs()) {
            Object value = one(t);
            if (value == null) return null;
            arguments.add(value);
        }
        return arguments;
    }

    private static @Nullable Object one(Type type) {
        if (type instanceof VectorType v) {
            Object element = one(v.element());
            if (element == null) return null;
            Object[] elements = new Object[(int) v.shape().elementCount()];
            Arrays.fill(elements, element);
            return elements;
        }
        if (type instanceof FloatType f) return FloatFormat.supports(f) ? FloatFormat.encode(f, 1) : null;
        boolean isNumber = type instanceof IntegerType i && i.width() <= 64 || type == IndexType.INDEX;
        return isNumber || type instanceof LlvmPointerType ? 1L : null;
    }
}
