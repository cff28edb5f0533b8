package dev.wami.tools.run;

import dev.wami.conversions.cf.AssertToCall;
import dev.wami.core.ir.Operation;
import dev.wami.std.cf.AssertOp;
import dev.wami.tools.link.LinkRuntime;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.ValueType;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Knows which {@code cf.assert} failed in a program that was compiled to tell ({@link AssertToCall}). */
final class AssertReports {
    private static final long[] NOTHING = {};

    private final List<AssertOp> asserts;
    private final @Nullable Consumer<String> said;

    private final LiveBlocks blocks = new LiveBlocks();

    private int failed = -1;
    /** What the program told before it traps. */
    private String ending = "";

    /**
     * @param source the program as it was before the compilation
     * @param said takes the message of each that fails, if the program continues after it
     */
    AssertReports(Operation source, @Nullable Consumer<String> said) {
        this.asserts = AssertToCall.numbered(source);
        this.said = said;
    }

    /** What the program calls before it traps. */
    HostFunction hostFunction() {
        FuncType type = new FuncType(List.of(ValueType.I32), List.of());
        return new HostFunction("env", AssertToCall.HOST_FUNCTION, type, (memory, arguments) -> {
            int which = (int) arguments[0];
            if (said == null) failed = which;
            else said.accept(asserts.get(which).message() + "\n");
            return NOTHING;
        });
    }

    /** What a program with the allocator of {@code --debug-runtime} calls: of each block, and before it traps. */
    HostFunction heapEvent() {
        FuncType type = new FuncType(List.of(ValueType.I32, ValueType.I32, ValueType.I32), List.of());
        return new HostFunction("env", LinkRuntime.HEAP_EVENT, type, (memory, arguments) -> {
            int at = (int) arguments[1];
            int size = (int) arguments[2];
            String address = "address 0x" + Integer.toHexString(at);
            String block = address + ", allocated with " + Integer.toUnsignedString(size) + " bytes";
            switch ((int) arguments[0]) {
                case 0 -> ending = "free of what was not allocated: " + address;
                case 1 -> ending = "double free: " + block;
                case 2 -> ending = "write before the allocation: " + block;
                case 3 -> ending = "write past the end of the allocation: " + block;
                case 4 -> blocks.allocated(at, size);
                default -> blocks.freed(at);
            }
            return NOTHING;
        });
    }

    /** What that program has not freed. */
    Optional<String> leaks() {
        return blocks.leaks();
    }

    /** C's {@code abort}: the compiler put {@code llvm.unreachable} after its call, which traps. */
    HostFunction abort() {
        return new HostFunction("env", "abort", FuncType.EMPTY, (memory, arguments) -> {
            ending = "abort";
            return NOTHING;
        });
    }

    /** {@code failure}, or the assertion's message and place if it is that trap. */
    RunFailure explain(RunFailure failure) {
        if (!ending.isEmpty() && failure.kind() == RunFailure.Kind.TRAP) {
            String message = ending;
            ending = "";
            return new RunFailure(RunFailure.Kind.TRAP, message);
        }
        if (failed < 0 || failed >= asserts.size() || failure.kind() != RunFailure.Kind.TRAP) return failure;
        AssertOp op = asserts.get(failed);
        failed = -1;
        return new RunFailure(RunFailure.Kind.TRAP, op.message(), op.location());
    }
}
