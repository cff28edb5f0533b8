package dev.wami.wasmbinary.optimize;

import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/**
 * Lets locals share one where their values are not needed at the same time, above all the two of a copy, which goes
 * then (binaryen: coalesce-locals). What is written and not read is not written, and locals are in the order in which
 * their types take the fewest bytes.
 *
 * <pre>
 *   local.get $a  local.set $b   -&gt;   nothing       where $a and $b are one now
 *   local.set $a  local.get $a   -&gt;   local.tee $a
 *   local.set $a                 -&gt;   drop          where $a is not read after
 * </pre>
 */
public final class CoalesceLocals {
    /** The first may leave values that nothing reads any more. */
    private static final int ROUNDS = 3;

    private final List<ValueType> types;
    private final int params;
    private List<Instruction> code;

    private CoalesceLocals(FuncType type, Function f) {
        types = new ArrayList<>(type.params());
        types.addAll(f.locals());
        params = type.params().size();
        code = f.body();
    }

    public static WasmModule apply(WasmModule module) {
        return apply(module, f -> true);
    }

    /** In the functions that are wanted. */
    public static WasmModule apply(WasmModule module, Predicate<Function> wanted) {
        IndexSpaces spaces = IndexSpaces.of(module);
        List<Function> functions = new ArrayList<>();
        for (Function f : module.functions()) {
            FuncType type = spaces.funcType(f.typeIndex());
            functions.add(type == null || !wanted.test(f) ? f : apply(f, type));
        }
        ModuleEdit edit = new ModuleEdit(module);
        edit.functions = functions;
        return edit.done();
    }

    private static Function apply(Function f, FuncType type) {
        if (!LocalLiveness.understands(f.body())) return f;
        for (ValueType t : f.locals()) if (!(t instanceof NumericType)) return f;
        Function made = f;
        for (int round = 0; round < ROUNDS; round++) {
            Function next = new CoalesceLocals(type, made).round(made.typeIndex());
            if (next.equals(made)) break;
            made = next;
        }
        return made;
    }

    private Function round(int typeIndex) {
        code = withoutDeadWrites(code);
        int count = types.size();
        BitSet[] apart = new BitSet[count];
        for (int i = 0; i < count; i++) apart[i] = new BitSet();
        int[][] copies = new int[count][];
        int[] uses = new int[count];
        BitSet atEntry = LocalLiveness.visit(code, (place, i, live) -> {
            uses[i.index()]++;
            if (i.opcode() == Opcode.LOCAL_GET) return;
            int from = copied(place);
            if (from >= 0 && from != i.index()) copies[i.index()] = with(copies[i.index()], from);
            boolean spared = from >= 0 && !apart[i.index()].get(from);
            apart[i.index()].or(live);
            if (spared) apart[i.index()].clear(from);
        });
        for (int a = atEntry.nextSetBit(0); a >= 0; a = atEntry.nextSetBit(a + 1)) {
            apart[a].or(atEntry);
            // zero at first, which an argument is not
            if (a >= params) apart[a].set(0, params);
        }
        for (int a = 0; a < count; a++) {
            apart[a].clear(a);
            for (int b = apart[a].nextSetBit(0); b >= 0; b = apart[a].nextSetBit(b + 1)) apart[b].set(a);
        }
        int[] place = places(apart, copies, uses);
        return renamed(typeIndex, place, uses);
    }

    private static int[] with(int[] copies, int from) {
        int[] more = copies == null ? new int[1] : Arrays.copyOf(copies, copies.length + 1);
        more[more.length - 1] = from;
        return more;
    }

    /** The local whose value the instruction at {@code place} writes to another one, -1 if it is no copy. */
    private int copied(int place) {
        Instruction before = place == 0 ? null : code.get(place - 1);
        return before instanceof Instruction.Indexed x
                        && (x.opcode() == Opcode.LOCAL_GET || x.opcode() == Opcode.LOCAL_TEE)
                ? x.index()
                : -1;
    }

