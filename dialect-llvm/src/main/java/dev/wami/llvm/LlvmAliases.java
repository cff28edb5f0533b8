package dev.wami.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.ChecksTerminator;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import dev.wami.core.ir.trait.SingleBlock;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FormatState;
import java.util.List;

/** Second names: of an address, and of whatever function another one chooses. */
public final class LlvmAliases {
    private static final List<String> LINKAGES = List.of(
            "external", "internal", "private", "weak", "weak_odr", "linkonce", "linkonce_odr", "available_externally");

    private LlvmAliases() {}

    /** A name for an address. Upstream: llvm.mlir.alias. */
    public static final class AliasOp extends Operation
            implements Symbol, IsolatedFromAbove, SingleBlock, ChecksTerminator {
        private static final String TYPE = "alias_type";
        private static final String THREAD_LOCAL = "thread_local_";

        static final OpSpec SPEC = OpSpec.of(LlvmOp.MLIR_ALIAS, "LLVM dialect alias")
                .attribute(TYPE, Attrs.TYPE)
                .attribute(Symbol.NAME, Attrs.STRING)
                .attribute(LlvmFuncOp.LINKAGE, LlvmWordAttr.Kind.LINKAGE)
                .optionalAttribute("dso_local", Attrs.UNIT)
                .optionalAttribute(THREAD_LOCAL, Attrs.UNIT)
                .optionalAttribute(LlvmFuncOp.UNNAMED_ADDR, LlvmEnum.UNNAMED_ADDR)
                .defaulted(LlvmFuncOp.VISIBILITY_KIND, LlvmEnum.VISIBILITY, IntegerAttr.i64(0))
                .region("initializer", RegionKind.ONE_BLOCK)
                .customSyntax();

        AliasOp(OpState state) {
            super(SPEC, state);
        }

        public Type type() {
            return property(TYPE, TypeAttr.class).type();
        }

        /** Of the address that the region gives; -1 if that gives none. */
        int addressSpace() {
            if (!(region(0).entry().last() instanceof LlvmBranches.ReturnOp r) || r.operandCount() != 1) return -1;
            return r.operand(0).type() instanceof LlvmPointerType p ? p.addressSpace() : -1;
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            String linkage = property(LlvmFuncOp.LINKAGE, LlvmWordAttr.class).word();
            if (!LlvmTypes.mayBeGlobal(type())) {
                diagnostics.error(this, "expects type to be a valid element type for an LLVM global alias");
            } else if (!LINKAGES.contains(linkage)) {
                diagnostics.error(
                        this,
                        "'%s' linkage not supported in aliases, available options: private, internal, linkonce, weak,"
                                + " linkonce_odr, weak_odr, external or available_externally",
                        linkage);
            }
        }

        @Override
        public void verifyRegions(Diagnostics diagnostics) {
            Operation last = region(0).entry().last();
            if (!(last instanceof LlvmBranches.ReturnOp)) {
                String found = last == null ? "" : last.name();
                diagnostics.error(this, "expects regions to end with 'llvm.return', found '%s'", found);
                return;
            }
            if (addressSpace() < 0) {
                diagnostics.error(this, "initializer region must always return a pointer");
                return;
            }
            for (Operation op : region(0).entry()) {
                if (LlvmGlobals.hasNoEffect(op)) continue;
                diagnostics.error(op.location(), "ops with side effects are not allowed in alias initializers");
                return;
            }
        }

        /** {@code weak hidden @a {dso_local} : i32 { ... }}. */
        @Override
        public boolean parse(AsmParser parser, OpState state) {
            LlvmGlobals.parseLinkage(parser, state);
            String name = parser.parseSymbolName();
            if (name == null) return false;
            state.property(Symbol.NAME, StringAttr.of(name));
            Type type = parser.optionalAttrDict(state) ? parser.parseColonType() : null;
            if (type == null) return false;
            Region body = new Region();
            state.property(TYPE, new TypeAttr(type)).region(body);
            return parser.parseRegion(body, List.of());
        }

        @Override
        public void print(AsmPrinter printer) {
            LlvmGlobals.printLinkage(this, printer);
            printer.symbolName(String.valueOf(symbolName()));
            printer.optionalAttrDict(
                    this,
                    List.of(
                            Symbol.NAME,
                            TYPE,
                            THREAD_LOCAL,
                            LlvmFuncOp.LINKAGE,
                            LlvmFuncOp.VISIBILITY_KIND,
                            LlvmFuncOp.UNNAMED_ADDR));
            printer.text(" : ").print(type()).text(" ");
            printer.region(region(0), true, true);
        }
    }

