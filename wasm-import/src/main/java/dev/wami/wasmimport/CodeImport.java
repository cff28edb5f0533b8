package dev.wami.wasmimport;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmops.CatchClause;
import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.V128;
import dev.wami.wasmssa.Blocks.BlockLike;
import dev.wami.wasmssa.Blocks.BlockOp;
import dev.wami.wasmssa.Blocks.IfOp;
import dev.wami.wasmssa.Blocks.LoopOp;
import dev.wami.wasmssa.Branches.BlockReturnOp;
import dev.wami.wasmssa.Branches.BranchIfOp;
import dev.wami.wasmssa.Branches.BranchOp;
import dev.wami.wasmssa.Branches.BranchTableOp;
import dev.wami.wasmssa.Branches.ReturnOp;
import dev.wami.wasmssa.Branches.UnreachableOp;
import dev.wami.wasmssa.Calls.CallIndirectOp;
import dev.wami.wasmssa.Calls.CallOp;
import dev.wami.wasmssa.ConstOp;
import dev.wami.wasmssa.Exceptions.ThrowOp;
import dev.wami.wasmssa.Exceptions.ThrowRefOp;
import dev.wami.wasmssa.Globals.GlobalGetOp;
import dev.wami.wasmssa.Globals.GlobalSetOp;
import dev.wami.wasmssa.LocalType;
import dev.wami.wasmssa.Locals.LocalGetOp;
import dev.wami.wasmssa.Locals.LocalSetOp;
import dev.wami.wasmssa.Locals.LocalTeeOp;
import dev.wami.wasmssa.Names;
import dev.wami.wasmssa.NumericOp;
import dev.wami.wasmssa.Parametric.DropOp;
import dev.wami.wasmssa.Parametric.NopOp;
import dev.wami.wasmssa.Parametric.SelectOp;
import dev.wami.wasmssa.RefType;
import dev.wami.wasmssa.ReferenceBranches.BrOnCastOp;
import dev.wami.wasmssa.ReferenceBranches.BrOnNonNullOp;
import dev.wami.wasmssa.ReferenceBranches.BrOnNullOp;
import dev.wami.wasmssa.ReferenceCalls.CallRefOp;
import dev.wami.wasmssa.ReferenceCalls.ReturnCallRefOp;
import dev.wami.wasmssa.References.RefFuncOp;
import dev.wami.wasmssa.References.RefIsNullOp;
import dev.wami.wasmssa.References.RefNullOp;
import dev.wami.wasmssa.ShuffleOp;
import dev.wami.wasmssa.TailCalls.ReturnCallIndirectOp;
import dev.wami.wasmssa.TailCalls.ReturnCallOp;
import dev.wami.wasmssa.TryTableOp;
import dev.wami.wasmssa.TypeOp;
import dev.wami.wasmssa.TypedOp;
import dev.wami.wasmssa.TypedSignature;
import dev.wami.wasmssa.UpcastOp;
import dev.wami.wasmssa.VectorOp;
import dev.wami.wasmssa.WasmTypes;
import dev.wami.wasmssa.WideOp;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A function's body or a constant expression on its way to operations. The stack of Wasm is followed here and holds
 * values; what an instruction takes from it become its operands. Code is valid, so nothing is checked.
 *
 * <p>Code that cannot be reached, between a branch and the end of its block, is left out: no value for its operands
 * exists, and nothing executes it.
 */
final class CodeImport {
    private static final FunctionType NOTHING = new FunctionType(List.of(), List.of());

    private final ModuleImport module;
    private final List<Type> results;
    private final IntFunction<Location> locations;
    private final List<Value> locals;
    private final StorageImport storage;
    private final ContinuationImport continuations;

    private final List<Value> stack = new ArrayList<>();
    private final List<Open> open = new ArrayList<>();
    /** Where the next operation goes; null where no instruction can be reached. */
    private @Nullable Block block;

    private final Reachability reachability = new Reachability();
    private int ordinal;
    private Location location = Location.UNKNOWN;

    /** A block whose end has not come. */
    private record Open(BlockLike op, int height) {}

    /**
     * @param entry where the operations go
     * @param locals parameters first
     * @param locations of instructions by their position
     */
    CodeImport(
            ModuleImport module, Block entry, List<Type> results, List<Value> locals, IntFunction<Location> locations) {
        this.module = module;
        this.block = entry;
        this.results = results;
        this.locals = locals;
        this.locations = locations;
        this.storage = new StorageImport(module, this);
        this.continuations = new ContinuationImport(module, this);
    }

