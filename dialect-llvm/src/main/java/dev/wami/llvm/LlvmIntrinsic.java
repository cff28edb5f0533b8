package dev.wami.llvm;

import java.util.List;

/**
 * How LLVM's text calls an intrinsic.
 *
 * @param name without {@code llvm.}
 * @param overResults the results whose types are part of the name
 * @param overArguments the arguments (operands, then immediates) whose types are part of the name, behind the results
 * @param immediates the inherent attributes that are arguments, behind the operands
 * @param pure whether it only computes its results from its operands
 */
public record LlvmIntrinsic(
        String name, List<Integer> overResults, List<Integer> overArguments, List<String> immediates, boolean pure) {

    LlvmIntrinsic(String name, List<Integer> overResults, List<Integer> overArguments, List<String> immediates) {
        this(name, overResults, overArguments, immediates, true);
    }

    LlvmIntrinsic(String name, List<Integer> overResults, List<Integer> overArguments) {
        this(name, overResults, overArguments, List.of());
    }

    static LlvmIntrinsic overOperand(String name) {
        return new LlvmIntrinsic(name, List.of(), List.of(0), List.of());
    }

    static LlvmIntrinsic overResultAndOperand(String name) {
        return new LlvmIntrinsic(name, List.of(0), List.of(0), List.of());
    }

    LlvmIntrinsic withImmediates(String... attributes) {
        return new LlvmIntrinsic(name, overResults, overArguments, List.of(attributes), pure);
    }

    /** That reads or writes memory, or does something else that may not be left out. */
    LlvmIntrinsic withEffects() {
        return new LlvmIntrinsic(name, overResults, overArguments, immediates, false);
    }
}
