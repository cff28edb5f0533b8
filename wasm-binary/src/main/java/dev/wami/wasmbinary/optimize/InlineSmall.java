package dev.wami.wasmbinary.optimize;

import dev.wami.wasmbinary.BinaryEncoder;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Puts functions in the place of their calls that are a few instructions on their arguments as these are on the stack,
 * where the module does not grow by that (binaryen: inlining). {@link UnusedDefinitions} leaves out what is called by
 * nothing then.
 *
 * <pre>
 *   f: local.get 0  local.get 1  i32.const 0  call $g     call $f   -&gt;   i32.const 0  call $g
 * </pre>
 */
public final class InlineSmall {
    /** A call takes two bytes, or three in modules with many functions. */
    private static final int CALL = 2;

    /** Such functions that call one another. */
    private static final int ROUNDS = 3;

    private final WasmModule module;
    private final IndexSpaces spaces;
    private final int imported;
    /** What takes the place of a call of each function; null where calls stay. */
    private final @Nullable List<Instruction>[] parts;

    private InlineSmall(WasmModule module) {
        this.module = module;
        spaces = IndexSpaces.of(module);
        imported = spaces.importedFunctions();
        @SuppressWarnings({"unchecked", "rawtypes"})
        List<Instruction>[] none = new List[module.functions().size()];
        parts = none;
    }

    public static WasmModule apply(WasmModule module) {
        WasmModule made = module;
        for (int round = 0; round < ROUNDS; round++) {
            WasmModule next = new InlineSmall(made).apply();
            if (next == made) break;
            made = next;
        }
        return made;
    }

    private WasmModule apply() {
        int[] calls = new int[parts.length];
        int[] others = References.countNames(module, calls, imported);
        boolean any = false;
        for (int i = 0; i < parts.length; i++) {
            if (calls[i] == 0) continue;
            List<Instruction> part = part(i);
            if (part == null) continue;
            int bytes = BinaryEncoder.codeSize(new Function(0, List.of(), part)) - 2;
            int own = BinaryEncoder.codeSize(module.functions().get(i)) + 2;
            if (calls[i] * (bytes - CALL) > (others[i] == 0 ? own : 0)) continue;
            parts[i] = part;
            any = true;
        }
        if (!any) return module;
        List<Function> functions = new ArrayList<>(module.functions());
        functions.replaceAll(this::replaced);
        ModuleEdit edit = new ModuleEdit(module);
        edit.functions = functions;
        return edit.done();
    }

    /** The same function where nothing is put. */
    private Function replaced(Function f) {
        boolean calls = false;
        List<Instruction> code = new ArrayList<>(f.body().size());
        for (Instruction i : f.body()) {
            List<Instruction> part = i.opcode() == Opcode.CALL ? called(i) : null;
            calls |= part != null;
            if (part == null) code.add(i);
            else code.addAll(part);
        }
        return calls ? new Function(f.typeIndex(), f.locals(), code) : f;
    }

    private @Nullable List<Instruction> called(Instruction i) {
        int place = ((Instruction.Indexed) i).index() - imported;
        return place < 0 ? null : parts[place];
    }

    /** What follows the arguments; null if it is not all that the function does. */
    private @Nullable List<Instruction> part(int place) {
        Function f = module.functions().get(place);
        FuncType type = spaces.funcType(f.typeIndex());
        if (type == null) return null;
        int params = type.params().size();
        List<Instruction> body = f.body();
        if (body.size() < params) return null;
        for (int p = 0; p < params; p++) {
            if (!body.get(p).equals(Instruction.of(Opcode.LOCAL_GET, p))) return null;
        }
        List<Instruction> rest = body.subList(params, body.size());
        for (Instruction i : rest) {
            switch (i.opcode()) {
                case LOCAL_GET, LOCAL_SET, LOCAL_TEE, ELSE, END -> {
                    return null;
                }
                case CALL -> {
                    if (((Instruction.Indexed) i).index() == place + imported) return null;
                }
                default -> {
                    // what follows would be code that is not reached, and a tail call leaves the caller as well
                    if (i.opcode().isUnconditional() || i.opcode().opensBlock()) return null;
                    switch (i.opcode().immediates()) {
                        case LABEL_INDEX, CAST_TARGETS, TYPE_HANDLERS, TYPE_TAG_HANDLERS -> {
                            return null;
                        }
                        default -> {}
                    }
                }
            }
        }
        return rest;
    }
}