    /** Names the structured instructions of a body, counted as in the name section. */
    private IntFunction<@Nullable String> labels = i -> null;

    CodeImport withLabels(IntFunction<@Nullable String> names) {
        labels = names;
        return this;
    }

    void read(List<Instruction> body) {
        int i = 0;
        // one at a time: a body may be decoded as it is read
        for (Instruction instruction : body) {
            int position = i++;
            Opcode opcode = instruction.opcode();
            if (reachability.skips(opcode)) {
                if (opcode.opensBlock()) ordinal++;
                continue;
            }
            location = locations.apply(position);
            read(instruction, opcode);
        }
        if (block == null) return;
        location = locations.apply(i);
        add(new ReturnOp(location, popAs(results), false));
    }

    /** Several constant expressions of one type, whose values are returned together. */
    void readAll(List<List<Instruction>> expressions, Type type) {
        for (List<Instruction> e : expressions) {
            for (Instruction i : e) read(i, i.opcode());
            upcast(List.of(type));
        }
        add(new ReturnOp(location, pop(expressions.size()), false));
    }

    /** Where the instruction that is read stands. */
    Location location() {
        return location;
    }

    // ---- stack

    private <T extends Operation> T add(T op) {
        if (block == null) throw new IllegalStateException("unreachable " + op);
        block.add(op);
        for (int i = 0; i < op.resultCount(); i++) stack.add(op.result(i));
        return op;
    }

    /** Adds after what nothing can be reached. */
    private void end(Operation terminator) {
        add(terminator);
        block = null;
    }

    Value pop() {
        return stack.remove(stack.size() - 1);
    }

    private List<Value> top(int count) {
        int from = stack.size() - count;
        return switch (count) {
            case 0 -> List.of();
            case 1 -> List.of(stack.get(from));
            case 2 -> List.of(stack.get(from), stack.get(from + 1));
            default -> List.copyOf(stack.subList(from, stack.size()));
        };
    }

    List<Value> pop(int count) {
        List<Value> values = top(count);
        truncate(stack.size() - count);
        return values;
    }

    /** As many values as there are types, which are references of these or of types below them: of these. */
    List<Value> popAs(List<Type> types) {
        upcast(types);
        return pop(types.size());
    }

    private Value popAs(Type type) {
        if (!top().type().equals(type)) upcast(List.of(type));
        return pop();
    }

    private Value top() {
        return stack.get(stack.size() - 1);
    }

    private List<Value> popAs(List<Type> types, Type... more) {
        return popAs(concat(types, more));
    }

    private static List<Type> concat(List<Type> types, Type... more) {
        List<Type> all = new ArrayList<>(types);
        all.addAll(List.of(more));
        return all;
    }

    /** Makes the values on top of the stack those of {@code types}: what differs is a reference of a type below. */
    private void upcast(List<Type> types) {
        int height = stack.size() - types.size();
        for (int i = 0; i < types.size(); i++) {
            if (stack.get(height + i).type().equals(types.get(i))) continue;
            List<Value> values = pop(types.size() - i);
            add(new UpcastOp(location, values, types.subList(i, types.size())));
            return;
        }
    }

    private void truncate(int height) {
        for (int i = stack.size() - 1; i >= height; i--) stack.remove(i);
    }

    // ---- instructions

    private void read(Instruction instruction, Opcode row) {
        switch (row.category()) {
            case UNARY, TEST, CONVERT -> add(NumericOp.of(location, row, pop()));
            case BINARY, COMPARE -> {
                Value second = pop();
                add(NumericOp.of(location, row, pop(), second));
            }
            case LOAD, STORE -> add(storage.access((Instruction.MemoryAccess) instruction));
            case CONST -> constant(instruction);
            case VECTOR -> vector(instruction);
            case MEMORY, TABLE -> add(storage.memoryOrTable(instruction));
            case ATOMIC -> add(storage.atomic(instruction));
            case AGGREGATE -> typed(instruction);
            case WIDE -> add(WideOp.of(location, row, pop(row.type().params().size())));
            default -> readOther(instruction, row);
        }
    }

    private void constant(Instruction instruction) {
        Type type =
                WasmTypes.of((NumericType) instruction.opcode().type().results().get(0));
        if (instruction instanceof Instruction.VectorConstant v) {
            add(new ConstOp(location, Vectors.constant(type, new V128(v.low(), v.high()))));
        } else {
            add(ConstOp.ofBits(location, type, ((Instruction.Constant) instruction).bits()));
        }
    }

