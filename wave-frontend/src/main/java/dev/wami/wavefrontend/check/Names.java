package dev.wami.wavefrontend.check;

import dev.wami.core.text.EditDistance;
import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Expr.BinaryOperator;
import dev.wami.wavefrontend.ast.Language;
import dev.wami.wavefrontend.ast.Scalar;
import dev.wami.wavefrontend.ast.SourceUnit.Kernel;
import dev.wami.wavefrontend.ast.SourceUnit.Parameter;
import dev.wami.wavefrontend.ast.Stmt;
import dev.wami.wavefrontend.check.Symbol.Array;
import dev.wami.wavefrontend.check.Symbol.Variable;
import dev.wami.wavefrontend.syntax.Source;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What the names of a kernel stand for. In Python a variable belongs to the whole function; elsewhere to the block that
 * declares it, where it hides one of the same name outside.
 */
final class Names {
    private final Source source;
    private final Language language;
    private final Map<String, Symbol> constants;
    private final Deque<Map<String, Symbol>> scopes = new ArrayDeque<>();
    private final Map<Expr.Name, Symbol> uses = new IdentityHashMap<>();
    private final Map<Stmt, Symbol> declarations = new IdentityHashMap<>();
    private final Map<Stmt, Expr> combined = new IdentityHashMap<>();
    private final List<Variable> variables = new ArrayList<>();
    private final List<Symbol> parameters = new ArrayList<>();

    /** Resolves the names of {@code kernel}; unknown ones are reported. */
    Names(Source source, Language language, Map<String, Symbol> constants, Kernel kernel) {
        this.source = source;
        this.language = language;
        this.constants = constants;
        scopes.push(new LinkedHashMap<>());
        for (Parameter p : kernel.parameters()) parameter(p);
        if (language != Language.PYTHON) scopes.push(new HashMap<>());
        statements(kernel.body());
    }

    // ---- results

    /** What {@code name} stands for; null if that was reported. */
    @Nullable
    Symbol of(Expr.Name name) {
        return uses.get(name);
    }

    /** The array that {@code e} names, or null if it names none. */
    @Nullable
    Array array(Expr e) {
        return e instanceof Expr.Name n && uses.get(n) instanceof Array a ? a : null;
    }

    /** What {@code declaration} (or the loop) declares. */
    @Nullable
    Symbol declared(Stmt declaration) {
        return declarations.get(declaration);
    }

    /** {@code target op value} of an augmented assignment, the same node every time. */
    Expr combined(Stmt.Assign s, BinaryOperator operator) {
        return combined.computeIfAbsent(s, k -> new Expr.Binary(s.at(), operator, s.target(), s.value()));
    }

    /** {@code start + stop} of a loop: what has its counter's type. */
    Expr counter(Stmt.Range s) {
        return combined.computeIfAbsent(s, k -> {
            Expr bounds = new Expr.Binary(s.start().at(), BinaryOperator.ADD, s.start(), s.stop());
            Expr step = s.step();
            return step == null ? bounds : new Expr.Binary(step.at(), BinaryOperator.ADD, bounds, step);
        });
    }

    List<Variable> variables() {
        return variables;
    }

    List<Symbol> parameters() {
        return parameters;
    }

    // ---- declarations

    private void parameter(Parameter p) {
        Symbol symbol;
        if (p.rank() > 0) {
            symbol = new Array(p.name(), p.at(), p.type(), p.rank(), p.writable(), List.of());
        } else {
            Variable v = new Variable(p.name(), p.at(), p.type());
            v.constant = !p.writable();
            symbol = v;
        }
        parameters.add(symbol);
        if (scopes.element().put(p.name(), symbol) != null) {
            source.error(p.at(), "there are two parameters '%s'", p.name());
        }
    }

    private Variable declare(String name, int at, @Nullable Scalar type) {
        Variable v = new Variable(name, at, type);
        variables.add(v);
        scopes.element().put(name, v);
        return v;
    }

    /** Python: the variable of the function, declared by the first assignment; elsewhere one that was declared. */
    private void assign(Expr.Name target, Expr value) {
        Symbol known = find(target.name());
        if (known == null || language == Language.PYTHON && known instanceof Symbol.Constant) {
            if (language != Language.PYTHON) {
                unknown(target);
                return;
            }
            known = declare(target.name(), target.at(), null);
        }
        uses.put(target, known);
        if (!(known instanceof Variable v)) {
            source.error(
                            target.at(),
                            "'%s' is %s and cannot be assigned",
                            target.name(),
                            known instanceof Array ? "an array" : "a constant")
                    .note(source.location(known.at()), "declared here");
            return;
        }
        if (v.constant) {
            source.error(target.at(), "'%s' cannot be assigned a second time", target.name())
                    .note(source.location(v.at()), "%s", immutability());
        }
        v.assigned = true;
        // C++'s auto has the type of the first value, whatever comes later
        if (language != Language.CPP || v.values.isEmpty()) v.values.add(value);
    }

    private String immutability() {
        return language == Language.RUST ? "declared here without 'mut'" : "declared here as a constant";
    }

