package dev.wami.jvmbackend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.wami.jvmbackend.runtime.Memory;
import dev.wami.jvmbackend.runtime.ModuleInstance;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.wat.WatReader;
import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.Limits;
import dev.wami.wasmspec.MemoryType;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Instances in several threads that share a memory. The specification's tests have one thread. */
class ThreadsTest {
    private static final int THREADS = 4;
    private static final int TIMES = 20_000;

    private static final String MODULE = """
            (module
              (import "env" "memory" (memory 1 4 shared))
              (func (export "count") (param $times i32)
                (loop $more
                  (drop (i32.atomic.rmw.add (i32.const 0) (i32.const 1)))
                  (drop (i64.atomic.rmw.sub (i32.const 8) (i64.const 1)))
                  (drop (i32.atomic.rmw8.add_u (i32.const 17) (i32.const 1)))
                  (drop (i64.atomic.rmw16.add_u (i32.const 18) (i64.const 3)))
                  (drop (i32.atomic.rmw.xor (i32.const 20) (i32.const 0x55555555)))
                  (br_if $more (local.tee $times (i32.sub (local.get $times) (i32.const 1))))))
              (func (export "lock") (param $times i32)
                (loop $more
                  (block $taken
                    (loop $try
                      (br_if $taken (i32.eqz (i32.atomic.rmw.cmpxchg (i32.const 64) (i32.const 0) (i32.const 1))))
                      (drop (memory.atomic.wait32 (i32.const 64) (i32.const 1) (i64.const -1)))
                      (br $try)))
                  (i32.store (i32.const 128) (i32.add (i32.load (i32.const 128)) (i32.const 1)))
                  (i32.atomic.store (i32.const 64) (i32.const 0))
                  (drop (memory.atomic.notify (i32.const 64) (i32.const 1)))
                  (br_if $more (local.tee $times (i32.sub (local.get $times) (i32.const 1))))))
              (func (export "grow") (result i32) (memory.grow (i32.const 1)))
              (func (export "poke") (param i32) (i32.store8 (local.get 0) (i32.const 7)))
              (func (export "timeout") (result i32)
                (memory.atomic.wait32 (i32.const 256) (i32.const 0) (i64.const 1000000))))
            """;

    private final Memory memory = new Memory(new MemoryType(Limits.between(1, 4), AddressType.I32, true, 16));

    private ModuleInstance instance() throws Exception {
        WasmModule module =
                WatReader.read(MODULE.getBytes(StandardCharsets.UTF_8)).module().orElseThrow();
        return JvmModule.compile(module).instantiate((from, name) -> memory);
    }

    private void all(String function) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        List<Callable<Object[]>> calls = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            ModuleInstance instance = instance();
            calls.add(() -> instance.function(function).invoke(TIMES));
        }
        for (Future<Object[]> done : threads.invokeAll(calls)) done.get();
        threads.shutdown();
    }

    private long number(int at, int bytes) {
        long value = 0;
        for (int i = bytes - 1; i >= 0; i--) value = value << 8 | memory.bytes[at + i] & 0xFF;
        return value;
    }

    @Test
    void nothingThatIsAtomicGetsLost() throws Exception {
        all("count");
        int total = THREADS * TIMES;
        assertThat(number(0, 4)).isEqualTo(total);
        assertThat(number(8, 8)).isEqualTo(-total);
        assertThat(number(16, 1)).isZero();
        assertThat(number(17, 1)).isEqualTo(total & 0xFF);
        assertThat(number(18, 2)).isEqualTo(3L * total & 0xFFFF);
        assertThat(number(20, 4)).isZero();
    }

    @Test
    void aLockOfWaitingAndWakingHolds() throws Exception {
        all("lock");
        assertThat(number(128, 4)).isEqualTo(THREADS * TIMES);
    }

    @Test
    void whatOneGrowsOthersHave() throws Exception {
        ModuleInstance one = instance();
        ModuleInstance other = instance();
        int beyond = 65_536;
        assertThat(catchThrowable(() -> other.function("poke").invoke(beyond)))
                .hasMessage("out of bounds memory access");
        assertThat(one.function("grow").invoke()).containsExactly(1);
        other.function("poke").invoke(beyond);
        assertThat(memory.bytes[beyond]).isEqualTo((byte) 7);
        assertThat(other.function("timeout").invoke()).containsExactly(2);
    }
}
