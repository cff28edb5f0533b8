package dev.wami.waveir.isa;

import static dev.wami.waveir.isa.Operand.Access.READ;
import static dev.wami.waveir.isa.Operand.Access.READ_WRITE;
import static dev.wami.waveir.isa.Operand.Access.WRITE;
import static dev.wami.waveir.isa.Operand.def;
import static dev.wami.waveir.isa.Operand.defPredicate;
import static dev.wami.waveir.isa.Operand.fragment;
import static dev.wami.waveir.isa.Operand.of;
import static dev.wami.waveir.isa.Operand.optionalDef;
import static dev.wami.waveir.isa.Operand.use;
import static dev.wami.waveir.isa.Operand.usePredicate;

import dev.wami.waveir.isa.Operand.Kind;
import dev.wami.waveir.isa.Operand.Slot;
import java.util.List;

/** A shape of operands, in the order of the assembly text. Sizes in both encodings follow from it. */
public enum Form {
    NONE,
    UNARY(def(1), use("a", Slot.S1)),
    BINARY(def(1), use("a", Slot.S1), use("b", Slot.S2)),
    TERNARY(def(1), use("a", Slot.S1), use("b", Slot.S2), use("c", Slot.S3)),
    QUATERNARY(def(1), use("a", Slot.S1), use("b", Slot.S2), use("c", Slot.S3), use("e", Slot.S4)),

    /** 64-bit operands in pairs of registers, the lower half in the lower register. */
    UNARY_PAIR(def(2), use("a", Slot.S1, 2)),
    BINARY_PAIR(def(2), use("a", Slot.S1, 2), use("b", Slot.S2, 2)),
    TERNARY_PAIR(def(2), use("a", Slot.S1, 2), use("b", Slot.S2, 2), use("c", Slot.S3, 2)),
    NARROW(def(1), use("a", Slot.S1, 2)),
    WIDEN(def(2), use("a", Slot.S1)),

    COMPARE(defPredicate(), use("a", Slot.S1), use("b", Slot.S2)),
    SELECT(def(1), usePredicate("p"), use("a", Slot.S2), use("b", Slot.S3)),
    PREDICATE_TO_REGISTER(def(1), usePredicate("q")),
    PREDICATE_TO_PREDICATE(defPredicate(), usePredicate("q")),

    /** {@code a} is a byte address. */
    LOAD(def(1), use("a", Slot.S1)),
    LOAD_PAIR(def(2), use("a", Slot.S1)),
    LOAD_QUAD(def(4), use("a", Slot.S1)),
    STORE(use("a", Slot.S1), use("b", Slot.S2)),
    STORE_PAIR(use("a", Slot.S1), use("b", Slot.S2, 2)),
    STORE_QUAD(use("a", Slot.S1), use("b", Slot.S2, 4)),

    ATOMIC(optionalDef(), use("a", Slot.S1), use("b", Slot.S2)),
    ATOMIC_CAS(optionalDef(), use("a", Slot.S1), use("b", Slot.S2), use("c", Slot.S3)),
    SCOPED_ATOMIC(optionalDef(), use("a", Slot.S1), use("b", Slot.S2), of("scope", Kind.SCOPE, Slot.SCOPE)),
    SCOPED_ATOMIC_CAS(
            optionalDef(),
            use("a", Slot.S1),
            use("b", Slot.S2),
            use("c", Slot.S3),
            of("scope", Kind.SCOPE, Slot.SCOPE)),

    CONDITION(usePredicate("p")),
    CALL(of("target", Kind.TARGET, Slot.IMMEDIATE)),
    FENCE(of("scope", Kind.SCOPE, Slot.SCOPE)),

    MATRIX_LOAD(fragment("d", WRITE, Slot.D), use("a", Slot.S1), use("b", Slot.S2)),
    /** Address and stride stand where others have what they write. */
    MATRIX_STORE(use("a", Slot.D), use("b", Slot.S1), fragment("c", READ, Slot.S2)),
    MATRIX_COMPUTE(fragment("a", READ, Slot.D), fragment("b", READ, Slot.S1), fragment("c", READ_WRITE, Slot.S2)),

    MOVE_IMMEDIATE(def(1), of("imm", Kind.IMMEDIATE, Slot.IMMEDIATE)),
    MOVE_SPECIAL(def(1), of("sr", Kind.SPECIAL, Slot.S1));

    private final List<Operand> operands;
    private final boolean secondWord;
    private final boolean extended;

    Form(Operand... operands) {
        this.operands = List.of(operands);
        secondWord = has(Slot.S2);
        extended = has(Slot.S3);
    }

    /** Whether an operand is in {@code first} or a later slot. */
    private boolean has(Slot first) {
        for (Operand o : operands) if (o.slot().compareTo(first) >= 0) return true;
        return false;
    }

    public List<Operand> operands() {
        return operands;
    }

    /** Bytes of an instruction of the encoding v0.4: 4, or 8 if an operand lives in the second word. */
    public int v04Size() {
        return secondWord ? 8 : 4;
    }

    /** Whether an instruction of the encoding compact is an extended word: three sources or more, or an immediate. */
    public boolean isExtended() {
        return extended;
    }

    /** Bytes of an instruction of the encoding compact. */
    public int compactSize() {
        return extended ? 8 : 4;
    }
}
