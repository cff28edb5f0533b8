package dev.wami.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.NoTerminator;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import java.util.List;

/** Groups of which a linker keeps one. */
public final class LlvmComdat {
    private LlvmComdat() {}

    /** Reports that the {@code comdat} of a function or global names none. */
    static boolean verifyReference(Operation op, Diagnostics diagnostics) {
        if (!(op.attribute("comdat") instanceof SymbolRef group)) return true;
        if (new SymbolTables().lookup(op, group) instanceof SelectorOp) return true;
        diagnostics.error(op.location(), "expected comdat symbol");
        return false;
    }

    /** The groups of a module. Upstream: llvm.comdat. */
    public static final class ComdatOp extends Operation implements Symbol, SymbolTable, NoTerminator {
        static final OpSpec SPEC = OpSpec.of(LlvmOp.COMDAT, "LLVM dialect comdat region")
                .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .region("body", RegionKind.ONE_BLOCK)
                .customSyntax();

        ComdatOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        public void verifyRegions(Diagnostics diagnostics) {
            for (Operation op : region(0).entry()) {
                if (op instanceof SelectorOp) continue;
                diagnostics.error(op.location(), "only comdat selector symbols can appear in a comdat region");
                return;
            }
        }

        /** {@code @groups { ... }}. */
        @Override
        public boolean parse(AsmParser parser, OpState state) {
            String name = parser.parseSymbolName();
            if (name == null) return false;
            Region body = new Region();
            state.property(Symbol.NAME, StringAttr.of(name)).region(body);
            return parser.parseRegion(body, List.of());
        }

        @Override
        public void print(AsmPrinter printer) {
            printer.text(" ").symbolName(String.valueOf(symbolName())).text(" ");
            printer.region(region(0), true, true);
        }
    }

    /** One group, and which of those of several files a linker keeps. Upstream: llvm.comdat_selector. */
    public static final class SelectorOp extends Operation implements Symbol {
        static final OpSpec SPEC = OpSpec.of(LlvmOp.COMDAT_SELECTOR, "LLVM dialect comdat selector declaration")
                .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .attribute("comdat", LlvmEnum.COMDAT)
                .format("$sym_name $comdat attr-dict");

        SelectorOp(OpState state) {
            super(SPEC, state);
        }

        /** {@code any}, {@code largest} ... */
        public String selection() {
            return LlvmEnum.COMDAT.word(property("comdat", dev.wami.core.ir.attr.IntegerAttr.class));
        }
    }
}
