package dev.wami.loops.copy;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.loops.nest.ElementBytes;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How much memory a loop uses. Upstream: getMemoryFootprintBytes. */
final class Capacity {
    private Capacity() {}

    /** The bytes of the boxes around what {@code loop} accesses of each memref; null if they are not known. */
    static @Nullable Long bytesOf(AffineForOp loop) {
        Map<Value, CopiedBox> boxes = new LinkedHashMap<>();
        for (AffineAccess.AccessOp access : loop.collect(AffineAccess.AccessOp.class)) {
            if (!CopyRange.isAccess(access)) continue;
            CopiedBox box = CopiedBox.of(access, loopsAround(access, loop));
            if (box == null) return null;
            CopiedBox before = boxes.get(access.memref());
            CopiedBox both = before == null ? box : before.union(box);
            if (both == null) return null;
            boxes.put(access.memref(), both);
        }
        long out = 0;
        for (CopiedBox box : boxes.values()) {
            Long bytes = bytes(box);
            if (bytes == null) return null;
            out += bytes;
        }
        return out;
    }

    /** That of elements of the memref in {@code box}. */
    private static @Nullable Long bytes(CopiedBox box) {
        MemRefType type = box.type();
        long out = ElementBytes.of(type.element());
        if (out == 0) return null;
        for (int i = 0; i < box.dims().size(); i++) {
            Long size = box.dims().get(i).size();
            boolean dynamic = type.shape().isDynamic(i);
            if (size == null && dynamic) return null;
            long most = dynamic ? Long.MAX_VALUE : type.shape().dim(i);
            out *= size == null ? most : Math.min(size, most);
        }
        return out;
    }

    private static List<AffineForOp> loopsAround(Operation op, AffineForOp outermost) {
        List<AffineForOp> out = new ArrayList<>();
        for (Operation o = op.parentOp(); o != null; o = o.parentOp()) {
            if (o instanceof AffineForOp loop) out.add(0, loop);
            if (o == outermost) break;
        }
        return out;
    }
}
