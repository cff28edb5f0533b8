package dev.wami.core.remark;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Severity;
import dev.wami.core.ir.Location;
import java.util.Objects;

/**
 * What a pass did to a part of the program, or did not do and why: {@code kernel.mlir:12:3: remark:
 * [affine-register-tile] tile of 4 x 2 x 1}. Upstream: mlir::remark::detail::Remark; LLVM's -Rpass and -Rpass-missed.
 */
public final class Remark extends Diagnostic {
    /** What a remark is about. */
    public enum Kind {
        /** Something was done. */
        PASSED("Passed"),
        /** Something was not done, though it might have been worth it, and why. */
        MISSED("Missed"),
        /** What was found out, or weighed. */
        ANALYSIS("Analysis");

        private final String tag;

        Kind(String tag) {
            this.tag = tag;
        }

        /** As LLVM's files of remarks spell it. */
        public String tag() {
            return tag;
        }
    }

    private final Kind kind;
    private final String pass;
    private final String function;
    private final String text;

    /** @param function the name of the symbol around, or nothing */
    public Remark(Kind kind, String pass, String function, Location location, String text) {
        super(Severity.REMARK, location, "[" + pass + "] " + text);
        this.kind = kind;
        this.pass = pass;
        this.function = function;
        this.text = text;
    }

    public Kind kind() {
        return kind;
    }

    /** The name of the pass. */
    public String pass() {
        return pass;
    }

    /** The symbol in which it is, without {@code @}; empty if there is none. */
    public String function() {
        return function;
    }

    /** What is said, without the pass. */
    public String text() {
        return text;
    }

    /** Equal if the same is said of the same place: of copies of a loop it is enough to hear it once. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Remark r
                && kind == r.kind
                && function.equals(r.function)
                && message().equals(r.message())
                && location().equals(r.location());
    }

    @Override
    public int hashCode() {
        return Objects.hash(function, message());
    }
}
