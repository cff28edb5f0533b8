package dev.wami.wasmbinary.optimize;

import dev.wami.wasmbinary.ElementSegment;
import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Global;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.Table;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Puts a function that one call names, and nothing else, in the place of this call (binaryen: inlining).
 *
 * <pre>
 *   call $f   -&gt;   local.set $y     the arguments, the last first
 *                  local.set $x
 *                  block (result t)
 *                    ...            return becomes a branch out of the block
 *                  end
 * </pre>
 *
 * {@link UnusedDefinitions} leaves out what is called by nothing then.
 */
public final class InlineCalledOnce {
    /** Locals of a function with what it contains; engines allow 50,000. */
    private static final int MAX_LOCALS = 4000;

    /** Functions in one another that are followed: each takes a few frames of the stack. */
    private static final int MAX_DEPTH = 100;

    private final WasmModule module;
    private final IndexSpaces spaces;
    private final int imported;
    /** The calls of each function; more than one where something else names it. */
    private final int[] calls;

    private final @Nullable Function[] done;
    private final boolean[] inWork;
    /** How many functions are in work. */
    private int depth;

    private InlineCalledOnce(WasmModule module) {
        this.module = module;
        spaces = IndexSpaces.of(module);
        imported = spaces.importedFunctions();
        calls = new int[spaces.functions().size()];
        done = new Function[module.functions().size()];
        inWork = new boolean[done.length];
    }

    public static WasmModule apply(WasmModule module) {
        return new InlineCalledOnce(module).apply();
    }

    private WasmModule apply() {
        for (Export e : module.exports()) if (e.kind() == ExternKind.FUNC) calls[e.index()] += 2;
        module.start().ifPresent(f -> calls[f] += 2);
        for (Global g : module.globals()) count(g.init());
        for (Table t : module.tables()) count(t.init());
        for (ElementSegment s : module.elements()) for (List<Instruction> value : s.elements()) count(value);
        for (Function f : module.functions()) count(f.body());
        List<Function> functions = new ArrayList<>();
        for (int i = 0; i < done.length; i++) functions.add(expanded(i));
        ModuleEdit edit = new ModuleEdit(module);
        edit.functions = functions;
        return edit.done();
    }

    private void count(List<Instruction> code) {
        for (Instruction i : code) {
            if (i.opcode() == Opcode.CALL && i instanceof Instruction.Indexed x) calls[x.index()]++;
            else if (i instanceof Instruction.Indexed x && isReference(x.opcode())) calls[x.index()] += 2;
        }
    }

    private static boolean isReference(Opcode opcode) {
        return opcode == Opcode.REF_FUNC || opcode == Opcode.RETURN_CALL;
    }

    /** The function with those that are called once by it in their places. */
    private Function expanded(int place) {
        Function known = done[place];
        if (known != null) return known;
        inWork[place] = true;
        depth++;
        Function f = module.functions().get(place);
        Function made = f;
        for (Instruction i : f.body()) {
            if (callee(i) == null) continue;
            made = new Expansion(f).expand();
            break;
        }
        inWork[place] = false;
        depth--;
        done[place] = made;
        return made;
    }

    /** What takes the place of a call; null for any other instruction. */
    private @Nullable Function callee(Instruction i) {
        if (i.opcode() != Opcode.CALL || !(i instanceof Instruction.Indexed x)) return null;
        int place = x.index() - imported;
        if (place < 0 || calls[x.index()] != 1 || inWork[place] || depth == MAX_DEPTH) return null;
        FuncType type = spaces.function(x.index());
        if (type == null || type.results().size() > 1) return null;
        Function f = expanded(place);
        for (ValueType t : type.params()) if (!(t instanceof NumericType)) return null;
        for (ValueType t : f.locals()) if (!(t instanceof NumericType)) return null;
        for (Instruction inside : f.body()) {
            switch (inside.opcode()) {
                case RETURN_CALL, RETURN_CALL_INDIRECT, RETURN_CALL_REF -> {
                    return null;
                }
                default -> {}
            }
        }
        return f;
    }

    /** One function on its way. */
    private final class Expansion {
        private final Function caller;
        private final List<ValueType> locals;
        private final int params;
        private final List<Instruction> code = new ArrayList<>();
        private final List<Opcode> open = new ArrayList<>();

        Expansion(Function caller) {
            this.caller = caller;
            locals = new ArrayList<>(caller.locals());
            FuncType type = spaces.funcType(caller.typeIndex());
            params = type == null ? 0 : type.params().size();
        }

        Function expand() {
            for (Instruction i : caller.body()) {
                Function callee = callee(i);
                if (callee != null && locals.size() + callee.locals().size() < MAX_LOCALS) {
                    put(callee);
                    continue;
                }
                if (i.opcode().opensBlock()) open.add(i.opcode());
                else if (i.opcode() == Opcode.END) open.remove(open.size() - 1);
                code.add(i);
            }
            return new Function(caller.typeIndex(), locals, code);
        }

        private void put(Function callee) {
            FuncType type = spaces.funcType(callee.typeIndex());
            if (type == null) throw new IllegalStateException("a valid module's function has a function type");
            int first = params + locals.size();
            locals.addAll(type.params());
            for (int p = type.params().size() - 1; p >= 0; p--) code.add(local(Opcode.LOCAL_SET, first + p));
            if (open.contains(Opcode.LOOP)) {
                // zero again, as at each call
                for (int i = 0; i < callee.locals().size(); i++) {
                    code.add(zero(callee.locals().get(i)));
                    code.add(local(Opcode.LOCAL_SET, first + type.params().size() + i));
                }
            }
            locals.addAll(callee.locals());
            code.add(new Instruction.Block(
                    Opcode.BLOCK,
                    type.results().isEmpty()
                            ? BlockType.EMPTY
                            : BlockType.of(type.results().get(0))));
            int depth = 0;
            for (Instruction i : callee.body()) {
                if (i.opcode().opensBlock()) depth++;
                else if (i.opcode() == Opcode.END) depth--;
                code.add(moved(i, first, depth));
            }
            code.add(Instruction.of(Opcode.END));
        }

        private Instruction moved(Instruction i, int first, int depth) {
            return switch (i.opcode()) {
                case LOCAL_GET, LOCAL_SET, LOCAL_TEE -> local(i.opcode(), first + ((Instruction.Indexed) i).index());
                case RETURN -> Instruction.of(Opcode.BR, depth);
                default -> i;
            };
        }

        private static Instruction local(Opcode opcode, int index) {
            return Instruction.of(opcode, index);
        }

        private static Instruction zero(ValueType type) {
            return switch ((NumericType) type) {
                case I32 -> Instruction.i32Const(0);
                case I64 -> Instruction.i64Const(0);
                case F32 -> Instruction.f32Const(0);
                case F64 -> Instruction.f64Const(0);
                case V128 -> new Instruction.VectorConstant(Opcode.V128_CONST, 0, 0);
            };
        }
    }
}
