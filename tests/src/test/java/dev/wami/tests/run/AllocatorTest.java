package dev.wami.tests.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.cli.ChicoryEngine;
import dev.wami.core.diag.SourceFile;
import dev.wami.runtime.RuntimeLibrary;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.OptLevel;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.WasmProgram;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The runtime's allocator, compiled at every level, keeps blocks apart. Its branches leave loops from the middle, so
 * that a local that coalesce-locals takes to be dead too early shows here.
 */
class AllocatorTest {
    private record Piece(long address, long size) {}

    @ParameterizedTest
    @EnumSource(OptLevel.class)
    void blocksAreAlignedAndDisjoint(OptLevel level) throws RunFailure {
        CompileOptions options = CompileOptions.DEFAULT.withLevel(level);
        PassSettings checked = PassSettings.PLAIN.withVerifyEach(true);
        SourceFile source = SourceFile.of("malloc.mlir", RuntimeLibrary.text("malloc"));
        Output output = new Wami().compile(source, options, checked);
        assertThat(output.diagnostics()).isEmpty();
        byte[] bytes = output.bytes().orElseThrow();
        try (WasmProgram program = WasmProgram.start(bytes, new ChicoryEngine(true), List.of())) {
            Random random = new Random(level.ordinal());
            List<Piece> live = new ArrayList<>();
            for (int i = 0; i < 600; i++) {
                int kind = random.nextInt(live.size() < 40 ? 5 : 10);
                if (kind < 4) live.add(allocate(program, random));
                else if (!live.isEmpty()) {
                    Piece old = live.remove(random.nextInt(live.size()));
                    if (kind < 6) live.add(reallocate(program, old, size(random)));
                    else program.call("free", new long[] {old.address});
                }
                if (i % 20 == 0) assertDisjoint(live);
            }
            assertDisjoint(live);
        }
    }

    private static long size(Random random) {
        return random.nextInt(10) == 0 ? random.nextInt(20000) : random.nextInt(200);
    }

    private static Piece allocate(WasmProgram program, Random random) throws RunFailure {
        long size = size(random);
        if (random.nextInt(4) > 0) return piece(program.call("malloc", new long[] {size})[0], size, 16);
        long alignment = 16L << random.nextInt(5);
        return piece(program.call("aligned_alloc", new long[] {alignment, size})[0], size, alignment);
    }

    private static Piece reallocate(WasmProgram program, Piece old, long size) throws RunFailure {
        return piece(program.call("realloc", new long[] {old.address, size})[0], size, 16);
    }

    private static Piece piece(long address, long size, long alignment) {
        long unsigned = address & 0xFFFFFFFFL;
        assertThat(unsigned).isPositive();
        assertThat(unsigned % alignment).isZero();
        return new Piece(unsigned, size);
    }

    private static void assertDisjoint(List<Piece> live) {
        List<Piece> sorted = new ArrayList<>(live);
        sorted.sort(java.util.Comparator.comparingLong(Piece::address));
        for (int i = 1; i < sorted.size(); i++) {
            Piece before = sorted.get(i - 1);
            assertThat(before.address + before.size).isLessThanOrEqualTo(sorted.get(i).address);
        }
    }
}
