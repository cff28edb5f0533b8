package dev.wami.loops.fuse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.analysis.AnalysisCache;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.PassContext;
import dev.wami.core.text.MlirParser;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.std.StdDialects;
import dev.wami.std.func.FuncOp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** After each step of fusion the graph, of which most is kept, is the one that is made of the block anew. */
class FusionGraphTest {
    private static final Path KERNELS = Path.of("..", "benchmarks", "polybench");

    /** Producers, siblings, a nest that stays in front of a call, and memory that is freed. */
    private static final String PROGRAM = """
            func.func private @see(memref<?xf32>)
            func.func @kernel(%in: memref<16xf32>, %out: memref<16xf32>, %seen: memref<?xf32>, %x: f32) {
              %a = memref.alloc() : memref<16xf32>
              %b = memref.alloc() : memref<16xf32>
              affine.for %i = 0 to 16 {
                affine.store %x, %a[%i] : memref<16xf32>
              }
              affine.for %i = 0 to 16 {
                %v = affine.load %in[%i] : memref<16xf32>
                affine.store %v, %b[%i] : memref<16xf32>
              }
              affine.for %i = 0 to 16 {
                affine.store %x, %seen[%i] : memref<?xf32>
              }
              %c = memref.alloc() : memref<16xf32>
              affine.for %i = 0 to 16 {
                %v = affine.load %a[%i] : memref<16xf32>
                %w = affine.load %in[%i] : memref<16xf32>
                %s = arith.addf %v, %w : f32
                affine.store %s, %c[%i] : memref<16xf32>
              }
              memref.dealloc %a : memref<16xf32>
              func.call @see(%seen) : (memref<?xf32>) -> ()
              affine.for %i = 0 to 16 {
                %v = affine.load %b[%i] : memref<16xf32>
                %w = affine.load %c[%i] : memref<16xf32>
                %s = arith.mulf %v, %w : f32
                affine.store %s, %out[%i] : memref<16xf32>
              }
              return
            }
            """;

    @Test
    void keepsEdges() {
        assertThat(fuse(PROGRAM, MemoryFacts.NONE)).isPositive();
        assertThat(fuse(PROGRAM, MemoryFacts.ARGUMENTS_APART)).isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"2mm", "3mm", "correlation", "deriche", "gemver"})
    void keepsEdgesOfKernels(String kernel) throws IOException {
        String text = Files.readString(KERNELS.resolve(kernel + ".mlir"));
        assertThat(fuse(text, MemoryFacts.ARGUMENTS_APART)).isPositive();
    }

    /** How many nests fewer the function {@code kernel} has then. */
    private static int fuse(String text, MemoryFacts facts) {
        Context context = new Context(new StdDialects());
        SourceFile file = SourceFile.of("kernel.mlir", text);
        Operation module = Objects.requireNonNull(MlirParser.parse(file, context, new Diagnostics()));
        FuncOp function = module.collect(FuncOp.class).stream()
                .filter(f -> "kernel".equals(f.symbolName()))
                .findFirst()
                .orElseThrow();
        Block block = function.region(0).entry();
        Fusion.Settings settings = new Fusion.Settings(true, 0, null, 0, facts, false, 0, true);
        Fusion fusion =
                new Fusion(block, settings, new PassContext(context, new Diagnostics(), new AnalysisCache(function)));
        int before = fusion.loops().size();
        new ProducerFusion(fusion).run(1);
        compare(block, facts, fusion.graph());
        new SiblingFusion(fusion).run();
        compare(block, facts, fusion.graph());
        new ProducerFusion(fusion).run(Integer.MAX_VALUE);
        compare(block, facts, fusion.graph());
        return before - fusion.loops().size();
    }

    private static void compare(Block block, MemoryFacts facts, FusionGraph kept) {
        FusionGraph anew = new FusionGraph(block, Objects.requireNonNull(block.parentOp()), facts, false);
        for (Operation op : block) {
            assertThat(Set.copyOf(kept.from(op))).isEqualTo(Set.copyOf(anew.from(op)));
            assertThat(Set.copyOf(kept.to(op))).isEqualTo(Set.copyOf(anew.to(op)));
            assertThat(kept.accesses(op)).hasSameSizeAs(anew.accesses(op));
        }
    }
}
