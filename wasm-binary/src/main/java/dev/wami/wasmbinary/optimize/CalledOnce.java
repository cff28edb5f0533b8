package dev.wami.wasmbinary.optimize;

import dev.wami.wasmbinary.ElementSegment;
import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Global;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.Table;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

/**
 * Which functions {@link InlineCalledOnce} puts in the place of their one call. Each has one caller, so that they are
 * trees of functions; each tree is walked once, and all of it decided before any code is written.
 */
final class CalledOnce {
    /** Locals of a function with what it contains; engines allow 50,000. */
    private static final int MAX_LOCALS = 4000;

    /** Blocks in one another of a function with what it contains: {@code TreeReader} takes some more. */
    private static final int MAX_NESTING = 250;

    private final WasmModule module;
    private final IndexSpaces spaces;
    private final int imported;
    /** The calls of each function; more than one where something else names it. */
    private final int[] calls;
    /** Those that are put into the place of their call. */
    private final boolean[] moves;
    /** Parameters and locals of each function, with what it contains. */
    private final int[] locals;
    /** Blocks in one another of each function, with what it contains. */
    private final int[] nesting;

    CalledOnce(WasmModule module, IndexSpaces spaces) {
        this.module = module;
        this.spaces = spaces;
        imported = spaces.importedFunctions();
        calls = new int[spaces.functions().size()];
        moves = new boolean[module.functions().size()];
        locals = new int[moves.length];
        nesting = new int[moves.length];
        countCalls();
        for (int i = 0; i < moves.length; i++) if (!isCandidate(i)) decideBelow(i);
    }

    /** Whether the function at {@code place} is put into its caller. */
    boolean moves(int place) {
        return moves[place];
    }

    /** The place of the function that this instruction calls and that takes its place; -1 for anything else. */
    int moved(Instruction i) {
        int place = candidate(i);
        return place >= 0 && moves[place] ? place : -1;
    }

    // ---- who calls whom

    private void countCalls() {
        for (Export e : module.exports()) if (e.kind() == ExternKind.FUNC) calls[e.index()] += 2;
        module.start().ifPresent(f -> calls[f] += 2);
        for (Global g : module.globals()) count(g.init());
        for (Table t : module.tables()) count(t.init());
        for (ElementSegment s : module.elements()) for (List<Instruction> value : s.elements()) count(value);
        for (Function f : module.functions()) count(f.body());
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

    /** The place of the function that is called here and nowhere else, and that could move; -1 for anything else. */
    private int candidate(Instruction i) {
        if (i.opcode() != Opcode.CALL || !(i instanceof Instruction.Indexed x)) return -1;
        int place = x.index() - imported;
        return place >= 0 && isCandidate(place) ? place : -1;
    }

    private boolean isCandidate(int place) {
        if (calls[imported + place] != 1) return false;
        Function f = module.functions().get(place);
        FuncType type = type(f);
        if (type.results().size() > 1) return false;
        for (ValueType t : type.params()) if (!(t instanceof NumericType)) return false;
        for (ValueType t : f.locals()) if (!(t instanceof NumericType)) return false;
        return true;
    }

    private FuncType type(Function f) {
        FuncType type = spaces.funcType(f.typeIndex());
        if (type == null) throw new IllegalStateException("a valid module's function has a function type");
        return type;
    }

    // ---- which move

    /** A function that is looked at, and how far. */
    private static final class Visit {
        final int place;
        final Iterator<Instruction> rest;
        int level;
        /** What it calls at this point. */
        int callee = -1;

        boolean hasTailCall;

        Visit(int place, List<Instruction> body) {
            this.place = place;
            rest = body.iterator();
        }
    }

    /**
     * Decides of all functions that are called once by this one or by what it calls once, the innermost first: what
     * they contain counts. Functions that call one another in a ring are below none, and stay.
     */
    private void decideBelow(int root) {
        Deque<Visit> work = new ArrayDeque<>();
        work.push(visit(root));
        while (!work.isEmpty()) {
            Visit v = work.element();
            if (advance(v)) {
                work.push(visit(v.callee));
                continue;
            }
            work.pop();
            Visit caller = work.peek();
            if (caller != null && !v.hasTailCall) decide(caller);
        }
    }

    private Visit visit(int place) {
        Function f = module.functions().get(place);
        locals[place] = type(f).params().size() + f.locals().size();
        return new Visit(place, f.body());
    }

    /** Goes on to the next call of a candidate; false at the end. */
    private boolean advance(Visit v) {
        while (v.rest.hasNext()) {
            Instruction i = v.rest.next();
            switch (i.opcode()) {
                case END -> v.level--;
                // one that is put into another function would leave that, too
                case RETURN_CALL, RETURN_CALL_INDIRECT, RETURN_CALL_REF -> v.hasTailCall = true;
                default -> {
                    if (i.opcode().opensBlock()) nesting[v.place] = Math.max(nesting[v.place], ++v.level);
                }
            }
            v.callee = candidate(i);
            if (v.callee >= 0) return true;
        }
        return false;
    }

    private void decide(Visit caller) {
        int all = locals[caller.place] + locals[caller.callee];
        int deepest = caller.level + 1 + nesting[caller.callee];
        if (all >= MAX_LOCALS || deepest > MAX_NESTING) return;
        moves[caller.callee] = true;
        locals[caller.place] = all;
        nesting[caller.place] = Math.max(nesting[caller.place], deepest);
    }
}
