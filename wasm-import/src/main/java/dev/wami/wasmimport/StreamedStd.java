package dev.wami.wasmimport;

import dev.wami.core.analysis.SymbolUses;
import dev.wami.core.analysis.SymbolUses.SymbolUse;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.builtin.ModuleOp;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.text.StoredTexts;
import dev.wami.core.utf8.TextBuffer;
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
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * An imported module in standard MLIR, or in what is made of that, whose functions are in memory one at a time: each is
 * read, converted, given its {@link Form}, and its text put into a file, from where it goes into the text of the module
 * once it is known that something refers to it. Until then an attribute says to what it refers.
 */
public final class StreamedStd {
    private static final String USES = "uses";

    /** What standard MLIR becomes, and what is written of it. */
    public interface Form {
        /**
         * Called first.
         *
         * @param symbols what the module may have, but for those that conversion gives
         */
        void begin(Set<String> symbols);

        /**
         * Changes a function, the last operation of its block.
         *
         * @return what is there in its place; null after a report
         */
        @Nullable
        Operation function(FuncOp function);

        /** Changes a part of a module, before the rest of it is known; false after a report. */
        boolean part(Operation module);

        /**
         * Changes a module, and has all of it ready to be written; false after a report.
         *
         * @param isStored whether the text of an operation has been made: it has no body, and refers to the symbols in
         *     its text
         */
        boolean module(Operation module, Predicate<Operation> isStored);

        /** Appends the text of an operation. */
        void append(Operation op, TextBuffer to);

        /** Between the texts of two operations of a module; empty if they cannot be one text. */
        Optional<String> between(Operation one, Operation other);

        /**
         * Writes the module.
         *
         * @param stored the text of an operation that has been made; null if it has not
         * @throws IOException what {@code out} throws
         */
        void write(Operation module, Function<Operation, byte @Nullable []> stored, OutputStream out)
                throws IOException;
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

    /** Whether operations have places of the file's code, which are written. */
    public boolean hasPlaces() {
        return module.hasAttribute(CodePlaces.CODE);
    }

    /** Converts the module; false after a report. */
    public boolean convert(Context context, Form form) {
        int errors = diagnostics.errorCount();
        StreamedConversion conversion = new StreamedConversion(module, diagnostics);
        survey(conversion);
        if (!conversion.begin()) return false;
        form.begin(conversion.symbols());
        for (Operation op : module.body()) {
            if (op instanceof Functions.ImportFuncOp f) conversion.declare(f);
            if (!(op instanceof Functions.FuncOp f)) continue;
            reader.readBody(f, Objects.requireNonNull(definitions.get(f)));
            FuncOp converted = conversion.convert(f);
            f.clear();
            if (converted == null || diagnostics.errorCount() > errors) continue;
            Operation made = form.function(converted);
            if (made == null) return false;
            store(List.of(made), form, symbol -> false);
        }
        StreamedConversion.Receiver library =
                (part, stays, staying) -> form.part(part) && store(part, stays, staying, form);
        return conversion.finish(context, library)
                && diagnostics.errorCount() == errors
                && form.module(module, textOf::containsKey);
    }

    /** Looks at all bodies. What is only in those that use a feature is not looked for in others. */
    private void survey(StreamedConversion conversion) {
        if (reader.namesData()) conversion.setNamesData();
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

    /**
     * Stores the texts of the functions of a part of the module; of a part that stays all its texts, in as few as
     * possible.
     */
    private boolean store(Operation part, boolean stays, Predicate<String> staying, Form form) {
        List<Operation> all = new ArrayList<>();
        for (Operation op : part.region(0).entry()) all.add(op);
        if (!stays) {
            for (Operation op : all) if (hasBody(op)) store(List.of(op), form, symbol -> false);
            return true;
        }
        while (!all.isEmpty()) {
            Operation first = all.get(0);
            List<Operation> together = new ArrayList<>();
            List<Operation> others = new ArrayList<>();
            for (Operation op : all) {
                boolean fits = op == first || form.between(first, op).isPresent();
                (fits ? together : others).add(op);
            }
            store(together, form, staying);
            first.removeAttribute(Symbol.VISIBILITY);
            all = others;
        }
        return true;
    }

    private static boolean hasBody(Operation op) {
        return op instanceof FunctionLike f && !f.isDeclaration();
    }

    /**
     * Stores the text of {@code ops}. The first stays in the module for it, without a body, and has an attribute with
     * the symbols that the text refers to.
     *
     * @param staying symbols that need no reference
     */
    private void store(List<Operation> ops, Form form, Predicate<String> staying) {
        Operation first = ops.get(0);
        Set<Attribute> used = new LinkedHashSet<>();
        for (Operation op : ops) {
            if (op != first) texts.next().append(form.between(first, op).orElseThrow());
            form.append(op, texts.next());
            addUses(op, used);
        }
        used.removeIf(a -> a instanceof SymbolRef ref && staying.test(ref.root()));
        for (Operation op : ops) if (op != first) op.erase();
        if (hasBody(first)) first.region(0).discard();
        textOf.put(first, texts.store());
        first.setAttribute(USES, new ArrayAttr(new ArrayList<>(used)));
    }

    private void addUses(Operation op, Set<Attribute> to) {
        for (SymbolUse use : Objects.requireNonNull(SymbolUses.of(op))) {
            to.add(symbols.computeIfAbsent(use.reference().root(), SymbolRef::of));
        }
    }

    /**
     * Writes the text of the module, which has been converted.
     *
     * @throws IOException what {@code out} throws
     */
    public void writeTo(Form form, OutputStream out) throws IOException {
        form.write(module, this::stored, out);
    }

    private byte @Nullable [] stored(Operation op) {
        Integer text = textOf.get(op);
        return text == null ? null : texts.get(text);
    }
}
