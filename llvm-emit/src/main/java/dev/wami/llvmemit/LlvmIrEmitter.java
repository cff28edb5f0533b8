package dev.wami.llvmemit;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.core.utf8.Utf8;
import dev.wami.llvm.LlvmGlobals;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Writes a module of the {@code llvm} dialect as the text of LLVM IR, {@code .ll}, which clang, opt and llc read. The
 * same module gives the same text. An instance writes one module, whose operations need not be in memory together: the
 * text of each is made first, and all are put into order at the end. Upstream: mlir-translate --mlir-to-llvmir.
 */
public final class LlvmIrEmitter {
    /** Between the texts of two functions. */
    public static final String BETWEEN_FUNCTIONS = "\n";

    private final ModuleText text;

    /** @param diagnostics where it is reported what LLVM IR has no words for, above all operations of other dialects */
    public LlvmIrEmitter(Diagnostics diagnostics) {
        text = new ModuleText(diagnostics);
    }

    /** The text of {@code module}, a {@code builtin.module}, in UTF-8; null after a report. */
    public static byte @Nullable [] emit(Operation module, Diagnostics diagnostics) {
        int errors = diagnostics.errorCount();
        LlvmIrEmitter emitter = new LlvmIrEmitter(diagnostics);
        Map<Operation, byte[]> texts = new IdentityHashMap<>();
        for (Operation op : module.region(0).entry()) texts.put(op, Utf8.encode(emitter.textOf(op)));
        if (diagnostics.errorCount() > errors) return null;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            emitter.writeTo(module, texts::get, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    /** The text of a global or function of the module; a part of it after a report. */
    public String textOf(Operation op) {
        return text.of(op);
    }

    /**
     * Writes the module, of whose operations the texts have been made.
     *
     * @param texts of each operation what {@link #textOf} gave, in UTF-8; of several functions, with
     *     {@link #BETWEEN_FUNCTIONS} between them, or several globals the first may have all texts, if only that is
     *     there
     * @throws IOException what {@code out} throws
     */
    public void writeTo(Operation module, Function<Operation, byte[]> texts, OutputStream out) throws IOException {
        Sections sections = new Sections(out);
        sections.start(text.head(module));
        boolean first = true;
        for (Operation op : module.region(0).entry()) {
            if (!(op instanceof LlvmGlobals.GlobalOp)) continue;
            if (first) sections.start();
            first = false;
            out.write(texts.apply(op));
        }
        for (Operation op : module.region(0).entry()) {
            if (op instanceof LlvmGlobals.GlobalOp) continue;
            // an empty line before the first, which is between sections, and between two
            sections.start();
            out.write(texts.apply(op));
        }
        sections.start(text.foot());
    }

    /** Parts of a text with an empty line between them. */
    private static final class Sections {
        private final OutputStream out;
        private boolean some;

        Sections(OutputStream out) {
            this.out = out;
        }

        void start() throws IOException {
            if (some) out.write('\n');
            some = true;
        }

        void start(String text) throws IOException {
            if (text.isEmpty()) return;
            start();
            out.write(Utf8.encode(text));
        }
    }
}
