package dev.wami.wasmbinary.decompile;

import java.util.ArrayList;
import java.util.List;

/**
 * A list of statements that braces enclose, while it grows: all blocks that are open in it write to it, one after the
 * other. As a block is closed, branches to its end become the control flow of C where that reads better.
 */
final class Body {
    /** How deep braces nest at most; what is around is written with goto. Clang takes 256 levels of all brackets. */
    static final int HIGHEST = 32;

    /** More tests in a row that skip what follows are no nest. */
    private static final int MOST_GUARDS = 4;

    private static final int LONGEST_CONDITION = 24;

    /** Blocks with more statements stay as they are, so that the time is linear in the code. */
    private static final int LONGEST = 4096;

    final List<Stmt> statements = new ArrayList<>();

    /** Where the switch is whose arms are being collected, or -1. */
    private int switchAt = -1;

    int size() {
        return statements.size();
    }

    void add(Stmt statement) {
        if (statement instanceof Stmt.Switch) switchAt = statements.size();
        statements.add(statement);
    }

    /** The end of a block whose first statement is at {@code start}. */
    void closeBlock(int start, Label label) {
        if (label.jumps == 0) return;
        if (switchAt >= start && takesArm(label)) return;
        if (size() - start <= LONGEST) guards(start, label);
        if (label.jumps > 0) add(new Stmt.Mark(label));
    }

    /** The end of an arm of an if, behind which {@code label} is. */
    void closeArm(Label label) {
        if (label.jumps > 0) guards(0, label);
    }

    /** @param reached whether the end of the body is reached, where a loop of Wasm is left */
    void addLoop(Label label, List<Stmt> body, boolean reached) {
        if (label.jumps == 0) {
            body.forEach(this::add);
            return;
        }
        if (Stmt.height(body) >= HIGHEST) {
            add(new Stmt.Mark(label));
            body.forEach(this::add);
            return;
        }
        Label exit = new Label(false);
        if (reached) body.add(new Stmt.Jump(exit));
        add(new Stmt.Loop(label, body));
        if (reached) add(new Stmt.Mark(exit));
    }

    /** @param thenLive whether the end of the first arm is reached */
    void addIf(Expr condition, List<Stmt> then, boolean thenLive, List<Stmt> otherwise) {
        Stmt.If whole = new Stmt.If(condition, then, otherwise);
        if (whole.height() <= HIGHEST) {
            add(whole);
            return;
        }
        Label other = new Label(false);
        Label end = new Label(false);
        List<Stmt> skip = new ArrayList<>(List.of(new Stmt.Jump(other)));
        add(new Stmt.If(Conditions.not(condition), skip, List.of()));
        then.forEach(this::add);
        if (thenLive && !otherwise.isEmpty()) add(new Stmt.Jump(end));
        add(new Stmt.Mark(other));
        otherwise.forEach(this::add);
        if (end.jumps > 0) add(new Stmt.Mark(end));
    }

    // What follows a switch belongs to the arm that was found last; at the end of a block that is a case, the next one
    // begins.

    private boolean takesArm(Label label) {
        Stmt.Switch of = (Stmt.Switch) statements.get(switchAt);
        List<Stmt> rest = statements.subList(switchAt + 1, statements.size());
        Stmt.Arm arm = null;
        for (Stmt.Arm a : of.arms) if (a.target == label) arm = a;
        boolean marks = rest.stream().allMatch(s -> s instanceof Stmt.Mark);
        if (!of.isOpen && (arm == null || !marks) || Stmt.height(rest) >= HIGHEST) {
            switchAt = -1;
            return false;
        }
        if (of.isOpen) {
            of.extend(rest);
            rest.clear();
        }
        if (arm == null) {
            switchAt = -1;
            return false;
        }
        label.jumps--;
        arm.target = null;
        arm.body = new ArrayList<>(rest);
        rest.clear();
        arm.body.add(new Stmt.Mark(label));
        of.arms.remove(arm);
        of.arms.add(arm);
        of.isOpen = true;
        return true;
    }

    // if (c) goto end; rest; end:           if (!c) { rest }
    // if (c) { a; goto end; } rest; end:    if (c) { a } else { rest }

    private void guards(int start, Label label) {
        List<Integer> found = new ArrayList<>();
        int plain = 0;
        for (int i = statements.size() - 1; i >= start && found.size() < label.jumps; i--) {
            if (!(statements.get(i) instanceof Stmt.If test) || !endsIn(test, label)) continue;
            found.add(i);
            if (test.then.size() == 1 && i < statements.size() - 1) plain++;
        }
        if (plain > MOST_GUARDS) return;
        for (int i : found) {
            Stmt.If test = (Stmt.If) statements.get(i);
            List<Stmt> rest = statements.subList(i + 1, statements.size());
            if (Stmt.height(rest) >= HIGHEST) return;
            List<Stmt> moved = new ArrayList<>(rest);
            rest.clear();
            statements.remove(i);
            if (switchAt >= i) switchAt = -1;
            label.jumps--;
            test.then.remove(test.then.size() - 1);
            add(test.then.isEmpty() ? guarded(Conditions.not(test.condition), moved) : joined(test, moved));
        }
    }

    private static boolean endsIn(Stmt.If test, Label label) {
        return test.otherwise.isEmpty()
                && !test.then.isEmpty()
                && test.then.get(test.then.size() - 1) instanceof Stmt.Jump jump
                && jump.target == label;
    }

    private static Stmt joined(Stmt.If test, List<Stmt> rest) {
        return new Stmt.If(test.condition, test.then, rest);
    }

    /** One condition where two tests follow each other. */
    static Stmt.If guarded(Expr condition, List<Stmt> body) {
        boolean single = body.size() == 1 && body.get(0) instanceof Stmt.If;
        if (single
                && body.get(0) instanceof Stmt.If inner
                && inner.otherwise.isEmpty()
                && condition.size + inner.condition.size <= LONGEST_CONDITION) {
            return new Stmt.If(Conditions.both(condition, inner.condition), inner.then, List.of());
        }
        return new Stmt.If(condition, body, List.of());
    }
}
