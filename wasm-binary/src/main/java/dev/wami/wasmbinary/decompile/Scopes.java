package dev.wami.wasmbinary.decompile;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where variables are declared: by the first assignment where all that is done with them is in the same braces after it,
 * and no goto leads around it; else at the begin of the function.
 */
final class Scopes {
    /** With more labels than this, nothing is looked for. */
    private static final int MOST_LABELS = 100;

    /** Where something is done with a variable. */
    private static final class Uses {
        final Stmt.@Nullable Assign first;
        final Scope firstScope;
        final int start;
        Scope scope;
        int end;

        Uses(Stmt.@Nullable Assign first, Scope scope, int position) {
            this.first = first;
            this.firstScope = scope;
            this.scope = scope;
            this.start = position;
            this.end = position;
        }
    }

    private final Map<Var, Uses> uses = new IdentityHashMap<>();
    private final List<Var> order = new ArrayList<>();
    private final Map<Label, int[]> labels = new IdentityHashMap<>();
    private int position;

    private Scopes() {}

    /** The variables to declare at the begin of the function, which {@code given} is not; the others know where. */
    static List<Var> of(List<Stmt> body, List<Var> given) {
        Scopes scopes = new Scopes();
        Scope outside = new Scope();
        for (Var param : given) scopes.touch(param, null, outside);
        scopes.list(body, outside);
        List<Var> before = new ArrayList<>();
        for (Var var : scopes.order) {
            if (given.contains(var) || var.isDeclared) continue;
            Uses of = scopes.uses.get(var);
            if (of == null) continue;
            boolean declared =
                    of.first != null && of.firstScope == of.scope && (var.isTemporary || !scopes.isCrossed(of));
            if (declared) {
                var.declaration = of.first;
            } else {
                before.add(var);
            }
        }
        return before;
    }

    /** Whether a goto from before the first assignment leads behind it. */
    private boolean isCrossed(Uses of) {
        if (labels.size() > MOST_LABELS) return true;
        for (int[] label : labels.values()) {
            if (label[0] < of.start && of.start < label[1] && label[1] <= of.end) return true;
        }
        return false;
    }

    private void touch(Var var, Stmt.@Nullable Assign first, Scope scope) {
        if (var.isGlobal) return;
        Uses known = uses.get(var);
        if (known == null) {
            uses.put(var, new Uses(first, scope, position));
            order.add(var);
            return;
        }
        known.scope = Scope.around(known.scope, scope);
        known.end = position;
    }

    private void reads(@Nullable Expr value, Scope scope) {
        if (value == null) return;
        if (value instanceof Expr.Read read) touch(read.var, null, scope);
        for (Expr part : value.parts) reads(part, scope);
    }

    private void list(List<Stmt> statements, Scope scope) {
        for (Stmt s : statements) {
            position++;
            statement(s, scope);
        }
    }

    private void statement(Stmt statement, Scope scope) {
        if (statement instanceof Stmt.Assign assign) {
            reads(assign.value, scope);
            touch(assign.var, assign, scope);
        } else if (statement instanceof Stmt.Store store) {
            reads(store.target, scope);
            reads(store.value, scope);
        } else if (statement instanceof Stmt.Effect effect) {
            reads(effect.value, scope);
        } else if (statement instanceof Stmt.Return back) {
            reads(back.value, scope);
        } else if (statement instanceof Stmt.Jump jump && jump.form == Stmt.JumpForm.GOTO) {
            int[] at = at(jump.target);
            at[0] = Math.min(at[0], position);
        } else if (statement instanceof Stmt.Mark mark && mark.label.gotos > 0) {
            at(mark.label)[1] = position;
        } else if (statement instanceof Stmt.If test) {
            reads(test.condition, scope);
            list(test.then, scope.inner());
            list(test.otherwise, scope.inner());
        } else if (statement instanceof Stmt.Loop loop) {
            if (loop.form == Stmt.LoopForm.WHILE) reads(loop.condition, scope);
            list(loop.body, scope.inner());
            position++;
            if (loop.form == Stmt.LoopForm.DO) reads(loop.condition, scope);
        } else if (statement instanceof Stmt.Switch of) {
            reads(of.value, scope);
            Scope inside = scope.inner();
            for (Stmt.Arm arm : of.arms) list(arm.body, inside.inner());
        } else if (statement instanceof Stmt.Try tried) {
            list(tried.body, scope.inner());
            for (Stmt.Clause clause : tried.clauses) list(clause.body(), scope.inner());
        }
    }

    private int[] at(Label label) {
        return labels.computeIfAbsent(label, l -> new int[] {Integer.MAX_VALUE, Integer.MAX_VALUE});
    }
}
