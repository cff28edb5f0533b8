package dev.wami.tests.run;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wami.conversions.Lanes;
import dev.wami.core.filetest.Commands;
import dev.wami.core.filetest.Executor;
import dev.wami.core.filetest.FileTest;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.type.VectorType;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;

/**
 * Programs on vectors after split-vectors, on the interpreter: the same results, of vectors that all fit into a v128.
 */
class SplitVectorsTest extends FileTest {
    private static final String PASSES = "builtin.module(lower-affine,split-vectors)";
    /** How often each operation on vectors was executed. */
    private static final Map<String, Integer> EXECUTED = new TreeMap<>();

    @Override
    protected Path directory() {
        return Path.of("src/test/resources/run/vector");
    }

    @Override
    protected List<Executor> executors() {
        return List.of(ProgramExecutor.interpreterAfter(PASSES, SplitVectorsTest::observe));
    }

    @Override
    protected Commands commands() {
        return new RunFilesTest().commands();
    }

    private static void observe(Operation op) {
        for (OpResult r : op.results()) {
            if (!(r.type() instanceof VectorType v)) continue;
            assertTrue(Lanes.shape(v) != null, () -> op.name() + " of " + v);
            synchronized (EXECUTED) {
                EXECUTED.merge(op.name(), 1, Integer::sum);
            }
        }
    }

    /** A pass that left nothing to vectors would pass, too. */
    @AfterAll
    static void vectorsAreUsed() {
        if (System.getProperty("file") != null) return;
        for (String name : List.of("arith.addi", "arith.select", "vector.shuffle", "vector.load", "vector.broadcast")) {
            assertTrue(EXECUTED.getOrDefault(name, 0) > 0, () -> name + " is not in " + EXECUTED);
        }
    }
}
