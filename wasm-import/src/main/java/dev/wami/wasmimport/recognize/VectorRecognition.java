package dev.wami.wasmimport.recognize;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.AccumulateOp;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.CombineOp;
import dev.wami.ssawasm.CompareOp;
import dev.wami.ssawasm.ConvertOp;
import dev.wami.ssawasm.LaneAccess.LoadLaneOp;
import dev.wami.ssawasm.LaneAccess.StoreLaneOp;
import dev.wami.ssawasm.Lanes.ExtractLaneOp;
import dev.wami.ssawasm.Lanes.ReplaceLaneOp;
import dev.wami.ssawasm.Lanes.SplatOp;
import dev.wami.ssawasm.MemoryAccess;
import dev.wami.ssawasm.ReinterpretOp;
import dev.wami.ssawasm.ShuffleOp;
import dev.wami.ssawasm.TernaryOp;
import dev.wami.ssawasm.TestOp;
import dev.wami.ssawasm.UnaryOp;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncOp;
import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.LaneShape;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.Operator;
import java.util.List;

/**
 * Calls of functions that stand for instructions on vectors. Outside, a v128 is bytes; each instruction of ssawasm says
 * by its type what its lanes are, so that the bytes are seen as those before it, and its result as bytes.
 */
final class VectorRecognition {
    private static final Type BYTES = Vectors.type(LaneShape.I8X16);

    private final FuncOp callee;
    private final FuncCalls.CallOp call;
    private final Opcode row;
    private final Location location;
    private final Builder at;

    VectorRecognition(Opcode row, FuncOp callee, FuncCalls.CallOp call) {
        this.row = row;
        this.callee = callee;
        this.call = call;
        this.location = call.location();
        this.at = Builder.before(call);
    }

    private int lane() {
        return callee.attribute("wasm.lane") instanceof IntegerAttr i ? (int) i.value() : 0;
    }

    /** {@code bytes} as lanes of {@code shape}. */
    private Value lanes(Value bytes, LaneShape shape) {
        Type type = Vectors.type(shape);
        return type.equals(bytes.type())
                ? bytes
                : at.insert(new ReinterpretOp(location, bytes, type)).result(0);
    }

    private Value operand(int i, LaneShape shape) {
        return lanes(call.operand(i), shape);
    }

    /** The last operation: {@code op}, or what makes bytes of its result. */
    private Operation asBytes(Operation op) {
        Type type = op.result(0).type();
        if (Vectors.shape(type) == null || type.equals(BYTES)) return op;
        return new ReinterpretOp(location, at.insert(op).result(0), BYTES);
    }

    // ---- numbers

    /** The instruction, to be inserted before the call; what goes before it is. */
    Operation instruction() {
        if (row == Opcode.I8X16_SHUFFLE) return shuffle();
        LaneShape shape = row.shape();
        return asBytes(numeric(row.operator(), shape == null ? LaneShape.I8X16 : shape));
    }

    private Operation shuffle() {
        if (callee.attribute("wasm.lanes") instanceof DenseArrayAttr lanes) {
            return new ShuffleOp(location, call.operand(0), call.operand(1), lanes.toInts());
        }
        throw new IllegalStateException("'wasm.lanes' is missing on @" + callee.symbolName());
    }

    private Operation numeric(Operator o, LaneShape shape) {
        LaneShape source = o.source();
        LaneShape from = source == null ? shape : source;
        Type type = Vectors.type(shape);
        return switch (o.category()) {
            case UNARY -> new UnaryOp(location, o, operand(0, from));
            case BINARY -> BinaryOp.of(location, o, operand(0, from), isShift(o) ? call.operand(1) : operand(1, from));
            case COMPARE -> CompareOp.of(location, o, operand(0, from), operand(1, from));
            case TEST -> new TestOp(location, o, operand(0, from));
            case TERNARY -> new TernaryOp(location, o, operand(0, from), operand(1, from), operand(2, from));
            case CONVERT -> new ConvertOp(location, o, operand(0, from), type);
            case COMBINE -> new CombineOp(location, o, operand(0, from), operand(1, from), type);
            case ACCUMULATE -> new AccumulateOp(location, o, operand(0, from), operand(1, from), operand(2, shape));
            case BROADCAST -> new SplatOp(location, call.operand(0), type);
            case EXTRACT -> new ExtractLaneOp(location, o, operand(0, from), lane());
            case REPLACE -> new ReplaceLaneOp(location, operand(0, from), lane(), call.operand(1));
            default -> throw new IllegalStateException(row.mnemonic());
        };
    }

    private static boolean isShift(Operator o) {
        return o == Operator.SHL || o == Operator.SHR_S || o == Operator.SHR_U;
    }

    // ---- memory

    /** The load or store of what is at {@code address}, without its offset and alignment. */
    MemoryAccess.Access access(Value address) {
        List<Value> operands = call.operands();
        LaneShape shape = shape();
        if (row.lanes() > 0) {
            Value vector = lanes(operands.get(2), shape);
            return row.category() == Category.LOAD
                    ? new LoadLaneOp(location, address, vector, lane())
                    : new StoreLaneOp(location, address, vector, lane());
        }
        return row.category() == Category.LOAD
                ? new MemoryAccess.LoadOp(location, row.mnemonicWithoutType(), address, Vectors.type(shape))
                : new MemoryAccess.StoreOp(location, row.mnemonicWithoutType(), address, operands.get(2));
    }

    /** What {@code access} gives, as bytes. */
    Operation result(MemoryAccess.Access access) {
        return row.category() == Category.LOAD ? asBytes(access) : access;
    }

    /** The first lanes that the instruction works on: integers. */
    private LaneShape shape() {
        for (LaneShape s : LaneShape.values()) if (row.isOn(s)) return s;
        throw new IllegalStateException(row.mnemonic());
    }
}
