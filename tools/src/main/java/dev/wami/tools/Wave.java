package dev.wami.tools;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pipeline;
import dev.wami.core.text.MlirParser;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.text.PrintOptions;
import dev.wami.core.verify.Verifier;
import dev.wami.wavebackend.WaveBackend;
import dev.wami.wavebackend.WaveBackend.Level;
import dev.wami.wavebackend.emit.Emission;
import dev.wami.wavefrontend.Frontend;
import dev.wami.wavefrontend.ast.Language;
import dev.wami.waveir.asm.Assembler;
import dev.wami.waveir.asm.Disassembler;
import dev.wami.waveir.binary.Encoding;
import dev.wami.waveir.binary.WaveBinary;
import dev.wami.waveir.isa.WaveProgram;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * GPU kernels to WAVE binaries as a library: sources in; bytes, text and diagnostics out. What is wrong with an input
 * is a diagnostic; an exception is a fault of ours. Thread-safe, and meant to be kept.
 */
public final class Wave {
    private final Passes passes = new Passes(List.of());
    private final Context context = new Context(new Dialects(List.of()));

    public Passes passes() {
        return passes;
    }

    /** Compiles the kernels in {@code source} at {@code -O2} to a binary; the ending of its name tells the language. */
    public Output compile(SourceFile source) {
        return compile(source, WaveOptions.DEFAULT);
    }

    /** Compiles the kernels in {@code source}. */
    public Output compile(SourceFile source, WaveOptions options) {
        return compile(source, options, PassSettings.PLAIN);
    }

    /** Kernels have no levels for size. */
    private static Level levelOf(WaveOptions options) {
        return switch (options.level()) {
            case O0 -> Level.O0;
            case O1 -> Level.O1;
            case O2, OS, OZ -> Level.O2;
            case O3 -> Level.O3;
        };
    }

    /**
     * Compiles the kernels in {@code source}: Python, Rust, C++, TypeScript, or MLIR of the dialect {@code hir} (a name
     * that ends in .mlir).
     */
    public Output compile(SourceFile source, WaveOptions options, PassSettings settings) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = read(source, options, diagnostics);
        if (module == null || !Verifier.verify(module, context, diagnostics)) return Output.failed(diagnostics);
        WaveStage stage = options.emit();
        if (stage != WaveStage.HIR) {
            WaveBackend.Options how = new WaveBackend.Options(levelOf(options), options.contract(), false);
            WaveBackend.Stage until = stage == WaveStage.MIR ? WaveBackend.Stage.LEGAL_MIR : WaveBackend.Stage.LIR;
            Pipeline pipeline = Pipeline.parse(WaveBackend.pipeline(how, until), passes, diagnostics);
            if (pipeline == null) throw new IllegalStateException(String.valueOf(diagnostics.all()));
            if (!PassRun.run(pipeline, module, context, passes, settings, diagnostics)) {
                return Output.failed(diagnostics);
            }
        }
        if (stage.compareTo(WaveStage.ASM) < 0) {
            return new Output(Optional.of(utf8(MlirPrinter.print(module, PrintOptions.DEFAULT))), diagnostics.all());
        }
        WaveProgram program = Emission.run(module);
        if (program.kernels().isEmpty()) {
            diagnostics
                    .error(source.beginning(), "there is no kernel in this file")
                    .note(source.beginning(), "a kernel is a hir.kernel; wami compile takes functions");
            return Output.failed(diagnostics);
        }
        byte[] bytes = stage == WaveStage.ASM
                ? utf8(Disassembler.text(program, options.encoding()))
                : WaveBinary.encode(program, options.encoding(), diagnostics);
        return new Output(Optional.ofNullable(bytes), diagnostics.all());
    }

    private @Nullable Operation read(SourceFile source, WaveOptions options, Diagnostics diagnostics) {
        if (options.language().isEmpty() && source.name().endsWith(".mlir")) {
            return MlirParser.parse(source, context, diagnostics);
        }
        int dot = source.name().lastIndexOf('.');
        Language language = options.language().orElse(Language.of(source.name().substring(dot + 1)));
        if (language != null) return Frontend.parse(source, language, diagnostics);
        diagnostics.error(
                Location.of(source.name(), 0, 0), "the name does not tell the language of the kernels; --lang does");
        return null;
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** WAVE assembly, in either spelling, as a binary in the compact encoding. */
    public Output assemble(SourceFile source) {
        return assemble(source, Encoding.COMPACT);
    }

    /** WAVE assembly, in either spelling, as a binary. */
    public Output assemble(SourceFile source, Encoding encoding) {
        Diagnostics diagnostics = new Diagnostics();
        WaveProgram program = Assembler.assemble(source, diagnostics);
        byte[] bytes = program == null ? null : WaveBinary.encode(program, encoding, diagnostics);
        return new Output(Optional.ofNullable(bytes), diagnostics.all());
    }

    /** The program in {@code source}, a binary in either encoding or assembly; null after a report. */
    public @Nullable WaveProgram program(SourceFile source, Diagnostics diagnostics) {
        boolean binary = WaveBinary.encodingOf(source.bytes()) != null || isBinary(source.bytes());
        return binary
                ? WaveBinary.decode(source.name(), source.bytes(), diagnostics)
                : Assembler.assemble(source, diagnostics);
    }

    /** Bytes that no text has. */
    private static boolean isBinary(byte[] bytes) {
        for (byte b : bytes) if (b == 0) return true;
        return false;
    }

    /** A binary, in either encoding, as the assembly that it is made of again. */
    public Output disassemble(SourceFile source) {
        return shown(source, Disassembler::text);
    }

    /**
     * A binary, in either encoding, as assembly with the offset of each instruction in the file in front of it.
     *
     * @param words whether its words follow the offset
     */
    public Output listing(SourceFile source, boolean words) {
        return shown(source, (program, encoding) -> Disassembler.listing(program, encoding, words));
    }

    private static Output shown(SourceFile source, BiFunction<WaveProgram, Encoding, String> form) {
        Diagnostics diagnostics = new Diagnostics();
        WaveProgram program = WaveBinary.decode(source.name(), source.bytes(), diagnostics);
        if (program == null) return Output.failed(diagnostics);
        Encoding encoding = WaveBinary.encodingOf(source.bytes());
        if (encoding == null) throw new IllegalStateException("a decoded binary has an encoding");
        return new Output(Optional.of(utf8(form.apply(program, encoding))), diagnostics.all());
    }
}
