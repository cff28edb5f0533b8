package dev.wami.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.dialect.UpstreamDialects;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.UnregisteredOp;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.IntegerType;
import java.util.List;

/** What a module tells linkers and loaders. */
public final class LlvmModule {
    private LlvmModule() {}

    /** Whether {@code op} is directly in a module, of any dialect. Upstream: satisfiesLLVMModule. */
    static boolean isAtModuleLevel(Operation op) {
        Operation parent = op.parentOp();
        if (parent == null || parent instanceof SymbolTable && parent instanceof IsolatedFromAbove) return true;
        return parent instanceof UnregisteredOp && UpstreamDialects.has(parent.dialect());
    }

    /** Arrays of one kind of attribute. */
    private enum Arrays implements AttrConstraint {
        SYMBOLS("flat symbol ref array attribute"),
        PRIORITIES("32-bit integer array attribute"),
        STRINGS("string array attribute");

        private final String description;

        Arrays(String description) {
            this.description = description;
        }

        @Override
        public boolean accepts(Attribute attribute) {
            return attribute instanceof ArrayAttr a && a.elements().stream().allMatch(this::isElement);
        }

        @Override
        public AttrConstraint storage() {
            return Attrs.ARRAY;
        }

        private boolean isElement(Attribute a) {
            return switch (this) {
                case SYMBOLS -> a instanceof SymbolRef s && s.isFlat();
                case PRIORITIES -> a instanceof IntegerAttr i && i.type().equals(IntegerType.I32);
                case STRINGS -> a instanceof StringAttr;
            };
        }

        @Override
        public String description() {
            return description;
        }
    }

    /** Functions that run before or after everything else. Upstream: llvm.mlir.global_ctors, llvm.mlir.global_dtors. */
    public static final class StructorsOp extends Operation implements SymbolUser {
        static final OpSpec CTORS = spec(LlvmOp.MLIR_GLOBAL_CTORS, "ctors");
        static final OpSpec DTORS = spec(LlvmOp.MLIR_GLOBAL_DTORS, "dtors");

        private static OpSpec spec(OpKind kind, String key) {
            return OpSpec.of(kind, "LLVM dialect global_" + key)
                    .attribute(key, Arrays.SYMBOLS)
                    .attribute("priorities", Arrays.PRIORITIES)
                    .attribute("data", Attrs.ARRAY)
                    .format("`" + key + "` `=` $" + key + " `,` `priorities` `=` $priorities `,` `data` `=` $data"
                            + " attr-dict");
        }

        StructorsOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        public boolean areConstructors() {
            return spec() == CTORS;
        }

        public List<Attribute> functions() {
            return property(areConstructors() ? "ctors" : "dtors", ArrayAttr.class)
                    .elements();
        }

        public List<Attribute> priorities() {
            return property("priorities", ArrayAttr.class).elements();
        }

        /** Per function, what it is for, or {@code #llvm.zero}. */
        public List<Attribute> data() {
            return property("data", ArrayAttr.class).elements();
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            int n = functions().size();
            if (priorities().size() != n || data().size() != n) {
                diagnostics.error(
                        location(),
                        "%s, priorities, and data must have the same number of elements",
                        areConstructors() ? "ctors" : "dtors");
                return;
            }
            for (Attribute a : data()) {
                if (a instanceof SymbolRef s && s.isFlat() || a == LlvmValueAttr.ZERO) continue;
                diagnostics.error(location(), "data element must be symbol or #llvm.zero");
                return;
            }
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            for (Attribute a : functions()) {
                SymbolRef name = (SymbolRef) a;
                LlvmFuncOp function = symbols.lookup(this, name, LlvmFuncOp.class);
                if (function != null && !function.isDeclaration()) continue;
                String problem =
                        function == null ? "does not reference a valid LLVM function" : "does not have a definition";
                diagnostics.error(this, "'%s' %s", name.leaf(), problem);
                return;
            }
        }
    }

    /** Options for the linker. Upstream: llvm.linker_options. */
    public static final class LinkerOptionsOp extends Operation {
        static final OpSpec SPEC = OpSpec.of(
                        LlvmOp.LINKER_OPTIONS, "options to pass to the linker when the object file is linked")
                .attribute("options", Arrays.STRINGS)
                .format("$options attr-dict");

        LinkerOptionsOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (!isAtModuleLevel(this)) diagnostics.error(this, "must appear at the module level");
        }
    }

    /** What modules that are linked must agree on. Upstream: llvm.module_flags. */
    public static final class ModuleFlagsOp extends Operation {
        static final OpSpec SPEC = OpSpec.of(LlvmOp.MODULE_FLAGS, "information about module properties")
                .attribute("flags", Attrs.ARRAY)
                .format("$flags attr-dict");

        ModuleFlagsOp(OpState state) {
            super(SPEC, state);
        }

        public List<Attribute> flags() {
            return property("flags", ArrayAttr.class).elements();
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (!isAtModuleLevel(this)) {
                diagnostics.error(this, "must appear at the module level");
                return;
            }
            for (Attribute a : flags()) {
                if (LlvmMetadata.is(a, LlvmMetadata.MODULE_FLAG)) continue;
                diagnostics.error(this, "expected a module flag attribute");
                return;
            }
        }
    }
}
