package dev.wami.core.target;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import org.jspecify.annotations.Nullable;

/**
 * What takes time where a program will run: one fact for all passes, that an attribute of the outermost operation says.
 * What is left out there is as {@link #GENERIC} has it.
 *
 * <pre>
 *   module attributes {wami.target = {overlaps_chains = false, vector_bits = 0 : i32, ...}}
 * </pre>
 *
 * So it is in the program, as data layouts are: the same passes make the same of the same text, whoever runs them. LLVM
 * asks TargetTransformInfo such questions, MLIR's GPU pipelines attach targets to modules.
 *
 * @param vectorBits how wide the vectors are that passes may make; 0 for none
 * @param registers how many values of a kind are worth keeping at hand in an innermost loop
 * @param overlapsChains whether chains of operations that do not wait for one another take less time side by side
 * @param unrollFactor how many iterations of a short innermost loop to put into one
 * @param unrolledSize how many operations such a loop may then have
 * @param cheapVectorConstants whether a vector constant in a loop costs no more than a value from in front of it
 */
public record Target(
        int vectorBits,
        int registers,
        boolean overlapsChains,
        int unrollFactor,
        int unrolledSize,
        boolean cheapVectorConstants) {
    /** The attribute. */
    public static final String ATTRIBUTE = "wami.target";

    /** Where nothing is said: machine code, with vectors, that is to be short. */
    public static final Target GENERIC = new Target(128, 16, true, 4, 40, false);

    private static final String VECTOR_BITS = "vector_bits";
    private static final String REGISTERS = "registers";
    private static final String OVERLAPS_CHAINS = "overlaps_chains";
    private static final String UNROLL_FACTOR = "unroll_factor";
    private static final String UNROLLED_SIZE = "unrolled_size";
    private static final String CHEAP_VECTOR_CONSTANTS = "cheap_vector_constants";

    /** What {@code op} is compiled for. */
    public static Target of(Operation op) {
        Operation root = op;
        for (Operation p = op; p != null; p = p.parentOp()) root = p;
        if (!(root.attribute(ATTRIBUTE) instanceof DictionaryAttr said)) return GENERIC;
        return new Target(
                number(said.get(VECTOR_BITS), GENERIC.vectorBits),
                number(said.get(REGISTERS), GENERIC.registers),
                number(said.get(OVERLAPS_CHAINS), 1) != 0,
                number(said.get(UNROLL_FACTOR), GENERIC.unrollFactor),
                number(said.get(UNROLLED_SIZE), GENERIC.unrolledSize),
                number(said.get(CHEAP_VECTOR_CONSTANTS), 0) != 0);
    }

    private static int number(@Nullable Attribute said, int otherwise) {
        return said instanceof IntegerAttr i ? (int) i.value() : otherwise;
    }

    /** Says on {@code root}, which is the outermost operation, that it is compiled for this. */
    public void attachTo(Operation root) {
        DictionaryAttr said = DictionaryAttr.of(VECTOR_BITS, number(vectorBits))
                .with(REGISTERS, number(registers))
                .with(OVERLAPS_CHAINS, truth(overlapsChains))
                .with(UNROLL_FACTOR, number(unrollFactor))
                .with(UNROLLED_SIZE, number(unrolledSize))
                .with(CHEAP_VECTOR_CONSTANTS, truth(cheapVectorConstants));
        root.setAttribute(ATTRIBUTE, said);
    }

    private static IntegerAttr number(int value) {
        return IntegerAttr.of(IntegerType.I32, value);
    }

    private static IntegerAttr truth(boolean value) {
        return IntegerAttr.of(IntegerType.I1, value ? 1 : 0);
    }
}
