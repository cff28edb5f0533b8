package dev.wami.core.text;

import dev.wami.core.ir.OpSpec;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A declarative format as two flat programs, one that {@link FormatReader} runs and one that {@link FormatWriter} runs.
 * An instruction is three ints: what to do and two operands, of which the comment at each says what they are.
 */
final class FormatCode {
    /** Ints per instruction. */
    static final int STEP = 3;

    // ---- what both do

    /** Operand slot; its arity. */
    static final int OPERAND = 0;
    /** A {@link #types reference}; the arity of what it refers to. */
    static final int TYPES = 1;
    /** 1 if after the keyword {@code attributes}. */
    static final int ATTR_DICT = 2;

    static final int PROP_DICT = 3;
    /** Attribute slot. */
    static final int ATTRIBUTE = 4;
    /** Region slot. */
    static final int REGION = 5;
    /** Successor slot; its arity. */
    static final int SUCCESSOR = 6;
    /** The references of inputs; of results. */
    static final int FUNCTIONAL_TYPE = 7;
    /** The directive in {@link #texts}. */
    static final int CUSTOM = 8;
    /** All operands, regions or successors: an ordinal of {@link FormatElement.All.Kind}. */
    static final int EVERYTHING = 9;
    /** Goes on at the instruction at that index. */
    static final int JUMP = 10;

    // ---- reading

    /** The word in {@link #texts}. */
    static final int KEYWORD = 11;
    /** An ordinal of {@link Token}. */
    static final int PUNCTUATION = 12;
    /** Where to go on unless what the next instruction reads is there. */
    static final int IF_PRESENT = 13;
    /** The attribute slot of a unit attribute that is there now. */
    static final int UNIT = 14;
    /** The clauses in {@link #clauses}, in any order; where to continue after them. */
    static final int CLAUSES = 15;

    // ---- writing

    /** The text in {@link #texts}, spaces in it. */
    static final int TEXT = 16;

    static final int NEWLINE = 17;
    /** Where to go on unless the element in {@link #anchors} is present, or unless it is absent. */
    static final int UNLESS_PRESENT = 18;

    static final int UNLESS_ABSENT = 19;
    /** As {@link #TYPES}, of one value, without the words that its constraint implies. */
    static final int SHORT_TYPE = 20;

    /** One of an {@code oilist}: its word, and the instructions that read what follows it. */
    record Clause(@Nullable Token punctuation, String word, int from, int to) {}

    private static final Token[] TOKENS = Token.values();

    final int[] reading;
    final int[] writing;
    final String[] texts;
    /** The same in UTF-8. */
    final byte[][] bytes;

    final FormatElement[] anchors;
    final Clause[][] clauses;

    FormatCode(AssemblyFormat format) {
        Assembler out = new Assembler(format);
        out.read(format.elements, null);
        this.reading = out.program();
        out.write(format.elements, null);
        out.flush();
        this.writing = out.program();
        this.texts = out.texts.toArray(String[]::new);
        this.bytes = new byte[texts.length][];
        for (int i = 0; i < texts.length; i++) bytes[i] = texts[i].getBytes(StandardCharsets.UTF_8);
        this.anchors = out.anchors.toArray(FormatElement[]::new);
        this.clauses = out.clauses.toArray(Clause[][]::new);
    }

    static Token token(int ordinal) {
        return TOKENS[ordinal];
    }

    // ---- references to types: a slot, or -1 for all, and whether it is one of results

    static int types(FormatElement.TypesOf of) {
        return of.slot() << 1 | (of.result() ? 1 : 0);
    }

    static boolean isResult(int types) {
        return (types & 1) != 0;
    }

    /** The slot, or -1 for those of all. */
    static int slot(int types) {
        return types >> 1;
    }

    /** Appends instructions. */
    private static final class Assembler {
        private final AssemblyFormat format;
        private final List<String> texts = new ArrayList<>();
        private final List<FormatElement> anchors = new ArrayList<>();
        private final List<Clause[]> clauses = new ArrayList<>();
        private int[] code = new int[16 * STEP];
        private int length;
        /** Text to be written that is not an instruction yet. */
        private final StringBuilder pending = new StringBuilder();

        Assembler(AssemblyFormat format) {
            this.format = format;
        }

        /** What was appended since the last call. */
        int[] program() {
            int[] all = Arrays.copyOf(code, length);
            length = 0;
            return all;
        }

        private int emit(int opcode, int a, int b) {
            if (length + STEP > code.length) code = Arrays.copyOf(code, 2 * code.length);
            code[length] = opcode;
            code[length + 1] = a;
            code[length + 2] = b;
            length += STEP;
            return length - STEP;
        }

        private int text(String s) {
            int known = texts.indexOf(s);
            if (known >= 0) return known;
            texts.add(s);
            return texts.size() - 1;
        }

        private int slot(OpSpec.Attr attr) {
            List<OpSpec.Attr> all = format.spec.attributes();
            for (int i = 0; i < all.size(); i++) if (all.get(i).name().equals(attr.name())) return i;
            throw new IllegalStateException("no attribute of the operation: " + attr.name());
        }

        /** What is the same in both programs; false if {@code e} is none of it. */
        private boolean common(FormatElement e) {
            if (e instanceof FormatElement.Operand o) {
                emit(OPERAND, o.slot(), o.arity().ordinal());
            } else if (e instanceof FormatElement.AttrDict d) {
                emit(ATTR_DICT, d.withKeyword() ? 1 : 0, 0);
            } else if (e instanceof FormatElement.PropDict) {
                emit(PROP_DICT, 0, 0);
            } else if (e instanceof FormatElement.Attribute a) {
                emit(ATTRIBUTE, slot(a.attr()), 0);
            } else if (e instanceof FormatElement.Region r) {
                emit(REGION, r.slot(), 0);
            } else if (e instanceof FormatElement.Successor s) {
                emit(SUCCESSOR, s.slot(), s.arity().ordinal());
            } else if (e instanceof FormatElement.FunctionalType f) {
                emit(FUNCTIONAL_TYPE, types(f.inputs()), types(f.results()));
            } else if (e instanceof FormatElement.Custom c) {
                emit(CUSTOM, text(c.name()), 0);
            } else if (e instanceof FormatElement.All a) {
                emit(EVERYTHING, a.kind().ordinal(), 0);
            } else {
                return false;
            }
            return true;
        }