    private void vector(Instruction instruction) {
        Opcode row = instruction.opcode();
        List<Value> operands = pop(row.type().params().size());
        if (instruction instanceof Instruction.VectorConstant v) {
            int[] lanes = new int[16];
            for (int i = 0; i < lanes.length; i++) lanes[i] = v.byteAt(i);
            add(new ShuffleOp(location, operands, lanes));
        } else {
            int lane = instruction instanceof Instruction.Indexed i ? i.index() : 0;
            add(VectorOp.of(location, row, operands, lane));
        }
    }

    private void readOther(Instruction instruction, Opcode row) {
        int index = instruction instanceof Instruction.Indexed i ? i.index() : 0;
        switch (row) {
            case BLOCK, LOOP, IF -> open((Instruction.Block) instruction);
            case ELSE -> otherwise();
            case END -> close();
            case BR -> end(new BranchOp(location, index, popAs(labelTypes(index))));
            case BR_IF -> branchIf(index);
            case BR_TABLE -> branchTable((Instruction.BrTable) instruction);
            case RETURN -> end(new ReturnOp(location, popAs(results), open.isEmpty()));
            case UNREACHABLE -> end(new UnreachableOp(location));
            case NOP -> add(new NopOp(location));
            case CALL -> {
                FunctionType type = module.functionType(index);
                List<Value> arguments = popAs(type.inputs());
                add(new CallOp(location, module.symbol(ExternKind.FUNC, index), arguments, type.results()));
            }
            case CALL_INDIRECT -> callIndirect((Instruction.IndexedPair) instruction);
            case RETURN_CALL -> {
                FunctionType type = module.functionType(index);
                List<Value> arguments = popAs(type.inputs());
                end(new ReturnCallOp(location, module.symbol(ExternKind.FUNC, index), type, arguments));
            }
            case RETURN_CALL_INDIRECT -> {
                Instruction.IndexedPair call = (Instruction.IndexedPair) instruction;
                FunctionType type = module.types().of(module.use(call.first()));
                List<Value> taken = popAs(type.inputs(), storage.addressOfTable(call.second()));
                int count = type.inputs().size();
                ReturnCallIndirectOp op = new ReturnCallIndirectOp(
                        location, storage.table(call.second()), type, taken.subList(0, count), taken.get(count));
                String declared = module.declared(call.first());
                if (declared != null) op.declare(declared);
                end(op);
            }
            case DROP -> add(new DropOp(location, pop()));
            case SELECT, SELECT_T -> {
                Type type = instruction instanceof Instruction.SelectTyped t
                        ? module.types().of(t.types().get(0))
                        : stack.get(stack.size() - 2).type();
                List<Value> operands = popAs(List.of(type, type, IntegerType.I32));
                boolean typed = row == Opcode.SELECT_T && !(type instanceof RefType);
                add(new SelectOp(location, operands.get(2), operands.get(0), operands.get(1), typed));
            }
            case LOCAL_GET -> add(new LocalGetOp(location, locals.get(index)));
            case LOCAL_SET -> add(new LocalSetOp(location, locals.get(index), popAs(inner(index))));
            case LOCAL_TEE -> add(new LocalTeeOp(location, locals.get(index), popAs(inner(index))));
            case GLOBAL_GET ->
                add(new GlobalGetOp(location, module.symbol(ExternKind.GLOBAL, index), module.globalType(index)));
            case GLOBAL_SET ->
                add(new GlobalSetOp(
                        location, module.symbol(ExternKind.GLOBAL, index), popAs(module.globalType(index))));
            case REF_NULL ->
                add(new RefNullOp(
                        location, module.types().reference(true, ((Instruction.HeapTyped) instruction).heap())));
            case REF_IS_NULL -> add(new RefIsNullOp(location, pop()));
            case REF_FUNC ->
                add(new RefFuncOp(location, module.symbol(ExternKind.FUNC, index), module.functionReference(index)));
            case THROW -> {
                FunctionType type = module.tagType(index);
                end(new ThrowOp(location, module.symbol(ExternKind.TAG, index), popAs(type.inputs())));
            }
            case THROW_REF -> end(new ThrowRefOp(location, popAs(RefType.EXNREF)));
            case TRY_TABLE -> openTry((Instruction.TryTable) instruction);
            case CALL_REF, RETURN_CALL_REF -> callRef(row, index);
            case CONT_NEW, CONT_BIND, SUSPEND, RESUME, RESUME_THROW, RESUME_THROW_REF, SWITCH ->
                add(continuations.read(instruction));
            case BR_ON_NULL, BR_ON_NON_NULL -> branchOnNull(row, index);
            case BR_ON_CAST, BR_ON_CAST_FAIL -> branchOnCast((Instruction.BranchOnCast) instruction);
            case REF_EQ,
                    REF_AS_NON_NULL,
                    REF_TEST,
                    REF_TEST_NULL,
                    REF_CAST,
                    REF_CAST_NULL,
                    ANY_CONVERT_EXTERN,
                    EXTERN_CONVERT_ANY,
                    REF_I31,
                    I31_GET_S,
                    I31_GET_U -> typed(instruction);
            default -> throw new IllegalStateException("the validator should have refused " + row.mnemonic());
        }
    }

