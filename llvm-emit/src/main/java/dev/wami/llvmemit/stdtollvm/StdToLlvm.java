package dev.wami.llvmemit.stdtollvm;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.rewrite.Conversion;
import dev.wami.core.rewrite.Lowering;
import dev.wami.core.rewrite.TypeConverter;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The standard dialects, loops and {@code index} lowered before, to {@code llvm}. Upstream: convert-to-llvm; the option
 * names are those of its passes.
 */
public final class StdToLlvm extends Conversion {
    public final Option<Integer> indexBitwidth = Option.of("index-bitwidth", 64, "bits of index, 32 or 64");
    public final Option<Boolean> bareMemRefs =
            Option.of("use-bare-ptr-memref-call-conv", false, "pass memrefs of static shape as one pointer");
    public final Option<Boolean> internalFunctions =
            Option.of("internal-functions", false, "give private functions with a body internal linkage");
    public final Option<String> assertFunction = Option.of(
            "assert-function",
            "",
            "the function that an assertion that fails calls with its message, and that never returns");
    public final Option<Boolean> quietMinMax =
            Option.of("quiet-min-max", false, "minimumf and maximumf make a signalling NaN quiet, as Wasm does");

    private @Nullable LlvmTypeConverter types;
    private @Nullable LlvmRuntime runtime;
    private boolean shared;

    /**
     * Says that this is run on parts of one module, and that what they need beside it goes to the start of
     * {@code block}, once for all; one part after the other, on one thread. The options have been set.
     *
     * @param symbols what the module has
     */
    public void share(Block block, Collection<String> symbols) {
        runtime = new LlvmRuntime(block, symbols, converter().index());
        shared = true;
    }

    @Override
    public String name() {
        return "std-to-llvm";
    }

    @Override
    public String summary() {
        return "lower arith, math, cf, func, memref, ub and flat vectors to llvm";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    protected List<String> sources() {
        return List.of("arith", "math", "cf", "func", "memref", "ub", "vector");
    }

    @Override
    protected TypeConverter types() {
        return converter();
    }

    private LlvmTypeConverter converter() {
        LlvmTypeConverter known = types;
        if (known == null) {
            known = new LlvmTypeConverter(indexBitwidth.get());
            types = known;
        }
        return known;
    }

    private LlvmRuntime runtime() {
        if (runtime == null) throw new IllegalStateException("begin comes first");
        return runtime;
    }

    @Override
    protected void begin(Operation root, Lowering to) {
        if (shared) return;
        runtime = new LlvmRuntime(root.region(0).entry(), List.of(), converter().index());
    }

    @Override
    protected boolean lower(Operation op, Lowering to) {
        LlvmTypeConverter converter = converter();
        return switch (op.dialect()) {
            case "arith" -> new ArithToLlvm(to, converter, quietMinMax.get()).lower(op);
            case "math" -> new MathToLlvm(to, converter, runtime()).lower(op);
            case "cf" -> new CfToLlvm(to, converter, runtime(), assertFunction.get()).lower(op);
            case "func" -> {
                LlvmCallingConvention convention = new LlvmCallingConvention(converter, bareMemRefs.get());
                yield new FuncToLlvm(to, converter, convention, internalFunctions.get()).lower(op);
            }
            case "memref" -> new MemRefToLlvm(to, converter, runtime()).lower(op);
            case "vector" -> new VectorToLlvm(to, converter).lower(op);
            default -> new UbToLlvm(to, converter).lower(op);
        };
    }
}
