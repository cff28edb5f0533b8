package dev.wami.wavefrontend.python;

import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Expr.BinaryOperator;
import dev.wami.wavefrontend.ast.Expr.Relation;
import dev.wami.wavefrontend.ast.Expr.UnaryOperator;
import dev.wami.wavefrontend.ast.Scalar;
import dev.wami.wavefrontend.syntax.ExpressionParser;
import dev.wami.wavefrontend.syntax.NumberScanner;
import dev.wami.wavefrontend.syntax.SyntaxError;
import dev.wami.wavefrontend.syntax.Token;
import dev.wami.wavefrontend.syntax.Token.Kind;
import dev.wami.wavefrontend.syntax.TokenStream;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Python's expressions: the language reference, chapter 6. */
final class PythonExpressions extends ExpressionParser {
    private static final int CONDITIONAL = 1;
    private static final int OR = 2;
    private static final int AND = 3;
    private static final int NOT = 4;
    private static final int COMPARISON = 5;
    private static final int UNARY = 11;

    /** Words that begin expressions which kernels do not have. */
    private static final Set<String> FOREIGN = Set.of("lambda", "await", "yield", "None");

    /** What {@code wave} is called here, by its imports. */
    private final Set<String> modules = new HashSet<>(Set.of("wave", "math"));

    PythonExpressions(TokenStream tokens) {
        super(tokens);
    }

    void addModule(String name) {
        modules.add(name);
    }

    boolean isModule(String name) {
        return modules.contains(name);
    }

    @Override
    protected boolean chainsComparisons() {
        return true;
    }

    @Override
    protected @Nullable Infix infix(Token t) {
        if (t.kind() != Kind.SYMBOL && t.kind() != Kind.NAME) return null;
        return switch (t.text()) {
            case "if" -> Infix.of(CONDITIONAL, Meaning.SPECIAL);
            case "or" -> Infix.of(OR, Meaning.OR);
            case "and" -> Infix.of(AND, Meaning.AND);
            case "==" -> Infix.relation(COMPARISON, Relation.EQUAL);
            case "!=" -> Infix.relation(COMPARISON, Relation.NOT_EQUAL);
            case "<" -> Infix.relation(COMPARISON, Relation.LESS);
            case "<=" -> Infix.relation(COMPARISON, Relation.LESS_OR_EQUAL);
            case ">" -> Infix.relation(COMPARISON, Relation.GREATER);
            case ">=" -> Infix.relation(COMPARISON, Relation.GREATER_OR_EQUAL);
            case "in", "is", "not" -> Infix.of(COMPARISON, Meaning.SPECIAL);
            case "|" -> Infix.binary(6, BinaryOperator.OR);
            case "^" -> Infix.binary(7, BinaryOperator.XOR);
            case "&" -> Infix.binary(8, BinaryOperator.AND);
            case "<<" -> Infix.binary(9, BinaryOperator.SHIFT_LEFT);
            case ">>" -> Infix.binary(9, BinaryOperator.SHIFT_RIGHT);
            case "+" -> Infix.binary(10, BinaryOperator.ADD);
            case "-" -> Infix.binary(10, BinaryOperator.SUBTRACT);
            case "*" -> Infix.binary(UNARY, BinaryOperator.MULTIPLY);
            case "/" -> Infix.binary(UNARY, BinaryOperator.TRUE_DIVIDE);
            case "//" -> Infix.binary(UNARY, BinaryOperator.FLOOR_DIVIDE);
            case "%" -> Infix.binary(UNARY, BinaryOperator.FLOOR_MODULO);
            case "@" -> Infix.of(UNARY, Meaning.SPECIAL);
            case ":=" -> Infix.of(0, Meaning.SPECIAL);
            default -> null;
        };
    }

    /** {@code a if c else b}, and what kernels do not have. */
    @Override
    protected Expr special(Token operator, Infix infix, Expr left) {
        switch (operator.text()) {
            case "if" -> {
                Expr condition = expression(OR);
                tokens.expect("else");
                return new Expr.Conditional(operator.start(), condition, left, expression(CONDITIONAL));
            }
            case ":=" ->
                throw tokens.errorAt(operator.start(), "':=' is not part of the kernel language; assign before");
            case "@" ->
                throw tokens.errorAt(operator.start(), "'@' is not part of the kernel language: write the loops");
            default ->
                throw tokens.errorAt(operator.start(), "'%s' is not part of the kernel language", operator.text());
        }
    }

    @Override
    protected Expr operand() {
        Token t = tokens.peek();
        if (t.is("not")) {
            tokens.next();
            return new Expr.Unary(t.start(), UnaryOperator.NOT, expression(NOT));
        }
        UnaryOperator sign = t.is("-")
                ? UnaryOperator.NEGATE
                : t.is("+") ? UnaryOperator.PLUS : t.is("~") ? UnaryOperator.INVERT : null;
        if (sign == null) return power(postfix(primary()));
        tokens.next();
        enter();
        Expr inner = operand();
        leave();
        return new Expr.Unary(t.start(), sign, inner);
    }

    /** {@code **} binds more strongly than a sign before it, less than one after it. */
    private Expr power(Expr base) {
        if (!tokens.at("**")) return base;
        Token operator = tokens.next();
        enter();
        Expr exponent = operand();
        leave();
        return new Expr.Binary(operator.start(), BinaryOperator.POWER, base, exponent);
    }

