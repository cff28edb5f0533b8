package dev.wami.generator.loops;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A function of loops, {@code @kernel}, and what it is to be called with. Its arguments are the memrefs of
 * {@link #arguments}, the parameters as {@code index}, and a scalar of each of {@link #scalars}; its results are those
 * of {@code results}.
 *
 * @param parameters names of indices
 * @param raw whether loads and stores are memref's where affine's could be
 */
public record LoopProgram(
        List<Array> arrays,
        List<String> parameters,
        boolean raw,
        List<Statement> body,
        List<Value.Named> results,
        List<Call> calls) {

    public static final String NAME = "kernel";

    /** The scalar arguments, {@code %x_f64} and so on. */
    static final List<Element> SCALARS = List.of(Element.F64, Element.F32, Element.I64, Element.I32);

    Array array(String name) {
        for (Array a : arrays) if (a.name().equals(name)) return a;
        throw new IllegalArgumentException(name);
    }

    /** The arrays that come as arguments, in order. */
    public List<Array> arguments() {
        List<Array> out = new ArrayList<>(arrays);
        out.removeIf(a -> a.place() == Array.Place.VIEW || a.place() == Array.Place.SCRATCH);
        return out;
    }

    public List<Element> scalars() {
        return SCALARS;
    }

    /** Whether some of it is in functions that are called with memory that is no argument. */
    public boolean hasParts() {
        return body.stream().anyMatch(s -> s instanceof Statement.Part);
    }

    /** The module with the function. */
    public String text() {
        return new ProgramText(this, Extents.of(this)).module();
    }

    /** What to call {@code text} with, for each of the calls. */
    public List<CallMemory> memories() {
        Extents extents = Extents.of(this);
        List<CallMemory> out = new ArrayList<>();
        for (int i = 0; i < calls.size(); i++) out.add(new CallMemory(this, new CallPlan(this, extents, i)));
        return out;
    }

    /**
     * Functions {@code @call0}, {@code @call1} ..., to be put behind the text: each makes the memory of a call, calls
     * {@code @kernel} and returns the hash of what there is then.
     */
    public String driver() {
        return driver(IntStream.range(0, calls.size()).boxed().toList());
    }

    /** Those of some of the calls. */
    public String driver(List<Integer> some) {
        return new DriverText(this, Extents.of(this)).text(some);
    }

    /** The same with other statements. */
    LoopProgram with(List<Statement> other) {
        return new LoopProgram(arrays, parameters, raw, other, results, calls);
    }

    LoopProgram withCalls(List<Call> other) {
        return new LoopProgram(arrays, parameters, raw, body, results, other);
    }

    LoopProgram withResults(List<Value.Named> other) {
        return new LoopProgram(arrays, parameters, raw, body, other, calls);
    }
}
