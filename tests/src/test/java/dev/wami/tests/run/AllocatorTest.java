package dev.wami.tests.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.cli.JvmEngine;
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
 * The runtime's allocators, compiled at every level, keep blocks apart, and away from pages that others have added.
 * Their branches leave loops from the middle, so that a local that coalesce-locals takes to be dead too early shows
 * here.
 */
class AllocatorTest {
    private record Piece(long address, long size) {}

    /** A host that makes memory grow between allocations. */
    private static final String GROW = """
            func.func @grow(%pages: i32) -> i32 {
              %old = func.call @__wasm_memory_grow(%pages) : (i32) -> i32
              return %old : i32
            }
            """;

    private static final String SET_TOP = """
            func.func @set_top(%address: i32) {
              func.call @__set_heap_top(%address) : (i32) -> ()
              return
            }
            """;

    private static WasmProgram start(String resource, OptLevel level) throws RunFailure {
        CompileOptions options = CompileOptions.DEFAULT.withLevel(level);
        PassSettings checked = PassSettings.PLAIN.withVerifyEach(true);
        SourceFile source = SourceFile.of(
                resource + ".mlir",
                RuntimeLibrary.text(resource) + GROW + (resource.equals("malloc_stack") ? SET_TOP : ""));
        Output output = new Wami().compile(source, options, checked);
        assertThat(output.diagnostics()).isEmpty();
        return WasmProgram.start(output.bytes().orElseThrow(), new JvmEngine(), List.of());
    }

    @ParameterizedTest
    @EnumSource(OptLevel.class)
    void blocksAreAlignedAndDisjoint(OptLevel level) throws RunFailure {
        blocksAreAlignedAndDisjoint("malloc", "", level);
    }

    @ParameterizedTest
    @EnumSource(OptLevel.class)
    void thoseOfTheSmallAllocatorAreToo(OptLevel level) throws RunFailure {
        blocksAreAlignedAndDisjoint("malloc_small", "__wami_small_", level);
    }

    private static void blocksAreAlignedAndDisjoint(String resource, String prefix, OptLevel level) throws RunFailure {
        try (WasmProgram program = start(resource, level)) {
            Random random = new Random(level.ordinal());
            List<Piece> live = new ArrayList<>();
            List<Piece> others = new ArrayList<>();
            for (int i = 0; i < 600; i++) {
                int kind = random.nextInt(live.size() < 40 ? 5 : 10);
                if (kind < 4) live.add(allocate(program, prefix, random));
                else if (!live.isEmpty()) {
                    Piece old = live.remove(random.nextInt(live.size()));
                    if (kind < 6) live.add(reallocate(program, prefix, old, size(random)));
                    else program.call(prefix + "free", new long[] {old.address});
                }
                if (i % 50 == 49) others.add(grown(program, random));
                if (i % 20 == 0) assertDisjoint(live, others);
            }
            assertDisjoint(live, others);
        }
    }

    private static long size(Random random) {
        return random.nextInt(10) == 0 ? random.nextInt(20000) : random.nextInt(200);
    }

    /** Pages that are not the allocator's: a piece that is never given back. */
    private static Piece grown(WasmProgram program, Random random) throws RunFailure {
        long pages = 1L + random.nextInt(2);
        return new Piece(program.call("grow", new long[] {pages})[0] << 16, pages << 16);
    }

    @ParameterizedTest
    @EnumSource(OptLevel.class)
    void aStackIsGivenBackByItsTop(OptLevel level) throws RunFailure {
        try (WasmProgram program = start("malloc_stack", level)) {
            Random random = new Random(level.ordinal());
            List<Piece> live = new ArrayList<>();
            List<Piece> others = new ArrayList<>();
            for (int i = 0; i < 300; i++) {
                if (random.nextInt(5) < 3 || live.isEmpty()) {
                    long size = size(random) * 8 + 15 & -16;
                    live.add(piece(program.call("__wami_stack_malloc", new long[] {size})[0], size, 16));
                } else {
                    program.call("set_top", new long[] {live.remove(live.size() - 1).address});
                }
                if (i % 50 == 49) others.add(grown(program, random));
                assertDisjoint(live, others);
            }
        }
    }

    private static Piece allocate(WasmProgram program, String prefix, Random random) throws RunFailure {
        long size = size(random);
        if (random.nextInt(4) > 0) return piece(program.call(prefix + "malloc", new long[] {size})[0], size, 16);
        long alignment = 16L << random.nextInt(5);
        return piece(program.call(prefix + "aligned_alloc", new long[] {alignment, size})[0], size, alignment);
    }

    private static Piece reallocate(WasmProgram program, String prefix, Piece old, long size) throws RunFailure {
        return piece(program.call(prefix + "realloc", new long[] {old.address, size})[0], size, 16);
    }

    private static Piece piece(long address, long size, long alignment) {
        long unsigned = address & 0xFFFFFFFFL;
        assertThat(unsigned).isPositive();
        assertThat(unsigned % alignment).isZero();
        return new Piece(unsigned, size);
    }

    private static void assertDisjoint(List<Piece> live, List<Piece> others) {
        List<Piece> sorted = new ArrayList<>(live);
        sorted.addAll(others);
        sorted.sort(java.util.Comparator.comparingLong(Piece::address));
        for (int i = 1; i < sorted.size(); i++) {
            Piece before = sorted.get(i - 1);
            assertThat(before.address + before.size).isLessThanOrEqualTo(sorted.get(i).address);
        }
    }
}