    // ---- walking

    private void block(List<Stmt> statements) {
        boolean scoped = language != Language.PYTHON;
        if (scoped) scopes.push(new HashMap<>());
        statements(statements);
        if (scoped) scopes.pop();
    }

    private void statements(List<Stmt> statements) {
        for (Stmt s : statements) statement(s);
    }

    private void statement(Stmt statement) {
        if (statement instanceof Stmt.Declare s) declaration(s);
        else if (statement instanceof Stmt.DeclareArray s) array(s);
        else if (statement instanceof Stmt.Assign s) assignment(s);
        else if (statement instanceof Stmt.AssignAll s) assignments(s);
        else if (statement instanceof Stmt.Evaluate s) expression(s.expression());
        else if (statement instanceof Stmt.If s) {
            expression(s.condition());
            block(s.then());
            block(s.otherwise());
        } else if (statement instanceof Stmt.While s) loop(s);
        else if (statement instanceof Stmt.Range s) range(s);
        else if (statement instanceof Stmt.Block s) block(s.statements());
    }

    private void declaration(Stmt.Declare s) {
        Expr value = s.value();
        if (value != null) expression(value);
        Variable v = null;
        if (language == Language.PYTHON && find(s.name()) instanceof Variable known) {
            v = known;
            if (known.settled && known.type != s.type()) {
                source.error(s.at(), "'%s' has two types", s.name())
                        .note(source.location(known.at()), "here it is %s", known.type);
            }
            if (s.type() != null) known.type = s.type();
            known.settled = true;
            known.declared = true;
            known.assigned = true;
        }
        if (v == null) v = declare(s.name(), s.at(), s.type());
        v.constant = s.constant();
        declarations.put(s, v);
        if (value != null) v.values.add(value);
    }

    private void array(Stmt.DeclareArray s) {
        s.extents().forEach(this::expression);
        Expr fill = s.fill();
        if (fill != null) expression(fill);
        Symbol known =
                language == Language.PYTHON ? find(s.name()) : scopes.element().get(s.name());
        if (known != null && !(known instanceof Symbol.Constant)) {
            source.error(s.at(), "'%s' is declared twice", s.name())
                    .note(source.location(known.at()), "declared here first");
        }
        Array array = new Array(s.name(), s.at(), s.element(), s.extents().size(), true, s.extents());
        scopes.element().put(s.name(), array);
        declarations.put(s, array);
    }

    private void assignment(Stmt.Assign s) {
        if (s.operator() != null && s.target() instanceof Expr.Name n) expression(n);
        expression(s.value());
        if (s.target() instanceof Expr.Name n) {
            if (s.operator() != null && uses.get(n) == null) return;
            assign(n, s.operator() == null ? s.value() : combined(s, s.operator()));
        } else {
            expression(s.target());
        }
    }

    private void assignments(Stmt.AssignAll s) {
        s.values().forEach(this::expression);
        for (int i = 0; i < s.targets().size(); i++) {
            if (s.targets().get(i) instanceof Expr.Name n) assign(n, s.values().get(i));
            else expression(s.targets().get(i));
        }
    }

    private void loop(Stmt.While s) {
        scopes.push(language == Language.PYTHON ? scopes.element() : new HashMap<>());
        statements(s.init());
        Expr condition = s.condition();
        if (condition != null && !s.postTested()) expression(condition);
        block(s.body());
        if (condition != null && s.postTested()) expression(condition);
        statements(s.step());
        scopes.pop();
    }

    private void range(Stmt.Range s) {
        expression(s.start());
        expression(s.stop());
        Expr step = s.step();
        if (step != null) expression(step);
        if (language == Language.PYTHON) {
            assign(s.variable(), counter(s));
            statements(s.body());
            return;
        }
        scopes.push(new HashMap<>());
        Variable v = declare(s.variable().name(), s.variable().at(), null);
        v.values.add(counter(s));
        v.constant = language == Language.RUST;
        uses.put(s.variable(), v);
        block(s.body());
        scopes.pop();
    }

    private void expression(Expr e) {
        if (e instanceof Expr.Name n) name(n);
        else for (Expr child : Children.of(e)) expression(child);
    }

    private void name(Expr.Name n) {
        Symbol symbol = find(n.name());
        if (symbol == null) unknown(n);
        else uses.put(n, symbol);
    }

    private @Nullable Symbol find(String name) {
        for (Map<String, Symbol> scope : scopes) {
            Symbol s = scope.get(name);
            if (s != null) return s;
        }
        return constants.get(name);
    }

    private void unknown(Expr.Name n) {
        TreeSet<String> known = new TreeSet<>(constants.keySet());
        for (Map<String, Symbol> scope : scopes) known.addAll(scope.keySet());
        String nearest = EditDistance.closest(n.name(), known);
        if (nearest == null) source.error(n.at(), "unknown name '%s'", n.name());
        else source.error(n.at(), "unknown name '%s'; did you mean '%s'?", n.name(), nearest);
    }
}
