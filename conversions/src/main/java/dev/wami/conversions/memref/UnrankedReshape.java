package dev.wami.conversions.memref;

import static java.util.Objects.requireNonNull;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.ShadowStack;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.ssawasm.Branches.BrOp;
import dev.wami.ssawasm.Branches.PseudoBrOp;
import dev.wami.ssawasm.Branches.PseudoCondBrOp;
import dev.wami.ssawasm.Control.BlockLoopOp;
import java.util.List;

/** {@code memref.reshape} to a memref whose rank is how long the shape is, which may be known only at run time. */
final class UnrankedReshape {
    private final Emitter e;
    private final Lowering to;

    UnrankedReshape(Emitter e, Lowering to) {
        this.e = e;
        this.to = to;
    }

    /**
     * The rank and a descriptor on the stack:
     *
     * <pre>{@code
     * i = rank, stride = 1          block {
     *      |                          loop {
     * +-> i == 0? --yes-->              br_if out (i == 0)
     * |    | no                         i -= 1
     * |   sizes[i] = shape[i]           ...
     * |   strides[i] = stride
     * +--- stride *= shape[i]           br loop } }
     * }</pre>
     *
     * @param shape a memref of rank 1 with the sizes
     */
    List<Value> describe(Value shape, Value rank, Value allocated, Value aligned, Value offset) {
        Value descriptor = ShadowStack.push(e, Unranked.descriptorBytes(rank, e), ShadowStack.ALIGNMENT);
        Unranked.storeField(e, descriptor, 0, allocated);
        Unranked.storeField(e, descriptor, 1, aligned);
        Unranked.storeField(e, descriptor, 2, offset);
        Value word = e.i32(Unranked.WORD);
        Value one = e.i32(1);
        Value strides = e.add(descriptor, e.mul(rank, word));

        BlockLoopOp loop =
                e.builder().insert(new BlockLoopOp(e.location(), List.of(IntegerType.I32, IntegerType.I32), List.of()));
        Block head = requireNonNull(loop.loopLabel());
        Block out = requireNonNull(loop.exitBlock());
        Block body = loop.body().insertBefore(new Block(), out);
        Builder.atEnd(loop.entry()).insert(new PseudoBrOp(e.location(), head, List.of(rank, one)));
        Value left = head.argument(0);
        Value stride = head.argument(1);
        Builder.atEnd(head).insert(new PseudoCondBrOp(e.location(), left, body, List.of(), out, List.of()));

        Emitter inside = new Emitter(Builder.atEnd(body), e.location());
        Value i = inside.sub(left, inside.i32(1));
        Value size = new Accesses(inside, to).index(shape, i);
        Value distance = inside.mul(i, word);
        Unranked.storeField(inside, inside.add(descriptor, distance), 3, size);
        Unranked.storeField(inside, inside.add(strides, distance), 3, stride);
        inside.builder().insert(new BrOp(e.location(), head, List.of(i, inside.mul(stride, size))));
        return List.of(rank, descriptor);
    }
}
