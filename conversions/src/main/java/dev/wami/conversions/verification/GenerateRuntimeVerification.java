package dev.wami.conversions.verification;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.text.PrintOptions;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts a {@code cf.assert} before each operation on memrefs that could leave its memref, or contradict its types, with
 * upstream's message. Upstream: generate-runtime-verification.
 */
public final class GenerateRuntimeVerification extends Pass {
    /** Elements that an attribute in a message may have, as upstream elides them. */
    private static final int SHORT_ELEMENTS = 16;

    private static final PrintOptions IN_MESSAGES =
            PrintOptions.DEFAULT.withLocalScope(true).withSkipRegions(true).withElideElementsLargerThan(SHORT_ELEMENTS);

    public final Option<Integer> verboseLevel =
            Option.of("verbose-level", 1, "detail of messages: 0 the location, 1 the operation, too");

    @Override
    public String name() {
        return "generate-runtime-verification";
    }

    @Override
    public String summary() {
        return "generate assertions for what operations on memrefs require";
    }

    @Override
    public void run(Operation root, PassContext context) {
        if (verboseLevel.get() < 0 || verboseLevel.get() > 1) {
            context.diagnostics()
                    .error(root.location(), "generate-runtime-verification pass: set verboseLevel to 0 or 1");
            return;
        }
        List<Operation> checked = new ArrayList<>();
        root.walk(op -> {
            if (MemRefChecks.apply(op)) checked.add(op);
        });
        // all texts before the first check, which changes the names of values
        List<String> texts = verboseLevel.get() == 0 ? List.of() : MlirPrinter.printEach(checked, root, IN_MESSAGES);
        for (int i = 0; i < checked.size(); i++) {
            Operation op = checked.get(i);
            String text = texts.isEmpty() ? "" : texts.get(i) + "\n";
            new MemRefChecks(
                            op,
                            message -> "ERROR: Runtime op verification failed\n" + text + "^ " + message
                                    + "\nLocation: " + AsmText.of(op.location()))
                    .insert();
        }
    }
}
