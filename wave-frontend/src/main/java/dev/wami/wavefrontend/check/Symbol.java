package dev.wami.wavefrontend.check;

import dev.wami.core.ir.Value;
import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Scalar;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a name stands for. */
sealed interface Symbol {
    String name();

    /** Where it was declared, as a byte offset. */
    int at();

    /** A variable or a scalar parameter. */
    final class Variable implements Symbol {
        private final String name;
        private final int at;
        /** What is assigned to it, for its type. */
        final List<Expr> values = new ArrayList<>();
        /** Its type; UNKNOWN or a literal's until it was inferred. */
        Scalar type;
        /** Whether what is assigned no longer changes the type. */
        boolean settled;
        /** Whether the source says the type. */
        boolean declared;
        /** Whether it may not be assigned a second time. */
        boolean constant;
        /** Whether it is assigned after its declaration, or before it has a value. */
        boolean assigned;
        /** The {@code hir.var}, or the value itself of a parameter that is never assigned. */
        @Nullable
        Value place;

        Variable(String name, int at, @Nullable Scalar declared) {
            this.name = name;
            this.at = at;
            this.type = declared == null ? Scalar.UNKNOWN : declared;
            this.declared = declared != null;
            this.settled = this.declared;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public int at() {
            return at;
        }
    }

    /** A buffer, a shared or a private array. */
    final class Array implements Symbol {
        private final String name;
        private final int at;
        final Scalar element;
        final int rank;
        final boolean writable;
        /** Extents of an array that is not a parameter. */
        final List<Expr> extents;

        @Nullable
        Value value;

        Array(String name, int at, Scalar element, int rank, boolean writable, List<Expr> extents) {
            this.name = name;
            this.at = at;
            this.element = element;
            this.rank = rank;
            this.writable = writable;
            this.extents = extents;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public int at() {
            return at;
        }
    }

    /** A constant of the file. */
    record Constant(String name, int at, Literal value) implements Symbol {}
}
