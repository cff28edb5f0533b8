package dev.wami.wasmbinary;

import dev.wami.wasmbinary.Instruction.Catch;
import dev.wami.wasmspec.AbstractHeapType;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Blocks, branches, calls and exceptions (specification 3.4.2 to 3.4.5). */
final class ControlRules {
    private static final RefType EXCEPTION = RefType.nonNull(AbstractHeapType.EXN);

    private final ModuleContext context;
    private final TypeStack stack;
    private final BranchOnReferenceRules branchesOnReferences;
    private final StackSwitchingRules stackSwitching;
    private final LegacyExceptionRules legacy;

    ControlRules(ModuleContext context, TypeStack stack) {
        this.context = context;
        this.stack = stack;
        branchesOnReferences = new BranchOnReferenceRules(context, stack);
        stackSwitching = new StackSwitchingRules(context, stack);
        legacy = new LegacyExceptionRules(this, stack);
    }

    void check(Instruction instruction) throws InvalidException {
        Opcode opcode = instruction.opcode();
        switch (opcode) {
            case NOP -> {}
            case UNREACHABLE -> stack.unreachable();
            case BLOCK, LOOP, IF -> open(opcode, ((Instruction.Block) instruction).type());
            case ELSE -> otherwise();
            case END -> end();
            case TRY, CATCH, CATCH_ALL, DELEGATE, RETHROW -> legacy.check(instruction);
            case TRY_TABLE -> tryTable((Instruction.TryTable) instruction);
            case BR -> {
                stack.pop(stack.frame(index(instruction)).label());
                stack.unreachable();
            }
            case BR_IF -> {
                stack.pop(ValueType.I32);
                List<ValueType> label = stack.frame(index(instruction)).label();
                stack.pop(label);
                stack.push(label);
            }
            case BR_TABLE -> branchTable((Instruction.BrTable) instruction);
            case BR_ON_NULL, BR_ON_NON_NULL, BR_ON_CAST, BR_ON_CAST_FAIL -> branchesOnReferences.check(instruction);
            case RETURN -> {
                stack.pop(stack.results());
                stack.unreachable();
            }
            case CALL, RETURN_CALL -> call(opcode, context.function(index(instruction)));
            case CALL_INDIRECT, RETURN_CALL_INDIRECT -> {
                Instruction.IndexedPair call = (Instruction.IndexedPair) instruction;
                TableType table = context.table(call.second());
                if (!context.types.isSubtype(table.element(), RefType.FUNCREF)) {
                    throw new InvalidException("type mismatch: call through a table of " + table.element());
                }
                FuncType type = context.funcType(call.first());
                stack.pop(table.addressType().valueType());
                call(opcode, type);
            }
            case CALL_REF, RETURN_CALL_REF -> {
                FuncType type = context.funcType(index(instruction));
                stack.pop(RefType.nullable(HeapType.type(index(instruction))));
                call(opcode, type);
            }
            case THROW -> {
                stack.pop(exception(index(instruction)).params());
                stack.unreachable();
            }
            case THROW_REF -> {
                stack.pop(RefType.EXNREF);
                stack.unreachable();
            }
            default -> stackSwitching.check(instruction);
        }
    }

    private static int index(Instruction instruction) {
        return ((Instruction.Indexed) instruction).index();
    }

    private void open(Opcode opcode, BlockType block) throws InvalidException {
        FuncType type = type(block);
        if (opcode == Opcode.IF) {
            stack.pop(ValueType.I32);
        }
        stack.pop(type.params());
        stack.open(opcode, type.params(), type.results());
    }

    /** The type of a block, which is checked. */
    FuncType type(BlockType block) throws InvalidException {
        if (block instanceof BlockType.Typed typed) {
            context.require(Feature.MULTI_VALUE, "a block type from the type section");
            return context.funcType(typed.typeIndex());
        }
        if (block instanceof BlockType.Result result) {
            context.check(result.type());
            return new FuncType(List.of(), List.of(result.type()));
        }
        return FuncType.EMPTY;
    }

    private void otherwise() throws InvalidException {
        if (stack.top().opcode != Opcode.IF) {
            throw new InvalidException("else without if");
        }
        TypeStack.Frame frame = stack.close();
        stack.open(Opcode.ELSE, frame.start, frame.end);
    }

    private void end() throws InvalidException {
        TypeStack.Frame frame = stack.close();
        // The arm that is not there passes its operands on.
        if (frame.opcode == Opcode.IF && !context.types.areSubtypes(frame.start, frame.end)) {
            throw new InvalidException("type mismatch: if without else must end as it starts, not be "
                    + new FuncType(frame.start, frame.end));
        }
        stack.push(frame.end);
    }

    private void branchTable(Instruction.BrTable table) throws InvalidException {
        stack.pop(ValueType.I32);
        List<ValueType> last = stack.frame(table.defaultLabel()).label();
        BitSet checked = new BitSet();
        for (int label : table.labels()) {
            List<ValueType> types = stack.frame(label).label();
            if (types.size() != last.size()) {
                throw new InvalidException("type mismatch: label " + label + " takes " + types.size()
                        + " values, the default label " + last.size());
            }
            if (!checked.get(label)) {
                checked.set(label);
                stack.peek(types);
            }
        }
        stack.pop(last);
        stack.unreachable();
    }

    private void call(Opcode opcode, FuncType type) throws InvalidException {
        stack.pop(type.params());
        if (opcode == Opcode.CALL || opcode == Opcode.CALL_INDIRECT || opcode == Opcode.CALL_REF) {
            stack.push(type.results());
            return;
        }
        if (!context.types.areSubtypes(type.results(), stack.results())) {
            throw new InvalidException("type mismatch: the callee's type is " + type + ", the caller gives "
                    + new FuncType(List.of(), stack.results()));
        }
        stack.unreachable();
    }

    /** A tag that can be thrown: nothing comes back. */
    FuncType exception(int tag) throws InvalidException {
        FuncType type = context.tag(tag);
        if (!type.results().isEmpty()) {
            throw new InvalidException("type mismatch: tag " + tag + " has results: " + type);
        }
        return type;
    }

    private void tryTable(Instruction.TryTable table) throws InvalidException {
        FuncType type = type(table.type());
        stack.pop(type.params());
        // The clauses' labels count from outside of the block.
        for (Catch clause : table.catches()) {
            List<ValueType> passed = new ArrayList<>();
            if (clause.kind().hasTag()) {
                passed.addAll(exception(clause.tag()).params());
            }
            if (clause.kind().passesReference()) {
                passed.add(EXCEPTION);
            }
            List<ValueType> label = stack.frame(clause.label()).label();
            if (!context.types.areSubtypes(passed, label)) {
                throw new InvalidException("type mismatch: " + clause.kind() + " passes " + new FuncType(passed, label)
                        + ", which is not what its label takes");
            }
        }
        stack.open(Opcode.TRY_TABLE, type.params(), type.results());
    }
}
