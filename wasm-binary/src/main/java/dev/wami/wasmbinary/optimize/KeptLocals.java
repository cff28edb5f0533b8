package dev.wami.wasmbinary.optimize;

import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An {@code if} whose result is written to a local, and of which one arm is that local, is an {@code if} of one arm:
 * three bytes less. {@link CoalesceLocals} makes such where a local is the same as before on one way.
 *
 * <pre>
 *   c  if (result t)  a  else  local.get $x  end  local.set $x   -&gt;   c  if  a  local.set $x  end
 *   c  if (result t)  local.get $x  else  a  end  local.set $x   -&gt;   c  i32.eqz  if  a  local.set $x  end
 * </pre>
 */
public final class KeptLocals {
    /** An {@code if} or another block that the walk is in. */
    private static final class Frame {
        final int start;
        int otherwise = -1;
        boolean isTarget;

        Frame(int start) {
            this.start = start;
        }
    }

    private final List<Instruction> code;
    /** What each instruction is in the end; null where nothing has been changed. */
    private final @Nullable List<Instruction>[] edited;

    private KeptLocals(List<Instruction> code) {
        this.code = code;
        @SuppressWarnings({"unchecked", "rawtypes"})
        List<Instruction>[] none = new List[code.size()];
        edited = none;
    }

    public static WasmModule apply(WasmModule module) {
        List<Function> functions = new ArrayList<>();
        for (Function f : module.functions()) {
            boolean understood = LocalLiveness.understands(f.body());
            List<Instruction> body = understood ? new KeptLocals(f.body()).apply() : f.body();
            functions.add(body == f.body() ? f : new Function(f.typeIndex(), f.locals(), body));
        }
        ModuleEdit edit = new ModuleEdit(module);
        edit.functions = functions;
        return edit.done();
    }

    private List<Instruction> apply() {
        boolean changed = false;
        List<Frame> open = new ArrayList<>();
        for (int at = 0; at < code.size(); at++) {
            Instruction i = code.get(at);
            if (i.opcode().opensBlock()) {
                if (i instanceof Instruction.TryTable table) {
                    for (Instruction.Catch c : table.catches()) aim(open, c.label());
                }
                open.add(new Frame(at));
            } else if (i.opcode() == Opcode.ELSE) {
                open.get(open.size() - 1).otherwise = at;
            } else if (i.opcode() == Opcode.END) {
                changed |= shorten(open.remove(open.size() - 1), at);
            } else if (i instanceof Instruction.BrTable table) {
                for (int label : table.labels()) aim(open, label);
                aim(open, table.defaultLabel());
            } else if (i.opcode() == Opcode.BR || i.opcode() == Opcode.BR_IF) {
                aim(open, ((Instruction.Indexed) i).index());
            }
        }
        if (!changed) return code;
        List<Instruction> out = new ArrayList<>(code.size());
        for (int at = 0; at < edited.length; at++) {
            List<Instruction> edit = edited[at];
            if (edit == null) out.add(code.get(at));
            else out.addAll(edit);
        }
        return out;
    }

    private static void aim(List<Frame> open, int label) {
        if (label < open.size()) open.get(open.size() - 1 - label).isTarget = true;
    }

    /** @param end where the block ends */
    private boolean shorten(Frame f, int end) {
        Instruction start = code.get(f.start);
        boolean hasArms = start.opcode() == Opcode.IF && f.otherwise >= 0 && !f.isTarget && end + 1 < code.size();
        if (!hasArms || !(((Instruction.Block) start).type() instanceof BlockType.Result)) return false;
        Instruction write = code.get(end + 1);
        if (write.opcode() != Opcode.LOCAL_SET && write.opcode() != Opcode.LOCAL_TEE) return false;
        Instruction read = Instruction.of(Opcode.LOCAL_GET, ((Instruction.Indexed) write).index());
        if (end == f.otherwise + 2 && code.get(end - 1).equals(read)) {
            edited[f.start] = List.of(condition());
            edited[end - 1] = List.of();
        } else if (f.otherwise == f.start + 2 && code.get(f.start + 1).equals(read)) {
            negate(f.start);
            edited[f.start + 1] = List.of();
        } else {
            return false;
        }
        edited[f.otherwise] = List.of();
        edited[end] = List.of(
                Instruction.of(Opcode.LOCAL_SET, ((Instruction.Indexed) write).index()), Instruction.of(Opcode.END));
        edited[end + 1] = write.opcode() == Opcode.LOCAL_TEE ? List.of(read) : List.of();
        return true;
    }

    private static Instruction condition() {
        return new Instruction.Block(Opcode.IF, BlockType.EMPTY);
    }

    private void negate(int start) {
        Opcode before = start == 0 || edited[start - 1] != null
                ? Opcode.NOP
                : code.get(start - 1).opcode();
        Opcode opposite = before.inverse();
        edited[start] = List.of(condition());
        if (before == Opcode.I32_EQZ) edited[start - 1] = List.of();
        else if (opposite != null) edited[start - 1] = List.of(Instruction.of(opposite));
        else edited[start] = List.of(Instruction.of(Opcode.I32_EQZ), condition());
    }
}