    private Expr primary() {
        Token t = tokens.peek();
        boolean starts = t.kind() == Kind.INTEGER || t.kind() == Kind.FLOAT || t.kind() == Kind.STRING;
        if (!starts && t.kind() != Kind.NAME && t.kind() != Kind.SYMBOL) {
            throw tokens.error("expected an expression, but found %s", t.shown());
        }
        tokens.next();
        switch (t.kind()) {
            case INTEGER:
                return new Expr.Int(t.start(), NumberScanner.integerOf(t), null);
            case FLOAT:
                return new Expr.Real(t.start(), NumberScanner.realOf(t), null);
            case STRING:
                return new Expr.Text(t.start(), t.text());
            case NAME:
                return name(t);
            default:
                if (t.is("(")) return parenthesized(t);
                if (t.is("[") || t.is("{")) {
                    throw tokens.errorAt(t.start(), "lists, sets and dictionaries are not part of the kernel language");
                }
                throw tokens.errorAt(t.start(), "expected an expression, but found '%s'", t.text());
        }
    }

    private Expr name(Token t) {
        if (t.is("True") || t.is("False")) return new Expr.Bool(t.start(), t.is("True"));
        if (FOREIGN.contains(t.text())) {
            throw tokens.errorAt(t.start(), "'%s' is not part of the kernel language", t.text());
        }
        if (PythonParser.isKeyword(t.text())) {
            throw tokens.errorAt(t.start(), "expected an expression, but found '%s'", t.text());
        }
        Scalar type = scalar(t.text());
        return type != null ? new Expr.TypeName(t.start(), type) : new Expr.Name(t.start(), t.text());
    }

    private Expr parenthesized(Token open) {
        if (tokens.take(")")) return new Expr.Tuple(open.start(), List.of());
        enter();
        Expr first = expression();
        leave();
        if (tokens.at("for")) throw tokens.error("comprehensions are not part of the kernel language");
        if (tokens.take(")")) return first;
        tokens.expect(",");
        List<Expr> all = new ArrayList<>(List.of(first));
        all.addAll(list(")"));
        return new Expr.Tuple(open.start(), all);
    }

    // ---- what follows an operand

    private Expr postfix(Expr start) {
        Expr e = start;
        while (true) {
            Token t = tokens.peek();
            if (t.is("(")) e = call(e);
            else if (t.is("[")) e = index(e);
            else if (t.is(".")) e = member(e);
            else return e;
        }
    }

    private Expr call(Expr callee) {
        Token open = tokens.next();
        if (tokens.at("*") || tokens.at("**")) {
            throw tokens.error("unpacked arguments are not part of the kernel language");
        }
        List<Expr.Argument> arguments = arguments(")", "=");
        if (callee instanceof Expr.TypeName type) {
            return new Expr.Cast(
                    type.at(), type.type(), only(type.at(), type.type().toString(), arguments));
        }
        if (!(callee instanceof Expr.Name name)) throw tokens.errorAt(open.start(), "this cannot be called");
        if (name.name().equals("bitcast") && arguments.size() == 2) {
            if (arguments.get(0).value() instanceof Expr.TypeName to) {
                return new Expr.Bitcast(name.at(), to.type(), arguments.get(1).value());
            }
        }
        if (name.name().equals("len")) {
            return new Expr.Extent(name.at(), only(name.at(), "len", arguments), zero(name.at()));
        }
        return new Expr.Call(name.at(), name.name(), arguments);
    }

    private Expr only(int at, String function, List<Expr.Argument> arguments) {
        if (arguments.size() == 1 && arguments.get(0).name() == null) {
            return arguments.get(0).value();
        }
        throw tokens.errorAt(at, "'%s' takes one argument, but %d are given", function, arguments.size());
    }

    private static Expr zero(int at) {
        return new Expr.Int(at, BigInteger.ZERO, null);
    }

    @Override
    protected Expr index(Expr array) {
        Token open = tokens.next();
        List<Expr> indices = new ArrayList<>();
        do {
            if (tokens.at(":")) throw slices();
            indices.add(expression());
            if (tokens.at(":")) throw slices();
        } while (tokens.take(",") && !tokens.at("]"));
        tokens.expect("]");
        if (array instanceof Expr.Extent shape && shape.dimension() instanceof Expr.Wrong && indices.size() == 1) {
            return new Expr.Extent(shape.at(), shape.array(), indices.get(0));
        }
        if (indices.size() == 1 && indices.get(0) instanceof Expr.Tuple t) indices = t.elements();
        if (array instanceof Expr.Index inner) {
            List<Expr> all = new ArrayList<>(inner.indices());
            all.addAll(indices);
            return new Expr.Index(inner.at(), inner.array(), all);
        }
        return new Expr.Index(open.start(), array, indices);
    }

    private SyntaxError slices() {
        return tokens.error("slices are not supported yet; write the loop");
    }

    /** {@code wave.sqrt} is {@code sqrt}; {@code a.shape[1]} and {@code a.size} are extents. */
    private Expr member(Expr of) {
        tokens.next();
        Token member = tokens.expectName("a name");
        if (of instanceof Expr.Name module && isModule(module.name())) return name(member);
        if (member.is("shape")) {
            if (!tokens.at("[")) throw tokens.errorAt(member.start(), "'shape' needs an index: a.shape[0]");
            return new Expr.Extent(member.start(), of, new Expr.Wrong(member.start()));
        }
        throw tokens.errorAt(member.start(), "there is no member '%s'", member.text());
    }

    /** The type that {@code name} stands for, or null. */
    static @Nullable Scalar scalar(String name) {
        return switch (name) {
            case "i32", "int" -> Scalar.I32;
            case "u32" -> Scalar.U32;
            case "i64" -> Scalar.I64;
            case "u64" -> Scalar.U64;
            case "f16" -> Scalar.F16;
            case "f32", "float" -> Scalar.F32;
            case "f64" -> Scalar.F64;
            case "bool" -> Scalar.BOOL;
            default -> null;
        };
    }
}
