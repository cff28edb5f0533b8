package dev.wami.wavefrontend.check;

import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Language;
import dev.wami.wavefrontend.ast.Scalar;
import dev.wami.wavefrontend.ast.Stmt;
import dev.wami.wavefrontend.check.Symbol.Variable;
import dev.wami.wavefrontend.syntax.Source;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Gives every variable its one type. It is what is assigned to it, where a literal takes the type of what it meets; a
 * variable that is assigned literals only takes the type of what it meets elsewhere, in the order of the source, and
 * what then has none is i32 or f32 (in TypeScript f64).
 */
final class Inference {
    private final Source source;
    private final Rules rules;
    private final Names names;
    private final Types types;
    private final Map<Variable, Scalar> met = new LinkedHashMap<>();

    private Inference(Source source, Rules rules, Names names, Types types) {
        this.source = source;
        this.rules = rules;
        this.names = names;
        this.types = types;
    }

    static void run(Source source, Rules rules, Names names, Types types, List<Stmt> body) {
        Inference inference = new Inference(source, rules, names, types);
        inference.propagate();
        while (inference.meet(body)) inference.propagate();
        inference.settleRest();
        inference.reportConflicts();
    }

    /**
     * From what is assigned to the variables, until nothing changes: types only go from unknown over literal to one.
     */
    private void propagate() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Variable v : names.variables()) {
                Scalar type = v.settled ? v.type : assigned(v);
                if (type == v.type) continue;
                v.type = type;
                changed = true;
                types.forget();
            }
        }
    }

    private Scalar assigned(Variable v) {
        Scalar type = v.type;
        for (Expr value : v.values) {
            Scalar joined = rules.join(type, types.of(value));
            if (joined != null) type = joined;
        }
        return type;
    }

    private void reportConflicts() {
        for (Variable v : names.variables()) {
            for (Expr value : v.values) {
                Scalar type = types.of(value);
                if (v.declared || !type.isConcrete() || rules.join(type, v.type) != null) continue;
                source.error(value.at(), "'%s' is %s, but this is %s", v.name(), rules.name(v.type), rules.name(type))
                        .note(source.location(v.at()), "a variable has one type; annotate it here, or cast the value");
                break;
            }
        }
    }

    // ---- literals

    /** Whether some variable of literals has taken a type that it meets. */
    private boolean meet(List<Stmt> body) {
        met.clear();
        statements(body);
        met.forEach((v, type) -> {
            v.type = type;
            v.settled = true;
        });
        types.forget();
        return !met.isEmpty();
    }

    private void settleRest() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Variable v : names.variables()) {
                if (!v.type.isLiteral()) continue;
                v.type = rules.byDefault(v.type);
                v.settled = true;
                types.forget();
                changed = true;
                break;
            }
            propagate();
        }
    }

    private void statements(List<Stmt> statements) {
        for (Stmt s : statements) statement(s);
    }

    private void statement(Stmt statement) {
        if (statement instanceof Stmt.Declare s) {
            Expr value = s.value();
            if (value == null) return;
            expression(value);
            if (names.declared(s) instanceof Variable v) take(value, v.type);
        } else if (statement instanceof Stmt.DeclareArray s) {
            Expr fill = s.fill();
            if (fill != null) take(fill, s.element());
        } else if (statement instanceof Stmt.Assign s) {
            Expr value = s.operator() == null ? s.value() : names.combined(s, s.operator());
            expression(value);
            expression(s.target());
            take(value, types.of(s.target()));
        } else if (statement instanceof Stmt.AssignAll s) {
            for (int i = 0; i < s.targets().size(); i++) {
                expression(s.values().get(i));
                take(s.values().get(i), types.of(s.targets().get(i)));
            }
        } else if (statement instanceof Stmt.Evaluate s) {
            expression(s.expression());
        } else if (statement instanceof Stmt.If s) {
            expression(s.condition());
            statements(s.then());
            statements(s.otherwise());
        } else if (statement instanceof Stmt.While s) {
            statements(s.init());
            Expr condition = s.condition();
            if (condition != null) expression(condition);
            statements(s.body());
            statements(s.step());
        } else if (statement instanceof Stmt.Range s) {
            expression(names.counter(s));
            take(names.counter(s), types.of(s.variable()));
            statements(s.body());
        } else if (statement instanceof Stmt.Block s) {
            statements(s.statements());
        }
    }

    private void expression(Expr e) {
        for (Expr child : Children.of(e)) expression(child);
        if (e instanceof Expr.Binary b && !(b.operator().isShift() && rules.language() == Language.RUST)) {
            together(List.of(b.left(), b.right()));
        } else if (e instanceof Expr.Comparison c) {
            for (int i = 0; i + 1 < c.operands().size(); i++) {
                together(c.operands().subList(i, i + 2));
            }
        } else if (e instanceof Expr.Conditional c) {
            together(List.of(c.whenTrue(), c.whenFalse()));
        } else if (e instanceof Expr.Call c) {
            call(c);
        } else if (e instanceof Expr.Index i && rules.language() == Language.RUST) {
            for (Expr index : i.indices()) take(index, Scalar.U32);
        }
    }

    private void call(Expr.Call c) {
        Intrinsic f = Intrinsic.find(c.name());
        if (f == null) return;
        List<Expr> arguments = c.arguments().stream().map(Expr.Argument::value).toList();
        switch (f.form()) {
            case COMMON, COMMON_FLOAT, DIVIDE -> together(arguments);
            case ATOMIC -> {
                int first = Math.max(0, arguments.size() - f.values());
                for (Expr value : arguments.subList(first, arguments.size())) take(value, types.of(c));
            }
            default -> {}
        }
    }

    /** Those of {@code operands} that are literals take the type of one that is not. */
    private void together(List<Expr> operands) {
        for (Expr other : operands) {
            Scalar type = types.of(other);
            if (!type.isNumber()) continue;
            for (Expr e : operands) take(e, type);
            return;
        }
    }

    /** The variables of literals in {@code e}, if it is itself a literal, take {@code type}. */
    private void take(Expr e, Scalar type) {
        Scalar own = types.of(e);
        if (!own.isLiteral() || !type.isNumber()) return;
        if (e instanceof Expr.Name n && names.of(n) instanceof Variable v) {
            boolean takes = own == Scalar.INTEGER_LITERAL
                    ? type.isInteger() || rules.language() == Language.TYPESCRIPT
                    : type.isFloat();
            if (takes) met.putIfAbsent(v, type);
            return;
        }
        for (Expr child : Children.of(e)) take(child, type);
    }
}
