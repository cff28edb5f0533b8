package dev.wami.wasmbinary;

import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.Opcode;
import java.util.List;

/**
 * Exception handling as it was before {@code try_table}: {@code try} with clauses, or with a {@code delegate} in place
 * of its end. Source: the exception handling proposal's legacy explainer, and wasm-tools.
 */
final class LegacyExceptionRules {
    private final ControlRules control;
    private final TypeStack stack;

    LegacyExceptionRules(ControlRules control, TypeStack stack) {
        this.control = control;
        this.stack = stack;
    }

    void check(Instruction instruction) throws InvalidException {
        Opcode opcode = instruction.opcode();
        switch (opcode) {
            case TRY -> {
                FuncType type = control.type(((Instruction.Block) instruction).type());
                stack.pop(type.params());
                stack.open(opcode, type.params(), type.results());
            }
            case CATCH -> clause(opcode, control.exception(index(instruction)));
            case CATCH_ALL -> clause(opcode, FuncType.EMPTY);
            case DELEGATE -> {
                require(stack.top().opcode == Opcode.TRY, "delegate without try, or after its catch");
                TypeStack.Frame frame = stack.close();
                // no jump: the label says where the exception goes on
                stack.frame(index(instruction));
                stack.push(frame.end);
            }
            default -> {
                Opcode target = stack.frame(index(instruction)).opcode;
                require(
                        target == Opcode.CATCH || target == Opcode.CATCH_ALL,
                        "invalid rethrow label: the block is not in a catch");
                stack.unreachable();
            }
        }
    }

    private static int index(Instruction instruction) {
        return ((Instruction.Indexed) instruction).index();
    }

    private static void require(boolean holds, String otherwise) throws InvalidException {
        if (!holds) throw new InvalidException(otherwise);
    }

    private void clause(Opcode opcode, FuncType carried) throws InvalidException {
        Opcode before = stack.top().opcode;
        require(before == Opcode.TRY || before == Opcode.CATCH, opcode + " without try, or after its catch_all");
        TypeStack.Frame frame = stack.close();
        stack.open(opcode, List.of(), frame.end);
        stack.push(carried.params());
    }
}
