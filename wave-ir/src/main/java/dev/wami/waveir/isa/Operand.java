package dev.wami.waveir.isa;

/**
 * One operand of a {@link Form}.
 *
 * @param name as in the summaries of {@link Opcode}: {@code d} is what is written, {@code a b c e} are the sources
 * @param registers how many consecutive registers, the lowest named: 2 for 64 bits, 4 for 128 bits
 * @param slot which field of an instruction word holds it
 */
public record Operand(String name, Kind kind, Access access, int registers, Slot slot) {

    /** What the number in an instruction stands for. */
    public enum Kind {
        /** A general purpose register of 32 bits per lane, {@code r7}. */
        GPR,
        /** A predicate register of one bit per lane, {@code p2}. */
        PREDICATE,
        /** A {@link SpecialRegister}. */
        SPECIAL,
        /** 32 bits. */
        IMMEDIATE,
        /** The index of an instruction of the same kernel. */
        TARGET,
        /** A {@link Scope}. */
        SCOPE,
        /** A tile of the matrix unit, written like a register. */
        FRAGMENT
    }

    /** What the instruction does with it. */
    public enum Access {
        READ,
        WRITE,
        READ_WRITE,
        /** Written unless it is register 0, which stands for no result. */
        OPTIONAL_WRITE
    }

    /** A field of an instruction word; both encodings have the first four at fixed places. */
    public enum Slot {
        D,
        S1,
        S2,
        S3,
        S4,
        IMMEDIATE,
        SCOPE
    }

    static Operand def(int registers) {
        return new Operand("d", Kind.GPR, Access.WRITE, registers, Slot.D);
    }

    static Operand optionalDef() {
        return new Operand("d", Kind.GPR, Access.OPTIONAL_WRITE, 1, Slot.D);
    }

    static Operand defPredicate() {
        return new Operand("p", Kind.PREDICATE, Access.WRITE, 1, Slot.D);
    }

    static Operand use(String name, Slot slot) {
        return use(name, slot, 1);
    }

    static Operand use(String name, Slot slot, int registers) {
        return new Operand(name, Kind.GPR, Access.READ, registers, slot);
    }

    static Operand usePredicate(String name) {
        return new Operand(name, Kind.PREDICATE, Access.READ, 1, Slot.S1);
    }

    static Operand fragment(String name, Access access, Slot slot) {
        return new Operand(name, Kind.FRAGMENT, access, 1, slot);
    }

    static Operand of(String name, Kind kind, Slot slot) {
        return new Operand(name, kind, Access.READ, 1, slot);
    }

    /** Whether the instruction reads it. */
    public boolean isRead() {
        return access == Access.READ || access == Access.READ_WRITE;
    }

    /** Whether the instruction writes it; an {@link Access#OPTIONAL_WRITE} counts. */
    public boolean isWritten() {
        return access != Access.READ;
    }

    /** Whether it can be this number. */
    public boolean allows(int number) {
        return switch (kind) {
            case GPR, FRAGMENT -> 0 <= number && number <= 255;
            case PREDICATE, SCOPE -> 0 <= number && number <= 3;
            case SPECIAL -> 0 <= number && number < SpecialRegister.count();
            case TARGET -> 0 <= number;
            case IMMEDIATE -> true;
        };
    }
}
