package dev.wami.jvmbackend.wasi;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The calls about the program: arguments, environment, clocks, random bytes, its end. */
final class SystemCalls {
    private static final int REALTIME = 0;
    private static final int MONOTONIC = 1;
    private static final int PROCESS_CPU = 2;
    private static final int THREAD_CPU = 3;

    private final List<byte[]> arguments;
    private final List<byte[]> environment;
    private final long began = System.nanoTime();
    private @Nullable SecureRandom random;

    SystemCalls(WasiOptions options) {
        arguments = options.arguments().stream().map(SystemCalls::terminated).toList();
        environment = options.environment().entrySet().stream()
                .map(entry -> terminated(entry.getKey() + '=' + entry.getValue()))
                .toList();
    }

    private static byte[] terminated(String text) {
        return (text + '\0').getBytes(StandardCharsets.UTF_8);
    }

    Errno call(Call call) throws WasiException {
        GuestMemory memory = call.memory;
        switch (call.function) {
            case ARGS_GET -> strings(arguments, call);
            case ARGS_SIZES_GET -> sizes(arguments, call);
            case ENVIRON_GET -> strings(environment, call);
            case ENVIRON_SIZES_GET -> sizes(environment, call);
            case CLOCK_RES_GET -> memory.put64(call.i32(1), resolution(call.i32(0)));
            case CLOCK_TIME_GET -> memory.put64(call.i32(2), time(call.i32(0)));
            case PROC_EXIT -> throw new ProgramExit(call.i32(0));
            case PROC_RAISE -> {
                return Errno.NOTSUP;
            }
            case SCHED_YIELD -> Thread.yield();
            case RANDOM_GET -> {
                int length = call.i32(1);
                if (length < 0) return Errno.FAULT;
                byte[] bytes = new byte[length];
                random().nextBytes(bytes);
                memory.put(call.i32(0), bytes, 0, length);
            }
            default -> throw new IllegalArgumentException(call.function.name());
        }
        return Errno.SUCCESS;
    }

    private SecureRandom random() {
        SecureRandom known = random;
        if (known == null) {
            known = new SecureRandom();
            random = known;
        }
        return known;
    }

    private static void sizes(List<byte[]> strings, Call call) throws WasiException {
        int total = 0;
        for (byte[] string : strings) {
            total += string.length;
        }
        call.memory.put32(call.i32(0), strings.size());
        call.memory.put32(call.i32(1), total);
    }

    private static void strings(List<byte[]> strings, Call call) throws WasiException {
        int at = call.i32(1);
        for (int i = 0; i < strings.size(); i++) {
            byte[] string = strings.get(i);
            call.memory.put32(call.i32(0) + 4 * i, at);
            call.memory.put(at, string, 0, string.length);
            at += string.length;
        }
    }

    private static long resolution(int clock) throws WasiException {
        return switch (clock) {
            case REALTIME -> 1000;
            case MONOTONIC -> 1;
            // as the kernel counts it
            case PROCESS_CPU, THREAD_CPU -> 10_000_000;
            default -> throw new WasiException(Errno.INVAL);
        };
    }

    /** In nanoseconds. */
    long time(int clock) throws WasiException {
        return switch (clock) {
            case REALTIME -> {
                Instant now = Instant.now();
                yield now.getEpochSecond() * 1_000_000_000 + now.getNano();
            }
            case MONOTONIC -> System.nanoTime() - began;
            case PROCESS_CPU, THREAD_CPU ->
                ProcessHandle.current()
                        .info()
                        .totalCpuDuration()
                        .map(Duration::toNanos)
                        .orElseGet(() -> System.nanoTime() - began);
            default -> throw new WasiException(Errno.INVAL);
        };
    }
}
