package dev.wami.tools.run;

import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;

/** What a function takes and gives, as far as a command line can say it. */
public record Signature(List<Slot> parameters, List<Slot> results) {

    /**
     * A parameter or result.
     *
     * @param type as the program spells it
     * @param scalar empty for types that have no text, such as memrefs
     */
    public record Slot(String type, Optional<Scalar> scalar) {}

    public Signature {
        parameters = List.copyOf(parameters);
        results = List.copyOf(results);
    }

    public static Signature of(FuncType type) {
        return new Signature(slots(type.params()), slots(type.results()));
    }

    private static List<Slot> slots(List<ValueType> types) {
        List<Slot> slots = new ArrayList<>();
        for (ValueType t : types) slots.add(new Slot(t.toString(), Scalar.of(t)));
        return slots;
    }

    public static Signature of(FunctionType type, int indexBits) {
        return new Signature(slots(type.inputs(), indexBits), slots(type.results(), indexBits));
    }

    private static List<Slot> slots(List<Type> types, int indexBits) {
        List<Slot> slots = new ArrayList<>();
        for (Type t : types) slots.add(new Slot(t.toString(), Scalar.of(t, indexBits)));
        return slots;
    }

    /** Whether every parameter and result has a text. */
    public boolean isScalar() {
        for (Slot s : parameters) if (s.scalar().isEmpty()) return false;
        for (Slot s : results) if (s.scalar().isEmpty()) return false;
        return true;
    }

    /**
     * The values of {@code texts}, one for each parameter.
     *
     * @throws IllegalArgumentException with a message for whoever wrote them
     */
    public long[] parse(String function, List<String> texts) {
        if (texts.size() != parameters.size()) {
            throw new IllegalArgumentException(
                    "@" + function + this + " takes " + count(parameters.size()) + ", not " + texts.size());
        }
        long[] values = new long[texts.size()];
        for (int i = 0; i < values.length; i++) {
            Slot slot = parameters.get(i);
            String place = "argument " + (i + 1) + " of @" + function;
            if (slot.scalar().isEmpty()) {
                throw new IllegalArgumentException(
                        place + " is a " + slot.type() + ", which cannot be given on the command line");
            }
            Scalar scalar = slot.scalar().get();
            Optional<Long> value = scalar.parse(texts.get(i));
            if (value.isEmpty()) {
                throw new IllegalArgumentException(
                        place + ": '" + texts.get(i) + "' is no " + scalar + ", which is " + scalar.range());
            }
            values[i] = value.get();
        }
        return values;
    }

    private static String count(int arguments) {
        return arguments == 0 ? "no arguments" : arguments == 1 ? "one argument" : arguments + " arguments";
    }

    /** Results as text, one line each. */
    public List<String> print(long[] values) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            Slot slot = results.get(i);
            lines.add(
                    slot.scalar().isPresent()
                            ? slot.scalar().get().print(values[i])
                            : "(a value of type " + slot.type() + ")");
        }
        return lines;
    }

    /** {@code (i32, i32) -> i64}. */
    @Override
    public String toString() {
        StringJoiner in = new StringJoiner(", ", "(", ")");
        for (Slot s : parameters) in.add(s.type());
        StringJoiner out = new StringJoiner(", ", "(", ")");
        for (Slot s : results) out.add(s.type());
        return in + " -> " + (results.size() == 1 ? results.get(0).type() : out);
    }
}
