package dev.wami.tests.affine;

import dev.wami.cli.JvmEngine;
import dev.wami.tools.run.Program;
import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.WasmProgram;
import java.util.ArrayList;
import java.util.List;

/** The embedded engine, for code without SIMD. */
final class EmbeddedEngine implements Engine {
    @Override
    public List<String> run(byte[] wasm, List<String> functions) {
        List<String> out = new ArrayList<>();
        for (String f : functions) {
            try (Program program = WasmProgram.start(wasm, new JvmEngine(), List.of())) {
                out.add("0x" + Long.toHexString(program.call(f)[0]));
            } catch (RunFailure e) {
                out.add("trap: " + e.getMessage());
            }
        }
        return out;
    }
}
