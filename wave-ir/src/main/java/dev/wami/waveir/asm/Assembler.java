package dev.wami.waveir.asm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Location;
import dev.wami.core.text.EditDistance;
import dev.wami.core.utf8.Utf8;
import dev.wami.waveir.asm.Token.Kind;
import dev.wami.waveir.isa.Extent;
import dev.wami.waveir.isa.WaveInstruction;
import dev.wami.waveir.isa.WaveKernel;
import dev.wami.waveir.isa.WaveProgram;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads assembly, the syntax of the published wave-asm:
 *
 * <pre>
 * .kernel vector_add
 * .registers 8
 * .workgroup_size 64, 1, 1
 *     mov_sr r4, sr_tid_x          ; or sr_thread_id_x, and mov for mov_sr
 *     icmp_lt p1, r4, r3
 * in: @p1 device_load_u32 r5, r4
 *     atomic_add r6, r0, r5, device
 *     call twice
 *     halt
 * twice:
 *     fadd r5, r5, r5
 *     return
 * .end
 * </pre>
 *
 * Beyond it are {@code .predicates N}, {@code .fixed_workgroup}, names in quotes, labels that belong to their kernel,
 * and scopes after a dot as wave-dis writes them. What wave-asm gets wrong is right here: immediates with a point are
 * f32, labels are where they stand, a compare and swap is one, and a guard on p0 is kept.
 */
public final class Assembler {
    private static final List<String> DIRECTIVES = List.of(
            ".kernel", ".registers", ".predicates", ".local_memory", ".workgroup_size", ".fixed_workgroup", ".end");

    private final SourceFile source;
    private final Diagnostics diagnostics;
    private final List<WaveKernel> kernels = new ArrayList<>();
    private @Nullable KernelText kernel;
    private int lineNumber;
    private String line = "";

    private Assembler(SourceFile source, Diagnostics diagnostics) {
        this.source = source;
        this.diagnostics = diagnostics;
    }

    /** The program, or null if it has errors; all of them are reported. */
    public static @Nullable WaveProgram assemble(SourceFile source, Diagnostics diagnostics) {
        Assembler assembler = new Assembler(source, diagnostics);
        int before = diagnostics.errorCount();
        assembler.run();
        return diagnostics.errorCount() == before ? new WaveProgram(assembler.kernels) : null;
    }

    private void run() {
        for (lineNumber = 1; lineNumber <= source.lineCount(); lineNumber++) {
            line = source.lineText(lineNumber);
            statement(new Cursor(AsmLexer.tokens(line)));
        }
        if (kernel != null) diagnostics.error(kernel.begin, "kernel '%s' has no .end", kernel.name);
    }

    /** The tokens of a line, one after the other. */
    static final class Cursor {
        private final List<Token> tokens;
        private int next;

        Cursor(List<Token> tokens) {
            this.tokens = tokens;
        }

        Token peek() {
            return tokens.get(next);
        }

        Token peekSecond() {
            return tokens.get(Math.min(next + 1, tokens.size() - 1));
        }

        /** The next token, which is passed unless it is the end. */
        Token take() {
            Token t = peek();
            if (t.kind() != Kind.END) next++;
            return t;
        }
    }

    Location at(Token token) {
        return Location.of(source.name(), lineNumber, Utf8.encode(line.substring(0, token.start())).length + 1);
    }

    void error(Token token, String message, Object... args) {
        diagnostics.error(at(token), message, args);
    }

    void warning(Token token, String message, Object... args) {
        diagnostics.warning(at(token), message, args);
    }

    /** Everything in the line, and nothing after an error in it. */
    private void statement(Cursor in) {
        while (in.peek().kind() == Kind.WORD && in.peekSecond().kind() == Kind.COLON) {
            label(in.take());
            in.take();
        }
        Token first = in.peek();
        if (first.kind() == Kind.END) return;
        if (first.kind() == Kind.WORD && first.text().startsWith(".")) {
            if (directive(in)) expectEnd(in);
            return;
        }
        InstructionText instruction = InstructionText.read(this, in);
        if (instruction == null || !expectEnd(in)) return;
        if (kernel == null) error(first, "an instruction outside a kernel; .kernel NAME begins one");
        else kernel.add(instruction);
    }

