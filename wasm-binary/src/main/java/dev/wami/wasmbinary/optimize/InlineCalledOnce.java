package dev.wami.wasmbinary.optimize;

import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

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
    private final WasmModule module;
    private final IndexSpaces spaces;
    private final CalledOnce choice;

    private InlineCalledOnce(WasmModule module) {
        this.module = module;
        spaces = IndexSpaces.of(module);
        choice = new CalledOnce(module, spaces);
    }

    /** The same module where nothing moves. */
    public static WasmModule apply(WasmModule module) {
        return new InlineCalledOnce(module).apply();
    }

    private WasmModule apply() {
        List<Function> functions = new ArrayList<>();
        boolean any = false;
        for (int i = 0; i < module.functions().size(); i++) {
            Function f = module.functions().get(i);
            // what moves is called by nothing any more
            boolean expands = !choice.moves(i) && f.body().stream().anyMatch(x -> choice.moved(x) >= 0);
            functions.add(expands ? new Expansion(f).expand() : f);
            any |= expands;
        }
        if (!any) return module;
        ModuleEdit edit = new ModuleEdit(module);
        edit.functions = functions;
        return edit.done();
    }

    private FuncType type(Function f) {
        FuncType type = spaces.funcType(f.typeIndex());
        if (type == null) throw new IllegalStateException("a valid module's function has a function type");
        return type;
    }

    /** A function of which the code is being written, in its own place or in that of its call. */
    private static final class Part {
        final Iterator<Instruction> rest;
        /** What is added to the indices of its locals. */
        final int first;

        final boolean isRoot;
        /** Its own blocks that are open. */
        final List<Opcode> open = new ArrayList<>();

        Part(Function f, int first, boolean isRoot) {
            rest = f.body().iterator();
            this.first = first;
            this.isRoot = isRoot;
        }
    }

    /** The code of one function with all that it contains, each instruction once. */
    private final class Expansion {
        private final Function root;
        private final List<ValueType> types;
        private final int params;
        private final List<Instruction> code = new ArrayList<>();
        private final Deque<Part> parts = new ArrayDeque<>();
        /** Loops around what is written. */
        private int loops;

        Expansion(Function root) {
            this.root = root;
            types = new ArrayList<>(root.locals());
            params = type(root).params().size();
        }

        Function expand() {
            parts.push(new Part(root, 0, true));
            while (!parts.isEmpty()) {
                Part part = parts.element();
                if (part.rest.hasNext()) {
                    write(part, part.rest.next());
                    continue;
                }
                parts.pop();
                if (!part.isRoot) code.add(Instruction.of(Opcode.END));
            }
            return new Function(root.typeIndex(), types, code);
        }

        private void write(Part part, Instruction i) {
            int callee = choice.moved(i);
            if (callee >= 0) {
                enter(module.functions().get(callee));
                return;
            }
            if (i.opcode().opensBlock()) {
                part.open.add(i.opcode());
                if (i.opcode() == Opcode.LOOP) loops++;
            } else if (i.opcode() == Opcode.END) {
                if (part.open.remove(part.open.size() - 1) == Opcode.LOOP) loops--;
            }
            code.add(part.isRoot ? i : moved(i, part));
        }

        private void enter(Function callee) {
            FuncType type = type(callee);
            int first = params + types.size();
            types.addAll(type.params());
            for (int p = type.params().size() - 1; p >= 0; p--) code.add(local(Opcode.LOCAL_SET, first + p));
            if (loops > 0) {
                // zero again, as at each call
                for (int i = 0; i < callee.locals().size(); i++) {
                    code.add(zero(callee.locals().get(i)));
                    code.add(local(Opcode.LOCAL_SET, first + type.params().size() + i));
                }
            }
            types.addAll(callee.locals());
            code.add(new Instruction.Block(
                    Opcode.BLOCK,
                    type.results().isEmpty()
                            ? BlockType.EMPTY
                            : BlockType.of(type.results().get(0))));
            parts.push(new Part(callee, first, false));
        }

        private Instruction moved(Instruction i, Part part) {
            return switch (i.opcode()) {
                case LOCAL_GET, LOCAL_SET, LOCAL_TEE ->
                    local(i.opcode(), part.first + ((Instruction.Indexed) i).index());
                case RETURN -> Instruction.of(Opcode.BR, part.open.size());
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
