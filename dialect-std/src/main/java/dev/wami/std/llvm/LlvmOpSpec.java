package dev.wami.std.llvm;

import dev.wami.core.ir.OpSpec;

/** The spec of an operation of a family, which knows the member: one class serves many operations. */
final class LlvmOpSpec<K> extends OpSpec {
    private final K member;

    private LlvmOpSpec(String name, String summary, K member) {
        super(name, summary);
        this.member = member;
    }

    static <K> LlvmOpSpec<K> of(String name, String summary, K member) {
        return new LlvmOpSpec<>(name, summary, member);
    }

    /** Which of its family the operation is. */
    K member() {
        return member;
    }
}