    /** For each local the one whose place it takes; parameters keep theirs. */
    private int[] places(BitSet[] apart, int[][] copies, int[] uses) {
        int count = types.size();
        int[] place = new int[count];
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            place[i] = i < params ? i : -1;
            if (i >= params && uses[i] > 0) order.add(i);
        }
        order.sort(Comparator.comparingInt((Integer i) -> -uses[i]));
        List<BitSet> members = new ArrayList<>();
        List<Integer> leaders = new ArrayList<>();
        for (int i = 0; i < params; i++) {
            BitSet own = new BitSet();
            own.set(i);
            members.add(own);
            leaders.add(i);
        }
        int[][] partners = partners(copies);
        for (int i : order) {
            int best = -1;
            int saved = -1;
            for (int k = 0; k < members.size(); k++) {
                if (types.get(leaders.get(k)) != types.get(i) || members.get(k).intersects(apart[i])) continue;
                int here = 0;
                for (int p : partners[i]) if (members.get(k).get(p)) here++;
                if (here <= saved) continue;
                best = k;
                saved = here;
            }
            if (best < 0) {
                best = members.size();
                members.add(new BitSet());
                leaders.add(i);
            }
            members.get(best).set(i);
            place[i] = leaders.get(best);
        }
        return place;
    }

    private static int[][] partners(int[][] copies) {
        List<List<Integer>> all = new ArrayList<>();
        for (int i = 0; i < copies.length; i++) all.add(new ArrayList<>());
        for (int to = 0; to < copies.length; to++) {
            if (copies[to] == null) continue;
            for (int from : copies[to]) {
                all.get(to).add(from);
                all.get(from).add(to);
            }
        }
        int[][] partners = new int[copies.length][];
        for (int i = 0; i < partners.length; i++) {
            partners[i] = all.get(i).stream().mapToInt(Integer::intValue).toArray();
        }
        return partners;
    }

    private Function renamed(int typeIndex, int[] place, int[] uses) {
        int[] total = new int[types.size()];
        for (int i = 0; i < total.length; i++) if (place[i] >= 0) total[place[i]] += uses[i];
        List<Integer> kept = new ArrayList<>();
        for (int i = params; i < total.length; i++) if (place[i] == i && uses[i] > 0) kept.add(i);
        int[] byType = new int[NumericType.values().length];
        for (int i : kept) byType[((NumericType) types.get(i)).ordinal()] += total[i];
        kept.sort(Comparator.<Integer>comparingInt(i -> -byType[((NumericType) types.get(i)).ordinal()])
                .thenComparingInt(i -> ((NumericType) types.get(i)).ordinal())
                .thenComparingInt(i -> -total[i]));
        int[] index = new int[types.size()];
        List<ValueType> locals = new ArrayList<>();
        for (int i = 0; i < params; i++) index[i] = i;
        for (int i : kept) {
            index[i] = params + locals.size();
            locals.add(types.get(i));
        }
        List<Instruction> out = new ArrayList<>(code.size());
        for (Instruction i : code) {
            if (!isAccess(i)) out.add(i);
            else append(out, (Instruction.Indexed) i, index[place[((Instruction.Indexed) i).index()]]);
        }
        return new Function(typeIndex, locals, out);
    }

    private static boolean isAccess(Instruction i) {
        return switch (i.opcode()) {
            case LOCAL_GET, LOCAL_SET, LOCAL_TEE -> true;
            default -> false;
        };
    }

    private static void append(List<Instruction> out, Instruction.Indexed i, int index) {
        Instruction last = out.isEmpty() ? null : out.get(out.size() - 1);
        if (last instanceof Instruction.Indexed before && isAccess(last) && before.index() == index) {
            Opcode was = last.opcode();
            switch (i.opcode()) {
                case LOCAL_GET -> {
                    if (was == Opcode.LOCAL_SET) {
                        out.set(out.size() - 1, Instruction.of(Opcode.LOCAL_TEE, index));
                        return;
                    }
                }
                case LOCAL_SET -> {
                    if (was == Opcode.LOCAL_GET) {
                        out.remove(out.size() - 1);
                        return;
                    }
                    if (was == Opcode.LOCAL_TEE) {
                        out.set(out.size() - 1, Instruction.of(Opcode.LOCAL_SET, index));
                        return;
                    }
                }
                default -> {
                    if (was != Opcode.LOCAL_SET) return;
                }
            }
        }
        out.add(Instruction.of(i.opcode(), index));
    }

    /** What is written and not read: dropped, together with what has no effect but its value. */
    private static List<Instruction> withoutDeadWrites(List<Instruction> code) {
        BitSet dead = new BitSet();
        LocalLiveness.visit(code, (place, i, live) -> {
            if (i.opcode() != Opcode.LOCAL_GET && !live.get(i.index())) dead.set(place);
        });
        List<Instruction> out = new ArrayList<>(code.size());
        for (int place = 0; place < code.size(); place++) {
            Instruction i = code.get(place);
            if (dead.get(place) && i.opcode() == Opcode.LOCAL_TEE) continue;
            boolean drops = dead.get(place) || i.opcode() == Opcode.DROP;
            if (!drops) {
                out.add(i);
                continue;
            }
            drop(out);
        }
        return out;
    }

    /** What computes the value that is dropped goes with it, as far as it does nothing else. */
    private static void drop(List<Instruction> out) {
        int drops = 1;
        while (drops > 0 && !out.isEmpty()) {
            Instruction last = out.get(out.size() - 1);
            boolean isLeaf = last instanceof Instruction.Constant || last.opcode() == Opcode.LOCAL_GET;
            if (last instanceof Instruction.Indexed x && last.opcode() == Opcode.LOCAL_TEE) {
                out.set(out.size() - 1, Instruction.of(Opcode.LOCAL_SET, x.index()));
                drops--;
                break;
            }
            if (!isLeaf && !isPure(last.opcode())) break;
            out.remove(out.size() - 1);
            drops += isLeaf ? -1 : last.opcode().type().params().size() - 1;
        }
        for (; drops > 0; drops--) out.add(Instruction.of(Opcode.DROP));
    }

    private static boolean isPure(Opcode opcode) {
        return opcode.category().isScalarNumeric() && !opcode.canTrap();
    }
}
