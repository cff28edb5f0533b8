package dev.wami.core.presburger;

import java.util.List;

/** Sets as isl reads and writes them: {@code [s0] -> { [d0] : exists (e0 : d0 - 2*e0 = 0); [d0] : d0 >= 7 }}. */
final class SetText {
    private final int dims;
    private final int symbols;
    private final StringBuilder out = new StringBuilder();

    private SetText(int dims, int symbols) {
        this.dims = dims;
        this.symbols = symbols;
    }

    static String of(int dims, int symbols, List<BasicSet> pieces) {
        SetText text = new SetText(dims, symbols);
        text.names('s', symbols, "[", "] -> {");
        if (pieces.isEmpty()) text.names('d', dims, " [", "] : false");
        for (int i = 0; i < pieces.size(); i++) {
            if (i > 0) text.out.append(';');
            text.piece(pieces.get(i));
        }
        return text.out.append(" }").toString();
    }

    private void piece(BasicSet set) {
        names('d', dims, " [", "] : ");
        if (set.locals() > 0) names('e', set.locals(), "exists (", " : ");
        int n = 0;
        for (long[] row : set.equalities()) constraint(n++, row, " = 0");
        for (long[] row : set.inequalities()) constraint(n++, row, " >= 0");
        if (n == 0) out.append("true");
        if (set.locals() > 0) out.append(')');
    }

    private void names(char kind, int count, String before, String after) {
        out.append(before);
        for (int i = 0; i < count; i++) {
            out.append(i == 0 ? "" : ", ").append(kind).append(i);
        }
        out.append(after);
    }

    private void constraint(int n, long[] row, String relation) {
        if (n > 0) out.append(" and ");
        out.append(row[0]);
        for (int i = 1; i < row.length; i++) {
            if (row[i] == 0) continue;
            out.append(row[i] < 0 ? " - " : " + ").append(Math.abs(row[i])).append('*');
            name(i - 1);
        }
        out.append(relation);
    }

    private void name(int column) {
        int symbol = column - dims;
        int local = symbol - symbols;
        if (symbol < 0) out.append('d').append(column);
        else if (local < 0) out.append('s').append(symbol);
        else out.append('e').append(local);
    }
}
