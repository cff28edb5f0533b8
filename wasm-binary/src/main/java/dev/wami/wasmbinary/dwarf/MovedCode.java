package dev.wami.wasmbinary.dwarf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where code has gone: positions in the content of the code section before and after it was written again. What is
 * outside of the code, such as the marks that linkers leave for what they dropped, stays as it is.
 */
public final class MovedCode {
    /** The address of what is not there any more, as linkers write it. */
    public static final long GONE = 0xFFFF_FFFFL;

    /**
     * One function.
     *
     * @param start where its body, from the locals on, began
     * @param end behind its last byte
     * @param from where instructions began that are still there, ascending
     * @param to where they begin now
     * @param newStart where the body begins now
     * @param newEnd behind its last byte now
     */
    public record Moved(long start, long end, long[] from, long[] to, long newStart, long newEnd) {
        /**
         * A position before the first instruction that is left is at the start; one of dropped code at what follows.
         */
        private long of(long address) {
            int at = Arrays.binarySearch(from, address);
            if (at >= 0) return to[at];
            int next = -at - 1;
            if (next == 0) {
                long first = to.length == 0 ? newEnd - 1 : to[0];
                return Math.min(newStart + address - start, first);
            }
            return next < to.length ? to[next] : newEnd - 1;
        }
    }

    private final List<Moved> functions;
    private final long[] starts;

    private final long codeEnd;

    /**
     * @param functions those that are still there
     * @param codeEnd how large the content of the code section was
     */
    public MovedCode(List<Moved> functions, long codeEnd) {
        this.codeEnd = codeEnd;
        this.functions = new ArrayList<>(functions);
        this.functions.sort(Comparator.comparingLong(Moved::start));
        starts = this.functions.stream().mapToLong(Moved::start).toArray();
    }

    /** Whether everything is where it was. */
    public boolean isUnmoved() {
        for (Moved f : functions) {
            boolean same = f.start() == f.newStart() && f.end() == f.newEnd() && Arrays.equals(f.from(), f.to());
            if (!same) return false;
        }
        return true;
    }

    /** Where the instruction at {@code address} is; {@link #GONE} if its function is not there any more. */
    public long start(long address) {
        Moved f = containing(address);
        return f == null ? outside(address) : f.of(address);
    }

    /** The end of what ended in front of {@code address}. */
    public long end(long address) {
        Moved f = containing(address - 1);
        if (f == null) return outside(address);
        return address < f.end() ? f.of(address) : f.newEnd();
    }

    private long outside(long address) {
        return address > 0 && address <= codeEnd ? GONE : address;
    }

    /** The function with this byte; null if there is none. */
    private @Nullable Moved containing(long address) {
        int at = Arrays.binarySearch(starts, address);
        if (at < 0) at = -at - 2;
        if (at < 0) return null;
        Moved f = functions.get(at);
        return address < f.end() ? f : null;
    }
}
