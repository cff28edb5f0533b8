package dev.wami.waveemulator;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.waveir.asm.Assembler;
import dev.wami.waveir.binary.Encoding;
import dev.wami.waveir.binary.WaveBinary;
import dev.wami.waveir.isa.Extent;
import dev.wami.waveir.isa.WaveProgram;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;

/**
 * Our side of scripts/wave-peer-compare.py: for each line {@code FILE GRID WIDTH BYTES} of its input, assembles the
 * file, runs it in the mode v0.4 and prints the code in hexadecimal, then that much device memory, or the first
 * message.
 */
final class RunFiles {
    private RunFiles() {}

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        for (String line = in.readLine(); line != null; line = in.readLine()) out.println(answer(line.split(" ")));
    }

    private static String answer(String[] job) throws IOException {
        Diagnostics d = new Diagnostics();
        WaveProgram program = Assembler.assemble(SourceFile.of(job[0], Files.readString(Path.of(job[0]))), d);
        byte[] binary = program == null ? null : WaveBinary.encode(program, Encoding.V0_4, d);
        if (binary == null) return "- error: " + d.all().get(0).message();
        WaveProgram decoded = WaveBinary.decode(job[0], binary, d);
        if (decoded == null) return "- error: " + d.all().get(0).message();
        Execution run = Emulator.builder()
                .grid(Extent.of(Integer.parseInt(job[1])))
                .waveWidth(Integer.parseInt(job[2]))
                .instructionLimit(20_000)
                .compat(true)
                .build()
                .run(decoded);
        HexFormat hex = HexFormat.of();
        String result = run.isGood()
                ? hex.formatHex(run.memory(), 0, Integer.parseInt(job[3]))
                : "error: " + run.diagnostics().all().get(0).message();
        String statistics = run.statistics().toString().replace("\n", "|");
        return hex.formatHex(binary) + " " + statistics.replace(' ', '_') + " " + result;
    }
}