        // ---- reading

        void read(List<FormatElement> elements, @Nullable FormatElement except) {
            for (FormatElement e : elements) if (e != except) read(e);
        }

        private void read(FormatElement e) {
            if (common(e) || e instanceof FormatElement.Whitespace) return;
            if (e instanceof FormatElement.Literal l) {
                if (l.punctuation() == null) emit(KEYWORD, text(l.text()), 0);
                else emit(PUNCTUATION, l.punctuation().ordinal(), 0);
            } else if (e instanceof FormatElement.Types t) {
                emit(TYPES, types(t.of()), t.of().arity().ordinal());
            } else if (e instanceof FormatElement.Group g) {
                readGroup(g);
            } else {
                readClauses((FormatElement.OptionalList) e);
            }
        }

        /** Whether a group is there is decided by its first element. */
        private void readGroup(FormatElement.Group g) {
            List<FormatElement> then = g.then();
            int first = 0;
            while (then.get(first) instanceof FormatElement.Whitespace) first++;
            int test = emit(IF_PRESENT, 0, 0);
            read(then.get(first));
            FormatElement.Attribute unit = g.impliedUnit();
            if (unit != null && !g.anchorInElse()) emit(UNIT, slot(unit.attr()), 0);
            read(then.subList(first + 1, then.size()), g.anchorInElse() ? null : unit);
            int jump = emit(JUMP, 0, 0);
            code[test + 1] = length;
            read(g.otherwise(), g.anchorInElse() ? unit : null);
            if (unit != null && g.anchorInElse()) emit(UNIT, slot(unit.attr()), 0);
            code[jump + 1] = length;
        }

        private void readClauses(FormatElement.OptionalList list) {
            int start = emit(CLAUSES, clauses.size(), 0);
            Clause[] all = new Clause[list.clauses().size()];
            clauses.add(all);
            for (int i = 0; i < all.length; i++) {
                FormatElement.Clause c = list.clauses().get(i);
                int from = length;
                if (c.impliedUnit() != null) emit(UNIT, slot(c.impliedUnit().attr()), 0);
                else read(c.elements(), null);
                all[i] = new Clause(c.word().punctuation(), c.word().text(), from, length);
            }
            code[start + 2] = length;
        }

        // ---- writing

        void write(List<FormatElement> elements, @Nullable FormatElement except) {
            for (FormatElement e : elements) if (e != except) write(e);
        }

        private void write(FormatElement e) {
            if (e instanceof FormatElement.Literal l) {
                if (l.space()) pending.append(' ');
                pending.append(l.text());
            } else if (e instanceof FormatElement.Whitespace w) {
                if (!w.text().equals("\n")) pending.append(w.text());
                else {
                    flush();
                    emit(NEWLINE, 0, 0);
                }
            } else {
                if (hasSpace(e)) pending.append(' ');
                flush();
                if (!common(e)) writeRest(e);
            }
        }

        private static boolean hasSpace(FormatElement e) {
            return e instanceof FormatElement.Operand o && o.space()
                    || e instanceof FormatElement.Types t && t.space()
                    || e instanceof FormatElement.Attribute a && a.space()
                    || e instanceof FormatElement.Region r && r.space()
                    || e instanceof FormatElement.Successor s && s.space()
                    || e instanceof FormatElement.FunctionalType f && f.space()
                    || e instanceof FormatElement.Custom c && c.space()
                    || e instanceof FormatElement.All a && a.space();
        }

        private void writeRest(FormatElement e) {
            if (e instanceof FormatElement.Types t) {
                boolean isShort = t.of().slot() >= 0
                        && t.of().arity() == OpSpec.Arity.ONE
                        && format.requiredConstraint(t.of()).hasShortType();
                emit(isShort ? SHORT_TYPE : TYPES, types(t.of()), t.of().arity().ordinal());
            } else if (e instanceof FormatElement.Group g) {
                int test = emit(g.anchorInElse() ? UNLESS_ABSENT : UNLESS_PRESENT, 0, anchors.size());
                anchors.add(g.anchor());
                write(g.then(), g.impliedUnit());
                flush();
                int jump = emit(JUMP, 0, 0);
                code[test + 1] = length;
                write(g.otherwise(), g.impliedUnit());
                flush();
                code[jump + 1] = length;
            } else {
                for (FormatElement.Clause c : ((FormatElement.OptionalList) e).clauses()) writeClause(c);
            }
        }

        /** A clause is written if one of its elements is there. */
        private void writeClause(FormatElement.Clause c) {
            flush();
            List<FormatElement> parts = c.elements().stream()
                    .filter(e -> !(e instanceof FormatElement.Literal))
                    .toList();
            int test = emit(UNLESS_PRESENT, 0, anchors.size());
            anchors.add(new FormatElement.Custom("", parts, false));
            write(c.word());
            write(c.elements(), c.impliedUnit());
            flush();
            code[test + 1] = length;
        }

        /** Makes an instruction of the text that is pending. */
        void flush() {
            if (pending.length() == 0) return;
            emit(TEXT, text(pending.toString()), 0);
            pending.setLength(0);
        }
    }
}
