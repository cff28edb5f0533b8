package dev.wami.wasmbinary.decompile;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Says of each branch how it is written: not at all where control comes there anyway, as break, continue or return, else
 * as goto. Goes backward, so that what is done after a label is known before the branches to it are seen.
 */
final class Jumps {
    /** What break and continue mean, and the loop that continue counts for. */
    private record Around(@Nullable Object breaks, @Nullable Object continues) {}

    private final Object end = new Object();
    private int continues;

    private Jumps() {}

    /** @param exit the label of the function */
    static void resolve(List<Stmt> body, Label exit) {
        Jumps jumps = new Jumps();
        exit.place = jumps.end;
        jumps.list(body, jumps.end, new Around(null, null));
    }

    /**
     * A list of statements.
     *
     * @param after what is done after them
     * @return what is done when they are begun
     */
    private Object list(List<Stmt> statements, Object after, Around around) {
        Object place = after;
        List<Stmt> kept = new ArrayList<>(statements.size());
        for (int i = statements.size() - 1; i >= 0; i--) {
            Stmt statement = statements.get(i);
            if (statement instanceof Stmt.Mark mark) {
                mark.label.place = place;
                kept.add(mark);
                continue;
            }
            Stmt result = statement(statement, place, around);
            if (result == null) continue;
            kept.add(result);
            place = new Object();
        }
        statements.clear();
        for (int i = kept.size() - 1; i >= 0; i--) statements.add(kept.get(i));
        return place;
    }

    /** The statement, or null where it does nothing. */
    private @Nullable Stmt statement(Stmt statement, Object after, Around around) {
        if (statement instanceof Stmt.Jump jump) return jump(jump, after, around);
        if (statement instanceof Stmt.If test) {
            list(test.then, after, around);
            if (!test.otherwise.isEmpty()) list(test.otherwise, after, around);
            return simplified(test);
        }
        if (statement instanceof Stmt.Loop loop) {
            loop(loop, after);
        } else if (statement instanceof Stmt.Switch of) {
            Object next = after;
            for (int i = of.arms.size() - 1; i >= 0; i--) {
                next = list(of.arms.get(i).body, next, new Around(after, around.continues));
            }
        } else if (statement instanceof Stmt.Try tried) {
            for (Stmt.Clause clause : tried.clauses) list(clause.body(), after, around);
            list(tried.body, after, around);
        }
        return statement;
    }

    private @Nullable Stmt jump(Stmt.Jump jump, Object after, Around around) {
        Object place = jump.target.place;
        if (place == after) return null;
        if (place == around.breaks) {
            jump.form = Stmt.JumpForm.BREAK;
        } else if (place == around.continues) {
            jump.form = Stmt.JumpForm.CONTINUE;
            continues++;
        } else if (place == end) {
            jump.form = Stmt.JumpForm.RETURN;
        } else {
            jump.form = Stmt.JumpForm.GOTO;
            jump.target.gotos++;
        }
        return jump;
    }

    private static @Nullable Stmt simplified(Stmt.If test) {
        if (!test.then.isEmpty()) return test;
        if (test.otherwise.isEmpty()) {
            boolean matters = (test.condition.flags & (Expr.TRAPS | Expr.EFFECT)) != 0;
            return matters ? new Stmt.Effect("(void)", test.condition) : null;
        }
        test.condition = Conditions.not(test.condition);
        test.then = test.otherwise;
        test.otherwise = List.of();
        return test;
    }

    private void loop(Stmt.Loop loop, Object after) {
        Object head = new Object();
        loop.label.place = head;
        int before = continues;
        continues = 0;
        list(loop.body, head, new Around(after, head));
        form(loop);
        continues = before;
    }

    private void form(Stmt.Loop loop) {
        List<Stmt> body = loop.body;
        // All branches to labels here are in the loop, and have been seen.
        body.removeIf(s -> s instanceof Stmt.Mark mark && mark.label.gotos == 0);
        if (body.isEmpty()) return;
        Stmt last = body.get(body.size() - 1);
        Stmt.If exit = test(last, Stmt.JumpForm.BREAK);
        if (exit != null && continues == 0 && body.size() > 1) {
            end(loop, Conditions.not(exit.condition), 1);
            return;
        }
        if (last instanceof Stmt.Jump jump && jump.form == Stmt.JumpForm.BREAK && body.size() > 1) {
            Stmt.If again = test(body.get(body.size() - 2), Stmt.JumpForm.CONTINUE);
            if (again != null && continues == 1) {
                end(loop, again.condition, 2);
                return;
            }
            if (again != null) {
                body.remove(body.size() - 1);
                body.set(body.size() - 1, new Stmt.If(Conditions.not(again.condition), again.then, List.of()));
                again.then.set(0, jump);
                continues--;
                return;
            }
        }
        Stmt.If first = test(body.get(0), Stmt.JumpForm.BREAK);
        if (first != null) {
            loop.form = Stmt.LoopForm.WHILE;
            loop.condition = Conditions.not(first.condition);
            body.remove(0);
            return;
        }
        boolean only = body.size() == 2
                && last instanceof Stmt.Jump leave
                && leave.form == Stmt.JumpForm.BREAK
                && body.get(0) instanceof Stmt.If;
        if (only
                && body.get(0) instanceof Stmt.If whole
                && whole.otherwise.isEmpty()
                && whole.then.get(whole.then.size() - 1) instanceof Stmt.Jump back
                && back.form == Stmt.JumpForm.CONTINUE) {
            loop.form = Stmt.LoopForm.WHILE;
            loop.condition = whole.condition;
            whole.then.remove(whole.then.size() - 1);
            body.clear();
            body.addAll(whole.then);
        }
    }

    private static void end(Stmt.Loop loop, Expr condition, int count) {
        loop.form = Stmt.LoopForm.DO;
        loop.condition = condition;
        for (int i = 0; i < count; i++) loop.body.remove(loop.body.size() - 1);
    }

    /** A test whose arm is one such branch, or null. */
    private static Stmt.@Nullable If test(Stmt statement, Stmt.JumpForm form) {
        boolean is = statement instanceof Stmt.If test
                && test.otherwise.isEmpty()
                && test.then.size() == 1
                && test.then.get(0) instanceof Stmt.Jump jump
                && jump.form == form;
        return is ? (Stmt.If) statement : null;
    }
}
