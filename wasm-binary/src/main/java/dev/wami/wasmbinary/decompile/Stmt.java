package dev.wami.wasmbinary.decompile;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A statement. */
abstract sealed class Stmt {
    /** How deep the braces in it nest. */
    int height() {
        return 0;
    }

    static int height(List<Stmt> list) {
        int height = 0;
        for (Stmt s : list) height = Math.max(height, s.height());
        return height;
    }

    /** {@code a = b;}, which may declare the variable. */
    static final class Assign extends Stmt {
        final Var var;
        final Expr value;

        Assign(Var var, Expr value) {
            this.var = var;
            this.value = value;
        }
    }

    /** {@code *(i32 *)(mem + a) = b;}. */
    static final class Store extends Stmt {
        final Expr target;
        final Expr value;

        Store(Expr target, Expr value) {
            this.target = target;
            this.value = value;
        }
    }

    /** An expression as a statement; {@code keyword} is before it: {@code throw}. */
    static final class Effect extends Stmt {
        final String keyword;
        final Expr value;

        Effect(String keyword, Expr value) {
            this.keyword = keyword;
            this.value = value;
        }
    }

    /** {@code return a;}; of several results they are made one. */
    static final class Return extends Stmt {
        final @Nullable Expr value;

        Return(@Nullable Expr value) {
            this.value = value;
        }
    }

    /** How a branch is written. */
    enum JumpForm {
        GOTO,
        BREAK,
        CONTINUE,
        RETURN
    }

    /** A branch. */
    static final class Jump extends Stmt {
        final Label target;
        JumpForm form = JumpForm.GOTO;

        Jump(Label target) {
            this.target = target;
            target.jumps++;
        }
    }

    /** The place of a label. */
    static final class Mark extends Stmt {
        final Label label;

        Mark(Label label) {
            this.label = label;
        }
    }

    static final class If extends Stmt {
        Expr condition;
        List<Stmt> then;
        List<Stmt> otherwise;
        private final int height;

        If(Expr condition, List<Stmt> then, List<Stmt> otherwise) {
            this.condition = condition;
            this.then = then;
            this.otherwise = otherwise;
            height = 1 + Math.max(height(then), height(otherwise));
        }

        @Override
        int height() {
            return height;
        }
    }

    /** How the text of a loop begins and ends. */
    enum LoopForm {
        /** {@code for (;;) { }}. */
        ENDLESS,
        /** {@code while (c) { }}. */
        WHILE,
        /** {@code do { } while (c);}. */
        DO
    }

    /** A loop, which goes on at its end. */
    static final class Loop extends Stmt {
        final Label label;
        final List<Stmt> body;
        LoopForm form = LoopForm.ENDLESS;
        @Nullable Expr condition;
        private final int height;

        Loop(Label label, List<Stmt> body) {
            this.label = label;
            this.body = body;
            height = 1 + height(body);
        }

        @Override
        int height() {
            return height;
        }
    }

    /** One place of a switch: the cases that come here, and what is done then; at its end the next arm follows. */
    static final class Arm {
        final List<Integer> cases = new ArrayList<>();
        boolean isDefault;
        /** Where these cases go as long as it is outside of the switch and takes no values, else null. */
        @Nullable Label target;

        List<Stmt> body = new ArrayList<>();
    }

    static final class Switch extends Stmt {
        final Expr value;
        final List<Arm> arms;

        /** Whether what follows the switch belongs to its last arm, if anything else does not come there. */
        boolean isOpen;

        private int height = 1;

        Switch(Expr value, List<Arm> arms) {
            this.value = value;
            this.arms = arms;
        }

        /** What is done in the last arm. */
        void extend(List<Stmt> more) {
            arms.get(arms.size() - 1).body.addAll(more);
            height = Math.max(height, 1 + height(more));
        }

        @Override
        int height() {
            return height;
        }
    }

    /** A clause of {@link Try}: what is caught, and what is done then. */
    record Clause(String head, List<Stmt> body) {}

    static final class Try extends Stmt {
        final List<Stmt> body;
        final List<Clause> clauses;
        private final int height;

        Try(List<Stmt> body, List<Clause> clauses) {
            this.body = body;
            this.clauses = clauses;
            height = 1 + height(body);
        }

        @Override
        int height() {
            return height;
        }
    }
}
