package dev.wami.core.engine;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.type.IntegerType;
import org.jspecify.annotations.Nullable;

/**
 * What code is made for: one fact for all passes, that an attribute of the outermost operation says.
 *
 * <pre>
 *   module attributes {wami.target = {engine = "wamr-fast", vector_bits = 0 : i32}}
 * </pre>
 *
 * So it is in the program, as data layouts are: the same passes make the same of the same text, whoever runs them. LLVM
 * asks TargetTransformInfo such questions, MLIR's GPU pipelines attach targets to modules.
 *
 * @param vectorBits how wide the vectors are that passes may make; 0 for none
 */
public record Target(TargetEngine engine, int vectorBits) {
    /** The attribute. */
    public static final String ATTRIBUTE = "wami.target";

    /** Where nothing is said. */
    public static final Target GENERIC = new Target(TargetEngine.GENERIC, 128);

    private static final String ENGINE = "engine";
    private static final String VECTOR_BITS = "vector_bits";

    /** Of {@code engine}, if it may use vectors at all: an interpreter is slower with them. */
    public static Target of(TargetEngine engine, boolean simd) {
        Target wide = new Target(engine, 128);
        return simd && wide.engineClass() == EngineClass.COMPILER ? wide : new Target(engine, 0);
    }

    /** What {@code op} is compiled for. */
    public static Target of(Operation op) {
        Operation root = op;
        for (Operation p = op; p != null; p = p.parentOp()) root = p;
        return root.attribute(ATTRIBUTE) instanceof DictionaryAttr said ? of(said) : GENERIC;
    }

    private static Target of(DictionaryAttr said) {
        TargetEngine engine = engine(said.get(ENGINE));
        int bits = said.get(VECTOR_BITS) instanceof IntegerAttr i ? (int) i.value() : 128;
        return new Target(engine, bits);
    }

    private static TargetEngine engine(@Nullable Attribute name) {
        if (!(name instanceof StringAttr text)) return TargetEngine.GENERIC;
        for (TargetEngine e : TargetEngine.values()) if (e.toString().equals(text.value())) return e;
        return TargetEngine.GENERIC;
    }

    /** Says on {@code root}, which is the outermost operation, that it is compiled for this. */
    public void attachTo(Operation root) {
        DictionaryAttr said = DictionaryAttr.of(ENGINE, StringAttr.of(engine.toString()))
                .with(VECTOR_BITS, IntegerAttr.of(IntegerType.I32, vectorBits));
        root.setAttribute(ATTRIBUTE, said);
    }

    /** How it executes code. */
    public EngineClass engineClass() {
        return switch (engine) {
            case GENERIC -> vectorBits > 0 ? EngineClass.COMPILER : EngineClass.REGISTER_INTERPRETER;
            case V8, WASMTIME -> EngineClass.COMPILER;
            case WAMR_CLASSIC -> EngineClass.STACK_INTERPRETER;
            case WAMR_FAST -> EngineClass.REGISTER_INTERPRETER;
        };
    }

    /** How many values of a kind are worth keeping at hand in an innermost loop. */
    public int registers() {
        return engineClass() == EngineClass.REGISTER_INTERPRETER && engine != TargetEngine.GENERIC ? 32 : 16;
    }

    /** Whether chains of operations that do not wait for one another take less time side by side. */
    public boolean overlapsChains() {
        return engineClass() == EngineClass.COMPILER;
    }

    /** How many iterations of a short innermost loop to put into one. */
    public int unrollFactor() {
        return switch (engine) {
            case GENERIC, V8, WAMR_FAST -> engineClass() == EngineClass.COMPILER ? 4 : 8;
            case WASMTIME -> 8;
            case WAMR_CLASSIC -> 16;
        };
    }

    /** How many operations such a loop may then have: of an unknown engine that compiles, code is to be short, too. */
    public int unrolledSize() {
        return switch (engine) {
            case GENERIC -> engineClass() == EngineClass.COMPILER ? 24 : 96;
            case V8 -> 48;
            case WASMTIME, WAMR_FAST -> 96;
            case WAMR_CLASSIC -> 160;
        };
    }

    /**
     * Whether a constant of 128 bits in a loop costs no more than a local. Cranelift reads it from memory; V8 puts it
     * together from two halves each time (17.0 ms of heat-3d become 8.1 with it in a local).
     */
    public boolean hasCheapVectorConstants() {
        return engine == TargetEngine.WASMTIME;
    }
}
