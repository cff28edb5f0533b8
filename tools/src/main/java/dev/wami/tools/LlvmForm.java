package dev.wami.tools;

import dev.wami.core.analysis.SymbolUses;
import dev.wami.core.analysis.SymbolUses.SymbolUse;
import dev.wami.core.dialect.builtin.ModuleOp;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.pass.Pipeline;
import dev.wami.core.pass.Stage;
import dev.wami.core.utf8.TextBuffer;
import dev.wami.core.utf8.Utf8;
import dev.wami.llvm.LlvmFuncOp;
import dev.wami.llvmemit.LlvmIrEmitter;
import dev.wami.llvmemit.stdtollvm.StdToLlvm;
import dev.wami.std.func.FuncOp;
import dev.wami.wasmimport.StreamedStd;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** LLVM IR of standard MLIR, as {@link Pipelines#llvmOfWasm} makes it of a whole module. */
final class LlvmForm implements StreamedStd.Form {
    private final PassRunner runner;
    private final StdForm std;
    private final LlvmIrEmitter emitter;
    private final Pipeline lowering;
    /** What the code needs beside it, of which some may be for functions that go. */
    private final Block runtime = new Block();
    /** The texts of operations whose text is not stored. */
    private final Map<Operation, byte[]> texts = new IdentityHashMap<>();

    LlvmForm(PassRunner runner) {
        this.runner = runner;
        std = new StdForm(runner, false, false);
        emitter = new LlvmIrEmitter(runner.diagnostics());
        lowering = runner.pipeline(Pipelines.LLVM_OF_WASM_PART);
    }

    @Override
    public void begin(Set<String> symbols) {
        for (Stage s : lowering.stages()) if (s instanceof StdToLlvm last) last.share(runtime, symbols);
    }

    @Override
    public @Nullable Operation function(FuncOp function) {
        if (std.function(function) == null) return null;
        Block block = function.requiredBlock();
        ModuleOp alone = new ModuleOp(function.location());
        function.detach();
        alone.body().add(function);
        if (!runner.run(lowering, alone)) return null;
        Operation made = Objects.requireNonNull(alone.body().first());
        made.detach();
        return block.add(made);
    }

    @Override
    public boolean part(Operation module) {
        return std.part(module) && lower(module);
    }

    /** Lowers {@code module}, whose private symbols stay private for the passes. */
    private boolean lower(Operation module) {
        Set<String> hidden = new HashSet<>();
        Block body = module.region(0).entry();
        for (Operation op : body) {
            if (op instanceof Symbol s && s.visibility() == Symbol.Visibility.PRIVATE) hidden.add(s.symbolName());
        }
        if (!runner.run(lowering, module)) return false;
        for (Operation op : body) if (op instanceof Symbol s && hidden.contains(s.symbolName())) s.setPrivate();
        return true;
    }

    @Override
    public boolean module(Operation module, Predicate<Operation> isStored) {
        if (!std.module(module, isStored) || !lower(module)) return false;
        addRuntime(module);
        int errors = runner.diagnostics().errorCount();
        for (Operation op : module.region(0).entry()) {
            if (!isStored.test(op)) texts.put(op, Utf8.encode(emitter.textOf(op)));
        }
        return runner.diagnostics().errorCount() == errors;
    }

    /** Puts what the code needs beside it to the start of the module, as far as something refers to it. */
    private void addRuntime(Operation module) {
        Set<String> used = new HashSet<>();
        List<SymbolUse> uses = Objects.requireNonNull(SymbolUses.inside(module));
        for (SymbolUse use : uses) used.add(use.reference().root());
        List<Operation> unused = new ArrayList<>();
        for (Operation op : runtime) if (!used.contains(((Symbol) op).symbolName())) unused.add(op);
        for (Operation op : unused) op.erase();
        Block body = module.region(0).entry();
        body.takeOperations(runtime, body.first());
    }

    @Override
    public void append(Operation op, TextBuffer to) {
        to.append(emitter.textOf(op));
    }

    @Override
    public Optional<String> between(Operation one, Operation other) {
        if (one.getClass() != other.getClass()) return Optional.empty();
        return Optional.of(one instanceof LlvmFuncOp ? LlvmIrEmitter.BETWEEN_FUNCTIONS : "");
    }

    @Override
    public void write(Operation module, Function<Operation, byte @Nullable []> stored, OutputStream out)
            throws IOException {
        emitter.writeTo(
                module, op -> Objects.requireNonNull(texts.containsKey(op) ? texts.get(op) : stored.apply(op)), out);
    }
}
