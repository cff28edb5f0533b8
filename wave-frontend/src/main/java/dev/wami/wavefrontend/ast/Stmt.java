package dev.wami.wavefrontend.ast;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A statement. {@code at} is where it begins, as a byte offset. */
public sealed interface Stmt {
    int at();

    /**
     * {@code let x: f32 = v}: a new variable in this block. In Python an annotated assignment, which declares the
     * variable of the whole function.
     */
    record Declare(
            int at,
            String name,
            @Nullable Scalar type,
            @Nullable Expr value,
            boolean constant) implements Stmt {}

    /** An array for the workgroup or the thread; {@code fill} is the value of each element if one is given. */
    record DeclareArray(
            int at,
            String name,
            boolean shared,
            Scalar element,
            List<Expr> extents,
            @Nullable Expr fill) implements Stmt {
        public DeclareArray {
            extents = List.copyOf(extents);
        }
    }

    /** {@code x = v}, {@code a[i] += v}. */
    record Assign(int at, Expr target, Expr.@Nullable BinaryOperator operator, Expr value) implements Stmt {}

    /** {@code a, b = c, d}: all values are computed before the first is assigned. */
    record AssignAll(int at, List<Expr> targets, List<Expr> values) implements Stmt {
        public AssignAll {
            targets = List.copyOf(targets);
            values = List.copyOf(values);
        }
    }

    /** An expression for its effect. */
    record Evaluate(int at, Expr expression) implements Stmt {}

    record If(int at, Expr condition, List<Stmt> then, List<Stmt> otherwise) implements Stmt {
        public If {
            then = List.copyOf(then);
            otherwise = List.copyOf(otherwise);
        }
    }

    /**
     * A loop while {@code condition} holds (for ever without one); {@code init} comes first, {@code step} after each
     * iteration. With {@code postTested} the first iteration is not tested.
     */
    record While(
            int at,
            @Nullable String label,
            List<Stmt> init,
            @Nullable Expr condition,
            List<Stmt> step,
            List<Stmt> body,
            boolean postTested)
            implements Stmt {
        public While {
            init = List.copyOf(init);
            step = List.copyOf(step);
            body = List.copyOf(body);
        }
    }

    /** {@code for i in range(start, stop, step)}; up to and with {@code stop} if {@code inclusive}. */
    record Range(
            int at,
            @Nullable String label,
            Expr.Name variable,
            Expr start,
            Expr stop,
            @Nullable Expr step,
            boolean inclusive,
            List<Stmt> body)
            implements Stmt {
        public Range {
            body = List.copyOf(body);
        }
    }

    record Break(int at, @Nullable String label) implements Stmt {}

    record Continue(int at, @Nullable String label) implements Stmt {}

    record Return(int at) implements Stmt {}

    record Block(int at, List<Stmt> statements) implements Stmt {
        public Block {
            statements = List.copyOf(statements);
        }
    }
}
