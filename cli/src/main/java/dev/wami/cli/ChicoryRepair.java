package dev.wami.cli;

import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.BinaryEncoder;
import dev.wami.wasmbinary.CodeBuilder;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Import;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.RecGroup;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Replaces what Chicory 1.7.5 gets wrong: from 2^63 on its {@code f32.convert_i64_u} rounds up, and its
 * {@code f64.convert_i64_u} rounds ties down, where the specification says to nearest, ties to even; its {@code abs} is
 * Java 17's, which leaves NaN its sign.
 */
final class ChicoryRepair {
    private static final List<Opcode> WRONG =
            List.of(Opcode.F32_CONVERT_I64_U, Opcode.F64_CONVERT_I64_U, Opcode.F32_ABS, Opcode.F64_ABS);

    private ChicoryRepair() {}

    /** The same module, or one that does the same without wrong instructions. */
    static byte[] repair(byte[] module) {
        if (!mayUse(module)) return module;
        Optional<WasmModule> decoded = BinaryDecoder.decode(module).module();
        return decoded.isPresent() && uses(decoded.get()) ? BinaryEncoder.encode(repaired(decoded.get())) : module;
    }

    /** Whether an opcode's byte is anywhere; most modules need not be decoded. */
    private static boolean mayUse(byte[] module) {
        for (byte b : module) for (Opcode wrong : WRONG) if ((b & 0xFF) == wrong.code()) return true;
        return false;
    }

    private static boolean uses(WasmModule module) {
        return module.functions().stream().anyMatch(f -> f.body().stream().anyMatch(ChicoryRepair::isWrong));
    }

    private static boolean isWrong(Instruction i) {
        return i instanceof Instruction.Plain plain && WRONG.contains(plain.opcode());
    }

    /** Calls of one more function for each wrong instruction, the last ones, in place of them. */
    private static WasmModule repaired(WasmModule m) {
        List<RecGroup> types = new ArrayList<>(m.types());
        int firstType = types.stream().mapToInt(g -> g.types().size()).sum();
        int firstFunction = m.functions().size();
        for (Import i : m.imports()) if (i.type().kind() == ExternKind.FUNC) firstFunction++;
        List<Function> substitutes = new ArrayList<>();
        Map<Opcode, Instruction> calls = new EnumMap<>(Opcode.class);
        for (Opcode wrong : WRONG) {
            int type = firstType + substitutes.size();
            boolean isSingle = wrong == Opcode.F32_CONVERT_I64_U || wrong == Opcode.F32_ABS;
            boolean isAbs = wrong == Opcode.F32_ABS || wrong == Opcode.F64_ABS;
            NumericType result = isSingle ? NumericType.F32 : NumericType.F64;
            types.add(RecGroup.of(new FuncType(List.of(isAbs ? result : NumericType.I64), List.of(result))));
            calls.put(wrong, new Instruction.Indexed(Opcode.CALL, firstFunction + substitutes.size()));
            substitutes.add(isAbs ? absolute(type, isSingle) : conversion(type, result));
        }
        List<Function> functions = new ArrayList<>();
        for (Function f : m.functions()) {
            List<Instruction> body = new ArrayList<>(f.body());
            body.replaceAll(i -> isWrong(i) ? calls.get(i.opcode()) : i);
            functions.add(new Function(f.typeIndex(), f.locals(), body));
        }
        functions.addAll(substitutes);
        return new WasmModule(
                types,
                m.imports(),
                functions,
                m.tables(),
                m.memories(),
                m.tags(),
                m.globals(),
                m.exports(),
                m.start(),
                m.elements(),
                m.dataCount(),
                m.data(),
                m.customs());
    }

    /** Without the highest bit. */
    private static Function absolute(int type, boolean isSingle) {
        CodeBuilder code = new CodeBuilder(1).op(Opcode.LOCAL_GET, 0);
        if (isSingle) {
            code.op(Opcode.I32_REINTERPRET_F32)
                    .i32Const(Integer.MAX_VALUE)
                    .op(Opcode.I32_AND)
                    .op(Opcode.F32_REINTERPRET_I32);
        } else {
            code.op(Opcode.I64_REINTERPRET_F64)
                    .i64Const(Long.MAX_VALUE)
                    .op(Opcode.I64_AND)
                    .op(Opcode.F64_REINTERPRET_I64);
        }
        return code.build(type);
    }

    /**
     * From 2^63 on, half of it is converted as a signed number and doubled. The lowest bit goes into the next (round to
     * odd), which keeps a number just above a tie above it.
     */
    private static Function conversion(int type, NumericType result) {
        boolean isSingle = result == NumericType.F32;
        Opcode signed = isSingle ? Opcode.F32_CONVERT_I64_S : Opcode.F64_CONVERT_I64_S;
        CodeBuilder code = new CodeBuilder(1);
        code.op(Opcode.LOCAL_GET, 0).i64Const(0).op(Opcode.I64_GE_S);
        code.open(Opcode.IF, BlockType.of(result));
        code.op(Opcode.LOCAL_GET, 0).op(signed);
        code.otherwise();
        code.op(Opcode.LOCAL_GET, 0).i64Const(1).op(Opcode.I64_SHR_U);
        code.op(Opcode.LOCAL_GET, 0)
                .i64Const(1)
                .op(Opcode.I64_AND)
                .op(Opcode.I64_OR)
                .op(signed);
        if (isSingle) code.f32Const(2).op(Opcode.F32_MUL);
        else code.f64Const(2).op(Opcode.F64_MUL);
        code.end();
        return code.build(type);
    }
}
