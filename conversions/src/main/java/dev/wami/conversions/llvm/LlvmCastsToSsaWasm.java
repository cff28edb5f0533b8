package dev.wami.conversions.llvm;

import static java.util.Objects.requireNonNull;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.MemRefDescriptor;
import dev.wami.conversions.MemRefParts;
import dev.wami.conversions.WasmTypes;
import dev.wami.core.dialect.builtin.UnrealizedConversionCastOp;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.llvm.LlvmStructType;
import dev.wami.std.arith.ArithCast.IndexCastOp;
import dev.wami.wasmspec.Operator;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code builtin.unrealized_conversion_cast} between a type and what mlir-opt lowers it to, which programs have that
 * are lowered in part. A complex number and the struct of its parts are the same values. {@code index} is an i64 there.
 * A memref is a struct of all fields of the descriptor, with sizes of 64 bits; our memref has those that its type does
 * not tell.
 *
 * <pre>{@code
 * %m = cast %s : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
 *   ->
 * %allocated, %aligned, %offset, %size, %stride = cast %s : ... to i32, i32, i64, i64, i64
 * %n = wrap %size : i64 to i32
 * %m = cast %allocated, %aligned, %n : i32, i32, i32 to memref<?xf32>
 * }</pre>
 */
public final class LlvmCastsToSsaWasm extends Pass {
    private final WasmTypes types = new WasmTypes();

    @Override
    public String name() {
        return "llvm-casts-to-ssawasm";
    }

    @Override
    public String summary() {
        return "take casts between types and what mlir-opt lowers them to apart";
    }

    /** Casts between other types stay. */
    @Override
    public void run(Operation root, PassContext context) {
        for (UnrealizedConversionCastOp cast : root.collect(UnrealizedConversionCastOp.class)) {
            if (cast.operandCount() != 1 || cast.resultCount() != 1) continue;
            Type from = cast.operand(0).type();
            Type to = cast.result().type();
            if (from instanceof LlvmStructType s && to instanceof MemRefType m && describes(s, m)) toMemRef(cast, s, m);
            if (from instanceof MemRefType m && to instanceof LlvmStructType s && describes(s, m)) toStruct(cast, m, s);
            boolean index = from == IndexType.INDEX || to == IndexType.INDEX;
            // one to i32 is of our own making, and goes when both of its sides are lowered
            if (index && (from.equals(IntegerType.I64) || to.equals(IntegerType.I64))) convert(cast);
            if (from instanceof ComplexType || to instanceof ComplexType) throughParts(cast);
        }
    }

    /** Two pointers, an offset, and a size and a stride for each dimension. */
    private boolean describes(LlvmStructType struct, MemRefType type) {
        List<Type> fields = types.convert(struct);
        if (fields == null || MemRefParts.of(type) == null || fields.size() != 3 + 2 * type.rank()) return false;
        for (Type t : fields) if (t != IntegerType.I32 && t != IntegerType.I64) return false;
        return fields.get(0) == IntegerType.I32 && fields.get(1) == IntegerType.I32;
    }

    private void toMemRef(UnrealizedConversionCastOp cast, LlvmStructType struct, MemRefType type) {
        Emitter e = new Emitter(Builder.before(cast), cast.location());
        List<Value> fields = new ArrayList<>();
        for (Value field : cast(e, List.of(cast.operand(0)), flat(struct)).results()) {
            fields.add(field.type() == IntegerType.I64 ? e.convert(Operator.WRAP_I64, field, IntegerType.I32) : field);
        }
        replace(cast, cast(e, MemRefDescriptor.ofFields(type, fields), List.of(type)));
    }

    private void toStruct(UnrealizedConversionCastOp cast, MemRefType type, LlvmStructType struct) {
        Emitter e = new Emitter(Builder.before(cast), cast.location());
        List<Value> parts =
                List.copyOf(cast(e, List.of(cast.operand(0)), flat(type)).results());
        List<Value> fields = new MemRefDescriptor(type, parts, e).fields();
        List<Type> wanted = flat(struct);
        List<Value> wide = new ArrayList<>();
        for (int i = 0; i < fields.size(); i++) {
            boolean widens = wanted.get(i) == IntegerType.I64;
            wide.add(widens ? e.convert(Operator.EXTEND_I32_S, fields.get(i), IntegerType.I64) : fields.get(i));
        }
        replace(cast, cast(e, wide, List.of(struct)));
    }

    private static void convert(UnrealizedConversionCastOp cast) {
        Operation by =
                new IndexCastOp(cast.location(), cast.operand(0), cast.result().type());
        replace(cast, Builder.before(cast).insert(by));
    }

    private void throughParts(UnrealizedConversionCastOp cast) {
        Type to = cast.result().type();
        List<Type> parts = types.convert(to);
        if (parts == null || !parts.equals(types.convert(cast.operand(0).type()))) return;
        Emitter e = new Emitter(Builder.before(cast), cast.location());
        replace(cast, cast(e, List.copyOf(cast(e, cast.operands(), parts).results()), List.of(to)));
    }

    private List<Type> flat(Type type) {
        return requireNonNull(types.convert(type));
    }

    private static UnrealizedConversionCastOp cast(Emitter e, List<Value> from, List<Type> to) {
        return e.builder().insert(new UnrealizedConversionCastOp(e.location(), from, to));
    }

    private static void replace(UnrealizedConversionCastOp old, Operation by) {
        old.result().replaceAllUsesWith(by.result());
        old.erase();
    }
}