    private boolean expectEnd(Cursor in) {
        if (in.peek().kind() == Kind.END) return true;
        error(in.peek(), "expected the end of the line, found %s", in.peek().quoted());
        return false;
    }

    private void label(Token name) {
        if (kernel == null) error(name, "a label outside a kernel; .kernel NAME begins one");
        else if (!isName(name.text())) error(name, "'%s' can't be a label", name.text());
        else kernel.label(name.text(), at(name), diagnostics);
    }

    /** Whether an identifier can't be taken for a register. */
    static boolean isName(String text) {
        if (text.isEmpty() || !AsmLexer.isLetter(text.charAt(0)) || text.indexOf('.') >= 0) return false;
        for (int i = 1; i < text.length(); i++) {
            if (!AsmLexer.isLetter(text.charAt(i)) && !AsmLexer.isDigit(text.charAt(i))) return false;
        }
        boolean register = text.length() > 1
                && (text.charAt(0) == 'r' || text.charAt(0) == 'p')
                && AsmLexer.isDigit(text.charAt(1));
        return !register && !text.startsWith("sr");
    }

    private boolean directive(Cursor in) {
        Token name = in.take();
        if (name.text().equals(".kernel")) return begin(name, in.take());
        if (!DIRECTIVES.contains(name.text())) {
            String near = EditDistance.closest(name.text(), DIRECTIVES);
            error(name, "unknown directive '%s'%s", name.text(), near == null ? "" : "; did you mean '" + near + "'?");
            return false;
        }
        KernelText k = kernel;
        if (k == null) {
            error(name, "'%s' outside a kernel; .kernel NAME begins one", name.text());
            return false;
        }
        switch (name.text()) {
            case ".registers" -> k.registers = number(in, k.registers, 256);
            case ".predicates" -> k.predicates = number(in, k.predicates, WaveKernel.PREDICATES);
            case ".local_memory" -> k.localMemory = number(in, k.localMemory, Integer.MAX_VALUE);
            case ".fixed_workgroup" -> k.fixedWorkgroup = true;
            case ".workgroup_size" -> {
                int x = number(in, 0, Integer.MAX_VALUE);
                if (!comma(in)) return false;
                int y = number(in, 0, Integer.MAX_VALUE);
                if (!comma(in)) return false;
                k.workgroup = new Extent(x, y, number(in, 0, Integer.MAX_VALUE));
            }
            default -> {
                kernels.add(k.finish(diagnostics));
                kernel = null;
            }
        }
        return true;
    }

    private boolean begin(Token directive, Token name) {
        if (kernel != null) {
            diagnostics
                    .error(at(directive), "kernel '%s' has no .end before the next one", kernel.name)
                    .note(kernel.begin, "it begins here");
            kernel.finish(diagnostics);
        }
        boolean good =
                name.kind() == Kind.STRING && !name.text().isEmpty() || name.kind() == Kind.WORD && isName(name.text());
        // a kernel without a name still holds its instructions, so that theirs are the only other errors
        if (!good) error(name, "expected the kernel's name, found %s", name.quoted());
        kernel = new KernelText(good ? name.text() : "?", at(directive));
        return true;
    }

    private boolean comma(Cursor in) {
        Token t = in.take();
        if (t.kind() != Kind.COMMA) error(t, "expected ',', found %s", t.quoted());
        return t.kind() == Kind.COMMA;
    }

    /** A number from 0 to {@code limit}; {@code otherwise} with an error. */
    private int number(Cursor in, int otherwise, int limit) {
        Token t = in.take();
        Long value = t.kind() == Kind.NUMBER ? Numbers.integer(t.text()) : null;
        if (value == null) error(t, "expected a number, found %s", t.quoted());
        else if (value < 0 || value > limit) error(t, "%s is not from 0 to %d", t.text(), limit);
        else return value.intValue();
        return otherwise;
    }

    /** An instruction in place, for tests and tools; null with errors. */
    public static @Nullable WaveInstruction instruction(String text, Diagnostics diagnostics) {
        WaveProgram program = assemble(SourceFile.of("instruction", ".kernel k\n" + text + "\n.end\n"), diagnostics);
        return program == null || program.kernels().get(0).code().isEmpty()
                ? null
                : program.kernels().get(0).code().get(0);
    }
}
