package dev.wami.wasmbinary.decompile;

import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.List;

/** A value of Wasm as an expression of C, kept as a tree so that {@link ExprWriter} writes what the reader needs. */
abstract sealed class Expr {
    /** Memory, tables or globals are read, so that it may not move behind a write. */
    static final int READS = 1;
    /** It may trap. */
    static final int TRAPS = 2;
    /** It is a call, or another instruction that changes something. */
    static final int EFFECT = 4;

    final ValueType type;
    final int flags;
    final int size;

    /** What it is made of, in the order of the text. */
    final List<Expr> parts;

    private Expr(ValueType type, int flags, List<Expr> parts) {
        this.type = type;
        this.parts = parts;
        int all = flags;
        int sum = 1;
        for (Expr part : parts) {
            all |= part.flags;
            sum += part.size;
        }
        this.flags = all;
        this.size = sum;
    }

    /** Whether its value depends on the variable. */
    boolean reads(Var var) {
        for (Expr part : parts) if (part.reads(var)) return true;
        return false;
    }

    /** Says how an instruction reads this value, so that variables are declared to fit. */
    void vote(Sign sign) {}

    /** Whether nothing can change its value: it may be written later, and more than once. */
    boolean isSettled() {
        return false;
    }

    private static List<Expr> joined(Expr first, List<Expr> rest) {
        List<Expr> all = new ArrayList<>(rest.size() + 1);
        all.add(first);
        all.addAll(rest);
        return List.copyOf(all);
    }

    /** A variable; a global is read from the module's state. */
    static final class Read extends Expr {
        final Var var;

        Read(Var var, boolean isGlobal) {
            super(var.type, isGlobal ? READS : 0, List.of());
            this.var = var;
        }

        @Override
        boolean reads(Var other) {
            return var == other;
        }

        @Override
        void vote(Sign sign) {
            var.vote(sign);
        }

        @Override
        boolean isSettled() {
            return var.isTemporary;
        }
    }

    /** A number, by its bits. */
    static final class Number extends Expr {
        final long bits;

        Number(ValueType type, long bits) {
            super(type, 0, List.of());
            this.bits = bits;
        }

        @Override
        boolean isSettled() {
            return true;
        }

        /** As a signed number; of an integer. */
        long value() {
            return type == NumericType.I32 ? (int) bits : bits;
        }
    }

    /** {@code -a}, {@code !a}, {@code ~a}. */
    static final class Unary extends Expr {
        final String operator;
        final Expr operand;

        Unary(String operator, Expr operand, ValueType type) {
            super(type, 0, List.of(operand));
            this.operator = operator;
            this.operand = operand;
        }
    }

    /**
     * {@code a + b}.
     *
     * @see BinaryOperator
     */
    static final class Binary extends Expr {
        final BinaryOperator operator;
        final Expr left;
        final Expr right;

        Binary(BinaryOperator operator, Expr left, Expr right, ValueType type) {
            super(type, 0, List.of(left, right));
            this.operator = operator;
            this.left = left;
            this.right = right;
        }

        @Override
        void vote(Sign sign) {
            if (operator.isComparison() || operator.sign() != Sign.ANY) return;
            (left instanceof Number ? right : left).vote(sign);
        }
    }

    /**
     * A conversion that C makes by a cast.
     *
     * @see #operandText
     */
    static final class Cast extends Expr {
        final Expr operand;
        /** How the operand must be read. */
        final Sign operandSign;
        /** A type that the operand is cut to first, or empty: {@code i8}. */
        final String operandText;

        Cast(ValueType type, Expr operand, Sign operandSign, String operandText) {
            super(type, 0, List.of(operand));
            this.operand = operand;
            this.operandSign = operandSign;
            this.operandText = operandText;
        }
    }

    /** A function, an instruction by its name, or anything else with arguments. */
    static final class Call extends Expr {
        final String function;
        final List<Expr> arguments;

        Call(String function, List<Expr> arguments, ValueType type, int flags) {
            super(type, flags, List.copyOf(arguments));
            this.function = function;
            this.arguments = List.copyOf(arguments);
        }
    }

    /** A call of a function that is found in a table, or of a reference. */
    static final class Indirect extends Expr {
        final Expr function;
        final List<Expr> arguments;

        Indirect(Expr function, List<Expr> arguments, ValueType type) {
            super(type, EFFECT | TRAPS | READS, joined(function, arguments));
            this.function = function;
            this.arguments = List.copyOf(arguments);
        }
    }

    /** What is at an address in memory: a value, or what is stored to. */
    static final class Memory extends Expr {
        final String memory;
        final Expr address;
        final long offset;
        /** The bits that are accessed, fewer than those of the value if it is extended. */
        final int bits;
        /** How a shorter integer is extended. */
        final Sign extension;

        Memory(ValueType type, String memory, Expr address, long offset, int bits, Sign extension) {
            super(type, READS | TRAPS, List.of(address));
            this.memory = memory;
            this.address = address;
            this.offset = offset;
            this.bits = bits;
            this.extension = extension;
        }
    }

    /** {@code c ? a : b}. */
    static final class Choice extends Expr {
        final Expr condition;
        final Expr yes;
        final Expr no;

        Choice(Expr condition, Expr yes, Expr no) {
            super(yes.type, 0, List.of(condition, yes, no));
            this.condition = condition;
            this.yes = yes;
            this.no = no;
        }

        @Override
        void vote(Sign sign) {
            yes.vote(sign);
            no.vote(sign);
        }
    }

    /** {@code a.r0}, {@code a->x}, {@code a[i]}: the text after the value has {@code index} in it, if there is one. */
    static final class Part extends Expr {
        final Expr whole;
        final String access;
        final List<Expr> index;

        Part(Expr whole, String access, List<Expr> index, ValueType type, int flags) {
            super(type, flags, joined(whole, index));
            this.whole = whole;
            this.access = access;
            this.index = List.copyOf(index);
        }

        @Override
        boolean isSettled() {
            return flags == 0 && index.isEmpty() && whole.isSettled();
        }
    }

    /** A structure of several results. */
    static final class Aggregate extends Expr {
        final String name;

        Aggregate(String name, List<Expr> values) {
            super(values.get(0).type, 0, List.copyOf(values));
            this.name = name;
        }
    }

    /** A name that means itself: {@code NULL}, {@code &f}. */
    static final class Name extends Expr {
        final String text;

        Name(String text, ValueType type) {
            super(type, 0, List.of());
            this.text = text;
        }

        @Override
        boolean isSettled() {
            return true;
        }
    }
}
