package dev.wami.tests.exhaustive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.cli.JvmEngine;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Operation;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.OptLevel;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import dev.wami.tools.run.InterpretedProgram;
import dev.wami.tools.run.Program;
import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.WasmProgram;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A grid's program by each way to execute it, held to what is expected. */
final class Ways {
    private static final Wami WAMI = new Wami();

    private final Grid grid;
    private final Map<String, Program> ways = new LinkedHashMap<>();
    private final List<String> wrong = new ArrayList<>();

    private Ways(Grid grid) {
        this.grid = grid;
    }

    /** Interpreted, with {@code index} of so many bits; at 32, as in Wasm, also compiled at {@code levels}. */
    static void check(Grid grid, int indexBits, OptLevel... levels) throws RunFailure {
        Ways all = new Ways(grid);
        String text = grid.program();
        all.ways.put("interpreter", interpreted(text, indexBits));
        if (indexBits == 32) for (OptLevel level : levels) all.ways.put("-" + level, compiled(text, level));
        for (Grid.Expected e : grid.cases()) all.check(e);
        for (Program way : all.ways.values()) way.close();
        assertThat(all.wrong).isEmpty();
    }

    private static Program interpreted(String text, int indexBits) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = WAMI.parse(SourceFile.of("grid.mlir", text), diagnostics);
        if (module == null) throw new AssertionError(diagnostics.all());
        return new InterpretedProgram(module, indexBits, List.of());
    }

    private static Program compiled(String text, OptLevel level) throws RunFailure {
        CompileOptions options = CompileOptions.DEFAULT.withLevel(level).withoutFeatures(JvmEngine.LACKING);
        var output = WAMI.compile(SourceFile.of("grid.mlir", text), options, PassSettings.PLAIN);
        assertThat(output.diagnostics()).isEmpty();
        return WasmProgram.start(output.bytes().orElseThrow(), new JvmEngine(), List.of());
    }

    private void check(Grid.Expected e) throws RunFailure {
        for (Map.Entry<String, Program> way : ways.entrySet()) {
            if (differs(way.getValue(), e, 0, grid.rows(), 0, e.columns())) blame(way, e);
        }
        undefined(e);
    }

    private static boolean differs(Program way, Grid.Expected e, int i0, int i1, int j0, int j1) throws RunFailure {
        return call(way, e, i0, i1, j0, j1, 0) != e.checksum(i0, i1, j0, j1);
    }

    private static long call(Program way, Grid.Expected e, int i0, int i1, int j0, int j1, int all) throws RunFailure {
        return way.call(e.of().name(), i0, i1, j0, j1, all)[0];
    }

    /** The first pair whose result is another one. */
    private void blame(Map.Entry<String, Program> way, Grid.Expected e) throws RunFailure {
        int i = 0;
        while (!differs(way.getValue(), e, i, i + 1, 0, e.columns())) i++;
        int j = 0;
        while (!differs(way.getValue(), e, i, i + 1, j, j + 1)) j++;
        long sum = call(way.getValue(), e, i, i + 1, j, j + 1, 0);
        long expected = e.checksum(i, i + 1, j, j + 1);
        String hex = Long.toHexString(expected) + " is expected, " + way.getKey() + " gives " + Long.toHexString(sum);
        wrong.add(named(e, i, j) + ": " + hex);
    }

    private String named(Grid.Expected e, int i, int j) {
        String b = e.of().isUnary() ? "" : ", %b = " + grid.value(j);
        return e.of().scalarText() + " of %a = " + grid.value(i) + b;
    }

    /**
     * Undefined behaviour and poison are found by the interpreter; poison stops nothing else, and an open result
     * nothing.
     */
    private void undefined(Grid.Expected e) throws RunFailure {
        int asked = 0;
        for (int at = 0; at < e.words().length && asked < 40; at++) {
            if (e.words()[at] != null) continue;
            asked++;
            int i = at / e.columns();
            int j = at % e.columns();
            for (Map.Entry<String, Program> way : ways.entrySet()) {
                boolean interpreter = way.getKey().equals("interpreter");
                Case.Undefined kind = e.of().undefined();
                if (kind == Case.Undefined.EITHER || !interpreter && kind == Case.Undefined.TRAP) continue;
                boolean trap = interpreter && kind != Case.Undefined.OPEN;
                if (traps(way.getValue(), e, i, j) != trap) {
                    wrong.add(named(e, i, j) + (trap ? " does not trap by " : " traps by ") + way.getKey());
                }
            }
        }
    }

    private static boolean traps(Program way, Grid.Expected e, int i, int j) {
        try {
            call(way, e, i, i + 1, j, j + 1, 1);
            return false;
        } catch (RunFailure trap) {
            return true;
        }
    }
}
