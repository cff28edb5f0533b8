package dev.wami.core.ir.affine;

import dev.wami.core.ir.affine.AffineBinaryExpr.Kind;
import dev.wami.core.utf8.TextBuffer;

/** Writes affine expressions as upstream does: {@code x - y} for {@code x + y * -1}, {@code -x} for {@code x * -1}. */
public final class AffineText {
    private AffineText() {}

    /** How dimensions and symbols are called. */
    public interface Names {
        void dim(int position, TextBuffer out);

        void symbol(int position, TextBuffer out);
    }

    static final Names PLAIN = new Names() {
        @Override
        public void dim(int position, TextBuffer out) {
            out.append('d').append(position);
        }

        @Override
        public void symbol(int position, TextBuffer out) {
            out.append('s').append(position);
        }
    };

    /** Writes {@code e} with its dimensions and symbols called by {@code names}. */
    public static void append(AffineExpr e, Names names, TextBuffer out) {
        append(e, names, false, out);
    }

    /** The input list that maps and sets share. */
    static void inputs(int dims, int symbols, TextBuffer out) {
        out.append('(');
        for (int i = 0; i < dims; i++) out.append(i > 0 ? ", d" : "d").append(i);
        out.append(')');
        if (symbols == 0) return;
        out.append('[');
        for (int i = 0; i < symbols; i++) out.append(i > 0 ? ", s" : "s").append(i);
        out.append(']');
    }

    /** {@code strong} says that what stands around binds more tightly than any operator. */
    private static void append(AffineExpr e, Names names, boolean strong, TextBuffer out) {
        if (e instanceof AffineDimExpr d) {
            names.dim(d.position(), out);
        } else if (e instanceof AffineSymbolExpr s) {
            names.symbol(s.position(), out);
        } else if (e instanceof AffineConstantExpr c) {
            out.append(c.value());
        } else {
            if (strong) out.append('(');
            AffineBinaryExpr b = (AffineBinaryExpr) e;
            if (b.kind() == Kind.ADD) sum(b, names, out);
            else product(b, names, out);
            if (strong) out.append(')');
        }
    }

    private static void product(AffineBinaryExpr b, Names names, TextBuffer out) {
        if (b.kind() == Kind.MUL && b.rhs() instanceof AffineConstantExpr c && c.value() == -1) {
            out.append('-');
            append(b.lhs(), names, true, out);
            return;
        }
        append(b.lhs(), names, true, out);
        out.append(b.kind().text());
        append(b.rhs(), names, true, out);
    }

    private static void sum(AffineBinaryExpr b, Names names, TextBuffer out) {
        append(b.lhs(), names, false, out);
        if (b.rhs() instanceof AffineBinaryExpr m && m.kind() == Kind.MUL && m.rhs() instanceof AffineConstantExpr c) {
            if (c.value() == -1) {
                out.append(" - ");
                append(m.lhs(), names, m.lhs() instanceof AffineBinaryExpr i && i.kind() == Kind.ADD, out);
                return;
            }
            if (c.value() < -1) {
                out.append(" - ");
                append(m.lhs(), names, true, out);
                out.append(" * ").append(-c.value());
                return;
            }
        }
        if (b.rhs() instanceof AffineConstantExpr c && c.value() < 0) {
            out.append(" - ").append(-c.value());
            return;
        }
        out.append(" + ");
        append(b.rhs(), names, false, out);
    }
}
