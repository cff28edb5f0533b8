package dev.wami.conversions.llvmtostd;

import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.vector.VectorOp;
import java.util.ArrayList;
import java.util.List;

/** {@code llvm.intr.matrix.*}: matrices as vectors, column by column. LangRef: Matrix Intrinsics. */
final class Matrices {
    private final Std std;
    private final Arithmetic arithmetic;
    private final MemoryLowering memory;
    private final Lowering to;

    Matrices(Std std, Arithmetic arithmetic, MemoryLowering memory) {
        this.std = std;
        this.arithmetic = arithmetic;
        this.memory = memory;
        this.to = std.to;
    }

    private static int size(Operation op, String name) {
        return (int) op.property(name, IntegerAttr.class).value();
    }

    boolean transpose(Operation op) {
        int rows = size(op, "rows");
        int columns = size(op, "columns");
        long[] picked = new long[rows * columns];
        for (int i = 0; i < rows; i++) for (int j = 0; j < columns; j++) picked[j + i * columns] = i + (long) j * rows;
        Value matrix = to.operand(op, 0);
        OpState state = OpState.at(std.location())
                .operand(matrix)
                .operand(matrix)
                .property("mask", DenseArrayAttr.i64(picked))
                .result(op.result().type());
        return to.replace(op, std.make(VectorOp.SHUFFLE, state));
    }

    /** {@code c(i, j) = sum over k of a(i, k) * b(k, j)}, in the order of k. */
    boolean multiply(Operation op) {
        int rows = size(op, "lhs_rows");
        int inner = size(op, "lhs_columns");
        int columns = size(op, "rhs_columns");
        VectorType type = (VectorType) op.result().type();
        boolean floats = type.element() instanceof FloatType;
        ArithOp mul = floats ? ArithOp.MULF : ArithOp.MULI;
        ArithOp add = floats ? ArithOp.ADDF : ArithOp.ADDI;
        List<Value> a = elements(to.operand(op, 0));
        List<Value> b = elements(to.operand(op, 1));
        List<Value> product = new ArrayList<>();
        for (int j = 0; j < columns; j++) {
            for (int i = 0; i < rows; i++) {
                Value sum = std.binary(mul, a.get(i), b.get(j * inner));
                for (int k = 1; k < inner; k++) {
                    Value next = std.binary(mul, a.get(i + k * rows), b.get(k + j * inner));
                    sum = std.binary(add, sum, next);
                }
                product.add(sum);
            }
        }
        return to.replace(op, std.make(VectorOp.FROM_ELEMENTS, product, type));
    }

    private List<Value> elements(Value vector) {
        List<Value> elements = new ArrayList<>();
        long count = ((VectorType) vector.type()).shape().elementCount();
        for (long i = 0; i < count; i++) elements.add(arithmetic.element(vector, i));
        return elements;
    }

    // ---- memory

    /** Where each column begins: {@code stride} elements after the one before. */
    private List<Value> columns(Operation op, Value base, Value stride, Type element) {
        Value distance =
                std.binary(ArithOp.MULI, std.resize(stride, IntegerType.I32, false), std.i32(DataLayout.size(element)));
        List<Value> starts = new ArrayList<>();
        Value at = base;
        for (int j = 0; j < size(op, "columns"); j++) {
            starts.add(at);
            at = std.binary(ArithOp.ADDI, at, distance);
        }
        return starts;
    }

    private static boolean isInMemory(VectorType type) {
        return MemoryLowering.holds(type) && DataLayout.hasWholeBytes(type);
    }

    boolean load(Operation op) {
        VectorType type = (VectorType) op.result().type();
        if (!isInMemory(type)) return to.fail("a value of type '" + type + "' in memory");
        List<Value> elements = new ArrayList<>();
        for (Value column : columns(op, to.operand(op, 0), to.operand(op, 1), type.element())) {
            for (int i = 0; i < size(op, "rows"); i++) {
                elements.addAll(memory.load(type.element(), column, i * DataLayout.size(type.element())));
            }
        }
        return to.replace(op, std.make(VectorOp.FROM_ELEMENTS, elements, type));
    }

    boolean store(Operation op) {
        VectorType type = (VectorType) op.operand(0).type();
        if (!isInMemory(type)) return to.fail("a value of type '" + type + "' in memory");
        List<Value> elements = elements(to.operand(op, 0));
        int next = 0;
        for (Value column : columns(op, to.operand(op, 1), to.operand(op, 2), type.element())) {
            for (int i = 0; i < size(op, "rows"); i++) {
                long offset = i * DataLayout.size(type.element());
                memory.store(type.element(), List.of(elements.get(next++)), column, offset);
            }
        }
        return to.erase(op);
    }
}
