package dev.wami.core.text;

import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.IntegerSet;
import dev.wami.core.text.AsmParser.AffineOperands;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads affine maps, sets and expressions. Every method gives null after a reported error. */
final class AffineParser {
    /** Operators in one expression: its tree leans left, and what is done with it later is recursive. */
    private static final int MAX_OPERATORS = 500;

    private final Parsing p;
    private final Cursor in;
    private Map<String, AffineExpr> names = new HashMap<>();
    /** Whether operands are SSA values rather than declared names. */
    private boolean ssa;

    private List<UnresolvedOperand> dims = new ArrayList<>();
    private List<UnresolvedOperand> symbols = new ArrayList<>();
    private int operators;

    AffineParser(Parsing parsing) {
        this.p = parsing;
        this.in = parsing.cursor;
    }

    /** {@code (d0, d1)[s0] -> (d0 + s0, d1)}. */
    @Nullable
    AffineMap map() {
        int[] counts = inputs();
        if (counts == null) return null;
        if (!in.parse(Token.ARROW, " or ':'")) return null;
        List<AffineExpr> results = results();
        return results == null ? null : new AffineMap(counts[0], counts[1], results);
    }

    /** {@code (d0)[s0] : (d0 >= 0, s0 - d0 == 0)}. */
    @Nullable
    IntegerSet set() {
        int[] counts = inputs();
        if (counts == null) return null;
        if (!in.parse(Token.COLON, " or '->'") || !in.parse(Token.LEFT_PAREN, " in integer set constraint list")) {
            return null;
        }
        List<AffineExpr> constraints = new ArrayList<>();
        List<Boolean> equalities = new ArrayList<>();
        if (!in.at(Token.RIGHT_PAREN)) {
            do {
                if (!constraint(constraints, equalities)) return null;
            } while (in.optional(Token.COMMA));
        }
        if (!in.parse(Token.RIGHT_PAREN, " in integer set constraint list")) return null;
        if (constraints.isEmpty()) {
            // no constraint at all is the set of all points: 0 == 0
            constraints.add(AffineExpr.constant(0));
            equalities.add(true);
        }
        return new IntegerSet(counts[0], counts[1], constraints, equalities);
    }

    private boolean constraint(List<AffineExpr> constraints, List<Boolean> equalities) {
        AffineExpr lhs = expression();
        if (lhs == null) return false;
        Token relation = in.kind();
        boolean known = relation == Token.GREATER || relation == Token.LESS || relation == Token.EQUAL;
        if (known) in.take();
        if (!known || !in.optional(Token.EQUAL)) {
            in.error("expected '== affine-expr' or '>= affine-expr' at end of affine constraint");
            return false;
        }
        AffineExpr rhs = expression();
        if (rhs == null) return false;
        constraints.add(relation == Token.LESS ? rhs.minus(lhs) : lhs.minus(rhs));
        equalities.add(relation == Token.EQUAL);
        return true;
    }

    /** {@code (d0, d1)[s0]}: declares the names, gives the two counts. */
    private int @Nullable [] inputs() {
        names = new HashMap<>();
        ssa = false;
        int dimCount = declare(Token.LEFT_PAREN, Token.RIGHT_PAREN, true);
        if (dimCount < 0) return null;
        int symbolCount = in.at(Token.LEFT_SQUARE) ? declare(Token.LEFT_SQUARE, Token.RIGHT_SQUARE, false) : 0;
        return symbolCount < 0 ? null : new int[] {dimCount, symbolCount};
    }

    private int declare(Token open, Token close, boolean dim) {
        if (!in.parse(open, dim ? " in dimensional identifier list" : " in symbol list")) return -1;
        int n = 0;
        if (!in.at(close)) {
            do {
                if (!in.at(Token.BARE)) {
                    in.wrongToken("expected bare identifier");
                    return -1;
                }
                String name = in.spelling();
                if (names.containsKey(name)) {
                    in.error("redefinition of identifier '%s'", name);
                    return -1;
                }
                in.take();
                names.put(name, dim ? AffineExpr.dim(n) : AffineExpr.symbol(n));
                n++;
            } while (in.optional(Token.COMMA));
        }
        return in.parse(close) ? n : -1;
    }

    private @Nullable List<AffineExpr> results() {
        if (!in.parse(Token.LEFT_PAREN, " in affine map range")) return null;
        List<AffineExpr> results = new ArrayList<>();
        if (!in.at(Token.RIGHT_PAREN)) {
            do {
                AffineExpr e = expression();
                if (e == null) return null;
                results.add(e);
            } while (in.optional(Token.COMMA));
        }
        return in.parse(Token.RIGHT_PAREN, " in affine map range") ? results : null;
    }

    /** {@code [%i + 1, symbol(%n)]}: expressions over SSA values, each of which becomes a dimension or symbol. */
    @Nullable
    AffineOperands mapOfSsaIds(Token open, Token close) {
        beginSsa();
        if (!in.parse(open, " in affine map")) return null;
        List<AffineExpr> results = new ArrayList<>();
        if (!in.at(close)) {
            do {
                AffineExpr e = expression();
                if (e == null) return null;
                results.add(e);
            } while (in.optional(Token.COMMA));
        }
        if (!in.parse(close, " in affine map")) return null;
        return new AffineOperands(new AffineMap(dims.size(), symbols.size(), results), dims, symbols);
    }

