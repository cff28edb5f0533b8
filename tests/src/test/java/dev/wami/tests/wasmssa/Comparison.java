package dev.wami.tests.wasmssa;

import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Whether two modules are the same but for instructions that cannot be reached and for which index a type has. */
final class Comparison {
    private final WasmModule module;
    private final IndexSpaces spaces;

    private Comparison(WasmModule module) {
        this.module = module;
        this.spaces = IndexSpaces.of(module);
    }

    /** The first difference, or null. */
    static @Nullable String difference(WasmModule expected, WasmModule actual) {
        List<Object> a = new Comparison(expected).parts();
        List<Object> b = new Comparison(actual).parts();
        return difference("part", a, b);
    }

    private static @Nullable String difference(String name, List<?> expected, List<?> actual) {
        for (int i = 0; i < Math.max(expected.size(), actual.size()); i++) {
            Object x = i < expected.size() ? expected.get(i) : "nothing";
            Object y = i < actual.size() ? actual.get(i) : "nothing";
            if (Objects.equals(x, y)) continue;
            String place = name + " " + i;
            if (x instanceof List<?> in && y instanceof List<?> other) {
                return difference(place + ", element", in, other);
            }
            return place + ": expected " + x + ", but got " + y;
        }
        return null;
    }

    private List<Object> parts() {
        List<Object> out = new ArrayList<>(List.of(
                module.types(),
                module.imports().size(),
                module.tables(),
                module.memories(),
                module.globals(),
                module.exports(),
                module.start(),
                module.elements(),
                module.dataCount(),
                module.data(),
                module.functions().size()));
        // a place behind an empty section is another one when that section is gone
        module.customs().forEach(c -> out.add(List.of(c.name(), c.payload())));
        module.imports().forEach(i -> out.add(i.module() + "." + i.name()));
        for (int i = 0; i < spaces.functions().size(); i++) out.add(String.valueOf(spaces.function(i)));
        for (Function f : module.functions()) {
            out.add(f.locals());
            out.add(reachable(f));
        }
        return out;
    }

    private List<Object> reachable(Function f) {
        List<Object> out = new ArrayList<>();
        int dead = 0;
        for (Instruction i : f.body()) {
            Opcode op = i.opcode();
            if (dead > 0) {
                if (op.opensBlock()) dead++;
                if (op == Opcode.END) dead--;
                if (op == Opcode.ELSE && dead == 1 || dead == 0 && op == Opcode.END) dead = 0;
                else continue;
            }
            out.add(normal(i));
            if (op.isUnconditional()) dead = 1;
        }
        return out;
    }

    private Object normal(Instruction i) {
        if (i instanceof Instruction.Block b) return b.opcode() + " " + type(b.type());
        if (i instanceof Instruction.TryTable t) return t.opcode() + " " + type(t.type()) + " " + t.catches();
        boolean indirect = i.opcode() == Opcode.CALL_INDIRECT || i.opcode() == Opcode.RETURN_CALL_INDIRECT;
        if (indirect && i instanceof Instruction.IndexedPair p) {
            return i.opcode() + " " + spaces.funcType(p.first()) + p.second();
        }
        return i;
    }

    private FuncType type(BlockType type) {
        if (type instanceof BlockType.Typed t) return Objects.requireNonNull(spaces.funcType(t.typeIndex()));
        return type instanceof BlockType.Result r ? new FuncType(List.of(), List.of(r.type())) : FuncType.EMPTY;
    }
}
