package dev.wami.jvmbackend.wasi;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code poll_oneoff}: waits until a clock has come so far, or a descriptor is ready. */
final class Polling {
    private static final int SUBSCRIPTION = 48;
    private static final int EVENT = 32;
    private static final int CLOCK = 0;
    private static final int READ = 1;
    private static final int WRITE = 2;
    private static final int ABSOLUTE = 1;
    /** How long to sleep between looks at streams, which cannot wake anybody. */
    private static final long LOOK_NANOS = 2_000_000;

    private final Descriptors descriptors;
    private final SystemCalls system;
    /** When relative times of the call end, by the number of the subscription. */
    private final Map<Integer, Long> deadlines = new HashMap<>();

    /** What became of a subscription. */
    private record Event(long userData, Errno errno, int type, long bytes) {}

    Polling(Descriptors descriptors, SystemCalls system) {
        this.descriptors = descriptors;
        this.system = system;
    }

    Errno poll(Call call) throws WasiException, IOException {
        GuestMemory memory = call.memory;
        int count = call.i32(2);
        if (count <= 0) return Errno.INVAL;
        while (true) {
            List<Event> events = new ArrayList<>();
            long wait = Long.MAX_VALUE;
            boolean looks = false;
            for (int i = 0; i < count; i++) {
                int at = call.i32(0) + SUBSCRIPTION * i;
                long userData = memory.u64(at);
                int type = memory.u8(at + 8);
                if (type == CLOCK) {
                    long left = left(memory, at, i);
                    if (left <= 0) events.add(new Event(userData, Errno.SUCCESS, type, 0));
                    else wait = Math.min(wait, left);
                } else if (type == READ || type == WRITE) {
                    Event event = event(userData, type, memory.u32(at + 16));
                    if (event != null) events.add(event);
                    else looks = true;
                } else {
                    return Errno.INVAL;
                }
            }
            if (!events.isEmpty()) {
                write(events, call);
                return Errno.SUCCESS;
            }
            sleep(looks ? Math.min(wait, LOOK_NANOS) : wait);
        }
    }

    /** How long a clock still has to go; a relative time begins with the call. */
    private long left(GuestMemory memory, int at, int number) throws WasiException {
        int clock = memory.u32(at + 16);
        long timeout = memory.u64(at + 24);
        long now = system.time(clock);
        if ((memory.u16(at + 40) & ABSOLUTE) != 0) return timeout - now;
        Long deadline = deadlines.get(number);
        if (deadline == null) {
            deadline = timeout < 0 || now + timeout < 0 ? Long.MAX_VALUE : now + timeout;
            deadlines.put(number, deadline);
        }
        return deadline - now;
    }

    private @Nullable Event event(long userData, int type, int fd) throws IOException {
        try {
            Descriptor descriptor = descriptors.get(fd, Rights.POLL_FD_READWRITE);
            if (type == READ && descriptor instanceof InputDescription input && !input.isReady()) return null;
            return new Event(userData, Errno.SUCCESS, type, descriptor.ready());
        } catch (WasiException e) {
            return new Event(userData, e.errno(), type, 0);
        }
    }

    private static void write(List<Event> events, Call call) throws WasiException {
        for (int i = 0; i < events.size(); i++) {
            Event event = events.get(i);
            int at = call.i32(1) + EVENT * i;
            call.memory.clear(at, EVENT);
            call.memory.put64(at, event.userData());
            call.memory.put16(at + 8, event.errno().ordinal());
            call.memory.put8(at + 10, event.type());
            call.memory.put64(at + 16, event.bytes());
        }
        call.memory.put32(call.i32(3), events.size());
    }

    private static void sleep(long nanos) throws WasiException {
        try {
            Thread.sleep(nanos / 1_000_000, (int) (nanos % 1_000_000));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new WasiException(Errno.INTR);
        }
    }
}
