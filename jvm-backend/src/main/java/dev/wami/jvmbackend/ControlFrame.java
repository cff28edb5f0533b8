package dev.wami.jvmbackend;

import dev.wami.wasmbinary.Instruction.Catch;
import dev.wami.wasmspec.Opcode;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;

/** An open block, or the function, whose height is 0. */
final class ControlFrame {
    /** {@code ELSE} from there on in an {@code if}. */
    Opcode opcode;

    /** How many operands are below its parameters. */
    final int height;

    final List<Kind> params;
    final List<Kind> results;
    /** How many blocks are around it; 0 is the function. */
    final int depth;

    /** Where a branch goes: the start of a loop, the end of the others. */
    final Label label = new Label();

    /** Whether there is such a branch. */
    boolean isTarget;

    /** The other arm of an {@code if}. */
    @Nullable
    Label otherwise;

    /** Of a {@code try_table}. */
    @Nullable
    Label guarded;

    List<Catch> catches = List.of();

    ControlFrame(Opcode opcode, int height, List<Kind> params, List<Kind> results, int depth) {
        this.opcode = opcode;
        this.height = height;
        this.params = params;
        this.results = results;
        this.depth = depth;
    }

    /** What a branch takes along. */
    List<Kind> labelKinds() {
        return opcode == Opcode.LOOP ? params : results;
    }
}
