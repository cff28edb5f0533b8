package dev.wami.std.llvm;

import java.util.List;

/**
 * How LLVM's text calls an intrinsic.
 *
 * @param name without {@code llvm.}
 * @param overResults the results whose types are part of the name
 * @param overArguments the arguments (operands, then immediates) whose types are part of the name, behind the results
 * @param immediates the inherent attributes that are arguments, behind the operands
 */
public record LlvmIntrinsic(
        String name, List<Integer> overResults, List<Integer> overArguments, List<String> immediates) {

    static LlvmIntrinsic overOperand(String name) {
        return new LlvmIntrinsic(name, List.of(), List.of(0), List.of());
    }

    static LlvmIntrinsic overResultAndOperand(String name) {
        return new LlvmIntrinsic(name, List.of(0), List.of(0), List.of());
    }

    LlvmIntrinsic withImmediates(String... attributes) {
        return new LlvmIntrinsic(name, overResults, overArguments, List.of(attributes));
    }
}
