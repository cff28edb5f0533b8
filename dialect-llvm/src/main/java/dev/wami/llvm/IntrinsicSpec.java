package dev.wami.llvm;

import dev.wami.core.ir.OpSpec;

/** The spec of an intrinsic's operation, made by {@link LlvmIntrinsics}. */
final class IntrinsicSpec extends OpSpec {
    private final IntrinsicCall call;

    IntrinsicSpec(Intrinsic intrinsic, IntrinsicCall call) {
        super(intrinsic, "the intrinsic " + intrinsic.function());
        this.call = call;
    }

    IntrinsicCall call() {
        return call;
    }
}
