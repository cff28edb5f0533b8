package dev.wami.std.func;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.AffineScope;
import dev.wami.core.ir.trait.AllocationScope;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FunctionSyntax;

/** A function, or the declaration of one if the body is empty. Upstream: func.func. */
public final class FuncOp extends Operation implements FunctionLike, AffineScope, AllocationScope {
    static final OpSpec SPEC = OpSpec.of(FuncDialectOp.FUNC, "a function")
            .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
            .attribute(FunctionLike.FUNCTION_TYPE, Attrs.FUNCTION_TYPE)
            .optionalAttribute(Symbol.VISIBILITY, Attrs.STRING)
            .optionalAttribute(FunctionLike.ARGUMENT_ATTRIBUTES, Attrs.ARRAY)
            .optionalAttribute(FunctionLike.RESULT_ATTRIBUTES, Attrs.ARRAY)
            .optionalAttribute("no_inline", Attrs.UNIT)
            .region("body", RegionKind.ANY)
            .customSyntax();

    FuncOp(OpState state) {
        super(SPEC, state);
    }

    private FuncOp(Location location, String name, FunctionType type) {
        super(
                SPEC,
                OpState.at(location)
                        .property(Symbol.NAME, StringAttr.of(name))
                        .property(FunctionLike.FUNCTION_TYPE, new TypeAttr(type))
                        .region());
    }

    /** A function whose body is an entry block with an argument per input and nothing else yet. */
    public static FuncOp define(Location location, String name, FunctionType type) {
        FuncOp op = new FuncOp(location, name, type);
        Block entry = op.body().add(new Block());
        for (var input : type.inputs()) entry.addArgument(input, location);
        return op;
    }

    /** A private function without a body. */
    public static FuncOp declare(Location location, String name, FunctionType type) {
        FuncOp op = new FuncOp(location, name, type);
        op.setPrivate();
        return op;
    }

    /** What is exported under a name of its own is called from outside, private or not. */
    @Override
    public boolean canDiscardOnUseEmpty() {
        return !hasAttribute("exported") && FunctionLike.super.canDiscardOnUseEmpty();
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        if (isDeclaration() && visibility() == Visibility.PUBLIC) {
            diagnostics.error(this, "symbol declaration cannot have public visibility");
        } else verifySignature(diagnostics);
    }

    @Override
    public String defaultDialect() {
        return FuncDialect.NAME;
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
