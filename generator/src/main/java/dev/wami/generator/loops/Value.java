package dev.wami.generator.loops;

import java.util.List;

/** What is computed of elements. */
public sealed interface Value {
    Element type();

    record Load(Array array, List<Index> at) implements Value {
        @Override
        public Element type() {
            return array.element();
        }
    }

    /** A constant, from random bits. */
    record Literal(Element type, long random) implements Value {}

    /** What a loop carries or gave, a scalar argument, or what {@link Statement.Let} named. */
    record Named(String name, Element type) implements Value {}

    /** An index as a number. */
    record Number(Index index, Element type) implements Value {}

    record Binary(String operation, Value left, Value right) implements Value {
        @Override
        public Element type() {
            return left.type();
        }
    }

    record Negated(Value of) implements Value {
        @Override
        public Element type() {
            return of.type();
        }
    }

    /** The absolute value of an integer. */
    record Absolute(Value of) implements Value {
        @Override
        public Element type() {
            return of.type();
        }
    }

    /** @param unsigned whether an integer that is made wider is one without a sign */
    record Cast(Value of, Element type, boolean unsigned) implements Value {
        Cast(Value of, Element type) {
            this(of, type, false);
        }
    }

    /**
     * What {@code init} becomes, called {@code name}, while it is less than {@code limit}, but at most {@code most}
     * times; or how many times that was.
     */
    record Repeated(String name, Value init, Value next, Value limit, int most, boolean counts) implements Value {
        @Override
        public Element type() {
            return counts ? Element.I32 : init.type();
        }
    }

    /**
     * The first index, called {@code name}, from {@code start} on whose element of {@code array} is not less than
     * {@code limit}, or is equal to it; {@code end} if there is none before, and never less than {@code start}.
     */
    record Search(String name, Array array, List<Index> at, Index start, Index end, Value limit, boolean isForEqual)
            implements Value {
        @Override
        public Element type() {
            return Element.I32;
        }
    }

    /** One of two, as two others compare: by a selection, or by a conditional. */
    record Choice(boolean selects, Value a, Value b, Value then, Value otherwise) implements Value {
        @Override
        public Element type() {
            return then.type();
        }
    }

    /** One of two, by a condition on indices. */
    record Guarded(Condition condition, Value then, Value otherwise) implements Value {
        @Override
        public Element type() {
            return then.type();
        }
    }
}
