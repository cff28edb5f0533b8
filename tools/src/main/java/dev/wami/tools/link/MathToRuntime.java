package dev.wami.tools.link;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.loops.vectorize.FunctionOnLanes;
import dev.wami.runtime.RuntimeLibrary;
import dev.wami.std.arith.ArithCast.ExtSIOp;
import dev.wami.std.arith.ArithCast.IndexCastOp;
import dev.wami.std.arith.ArithCast.TruncIOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.math.MathOp;
import dev.wami.std.vector.VectorElements.ExtractOp;
import dev.wami.std.vector.VectorElements.FromElementsOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Calls the runtime library for what Wasm has no instruction for: {@code math.exp} on f64 becomes a call of
 * {@code @__wami_exp_f64}, which is declared and, by link-runtime, defined. Integers of more than 64 bits are computed
 * on in place. Operations that the library does not have are left as they are.
 */
public final class MathToRuntime extends Pass {
    /** Who provides the functions that C's math.h has. */
    public enum Source {
        /** The runtime library. */
        BUILTIN,
        /**
         * The host, or what an object is linked with, by C's names in module {@code env}: {@code sin}, {@code sinf}.
         */
        IMPORT
    }

    public final Option<Source> source =
            Option.of("source", Source.BUILTIN, "where the functions of C's math.h come from");

    @Override
    public String name() {
        return "math-to-runtime";
    }

