package dev.wami.std.func;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.cf.BranchOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code func} dialect: functions, direct and indirect calls. */
public final class FuncDialect extends Dialect {
    public static final String NAME = "func";

    public FuncDialect() {
        super(NAME);
    }

    @Override
    public List<? extends OpKind> operations() {
        return List.of(FuncDialectOp.values());
    }

    @Override
    public @Nullable Operation materializeConstant(Attribute value, Type type, Location location) {
        boolean function = value instanceof SymbolRef s && s.isFlat() && type instanceof FunctionType;
        return function ? new FuncCalls.ConstantOp(location, (SymbolRef) value, (FunctionType) type) : null;
    }

    /** Anything may be inlined but the definition of a function. */
    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return !(op instanceof FuncOp);
    }

    @Override
    public @Nullable Operation branchInsteadOfReturn(Operation terminator, Block target) {
        return new BranchOp(terminator.location(), target, terminator.operands());
    }
}
