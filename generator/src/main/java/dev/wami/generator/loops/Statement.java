package dev.wami.generator.loops;

import java.util.List;

/** What a program does, in order. */
public sealed interface Statement {
    record Store(Array array, List<Index> at, Value value) implements Statement {}

    /** Names a value for what follows in the same body. */
    record Let(String name, Value value) implements Statement {}

    /** Names an index for what follows in the same body, in a way that is not affine, whatever {@code of} is. */
    record Computed(String variable, Index of) implements Statement {}

    /**
     * A loop: {@code counter} from the greatest of {@code lower} to below the least of {@code upper}.
     *
     * @param carried values that go from one iteration to the next; after the loop the last is called {@code name_r}
     */
    record Loop(
            String counter,
            List<Index> lower,
            List<Index> upper,
            long step,
            Form form,
            List<Carried> carried,
            List<Statement> body)
            implements Statement {
        Loop with(List<Statement> other) {
            return new Loop(counter, lower, upper, step, form, carried, other);
        }
    }

    /** Of an {@code affine.for} where the bounds are affine, else of an {@code scf.for}. */
    enum Form {
        AFFINE,
        SCF,
        /** Counted by an i32. */
        CAST,
        /** From the last to the first, in steps down from {@code upper - 1}. */
        DOWN,
        /** Of an {@code scf.while} that counts. */
        WHILE,
        /** Of an {@code scf.parallel}: no iteration may touch what another one stores. */
        PARALLEL
    }

    /** {@code next} is what it is after the body. */
    record Carried(String name, Value init, Value next) {
        Element type() {
            return init.type();
        }

        String result() {
            return name + "_r";
        }
    }

    /** Adds to an element by a call of a function. */
    record Touch(Array array, List<Index> at, Value value) implements Statement {}

    /**
     * Has an array of its own for {@code body}, filled with one number at first, or not where the body stores all that
     * it loads.
     */
    record Scratch(Array array, boolean onStack, boolean filled, List<Statement> body) implements Statement {}

    /** Calls a private function of this name, of all arrays and numbers that there are, that does {@code body}. */
    record Part(String name, List<Statement> body) implements Statement {}

    record When(Condition condition, List<Statement> then, List<Statement> otherwise) implements Statement {}

    /** Where one value is less than another, or not greater. */
    record Test(Value left, Value right, List<Statement> then) implements Statement {}
}
