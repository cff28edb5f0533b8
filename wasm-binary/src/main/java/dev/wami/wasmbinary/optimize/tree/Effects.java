package dev.wami.wasmbinary.optimize.tree;

import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.Trap;
import java.util.BitSet;

/**
 * What code depends on and what it changes: whether two pieces of code can change places (binaryen: EffectAnalyzer).
 */
final class Effects {
    private static final int MEMORY = 1;
    private static final int TABLE = 2;
    /** All globals that can be written; a single one has its bit in {@link #globalsRead}. */
    private static final int GLOBALS = 4;

    private static final int EVERYTHING = MEMORY | TABLE | GLOBALS;

    // why it may trap: where both may for one reason, which of them does makes no difference
    private static final int OUT_OF_BOUNDS = bit(Trap.OUT_OF_BOUNDS_MEMORY_ACCESS);
    private static final int OTHERWISE = bit(Trap.UNREACHABLE);
    private static final int ANY = -1;

    private static final BitSet EMPTY = new BitSet();
    private static final Effects NONE = new Effects();

    private int reads;
    private int writes;
    private int traps;
    // these are not changed while they are the empty one, which most stay
    private BitSet localsRead = EMPTY;
    private BitSet localsWritten = EMPTY;
    private BitSet globalsRead = EMPTY;
    private BitSet globalsWritten = EMPTY;

    /** What all of the tree does, but for branches: see {@link Node#mayLeave}. */
    static Effects of(Node tree, IndexSpaces spaces) {
        Effects effects = new Effects();
        effects.addAll(tree, spaces);
        return effects;
    }

    /** What the instruction does when its operands are there. */
    static Effects ofInstruction(Node n, IndexSpaces spaces) {
        Instruction i = n.instruction;
        if (i == null || i.opcode().category().isScalarNumeric() && !i.opcode().canTrap()) return NONE;
        Effects effects = new Effects();
        effects.add(n, spaces);
        return effects;
    }

    private void addAll(Node n, IndexSpaces spaces) {
        for (Node k : n.kids) addAll(k, spaces);
        add(n, spaces);
    }

    private void add(Node n, IndexSpaces spaces) {
        Instruction i = n.instruction;
        if (i == null) return;
        Opcode opcode = i.opcode();
        switch (opcode) {
            case BLOCK, IF, BR, BR_IF, BR_TABLE, DROP, SELECT, SELECT_T, REF_NULL, REF_FUNC, REF_IS_NULL -> {}
            case LOCAL_GET -> localsRead = with(localsRead, n.local());
            case LOCAL_SET, LOCAL_TEE -> localsWritten = with(localsWritten, n.local());
            case GLOBAL_GET -> {
                int global = ((Instruction.Indexed) i).index();
                if (spaces.globals().get(global).mutable()) globalsRead = with(globalsRead, global);
            }
            case GLOBAL_SET -> globalsWritten = with(globalsWritten, ((Instruction.Indexed) i).index());
            // a loop need not end
            case UNREACHABLE, LOOP -> traps |= OTHERWISE;
            case MEMORY_SIZE -> reads |= MEMORY;
            case TABLE_SIZE -> reads |= TABLE;
            default -> addByCategory(opcode);
        }
    }

    private static int bit(Trap trap) {
        return 1 << trap.ordinal();
    }

    private static BitSet with(BitSet set, int index) {
        BitSet more = set == EMPTY ? new BitSet() : set;
        more.set(index);
        return more;
    }

    private void addByCategory(Opcode opcode) {
        switch (opcode.category()) {
            case CONST -> {}
            case LOAD -> {
                reads |= MEMORY;
                traps |= OUT_OF_BOUNDS;
            }
            case STORE -> {
                writes |= MEMORY;
                traps |= OUT_OF_BOUNDS;
            }
            case CONTROL, MEMORY, TABLE, ATOMIC -> {
                reads |= EVERYTHING;
                writes |= EVERYTHING;
                traps = ANY;
            }
            default -> {
                for (Trap trap : opcode.traps()) traps |= bit(trap);
            }
        }
    }

    boolean isNone() {
        return isPure() && reads == 0 && localsRead.isEmpty() && globalsRead.isEmpty();
    }

    /** Whether it changes nothing and always comes to its end: then it need not be done at all. */
    boolean isPure() {
        return isUnobserved() && localsWritten.isEmpty();
    }

    /** The same, but for locals. */
    boolean isUnobserved() {
        return writes == 0 && traps == 0 && globalsWritten.isEmpty();
    }

    boolean readsLocal(int local) {
        return localsRead.get(local);
    }

    boolean writesLocal(int local) {
        return localsWritten.get(local);
    }

    boolean writesOneLocal() {
        return localsWritten.cardinality() == 1;
    }

    /** Whether doing this after the other instead of before makes a difference. */
    boolean conflictsWith(Effects other) {
        if ((reads & other.writes) != 0 || (writes & (other.reads | other.writes)) != 0) return true;
        if (traps != 0 && (!other.isUnwritten() || isOtherReason(other.traps))) return true;
        if (other.traps != 0 && !isUnwritten()) return true;
        if (touchesGlobals(other) || other.touchesGlobals(this)) return true;
        return localsRead.intersects(other.localsWritten)
                || localsWritten.intersects(other.localsRead)
                || localsWritten.intersects(other.localsWritten);
    }

    /** Nothing is written that is there when the function is left. */
    private boolean isUnwritten() {
        return writes == 0 && globalsWritten.isEmpty();
    }

    private boolean isOtherReason(int others) {
        return others != 0 && (others != traps || Integer.bitCount(traps) > 1);
    }

    /** Whether one writes a global that the other reads or writes, with those that calls may. */
    private boolean touchesGlobals(Effects other) {
        if ((writes & GLOBALS) != 0 && !other.globalsRead.isEmpty()) return true;
        if (globalsWritten.isEmpty()) return false;
        return ((other.reads | other.writes) & GLOBALS) != 0
                || globalsWritten.intersects(other.globalsRead)
                || globalsWritten.intersects(other.globalsWritten);
    }
}
