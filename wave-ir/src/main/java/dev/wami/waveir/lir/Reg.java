package dev.wami.waveir.lir;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.attr.DialectAttr;
import org.jspecify.annotations.Nullable;

/**
 * A register, or a word of a wide one. Virtual ones are {@code v3} of a word, {@code d4} of two, {@code q5} of four and
 * {@code b6} of a predicate, each with numbers of its own kind; physical ones {@code r7} and {@code p1}. {@code d4.1}
 * is the upper word of {@code d4}.
 *
 * @param part the word of a wide register, or -1 for all of it
 */
public record Reg(Kind kind, int number, int part) implements DialectAttr {

    /** Virtual or physical, and how many words. */
    public enum Kind {
        V("v", 1),
        D("d", 2),
        Q("q", 4),
        B("b", 1),
        R("r", 1),
        P("p", 1);

        private final String prefix;
        private final int words;

        Kind(String prefix, int words) {
            this.prefix = prefix;
            this.words = words;
        }

        public int words() {
            return words;
        }

        public boolean isPhysical() {
            return this == R || this == P;
        }

        public boolean isPredicate() {
            return this == B || this == P;
        }

        static @Nullable Kind of(char prefix) {
            for (Kind k : values()) if (k.prefix.charAt(0) == prefix) return k;
            return null;
        }
    }

    public static Reg of(Kind kind, int number) {
        return new Reg(kind, number, -1);
    }

    /** The physical register {@code rN}. */
    public static Reg gpr(int number) {
        return of(Kind.R, number);
    }

    /** The physical register {@code pN}. */
    public static Reg predicate(int number) {
        return of(Kind.P, number);
    }

    /** A word of this wide register. */
    public Reg word(int i) {
        return new Reg(kind, number, i);
    }

    /** The whole register of which this may be a word. */
    public Reg whole() {
        return part < 0 ? this : of(kind, number);
    }

    /** How many words of it are meant. */
    public int words() {
        return part < 0 ? kind.words() : 1;
    }

    public boolean isPredicate() {
        return kind.isPredicate();
    }

    /** Reads {@code v3} or {@code d4.1}; null if it is no register. */
    public static @Nullable Reg parse(String text) {
        if (text.length() < 2) return null;
        Kind kind = Kind.of(text.charAt(0));
        if (kind == null) return null;
        int dot = text.indexOf('.');
        int number = number(text, 1, dot < 0 ? text.length() : dot);
        int part = dot < 0 ? -1 : number(text, dot + 1, text.length());
        if (number < 0 || dot >= 0 && (part < 0 || part >= kind.words || kind.words == 1)) return null;
        return new Reg(kind, number, part);
    }

    private static int number(String text, int from, int to) {
        if (to - from < 1 || to - from > 8) return -1;
        int n = 0;
        for (int i = from; i < to; i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') return -1;
            n = n * 10 + text.charAt(i) - '0';
        }
        return n;
    }

    @Override
    public String dialect() {
        return LirDialect.NAME;
    }

    /** The bare register, as instructions have it. */
    public String text() {
        return kind.prefix + number + (part < 0 ? "" : "." + part);
    }

    @Override
    public void print(AsmText out) {
        out.text("#lir.reg<" + '"' + text() + '"' + ">");
    }

    @Override
    public String toString() {
        return text();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this || other instanceof Reg o && kind == o.kind && number == o.number && part == o.part;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * kind.ordinal() + number) + part;
    }
}