    /** {@code %i + symbol(%n)}: one expression over SSA values. */
    @Nullable
    AffineOperands exprOfSsaIds() {
        beginSsa();
        AffineExpr e = expression();
        return e == null
                ? null
                : new AffineOperands(new AffineMap(dims.size(), symbols.size(), List.of(e)), dims, symbols);
    }

    private void beginSsa() {
        names = new HashMap<>();
        dims = new ArrayList<>();
        symbols = new ArrayList<>();
        ssa = true;
    }

    // ---- expressions: sums of products of operands, all associating to the left

    private @Nullable AffineExpr expression() {
        operators = 0;
        return sum();
    }

    private boolean operator() {
        in.take();
        if (++operators <= MAX_OPERATORS) return true;
        in.error("affine expression too long: it may have %d operators", MAX_OPERATORS);
        return false;
    }

    private boolean rightOperand() {
        switch (in.kind()) {
            case BARE, PERCENT, INTEGER, LEFT_PAREN, MINUS:
                return true;
            default:
                in.error("missing right operand of binary operator");
                return false;
        }
    }

    private @Nullable AffineExpr sum() {
        AffineExpr lhs = product();
        while (lhs != null && (in.at(Token.PLUS) || in.at(Token.MINUS))) {
            boolean minus = in.at(Token.MINUS);
            if (!operator()) return null;
            AffineExpr rhs = rightOperand() ? product() : null;
            if (rhs == null) return null;
            lhs = minus ? lhs.minus(rhs) : lhs.plus(rhs);
        }
        return lhs;
    }

    private @Nullable AffineExpr product() {
        AffineExpr lhs = operand();
        while (lhs != null) {
            String word = multiplication();
            if (word.isEmpty()) return lhs;
            int at = in.start();
            if (!operator()) return null;
            AffineExpr rhs = rightOperand() ? operand() : null;
            if (rhs == null) return null;
            boolean affine = rhs.isSymbolicOrConstant() || word.equals("*") && lhs.isSymbolicOrConstant();
            if (!affine) {
                // upstream multiplies when it sees what follows, and blames that
                in.error(
                        multiplication().isEmpty() ? at : in.start(),
                        word.equals("*")
                                ? "non-affine expression: at least one of the multiply operands has to be either a"
                                        + " constant or symbolic"
                                : "non-affine expression: right operand of " + word
                                        + " has to be either a constant or symbolic");
                return null;
            }
            lhs = switch (word) {
                case "*" -> lhs.times(rhs);
                case "floordiv" -> lhs.floorDiv(rhs);
                case "ceildiv" -> lhs.ceilDiv(rhs);
                default -> lhs.mod(rhs);
            };
        }
        return null;
    }

    /** The operator of a product that is next; empty if none is. */
    private String multiplication() {
        if (in.at(Token.STAR)) return "*";
        if (!in.at(Token.BARE)) return "";
        return switch (in.spelling()) {
            case "floordiv" -> "floordiv";
            case "ceildiv" -> "ceildiv";
            case "mod" -> "mod";
            default -> "";
        };
    }

    private @Nullable AffineExpr operand() {
        switch (in.kind()) {
            case BARE:
                return in.atKeyword("symbol") && ssa ? symbolOperand() : named();
            case PERCENT:
                return ssaOperand(false);
            case INTEGER: {
                long v = in.smallInteger();
                if (v < 0) {
                    in.error("constant too large for index");
                    return null;
                }
                in.take();
                return AffineExpr.constant(v);
            }
            case LEFT_PAREN, MINUS:
                try {
                    return in.enter() ? nestedOperand() : null;
                } finally {
                    in.leave();
                }
            case STAR, PLUS:
                in.error("missing left operand of binary operator");
                return null;
            default:
                in.error("expected affine expression");
                return null;
        }
    }

    private @Nullable AffineExpr nestedOperand() {
        if (in.optional(Token.MINUS)) {
            AffineExpr e = operand();
            if (e == null) in.error("missing operand of negation");
            return e == null ? null : e.times(-1);
        }
        in.take();
        if (in.at(Token.RIGHT_PAREN)) {
            in.error("no expression inside parentheses");
            return null;
        }
        AffineExpr e = sum();
        return e == null || !in.parse(Token.RIGHT_PAREN) ? null : e;
    }

    private @Nullable AffineExpr named() {
        AffineExpr e = names.get(in.spelling());
        if (e == null) {
            in.wrongToken("use of undeclared identifier");
            return null;
        }
        in.take();
        return e;
    }

    private @Nullable AffineExpr symbolOperand() {
        in.take();
        if (!in.parse(Token.LEFT_PAREN, " at start of SSA symbol")) return null;
        AffineExpr e = ssaOperand(true);
        return e == null || !in.parse(Token.RIGHT_PAREN, " at end of SSA symbol") ? null : e;
    }

    private @Nullable AffineExpr ssaOperand(boolean symbol) {
        if (!ssa || !in.at(Token.PERCENT)) {
            in.wrongToken(ssa ? "expected ssa identifier" : "expected affine expression");
            return null;
        }
        UnresolvedOperand operand = p.operations.operand();
        if (operand == null) return null;
        String key = operand.name() + "#" + operand.number();
        AffineExpr known = names.get(key);
        if (known != null) return known;
        List<UnresolvedOperand> group = symbol ? symbols : dims;
        AffineExpr e = symbol ? AffineExpr.symbol(group.size()) : AffineExpr.dim(group.size());
        group.add(operand);
        names.put(key, e);
        return e;
    }
}
