package dev.wami.std.memref;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithDialect;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code memref} dialect: allocation, access and views of memory. */
public final class MemRefDialect extends Dialect {
    public static final String NAME = "memref";

    public MemRefDialect() {
        super(NAME);
    }

    @Override
    public @Nullable Operation create(String opName, OpState state) {
        return switch (opName) {
            case "memref.alloc" -> new MemRefAllocation.AllocOp(state);
            case "memref.alloca" -> new MemRefAllocation.AllocaOp(state);
            case "memref.cast" -> new CastOp(state);
            case "memref.copy" -> new MemRefAccess.CopyOp(state);
            case "memref.dealloc" -> new MemRefAllocation.DeallocOp(state);
            case "memref.dim" -> new MemRefShape.DimOp(state);
            case "memref.get_global" -> new MemRefGlobal.GetGlobalOp(state);
            case "memref.global" -> new MemRefGlobal.GlobalOp(state);
            case "memref.load" -> new MemRefAccess.LoadOp(state);
            case "memref.rank" -> new MemRefShape.RankOp(state);
            case "memref.store" -> new MemRefAccess.StoreOp(state);
            case "memref.subview" -> new SubViewOp(state);
            default -> null;
        };
    }

    @Override
    public List<String> opNames() {
        return List.of(
                "memref.alloc",
                "memref.alloca",
                "memref.cast",
                "memref.copy",
                "memref.dealloc",
                "memref.dim",
                "memref.get_global",
                "memref.global",
                "memref.load",
                "memref.rank",
                "memref.store",
                "memref.subview");
    }

    @Override
    public @Nullable Operation materializeConstant(Attribute value, Type type, Location location) {
        return ArithDialect.materialize(value, type, location);
    }

    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return true;
    }
}