    @Override
    public String summary() {
        return "call the runtime library for math without Wasm instruction";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    public void run(Operation module, PassContext context) {
        List<Operation> candidates = new ArrayList<>();
        module.walk(op -> {
            if (op.dialect().equals("math") || op.kind() == ArithOp.REMF || SmallFloatCalls.applies(op)) {
                candidates.add(op);
            }
        });
        if (candidates.isEmpty()) {
            context.keepAllAnalyses();
            return;
        }
        Replacement replacement = new Replacement(module.region(0).entry(), source.get() == Source.IMPORT);
        for (Operation op : candidates) replacement.replace(op);
    }

    /** Replaces operations in one module. */
    private static final class Replacement {
        private final RuntimeCalls calls;
        private final boolean imports;

        Replacement(Block module, boolean imports) {
            this.calls = new RuntimeCalls(module);
            this.imports = imports;
        }

        void replace(Operation op) {
            if (WideMath.applies(op)) {
                Value result = WideMath.expand(op);
                if (result != null) finish(op, List.of(result));
                return;
            }
            Type type = op.operandCount() == 0 ? IndexType.INDEX : op.operand(0).type();
            if (type instanceof VectorType vector) {
                vectors(op, vector);
                return;
            }
            if (op.kind() == ArithOp.EXTF || op.kind() == ArithOp.TRUNCF) new SmallFloatCalls(calls, op).replace();
            else if (op.kind() == MathOp.IPOWI) integerPower(op);
            else if (op.kind() == MathOp.FPOWI) floatPower(op);
            else if (op.kind() == MathOp.SINCOS) sineAndCosine(op, type);
            else if (op.resultCount() == 1
                    && type instanceof FloatType
                    && op.result().type() == type) {
                List<Value> results = function(op, functionOf(op), type);
                if (results != null) finish(op, results);
            }
        }

        /** Two elements at once where the library may do that, else one after the other. */
        private void vectors(Operation op, VectorType type) {
            for (Value v : op.operands()) if (!v.type().equals(type)) return;
            if (op.resultCount() != 1 || !op.result().type().equals(type) || type.rank() != 1) return;
            String name = functionOf(op);
            String scalar = "__wami_" + name + "_" + type.element();
            if (RuntimeLibrary.resourceOf(scalar).isEmpty()) return;
            boolean host = imports && cName(name) != null;
            if (!host && type.shape().dim(0) == FunctionOnLanes.LANES && RuntimeLibrary.hasLanes(scalar)) {
                List<Value> results = calls.call(op, scalar + RuntimeLibrary.ON_LANES, op.operands(), List.of(type));
                if (results != null) finish(op, results);
                return;
            }
            Builder before = Builder.before(op);
            List<Operation> each = new ArrayList<>();
            List<Value> elements = new ArrayList<>();
            for (int k = 0; k < type.shape().dim(0); k++) {
                Operation one = op.withResults(List.of(type.element()));
                for (int i = 0; i < op.operandCount(); i++) {
                    ExtractOp element = new ExtractOp(op.location(), op.operand(i), k);
                    one.setOperand(i, before.insert(element).result());
                }
                each.add(before.insert(one));
                elements.add(one.result(0));
            }
            FromElementsOp together = before.insert(new FromElementsOp(op.location(), type, elements));
            finish(op, List.of(together.result()));
            for (Operation one : each) replace(one);
        }

        private static String functionOf(Operation op) {
            return op.name().substring(op.name().indexOf('.') + 1);
        }

        /** {@code name} of the operands of {@code op}, all of {@code type}. */
        private @Nullable List<Value> function(Operation op, String name, Type type) {
            String c = imports && (type == FloatType.F32 || type == FloatType.F64) ? cName(name) : null;
            if (c == null) return calls.call(op, "__wami_" + name + "_" + type, op.operands(), List.of(type));
            return calls.callHost(op, type == FloatType.F32 ? c + "f" : c, op.operands(), List.of(type));
        }

        /** What C calls {@code name}, an operation without its dialect; null if C does not have it or Wasm does. */
        private static @Nullable String cName(String name) {
            return switch (name) {
                case "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "cos", "cosh" -> name;
                case "erf", "erfc", "exp", "exp2", "expm1", "fma", "log", "log10", "log1p", "log2" -> name;
                case "round", "sin", "sinh", "tan", "tanh" -> name;
                case "powf" -> "pow";
                case "remf" -> "fmod";
                default -> null;
            };
        }

        /** In i32 or i64, whichever holds the type: powers modulo 2^32 are powers modulo 2^n for smaller n. */
        private void integerPower(Operation op) {
            Type type = op.result().type();
            int width = type instanceof IntegerType i ? i.width() : type == IndexType.INDEX ? 32 : 0;
            if (width == 0) return;
            IntegerType wide = width <= 32 ? IntegerType.I32 : IntegerType.I64;
            Builder before = Builder.before(op);
            List<Value> operands = new ArrayList<>();
            for (Value v : op.operands()) operands.add(widen(v, wide, before, op.location()));
            List<Value> results = calls.call(op, "__wami_ipowi_" + wide, operands, List.of(wide));
            if (results == null) return;
            Value result = results.get(0);
            if (type == IndexType.INDEX) {
                result = before.insert(new IndexCastOp(op.location(), result, type))
                        .result();
            } else if (!type.equals(wide)) {
                result =
                        before.insert(new TruncIOp(op.location(), result, type)).result();
            }
            finish(op, List.of(result));
        }

        private void floatPower(Operation op) {
            Type type = op.result().type();
            Type exponent = op.operand(1).type();
            boolean scalar = exponent instanceof IntegerType i && i.width() <= 64 || exponent == IndexType.INDEX;
            if (!(type instanceof FloatType) || !scalar) return;
            Value wide = widen(op.operand(1), IntegerType.I64, Builder.before(op), op.location());
            List<Value> results = calls.call(op, "__wami_fpowi_" + type, List.of(op.operand(0), wide), List.of(type));
            if (results != null) finish(op, results);
        }

        private void sineAndCosine(Operation op, Type type) {
            if (!(type instanceof FloatType)) return;
            List<Value> sine = function(op, "sin", type);
            List<Value> cosine = function(op, "cos", type);
            if (sine != null && cosine != null) finish(op, List.of(sine.get(0), cosine.get(0)));
        }

        private static Value widen(Value v, IntegerType to, Builder at, Location location) {
            if (v.type().equals(to)) return v;
            if (v.type() == IndexType.INDEX) {
                return at.insert(new IndexCastOp(location, v, to)).result();
            }
            return at.insert(new ExtSIOp(location, v, to)).result();
        }

        private static void finish(Operation op, List<Value> results) {
            op.replaceAllUsesWith(results);
            op.erase();
        }
    }
}
