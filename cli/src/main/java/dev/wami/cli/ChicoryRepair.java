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
import java.util.List;
import java.util.Optional;

/**
 * Replaces what Chicory 1.7.5 gets wrong: its {@code f32.convert_i64_u} rounds up from 2^63 on, where the
 * specification says to nearest, ties to even.
 */
final class ChicoryRepair {
    private static final Opcode WRONG = Opcode.F32_CONVERT_I64_U;

    private ChicoryRepair() {}

    /** The same module, or one that does the same without wrong instructions. */
    static byte[] repair(byte[] module) {
        if (!mayUse(module)) return module;
        Optional<WasmModule> decoded = BinaryDecoder.decode(module).module();
        return decoded.isPresent() && uses(decoded.get()) ? BinaryEncoder.encode(repaired(decoded.get())) : module;
    }

    /** Whether the opcode's byte is anywhere; most modules need not be decoded. */
    private static boolean mayUse(byte[] module) {
        for (byte b : module) if ((b & 0xFF) == WRONG.code()) return true;
        return false;
    }

    private static boolean uses(WasmModule module) {
        return module.functions().stream().anyMatch(f -> f.body().stream().anyMatch(ChicoryRepair::isWrong));
    }

    private static boolean isWrong(Instruction i) {
        return i instanceof Instruction.Plain plain && plain.opcode() == WRONG;
    }

    /** Calls of one more function, the last, in place of the instruction. */
    private static WasmModule repaired(WasmModule m) {
        List<RecGroup> types = new ArrayList<>(m.types());
        int type = types.stream().mapToInt(g -> g.types().size()).sum();
        types.add(RecGroup.of(new FuncType(List.of(NumericType.I64), List.of(NumericType.F32))));
        int index = m.functions().size();
        for (Import i : m.imports()) if (i.type().kind() == ExternKind.FUNC) index++;
        Instruction call = new Instruction.Indexed(Opcode.CALL, index);
        List<Function> functions = new ArrayList<>();
        for (Function f : m.functions()) {
            List<Instruction> body = new ArrayList<>(f.body());
            body.replaceAll(i -> isWrong(i) ? call : i);
            functions.add(new Function(f.typeIndex(), f.locals(), body));
        }
        functions.add(conversion(type));
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

    /**
     * From 2^63 on, half of it is converted as a signed number and doubled. The lowest bit goes into the next (round to odd), which keeps
     * a number just above a tie above it.
     */
    private static Function conversion(int type) {
        CodeBuilder code = new CodeBuilder(1);
        code.op(Opcode.LOCAL_GET, 0).i64Const(0).op(Opcode.I64_GE_S);
        code.open(Opcode.IF, BlockType.of(NumericType.F32));
        code.op(Opcode.LOCAL_GET, 0).op(Opcode.F32_CONVERT_I64_S);
        code.otherwise();
        code.op(Opcode.LOCAL_GET, 0).i64Const(1).op(Opcode.I64_SHR_U);
        code.op(Opcode.LOCAL_GET, 0).i64Const(1).op(Opcode.I64_AND).op(Opcode.I64_OR);
        code.op(Opcode.F32_CONVERT_I64_S).f32Const(2).op(Opcode.F32_MUL);
        code.end();
        return code.build(type);
    }
}
