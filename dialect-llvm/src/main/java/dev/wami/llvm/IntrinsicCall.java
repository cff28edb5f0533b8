package dev.wami.llvm;

import java.util.List;

/**
 * How LLVM's text calls an intrinsic.
 *
 * @param overResults the results whose types are part of the function's name
 * @param overArguments the arguments (operands, then immediates) whose types are part of the name, after the results
 * @param immediates the inherent attributes that are arguments, after the operands
 * @param pure whether it only computes its results from its operands
 */
public record IntrinsicCall(
        List<Integer> overResults, List<Integer> overArguments, List<String> immediates, boolean pure) {

    /** Whose name says the types of these results and arguments. */
    static IntrinsicCall over(List<Integer> results, List<Integer> arguments) {
        return new IntrinsicCall(results, arguments, List.of(), true);
    }

    static IntrinsicCall overOperand() {
        return over(List.of(), List.of(0));
    }

    static IntrinsicCall overResult() {
        return over(List.of(0), List.of());
    }

    static IntrinsicCall overResultAndOperand() {
        return over(List.of(0), List.of(0));
    }

    /** Whose name says no types. */
    static IntrinsicCall overNothing() {
        return over(List.of(), List.of());
    }

    IntrinsicCall withImmediates(String... attributes) {
        return new IntrinsicCall(overResults, overArguments, List.of(attributes), pure);
    }

    /** That reads or writes memory, or does something else that may not be left out. */
    IntrinsicCall withEffects() {
        return new IntrinsicCall(overResults, overArguments, immediates, false);
    }
}
