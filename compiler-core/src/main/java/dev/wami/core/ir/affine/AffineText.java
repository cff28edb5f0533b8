package dev.wami.core.ir.affine;

/** Writes the input list that maps and sets share. */
final class AffineText {
    private AffineText() {}

    static void inputs(int dims, int symbols, StringBuilder out) {
        out.append('(');
        for (int i = 0; i < dims; i++) out.append(i > 0 ? ", d" : "d").append(i);
        out.append(')');
        if (symbols == 0) return;
        out.append('[');
        for (int i = 0; i < symbols; i++) out.append(i > 0 ? ", s" : "s").append(i);
        out.append(']');
    }
}
