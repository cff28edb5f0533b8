package dev.wami.tools.run;

import dev.wami.conversions.llvmtostd.Structors;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.llvm.LlvmFuncOp;
import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.Import;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Validator;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.ExternType;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A WebAssembly module on an engine. */
public final class WasmProgram implements Program {
    private static final int INDEX_BITS = 32;

    private final WasmInstance instance;
    private final Map<String, Signature> signatures;
    private final @Nullable AssertReports reports;

    private WasmProgram(WasmInstance instance, Map<String, Signature> signatures, @Nullable AssertReports reports) {
        this.instance = instance;
        this.signatures = signatures;
        this.reports = reports;
    }

    /**
     * Makes an instance of a valid module.
     *
     * @throws RunFailure if the host lacks an import, the engine lacks a feature, or the start function traps
     */
    public static WasmProgram start(byte[] binary, WasmEngine engine, List<HostFunction> host) throws RunFailure {
        return start(decoded(binary), binary, engine, host, null, null);
    }

    /**
     * The same for one that was read already.
     *
     * @param binary the same module
     * @throws RunFailure as the other
     */
    public static WasmProgram start(WasmModule module, byte[] binary, WasmEngine engine, List<HostFunction> host)
            throws RunFailure {
        return start(module, binary, engine, host, null, null);
    }

    private static WasmModule decoded(byte[] binary) {
        return BinaryDecoder.decode(binary)
                .module()
                .orElseThrow(() -> new IllegalArgumentException("an invalid module"));
    }

    /**
     * Makes an instance of what {@code source} was compiled to, which traps where an assertion fails.
     *
     * @throws RunFailure as {@link #start}
     */
    public static WasmProgram startCompiled(byte[] binary, Operation source, WasmEngine engine, List<HostFunction> host)
            throws RunFailure {
        return startCompiled(binary, source, engine, host, null);
    }

    /**
     * Makes an instance of what {@code source} was compiled to, so that functions have the types that they have there,
     * where those are scalar and the calling convention passes each as one value; and failed assertions their messages,
     * if it was compiled to tell.
     *
     * @param said takes the messages of assertions, if the program was compiled to continue after those that fail
     * @throws RunFailure as {@link #start}
     */
    public static WasmProgram startCompiled(
            byte[] binary,
            Operation source,
            WasmEngine engine,
            List<HostFunction> host,
            @Nullable Consumer<String> said)
            throws RunFailure {
        AssertReports reports = new AssertReports(source, said);
        List<HostFunction> all = new ArrayList<>(host);
        all.add(reports.hostFunction());
        all.add(reports.heapEvent());
        all.add(reports.abort());
        try {
            WasmProgram program = start(decoded(binary), binary, engine, all, source, reports);
            program.takeTypesOf(source);
            return program;
        } catch (RunFailure e) {
            throw reports.explain(e);
        }
    }

    private static WasmProgram start(
            WasmModule module,
            byte[] binary,
            WasmEngine engine,
            List<HostFunction> host,
            @Nullable Operation source,
            @Nullable AssertReports reports)
            throws RunFailure {
        IndexSpaces spaces = IndexSpaces.of(module);
        List<HostFunction> linked = link(module, spaces, host, source);
        try {
            return new WasmProgram(engine.instantiate(module, binary, linked), signatures(module, spaces), reports);
        } catch (RunFailure e) {
            if (e.kind() != RunFailure.Kind.UNSUPPORTED) throw e;
            throw e.using(Validator.check(module, Feature.all()).used());
        }
    }

    /** What {@code source} declares in {@code llvm} was lowered by others, whose sizes have 64 bits. */
    private static List<HostFunction> link(
            WasmModule module, IndexSpaces spaces, List<HostFunction> host, @Nullable Operation source)
            throws RunFailure {
        List<HostFunction> linked = new ArrayList<>();
        for (Import i : module.imports()) {
            if (!(i.type() instanceof ExternType.Func f)) {
                throw unresolved(
                        "the " + i.type().kind() + " " + path(i) + " is imported, and only functions are given");
            }
            FuncType type = spaces.funcType(f.typeIndex());
            boolean isLlvm = source != null && ((SymbolTable) source).lookup(i.name()) instanceof LlvmFuncOp;
            HostFunction given =
                    HostLinking.find(host, i.module(), i.name(), type, isLlvm ? ValueType.I64 : ValueType.I32);
            if (given == null) throw unresolved(HostLinking.unknown(host, i.module(), i.name()));
            if (!given.type().equals(type)) throw unresolved(HostLinking.wrongType(given, String.valueOf(type)));
            if (!linked.contains(given)) linked.add(given);
        }
        return linked;
    }

    private static String path(Import i) {
        return i.module() + "." + i.name();
    }

    private static RunFailure unresolved(String message) {
        return new RunFailure(RunFailure.Kind.LINK, message);
    }

    private static Map<String, Signature> signatures(WasmModule module, IndexSpaces spaces) {
        Map<String, Signature> signatures = new LinkedHashMap<>();
        for (Export e : module.exports()) {
            FuncType type = e.kind() == ExternKind.FUNC ? spaces.function(e.index()) : null;
            if (type != null) signatures.put(e.name(), Signature.of(type));
        }
        return signatures;
    }

    private void takeTypesOf(Operation source) {
        for (Map.Entry<String, Signature> e : signatures.entrySet()) {
            Operation function = ((SymbolTable) source).lookup(e.getKey());
            if (!(function instanceof FunctionLike f)) continue;
            Signature own = Signature.of(f.functionType(), INDEX_BITS);
            boolean same = own.parameters().size() == e.getValue().parameters().size()
                    && own.results().size() == e.getValue().results().size();
            if (own.isScalar() && same) e.setValue(own);
        }
    }

    @Override
    public List<String> functions() {
        return List.copyOf(signatures.keySet());
    }

    @Override
    public Optional<Signature> signature(String function) {
        return Optional.ofNullable(signatures.get(function));
    }

    @Override
    public long[] call(String function, long... arguments) throws RunFailure {
        Signature signature = signatures.get(function);
        long[] passed = arguments.clone();
        for (int i = 0; signature != null && i < passed.length; i++) {
            // i1 crosses the border as 0 or 1
            boolean bit = signature
                    .parameters()
                    .get(i)
                    .scalar()
                    .map(s -> s.bits() == 1)
                    .orElse(false);
            if (bit) passed[i] &= 1;
        }
        try {
            return instance.call(function, passed);
        } catch (RunFailure e) {
            throw reports == null ? e : reports.explain(e);
        }
    }

    /** Measures {@code function}, as {@link WasmInstance#time} does. */
    public long time(String function, double seconds) throws RunFailure {
        try {
            return instance.time(function, seconds);
        } catch (RunFailure e) {
            throw reports == null ? e : reports.explain(e);
        }
    }

    @Override
    public void end() throws RunFailure {
        if (signatures.containsKey(Structors.DESTRUCTORS)) call(Structors.DESTRUCTORS);
    }

    @Override
    public Optional<String> leaks() {
        return reports == null ? Optional.empty() : reports.leaks();
    }

    @Override
    public void close() {
        instance.close();
    }
}