    /** A function that another one chooses when the program is loaded. Upstream: llvm.mlir.ifunc. */
    public static final class IFuncOp extends Operation implements Symbol, IsolatedFromAbove, SymbolUser {
        static final OpSpec SPEC = OpSpec.of(LlvmOp.MLIR_IFUNC, "LLVM dialect ifunc")
                .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .attribute("i_func_type", Attrs.TYPE)
                .attribute("resolver", Attrs.FLAT_SYMBOL_REF)
                .attribute("resolver_type", Attrs.TYPE)
                .attribute(LlvmFuncOp.LINKAGE, LlvmWordAttr.Kind.LINKAGE)
                .optionalAttribute("dso_local", Attrs.UNIT)
                .defaulted("address_space", LlvmGlobals.AddressSpace.NUMBER, IntegerAttr.i32(0))
                .defaulted(LlvmFuncOp.UNNAMED_ADDR, LlvmEnum.UNNAMED_ADDR, IntegerAttr.i64(0))
                .defaulted(LlvmFuncOp.VISIBILITY_KIND, LlvmEnum.VISIBILITY, IntegerAttr.i64(0))
                .format(
                        "custom<LLVMLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)? $sym_name `:` $i_func_type `,`"
                                + " $resolver_type $resolver attr-dict");

        IFuncOp(OpState state) {
            super(SPEC, state);
        }

        public Type type() {
            return property("i_func_type", TypeAttr.class).type();
        }

        @Override
        public boolean parseDirective(String directive, AsmParser parser, FormatState read) {
            LlvmWordAttr linkage = LlvmWordAttr.Kind.LINKAGE.optional(parser);
            read.attribute(LlvmFuncOp.LINKAGE, linkage == null ? LlvmWordAttr.EXTERNAL : linkage);
            return true;
        }

        @Override
        public void printDirective(String directive, AsmPrinter printer) {
            printer.text(property(LlvmFuncOp.LINKAGE, LlvmWordAttr.class).word());
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            String linkage = property(LlvmFuncOp.LINKAGE, LlvmWordAttr.class).word();
            if (LINKAGES.contains(linkage) && !linkage.equals("available_externally")) return;
            diagnostics.error(
                    this,
                    "'%s' linkage not supported in ifuncs, available options: private, internal, linkonce, weak,"
                            + " linkonce_odr, weak_odr, or external linkage",
                    linkage);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            Operation found = symbols.lookup(this, property("resolver", SymbolRef.class));
            while (found instanceof AliasOp alias) {
                LlvmGlobals.AddressOfOp address = null;
                for (Operation op : alias.region(0).entry()) if (op instanceof LlvmGlobals.AddressOfOp a) address = a;
                if (address == null) return;
                found = symbols.lookup(alias, address.symbol());
            }
            if (!(found instanceof LlvmFuncOp resolver)) {
                diagnostics.error(this, "must have a function resolver");
            } else if (resolver.isDeclaration()) {
                diagnostics.error(this, "resolver must be a definition");
            } else if (!(resolver.llvmType().result() instanceof LlvmPointerType)) {
                diagnostics.error(this, "resolver must return a pointer");
            }
        }
    }
}
