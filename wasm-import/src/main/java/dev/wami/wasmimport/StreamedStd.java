package dev.wami.wasmimport;

import dev.wami.core.analysis.SymbolUses;
import dev.wami.core.analysis.SymbolUses.SymbolUse;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.builtin.ModuleOp;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.text.PrintOptions;
import dev.wami.core.text.PrintedParts;
import dev.wami.core.text.StoredTexts;
import dev.wami.std.func.FuncOp;
import dev.wami.wasmimport.wasmssatostd.StreamedConversion;
import dev.wami.wasmops.CodePlaces;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmssa.Functions;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * An imported module in standard MLIR whose functions are in memory one at a time: each is read, converted, cleaned up,
 * and its text put into a file, from where it goes into the text of the module once it is known that something refers
 * to it. Until then an attribute says to what it refers.
 */
public final class StreamedStd {
    private static final String USES = "uses";
    /** Between operations of a module. */
    private static final String BETWEEN = "\n  ";

    /** What cleans up; each is false after a report. */
    public interface Cleaning {
        /** Cleans up a function. */
        boolean function(Operation function);

        /** Cleans up a part of a module, before the rest of it is known. */
        boolean part(Operation module);

        /** Cleans up a module, of whose functions those that were cleaned up have no body and refer to symbols. */
        boolean module(Operation module);
    }

    private final ModuleImport reader;
    private final Diagnostics diagnostics;
    private final Map<Functions.FuncOp, Integer> definitions = new IdentityHashMap<>();
    private final Map<Functions.FuncOp, List<String>> references = new IdentityHashMap<>();
    private final StoredTexts texts = new StoredTexts();
    private final Map<Operation, Integer> textOf = new IdentityHashMap<>();
    private final Map<String, SymbolRef> symbols = new HashMap<>();
    private final ModuleOp module;
    private int depth;

    private StreamedStd(ModuleImport reader, Diagnostics diagnostics) {
        this.reader = reader;
        this.diagnostics = diagnostics;
        this.module = reader.read(
                (f, definition) -> {
                    definitions.put(f, definition);
                    BodyUses uses = reader.readUses(definition);
                    if (!uses.references().isEmpty()) references.put(f, uses.references());
                    depth = Math.max(depth, uses.depth());
                },
                Integer.MAX_VALUE);
    }

    /**
     * The module in {@code bytes}, still to be {@link #convert converted}; empty after a report.
     *
     * @param file the name for locations
     */
    public static Optional<StreamedStd> of(byte[] bytes, String file, Diagnostics diagnostics) {
        return WasmImport.reader(bytes, file, diagnostics).map(reader -> new StreamedStd(reader, diagnostics));
    }

    /** How deep blocks are nested at most. */
    public int depth() {
        return depth;
    }

    /** Converts the module; false after a report. */
    public boolean convert(Context context, Cleaning cleaning) {
        int errors = diagnostics.errorCount();
        StreamedConversion conversion = new StreamedConversion(module, diagnostics);
        survey(conversion);
        if (!conversion.begin()) return false;
        PrintOptions options = options();
        for (Operation op : module.body()) {
            if (op instanceof Functions.ImportFuncOp f) conversion.declare(f);
            if (!(op instanceof Functions.FuncOp f)) continue;
            reader.readBody(f, Objects.requireNonNull(definitions.get(f)));
            FuncOp converted = conversion.convert(f);
            f.clear();
            if (converted == null || diagnostics.errorCount() > errors) continue;
            if (!cleaning.function(converted)) return false;
            store(converted, options);
        }
        StreamedConversion.Receiver library =
                (part, stays, staying) -> cleaning.part(part) && store(part, stays, staying, options);
        return conversion.finish(context, library) && diagnostics.errorCount() == errors && cleaning.module(module);
    }

    /** Looks at all bodies. What is only in those that use a feature is not looked for in others. */
    private void survey(StreamedConversion conversion) {
        boolean whole = reader.namesTypes() || reader.uses(Feature.EXCEPTIONS);
        for (Operation op : module.body()) {
            if (!(op instanceof Functions.FuncOp f)) continue;
            if (whole) {
                reader.readBody(f, Objects.requireNonNull(definitions.get(f)));
                conversion.survey(f);
                f.clear();
            } else {
                conversion.survey(f, references.getOrDefault(f, List.of()));
            }
        }
    }

    private PrintOptions options() {
        return PrintOptions.DEFAULT.withDebugInfo(module.hasAttribute(CodePlaces.CODE));
    }

    /** Leaves of a function its text, and an attribute that has the symbols in it. */
    private void store(FuncOp function, PrintOptions options) {
        MlirPrinter.printPart(function, options, texts.next());
        Set<Attribute> used = new LinkedHashSet<>();
        addUses(function, used);
        function.body().discard();
        standsFor(function, used);
    }

    private void addUses(FuncOp function, Set<Attribute> to) {
        for (SymbolUse use : Objects.requireNonNull(SymbolUses.of(function))) {
            to.add(symbols.computeIfAbsent(use.reference().root(), SymbolRef::of));
        }
    }

    /** Stores the text that was written, and has {@code op} stand for it in the module. */
    private void standsFor(Operation op, Set<Attribute> used) {
        textOf.put(op, texts.store());
        op.setAttribute(USES, new ArrayAttr(new ArrayList<>(used)));
    }

    /**
     * Stores the texts of the functions of a part of the module; of one that stays the text as a whole, for which its
     * first operation stands.
     */
    private boolean store(Operation part, boolean stays, Predicate<String> staying, PrintOptions options) {
        Block body = part.region(0).entry();
        if (!stays) {
            for (Operation op : body) if (op instanceof FuncOp f && !f.isDeclaration()) store(f, options);
            return true;
        }
        Set<Attribute> used = new LinkedHashSet<>();
        Operation first = Objects.requireNonNull(body.first());
        for (Operation op : body) {
            if (op != first) texts.next().append(BETWEEN);
            MlirPrinter.printPart(op, options, texts.next());
            if (op instanceof FuncOp f) addUses(f, used);
        }
        used.removeIf(a -> a instanceof SymbolRef ref && staying.test(ref.root()));
        while (body.last() != first && body.last() != null) body.last().erase();
        if (first instanceof FuncOp f) f.body().discard();
        first.removeAttribute(Symbol.VISIBILITY);
        standsFor(first, used);
        return true;
    }

    /**
     * Writes the text of the module, which has been converted.
     *
     * @throws IOException what {@code out} throws
     */
    public void writeTo(OutputStream out) throws IOException {
        PrintedParts parts = new PrintedParts() {
            @Override
            public void enter(Operation op) {}

            @Override
            public byte @Nullable [] text(Operation op) {
                Integer text = textOf.get(op);
                return text == null ? null : texts.get(text);
            }

            @Override
            public void leave(Operation op) {}
        };
        MlirPrinter.printParts(module, options(), parts, out);
    }
}