    private void callIndirect(Instruction.IndexedPair call) {
        FunctionType type = module.types().of(module.use(call.first()));
        List<Value> taken = popAs(type.inputs(), storage.addressOfTable(call.second()));
        int count = type.inputs().size();
        CallIndirectOp op = new CallIndirectOp(
                location, storage.table(call.second()), taken.subList(0, count), taken.get(count), type.results());
        String declared = module.declared(call.first());
        if (declared != null) op.declare(declared);
        add(op);
    }

    private Type inner(int local) {
        return ((LocalType) locals.get(local).type()).inner();
    }

    private void callRef(Opcode row, int index) {
        TypeOp type = module.typeOp(index);
        FunctionType function = type.functionType();
        String name = type.definitionName();
        List<Value> taken = popAs(function.inputs(), RefType.to(true, name));
        int count = function.inputs().size();
        List<Value> arguments = taken.subList(0, count);
        if (row == Opcode.CALL_REF) {
            add(new CallRefOp(location, name, arguments, taken.get(count), function.results()));
        } else {
            end(new ReturnCallRefOp(location, name, arguments, taken.get(count)));
        }
    }

    /** An instruction on structures, arrays or references. */
    private void typed(Instruction instruction) {
        Opcode row = instruction.opcode();
        int first = instruction instanceof Instruction.IndexedPair p
                ? p.first()
                : instruction instanceof Instruction.Indexed i ? i.index() : -1;
        int second = instruction instanceof Instruction.IndexedPair p ? p.second() : 0;
        RefType target = null;
        if (instruction instanceof Instruction.HeapTyped h) {
            boolean nullable = row == Opcode.REF_TEST_NULL || row == Opcode.REF_CAST_NULL;
            target = module.types().reference(nullable, h.heap());
        }
        String segment = switch (row.immediates()) {
            case TYPE_DATA -> module.dataInCode(second);
            case TYPE_ELEM -> module.element(second);
            default -> null;
        };
        TypeOp from = row.immediates() == Immediates.TYPE_TYPE ? module.typeOp(second) : null;
        TypeOp type = first < 0 ? null : module.typeOp(first);
        TypedSignature signature = new TypedSignature(row, type, from, second, target);
        List<Type> given = new ArrayList<>();
        for (Value v : top(signature.arity())) given.add(v.type());
        FunctionType taken = signature.of(given);
        if (taken == null) throw new IllegalStateException("the validator should have refused " + row.mnemonic());
        add(TypedOp.of(location, signature, popAs(taken.inputs()), taken.results(), segment));
    }

    // ---- blocks and branches

    private void open(Instruction.Block instruction) {
        if (block == null) throw new IllegalStateException();
        FunctionType type = blockType(instruction.type());
        boolean conditional = instruction.opcode() == Opcode.IF;
        List<Value> taken = conditional ? popAs(type.inputs(), IntegerType.I32) : popAs(type.inputs());
        List<Value> inputs = taken.subList(0, type.inputs().size());
        Value condition = conditional ? taken.get(inputs.size()) : null;
        Block next = next(type.results());
        BlockLike op;
        if (condition != null) op = new IfOp(location, condition, inputs, next, false);
        else if (instruction.opcode() == Opcode.LOOP) op = new LoopOp(location, inputs, next);
        else op = new BlockOp(location, inputs, next);
        open(op, instruction.type());
    }

    /** A block that comes next in its region, with arguments of these types. */
    private Block next(List<Type> arguments) {
        Region region = block == null ? null : block.region();
        if (region == null) throw new IllegalStateException();
        Block next = new Block();
        for (int i = 0; i < arguments.size(); i++) next.addArgument(arguments.get(i), location);
        region.add(next);
        return next;
    }

