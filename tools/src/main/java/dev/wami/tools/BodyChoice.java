package dev.wami.tools;

import dev.wami.wasmbinary.BinaryEncoder;
import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Immediates;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Which functions take their new bodies, so that the module is small: a body costs its bytes and those of the functions
 * that nothing else calls. From all that are new, one function after the other goes back where the module gets smaller,
 * or forth again, until none does.
 *
 * <pre>
 *   a 30 bytes, calls b; b 20 bytes        a': 45 bytes, contains b        a' as 45 &lt; 30 + 20
 *   c calls b, too                         c': 60 bytes, as c              then a: 30 + 20 + 60 &lt; 45 + 20 + 60
 * </pre>
 */
final class BodyChoice {
    /** What a function costs beside its code: its type's index, and the size of its code. */
    private static final int PER_FUNCTION = 2;

    private static final int ROUNDS = 6;

    /** A body with its bytes and what it names. */
    private static final class Body {
        final int bytes;
        final int[] names;

        Body(Function function, int self) {
            bytes = BinaryEncoder.codeSize(function) + PER_FUNCTION;
            TreeSet<Integer> named = new TreeSet<>();
            for (Instruction i : function.body()) {
                if (i instanceof Instruction.Indexed x
                        && x.opcode().immediates() == Immediates.FUNC_INDEX
                        && x.index() != self) {
                    named.add(x.index());
                }
            }
            names = named.stream().mapToInt(Integer::intValue).toArray();
        }
    }

    private final int imported;
    private final Body[] chosen;
    private final @Nullable Body[] others;
    /** By how many functions that are used, and by how many other parts, each function is named. */
    private final int[] uses;

    private long total;

    /**
     * @param functions all with the bodies that they have, among them new ones after those of the module
     * @param bodies the new bodies, null where there is none
     */
    BodyChoice(WasmModule module, List<Function> functions, @Nullable Function[] bodies) {
        imported = IndexSpaces.of(module).importedFunctions();
        chosen = new Body[functions.size()];
        others = new Body[functions.size()];
        uses = new int[imported + functions.size()];
        for (int i = 0; i < chosen.length; i++) {
            Function body = i < bodies.length ? bodies[i] : null;
            Body old = new Body(functions.get(i), imported + i);
            chosen[i] = body == null ? old : new Body(body, imported + i);
            others[i] = body == null ? null : old;
        }
        for (Export e : module.exports()) if (e.kind() == ExternKind.FUNC) use(e.index());
        module.start().ifPresent(this::use);
        module.elements().forEach(s -> s.elements().forEach(this::use));
        module.globals().forEach(g -> use(g.init()));
        module.tables().forEach(t -> use(t.init()));
    }

    /** Whether the new body of each function is taken. */
    boolean[] choose() {
        boolean[] fresh = new boolean[chosen.length];
        for (int i = 0; i < fresh.length; i++) fresh[i] = others[i] != null;
        boolean changed = true;
        for (int round = 0; changed && round < ROUNDS; round++) {
            changed = false;
            for (int i = 0; i < chosen.length; i++) {
                if (others[i] == null || !swappedIfSmaller(i)) continue;
                fresh[i] = !fresh[i];
                changed = true;
            }
        }
        return fresh;
    }

    private boolean swappedIfSmaller(int i) {
        Body other = others[i];
        boolean unused = uses[imported + i] == 0;
        if (unused && other != null && other.bytes >= chosen[i].bytes) return false;
        long before = total;
        swap(i);
        if (unused || total < before) return true;
        swap(i);
        return false;
    }

    private void swap(int i) {
        Body now = chosen[i];
        Body then = others[i];
        if (then == null) throw new IllegalStateException("there is one body only");
        chosen[i] = then;
        others[i] = now;
        if (uses[imported + i] == 0) return;
        total += then.bytes - now.bytes;
        for (int f : then.names) use(f);
        for (int f : now.names) leave(f);
    }

    private void use(List<Instruction> constant) {
        for (Instruction i : constant) {
            if (i instanceof Instruction.Indexed x && x.opcode().immediates() == Immediates.FUNC_INDEX) use(x.index());
        }
    }

    private void use(int function) {
        Deque<Integer> work = new ArrayDeque<>();
        work.push(function);
        while (!work.isEmpty()) {
            int f = work.pop();
            if (uses[f]++ > 0 || f < imported) continue;
            total += chosen[f - imported].bytes;
            for (int named : chosen[f - imported].names) work.push(named);
        }
    }

    private void leave(int function) {
        Deque<Integer> work = new ArrayDeque<>();
        work.push(function);
        while (!work.isEmpty()) {
            int f = work.pop();
            if (--uses[f] > 0 || f < imported) continue;
            total -= chosen[f - imported].bytes;
            for (int named : chosen[f - imported].names) work.push(named);
        }
    }
}
