package dev.wami.waveir.hir;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FunctionSyntax;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Kernels, and the way out of them. */
public final class Kernels {
    /** The most 32-bit words that the arguments of a kernel may take. */
    public static final int MAX_ARGUMENT_WORDS = 24;
    /** The most threads of a workgroup. */
    public static final int MAX_THREADS = 1024;
    /** Bytes of shared memory that a workgroup may use. */
    public static final int MAX_SHARED_BYTES = 16384;

    private Kernels() {}

    /**
     * A kernel: {@code hir.kernel @f(%a: !hir.buffer<f32 x 1> {hir.name = "a"}) attributes {workgroup_size = array<i32:
     * 256, 1, 1>} {...}}. Arguments are buffers and scalars; their names are those of the source.
     */
    public static final class KernelOp extends Operation implements FunctionLike {
        /** The key of an argument's name among its attributes. */
        public static final String ARGUMENT_NAME = "hir.name";

        static final String WORKGROUP_SIZE = "workgroup_size";

        static final OpSpec SPEC = OpSpec.of(HirOp.KERNEL, "a kernel")
                .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .attribute(FunctionLike.FUNCTION_TYPE, Attrs.FUNCTION_TYPE)
                .optionalAttribute(FunctionLike.ARGUMENT_ATTRIBUTES, Attrs.ARRAY)
                .optionalAttribute(FunctionLike.RESULT_ATTRIBUTES, Attrs.ARRAY)
                .attribute(WORKGROUP_SIZE, Attrs.DENSE_I32_ARRAY)
                .region("body", RegionKind.ANY)
                .customSyntax();

        KernelOp(OpState state) {
            super(SPEC, state);
        }

        /** A kernel whose body is an empty block with an argument per parameter. */
        public KernelOp(Location location, String name, List<String> names, List<Type> types, int[] workgroupSize) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(Symbol.NAME, StringAttr.of(name))
                            .property(FunctionLike.FUNCTION_TYPE, new TypeAttr(new FunctionType(types, List.of())))
                            .optionalProperty(FunctionLike.ARGUMENT_ATTRIBUTES, argumentNames(names))
                            .property(WORKGROUP_SIZE, DenseArrayAttr.i32(workgroupSize))
                            .region());
            Block entry = body().add(new Block());
            for (Type type : types) entry.addArgument(type, location);
        }

        private static @Nullable ArrayAttr argumentNames(List<String> names) {
            if (names.isEmpty()) return null;
            List<Attribute> all = new ArrayList<>();
            for (String name : names) all.add(DictionaryAttr.EMPTY.with(ARGUMENT_NAME, StringAttr.of(name)));
            return new ArrayAttr(all);
        }

        /** Threads of a workgroup in x, y and z. */
        public int[] workgroupSize() {
            DenseArrayAttr size = property(WORKGROUP_SIZE, DenseArrayAttr.class);
            return new int[] {(int) size.get(0), (int) size.get(1), (int) size.get(2)};
        }

        /** The name of argument {@code i} in the source; {@code argN} if it has none. */
        public String parameterName(int i) {
            String name = argumentName(0, i);
            return name == null ? "arg" + i : name;
        }

        @Override
        public @Nullable String argumentName(int region, int i) {
            ArrayAttr all = optionalProperty(FunctionLike.ARGUMENT_ATTRIBUTES, ArrayAttr.class);
            if (all == null || !(all.elements().get(i) instanceof DictionaryAttr named)) return null;
            return named.get(ARGUMENT_NAME) instanceof StringAttr s ? s.value() : null;
        }

        /**
         * The 32-bit words of the arguments: in declaration order, the hidden extents after their buffer, 64-bit values
         * at an even word.
         */
        public int argumentWords() {
            int words = 0;
            for (Type t : argumentTypes()) {
                int size = HirTypes.argumentWords(t);
                if (!(t instanceof BufferType) && size == 2) words += words & 1;
                words += size;
            }
            return words;
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            verifySignature(diagnostics);
            if (!functionType().results().isEmpty()) diagnostics.error(this, "has no results");
            if (isDeclaration()) diagnostics.error(this, "must have a body");
            verifyArguments(diagnostics);
            verifyWorkgroupSize(diagnostics);
        }

        private void verifyArguments(Diagnostics diagnostics) {
            for (Type t : argumentTypes()) {
                if (t instanceof BufferType || HirTypes.SCALAR.accepts(t)) continue;
                diagnostics.error(
                        this, "argument must be a buffer or %s, but is '%s'", HirTypes.SCALAR.description(), t);
                return;
            }
            int words = argumentWords();
            if (words <= MAX_ARGUMENT_WORDS) return;
            diagnostics.error(this, "arguments take %d words, more than %d", words, MAX_ARGUMENT_WORDS);
        }

        private void verifyWorkgroupSize(Diagnostics diagnostics) {
            DenseArrayAttr size = property(WORKGROUP_SIZE, DenseArrayAttr.class);
            long threads = 1;
            for (int i = 0; i < size.size(); i++) {
                if (size.get(i) < 1) threads = 0;
                threads *= Math.min(size.get(i), MAX_THREADS + 1);
            }
            if (size.size() != 3) {
                diagnostics.error(this, "the workgroup size has three dimensions, but %d are given", size.size());
            } else if (threads < 1 || threads > MAX_THREADS) {
                diagnostics.error(this, "a workgroup has 1 to %d threads", MAX_THREADS);
            }
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            return FunctionSyntax.parse(parser, state);
        }

        @Override
        public void print(AsmPrinter printer) {
            FunctionSyntax.print(this, printer);
        }
    }

    /** Ends the thread, wherever it stands. */
    public static final class ReturnOp extends Operation implements Terminator, Evaluable {
        static final OpSpec SPEC = OpSpec.of(HirOp.RETURN, "end the thread").format("attr-dict");

        ReturnOp(OpState state) {
            super(SPEC, state);
        }

        public ReturnOp(Location location) {
            super(SPEC, OpState.at(location));
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.returnValues(List.of());
        }
    }
}
