package dev.wami.llvm;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;

/** The spec of an intrinsic, made from its row of {@link LlvmIntrinsics}. */
final class IntrinsicSpec extends OpSpec implements OpKind {
    private final LlvmIntrinsic intrinsic;

    IntrinsicSpec(String name, String summary, LlvmIntrinsic intrinsic) {
        super(name, summary);
        this.intrinsic = intrinsic;
    }

    LlvmIntrinsic intrinsic() {
        return intrinsic;
    }

    @Override
    public String opName() {
        return name();
    }

    @Override
    public Operation create(OpState state) {
        return IntrinsicOp.create(this, state);
    }
}
