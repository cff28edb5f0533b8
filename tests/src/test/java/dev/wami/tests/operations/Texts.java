package dev.wami.tests.operations;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.rewrite.Folding;
import dev.wami.core.rewrite.GreedyRewrite;
import dev.wami.core.rewrite.GreedyRewrite.RegionSimplify;
import dev.wami.core.rewrite.Pattern;
import dev.wami.core.text.MlirParser;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.text.PrintOptions;
import dev.wami.core.verify.Verifier;
import dev.wami.tools.Wami;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;

/** Reads chunks, and tells from each what it shows of its operations: syntax, verifier, folds. */
final class Texts {
    private static final PrintOptions GENERIC =
            PrintOptions.DEFAULT.withGeneric(true).withLocalScope(true).withDebugInfo(true);
    private static final PrintOptions CUSTOM = PrintOptions.DEFAULT.withLocalScope(true);
    private static final java.util.regex.Pattern NAME = java.util.regex.Pattern.compile("[a-z_]+\\.[\\w.]+");

    /** What upstream does not read either as upstream prints it, and we as it does. */
    private static final java.util.regex.Pattern UNREADABLE =
            java.util.regex.Pattern.compile("vector\\.print punctuation|\\d{19,}: \\^|<<INVALID EMPTY SYMBOL>>");

    private final Context context;
    private final Tally tally;
    private final List<String> problems = new ArrayList<>();
    /** Accepted chunks with an operation. */
    private final Map<String, List<Chunk>> accepted = new HashMap<>();

    Texts(Wami wami, Tally tally) {
        this.context = wami.context();
        this.tally = tally;
    }

    /** What did not come back as it was. */
    List<String> problems() {
        return problems;
    }

    /** The accepted chunks with {@code operation}, the shortest first. */
    List<Chunk> accepted(String operation) {
        List<Chunk> chunks = new ArrayList<>(accepted.getOrDefault(operation, List.of()));
        chunks.sort(Comparator.comparingInt(c -> c.text().length()));
        return chunks;
    }

    void test(Chunk chunk) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = MlirParser.parse(SourceFile.of(chunk.file(), chunk.text()), context, diagnostics);
        boolean valid = module != null && Verifier.verify(module, context, diagnostics);
        if (module == null || !valid) {
            String culprit = culprit(chunk, diagnostics.all().get(0));
            if (culprit != null) tally.add(Column.VERIFIER, List.of(culprit));
            return;
        }
        Set<String> names = new TreeSet<>();
        module.walk(op -> names.add(op.name()));
        boolean same = roundTrip(chunk, module, CUSTOM) & roundTrip(chunk, module, GENERIC);
        if (same) tally.add(Column.TEXT, names);
        for (String n : names) {
            accepted.computeIfAbsent(n, k -> new ArrayList<>()).add(chunk);
        }
        tally.add(Column.FOLD, simplified(module));
    }

    private boolean roundTrip(Chunk chunk, Operation module, PrintOptions options) {
        String text = MlirPrinter.print(module, options);
        Diagnostics diagnostics = new Diagnostics();
        Operation read = MlirParser.parse(SourceFile.of(chunk.file(), text), context, diagnostics);
        if (read == null || !diagnostics.all().isEmpty()) {
            if (UNREADABLE.matcher(text).find()) return true;
            problems.add(chunk.file() + ": what is printed is not read: " + diagnostics.all());
            return false;
        }
        if (MlirPrinter.print(read, options).equals(text)) return true;
        problems.add(chunk.file() + " does not come back as it was printed");
        return false;
    }

    /** The operation that an error is about: the one that it names, or else the one that stands where it points. */
    private @Nullable String culprit(Chunk chunk, Diagnostic error) {
        String line = error.location() instanceof Location.FileLineCol at
                ? chunk.text()
                        .lines()
                        .skip(Math.max(0, at.line() - 1))
                        .findFirst()
                        .orElse("")
                : "";
        for (String text : List.of(error.message(), line)) {
            Matcher m = NAME.matcher(text);
            while (m.find()) if (context.prototype(m.group()) != null) return m.group();
        }
        return null;
    }

    /** The operations of {@code module}, which this changes, that fold or have a pattern that applies. */
    private Set<String> simplified(Operation module) {
        Set<String> names = new TreeSet<>();
        List<Operation> all = new ArrayList<>();
        module.walk(all::add);
        for (Operation op : all) {
            if (Folding.evaluate(op, new Folder()) != FoldResult.NONE) names.add(op.name());
        }
        Pattern canonicalize = new Pattern() {
            @Override
            public boolean rewrite(Operation op, Rewriter rewriter) {
                String name = op.name();
                boolean changed = op.canonicalize(rewriter);
                if (changed) names.add(name);
                return changed;
            }
        };
        GreedyRewrite.Options options = new GreedyRewrite.Options(true, RegionSimplify.NORMAL, 10, -1, false);
        new GreedyRewrite(context, options, List.of(canonicalize)).run(module);
        return names;
    }
}
