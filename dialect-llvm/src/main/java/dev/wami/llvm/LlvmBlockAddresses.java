package dev.wami.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.Type;
import org.jspecify.annotations.Nullable;

/** Addresses that are constants: of blocks, and of functions without their table entries. */
public final class LlvmBlockAddresses {
    private LlvmBlockAddresses() {}

    /** Names a block of its function by a number. Upstream: llvm.blocktag. */
    public static final class BlockTagOp extends Operation {
        static final OpSpec SPEC = OpSpec.of(LlvmOp.BLOCKTAG, "name a block by a number")
                .attribute("tag", new LlvmMetadata.Only("blocktag", "BlockTag attribute"))
                .format("$tag attr-dict");

        BlockTagOp(OpState state) {
            super(SPEC, state);
        }

        public LlvmMetadata tag() {
            return property("tag", LlvmMetadata.class);
        }
    }

    /** The address of a block that a tag names. Upstream: llvm.blockaddress. */
    public static final class BlockAddressOp extends Operation implements ConstantLike, SymbolUser {
        static final OpSpec SPEC = OpSpec.of(LlvmOp.BLOCKADDRESS, "the address of a block")
                .attribute("block_addr", new LlvmMetadata.Only("blockaddress", "BlockAddress attribute"))
                .result("res", LlvmTypes.POINTER)
                .format("$block_addr attr-dict `:` type($res)");

        BlockAddressOp(OpState state) {
            super(SPEC, state);
        }

        BlockAddressOp(Location location, LlvmMetadata address, Type type) {
            super(SPEC, OpState.at(location).property("block_addr", address).result(type));
        }

        @Override
        public @Nullable Attribute constant() {
            return optionalProperty("block_addr", Attribute.class);
        }

        @Override
        public FoldResult fold(Folder folder) {
            return FoldResult.of(property("block_addr", Attribute.class));
        }

        public SymbolRef function() {
            Attribute name = property("block_addr", LlvmMetadata.class).get("function");
            if (name instanceof SymbolRef s) return s;
            throw new IllegalStateException("a block address without function");
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            if (symbols.lookup(this, function(), LlvmFuncOp.class) == null) {
                diagnostics.error(this, "must reference a function defined by 'llvm.func'");
            }
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            Attribute tag = property("block_addr", LlvmMetadata.class).get("tag");
            LlvmFuncOp function = new SymbolTables().lookup(this, function(), LlvmFuncOp.class);
            boolean[] found = {false};
            if (function != null) {
                function.walk(op -> found[0] |=
                        op instanceof BlockTagOp t && tag != null && t.tag().equals(tag));
            }
            if (!found[0]) diagnostics.error(this, "expects an existing block label target in the referenced function");
        }
    }

    /**
     * The address of a function, or of what calls it, inside the object that is linked. Upstream:
     * llvm.dso_local_equivalent.
     */
    public static final class DsoLocalEquivalentOp extends Operation implements ConstantLike, SymbolUser {
        static final OpSpec SPEC = OpSpec.of(LlvmOp.DSO_LOCAL_EQUIVALENT, "an address equivalent to a function's")
                .attribute("function_name", Attrs.FLAT_SYMBOL_REF)
                .result("res", LlvmTypes.POINTER)
                .format("$function_name attr-dict `:` type($res)");

        DsoLocalEquivalentOp(OpState state) {
            super(SPEC, state);
        }

        DsoLocalEquivalentOp(Location location, SymbolRef function, Type type) {
            super(SPEC, OpState.at(location).property("function_name", function).result(type));
        }

        public SymbolRef function() {
            return property("function_name", SymbolRef.class);
        }

        @Override
        public Attribute constant() {
            return LlvmMetadata.of("dso_local_equivalent", function());
        }

        @Override
        public FoldResult fold(Folder folder) {
            return FoldResult.of(constant());
        }

        private static boolean namesGlobal(LlvmAliases.AliasOp alias, SymbolTables symbols) {
            boolean[] found = new boolean[1];
            alias.walk(op -> {
                if (op instanceof LlvmGlobals.AddressOfOp address) {
                    found[0] |= symbols.lookup(address, address.symbol()) instanceof LlvmGlobals.GlobalOp;
                }
            });
            return found[0];
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            Operation found = symbols.lookup(this, function());
            if (!(found instanceof LlvmFuncOp || found instanceof LlvmAliases.AliasOp)) {
                diagnostics.error(this, "must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'");
            } else if (found instanceof LlvmFuncOp f && f.linkage().word().equals("extern_weak")) {
                diagnostics.error(this, "target function with 'extern_weak' linkage not allowed");
            } else if (found instanceof LlvmAliases.AliasOp a && namesGlobal(a, symbols)) {
                diagnostics.error(this, "must reference an alias to a function");
            }
        }
    }
}