    private void open(BlockLike op, BlockType type) {
        String name = labels.apply(ordinal++);
        if (name != null) op.setAttribute(Names.NAME, StringAttr.of(name));
        String declared =
                type instanceof BlockType.Typed t && !module.isInline(t) ? module.declared(t.typeIndex()) : null;
        if (declared != null) op.declare(declared);
        if (block == null) throw new IllegalStateException();
        block.add(op);
        open.add(new Open(op, stack.size()));
        enter(op.region(0).entry());
    }

    private void openTry(Instruction.TryTable instruction) {
        FunctionType type = blockType(instruction.type());
        List<CatchClause> catches = new ArrayList<>();
        for (Instruction.Catch c : instruction.catches()) {
            String tag = c.kind().hasTag() ? module.symbol(ExternKind.TAG, c.tag()) : null;
            catches.add(new CatchClause(tag, c.kind().passesReference(), c.label()));
        }
        List<Value> inputs = popAs(type.inputs());
        open(new TryTableOp(location, catches, inputs, next(type.results())), instruction.type());
    }

    private void enter(Block entry) {
        block = entry;
        for (int i = 0; i < entry.argumentCount(); i++) stack.add(entry.argument(i));
    }

    private FunctionType blockType(BlockType type) {
        if (type instanceof BlockType.Result r) {
            return new FunctionType(List.of(), List.of(module.types().of(r.type())));
        }
        if (!(type instanceof BlockType.Typed t)) return NOTHING;
        return module.types().of(module.isInline(t) ? module.functionTypeAt(t.typeIndex()) : module.use(t.typeIndex()));
    }

    /** The end of a block's first or second part: what is on the stack is its results. */
    private void leave(Open innermost) {
        if (block != null) {
            add(new BlockReturnOp(location, popAs(innermost.op().resultTypesOfBlock())));
        }
        truncate(innermost.height());
    }

    private void otherwise() {
        Open innermost = open.get(open.size() - 1);
        leave(innermost);
        IfOp branch = (IfOp) innermost.op();
        branch.addElse();
        enter(branch.elseRegion().entry());
    }

    private void close() {
        Open innermost = open.remove(open.size() - 1);
        leave(innermost);
        enter(innermost.op().continuation());
    }

    /** The types that a branch to the block at a depth takes. */
    private List<Type> labelTypes(int depth) {
        return depth == open.size()
                ? results
                : open.get(open.size() - 1 - depth).op().labelTypes();
    }

    private void branchIf(int depth) {
        List<Type> types = labelTypes(depth);
        if (!types.isEmpty()) upcast(concat(types, IntegerType.I32));
        Value condition = pop();
        Block next = next(List.of());
        continueIn(next, new BranchIfOp(location, condition, depth, top(types.size()), next));
    }

    /** Adds a branch that may not be taken, and goes on in the block behind it. */
    private void continueIn(Block next, Operation branch) {
        add(branch);
        enter(next);
    }

    private void branchOnNull(Opcode row, int depth) {
        List<Type> types = labelTypes(depth);
        RefType type = (RefType) stack.get(stack.size() - 1).type();
        boolean onNull = row == Opcode.BR_ON_NULL;
        List<Type> kept = onNull ? types : types.subList(0, types.size() - 1);
        upcast(concat(kept, type));
        Value reference = pop();
        Block next = next(onNull ? List.of(type.withNull(false)) : List.of());
        continueIn(
                next,
                onNull
                        ? new BrOnNullOp(location, reference, depth, top(kept.size()), next)
                        : new BrOnNonNullOp(location, reference, depth, top(kept.size()), next));
    }

    private void branchOnCast(Instruction.BranchOnCast cast) {
        List<Type> types = labelTypes(cast.label());
        List<Type> kept = types.subList(0, types.size() - 1);
        RefType from = module.types().reference(cast.from());
        RefType target = module.types().reference(cast.to());
        upcast(concat(kept, from));
        Value reference = pop();
        boolean fail = cast.opcode() == Opcode.BR_ON_CAST_FAIL;
        RefType rest = target.nullable() ? from.withNull(false) : from;
        Block next = next(List.of(fail ? target : rest));
        continueIn(next, new BrOnCastOp(location, fail, reference, target, cast.label(), top(kept.size()), next));
    }

    private void branchTable(Instruction.BrTable table) {
        int[] depths = table.labels().stream().mapToInt(Integer::intValue).toArray();
        List<Type> types = labelTypes(table.defaultLabel());
        // labels that want references of different types get what there is
        boolean same = true;
        for (int d : depths) same &= labelTypes(d).equals(types);
        if (same) upcast(concat(types, IntegerType.I32));
        Value index = pop();
        end(new BranchTableOp(location, index, depths, table.defaultLabel(), pop(types.size())));
    }
}
