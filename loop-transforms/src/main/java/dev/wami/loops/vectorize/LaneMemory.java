package dev.wami.loops.vectorize;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.VectorType;
import dev.wami.loops.vectorize.LaneSubscripts.Pattern;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineVectorAccess.VectorLoadOp;
import dev.wami.std.affine.AffineVectorAccess.VectorStoreOp;
import dev.wami.std.vector.VectorElements.ExtractOp;
import dev.wami.std.vector.VectorElements.FromElementsOp;
import java.util.ArrayList;
import java.util.List;

/** Accesses of all lanes: of a vector where the elements are next to one another, else element by element. */
final class LaneMemory {
    private final AffineForOp loop;
    private final int lanes;
    private final IrMapping scalars;
    private final Builder to;

    /** @param scalars what operands of subscripts have become */
    LaneMemory(AffineForOp loop, int lanes, IrMapping scalars, Builder to) {
        this.loop = loop;
        this.lanes = lanes;
        this.scalars = scalars;
        this.to = to;
    }

    Value load(AffineAccess.LoadOp op) {
        LaneSubscripts at = LaneSubscripts.of(op, loop);
        Location location = op.location();
        Value memref = scalars.lookup(op.memref());
        VectorType type = VectorType.of(op.result().type(), lanes);
        List<Value> operands = operands(at);
        if (at.pattern() == Pattern.CONTIGUOUS) {
            return to.insert(new VectorLoadOp(location, memref, at.map(), operands, type))
                    .result();
        }
        List<Value> elements = new ArrayList<>();
        for (int k = 0; k < lanes; k++) {
            elements.add(to.insert(new AffineAccess.LoadOp(location, memref, at.shifted(k), operands))
                    .result());
        }
        return to.insert(new FromElementsOp(location, type, elements)).result();
    }

    void store(AffineAccess.StoreOp op, Value vector) {
        LaneSubscripts at = LaneSubscripts.of(op, loop);
        Location location = op.location();
        Value memref = scalars.lookup(op.memref());
        List<Value> operands = operands(at);
        if (at.pattern() == Pattern.CONTIGUOUS) {
            to.insert(new VectorStoreOp(location, vector, memref, at.map(), operands));
            return;
        }
        for (int k = 0; k < lanes; k++) {
            Value element = to.insert(new ExtractOp(location, vector, k)).result();
            to.insert(new AffineAccess.StoreOp(location, element, memref, at.shifted(k), operands));
        }
    }

    private List<Value> operands(LaneSubscripts at) {
        return at.operands().stream().map(scalars::lookup).toList();
    }
}
