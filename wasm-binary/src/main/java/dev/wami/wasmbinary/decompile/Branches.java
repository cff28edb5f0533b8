package dev.wami.wasmbinary.decompile;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmspec.CompositeType;
import dev.wami.wasmspec.ContType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;

/** Instructions that go elsewhere, or may: branches, returns, tail calls, exceptions, continuations. */
final class Branches {
    private static final int ALL = Expr.READS | Expr.TRAPS | Expr.EFFECT;

    private final Unit unit;
    private final FunctionBuilder function;
    private final OperandStack stack;
    private final List<Frame> frames;

    Branches(Unit unit, FunctionBuilder function, OperandStack stack, List<Frame> frames) {
        this.unit = unit;
        this.function = function;
        this.stack = stack;
        this.frames = frames;
    }

    /** Whether what follows is reached. */
    boolean apply(Instruction instruction) {
        Opcode opcode = instruction.opcode();
        switch (opcode) {
            case UNREACHABLE -> {
                stack.beforeJump();
                function.emit(new Stmt.Effect("", call("unreachable", List.of())));
            }
            case BR -> branch(((Instruction.Indexed) instruction).index());
            case BR_IF -> branchIf(((Instruction.Indexed) instruction).index());
            case BR_TABLE -> table((Instruction.BrTable) instruction);
            case RETURN -> returning(frames.get(0).results.size());
            case RETURN_CALL -> {
                int callee = ((Instruction.Indexed) instruction).index();
                FuncType type = unit.function(callee);
                List<Expr> arguments = stack.pop(type.params().size());
                tail(call(unit.names.function(callee), arguments), type);
            }
            case RETURN_CALL_INDIRECT, RETURN_CALL_REF -> {
                FuncType type = calleeType(instruction);
                tail(indirect(instruction, type), type);
            }
            case THROW -> {
                int tag = ((Instruction.Indexed) instruction).index();
                List<Expr> arguments = stack.pop(tagType(tag).params().size());
                raise("throw", call(unit.names.of(Names.Kind.TAG, tag), arguments));
            }
            case THROW_REF -> raise("", NumericExprs.named(opcode, stack.pop(1), NumericType.I32, ALL));
            case BR_ON_NULL -> onNull(((Instruction.Indexed) instruction).index());
            case BR_ON_NON_NULL -> onNonNull(((Instruction.Indexed) instruction).index());
            case BR_ON_CAST, BR_ON_CAST_FAIL -> onCast((Instruction.BranchOnCast) instruction);
            default -> continuation(instruction);
        }
        return !opcode.isUnconditional();
    }

    private static Expr.Call call(String name, List<Expr> arguments) {
        return new Expr.Call(name, arguments, NumericType.I32, ALL);
    }

    private FuncType tagType(int tag) {
        return unit.funcType(Objects.requireNonNull(unit.spaces.tag(tag)).typeIndex());
    }

    // Calls

    FuncType calleeType(Instruction instruction) {
        return unit.funcType(
                instruction instanceof Instruction.IndexedPair pair
                        ? pair.first()
                        : ((Instruction.Indexed) instruction).index());
    }

    /** A call of a table's function, or of a reference: {@code call_indirect(type_0, table, i)(a)}. */
    Expr.Indirect indirect(Instruction instruction, FuncType type) {
        Expr callee = stack.pop();
        List<Expr> arguments = stack.pop(type.params().size());
        Expr function = callee;
        if (instruction instanceof Instruction.IndexedPair pair) {
            String name = unit.functionType(pair.first());
            Expr table = Operations.name(unit.names.table(pair.second()));
            function = new Expr.Call("call_indirect", List.of(Operations.name(name), table, callee), callee.type, ALL);
        }
        return new Expr.Indirect(function, arguments, FunctionBuilder.first(type.results()));
    }

    private void tail(Expr call, FuncType type) {
        stack.beforeJump();
        function.emit(type.results().isEmpty() ? new Stmt.Effect("", call) : new Stmt.Return(call));
        if (type.results().isEmpty()) function.emit(new Stmt.Jump(frames.get(0).label));
    }

    /** Leaves the function with the values on top of the stack. */
    void returning(int count) {
        List<Expr> values = stack.pop(count);
        stack.beforeJump();
        if (count == 0) {
            function.emit(new Stmt.Jump(frames.get(0).label));
        } else if (count == 1) {
            function.emit(new Stmt.Return(values.get(0)));
        } else {
            String type = unit.resultName(frames.get(0).results);
            function.emit(new Stmt.Return(new Expr.Aggregate(type, values)));
        }
    }

    private void raise(String keyword, Expr value) {
        stack.beforeJump();
        function.emit(new Stmt.Effect(keyword, value));
    }

    // Branches

    private Frame frame(int label) {
        return frames.get(frames.size() - 1 - label);
    }

    private boolean returns(Frame frame) {
        return frame == frames.get(0) && !frame.results.isEmpty();
    }

    private void branch(int label) {
        Frame target = frame(label);
        if (returns(target)) {
            returning(target.results.size());
            return;
        }
        List<Expr> values = stack.pop(target.labelTypes().size());
        stack.beforeJump();
        assign(target, values);
        function.emit(new Stmt.Jump(target.label));
    }

    private void branchIf(int label) {
        Expr condition = Conditions.truth(stack.pop());
        branchIf(condition, label, List.of());
    }

    /** @param more what the label takes above what is on the stack, which does not stay there */
    private void branchIf(Expr condition, int label, List<Expr> more) {
        Frame target = frame(label);
        int count = target.labelTypes().size() - more.size();
        // What stays has to be the same after the branch as before; what waits below is done in any case.
        List<Expr> values = new ArrayList<>(stack.pop(count));
        for (int i = 0; i < count; i++) values.set(i, stack.settle(values.get(i)));
        for (Expr value : values) stack.push(value);
        stack.beforeJump();
        List<Expr> all = new ArrayList<>(values);
        all.addAll(more);
        List<Stmt> then = function.inside(() -> leave(target, all));
        function.emit(new Stmt.If(condition, then, List.of()));
    }

    private void leave(Frame target, List<Expr> values) {
        if (returns(target)) {
            if (values.size() == 1) {
                function.emit(new Stmt.Return(values.get(0)));
            } else {
                function.emit(new Stmt.Return(new Expr.Aggregate(unit.resultName(target.results), values)));
            }
            return;
        }
        assign(target, values);
        function.emit(new Stmt.Jump(target.label));
    }

    private void table(Instruction.BrTable table) {
        Expr value = stack.pop();
        Frame first = frame(table.defaultLabel());
        int count = first.labelTypes().size();
        List<Expr> values = stack.pop(count);
        for (int i = 0; i < count; i++) values.set(i, stack.settle(values.get(i)));
        stack.beforeJump();
        Map<Integer, Stmt.Arm> arms = new LinkedHashMap<>();
        List<Integer> labels = table.labels();
        for (int i = 0; i < labels.size(); i++) {
            if (labels.get(i) == table.defaultLabel()) continue;
            arms.computeIfAbsent(labels.get(i), l -> arm(l, values)).cases.add(i);
        }
        Stmt.Arm otherwise = arm(table.defaultLabel(), values);
        otherwise.isDefault = true;
        List<Stmt.Arm> all = new ArrayList<>(arms.values());
        all.add(otherwise);
        function.emit(new Stmt.Switch(value, all));
    }

    private Stmt.Arm arm(int label, List<Expr> values) {
        Stmt.Arm arm = new Stmt.Arm();
        Frame target = frame(label);
        if (values.isEmpty()) arm.target = target.label;
        arm.body.addAll(function.inside(() -> leave(target, values)));
        return arm;
    }

    /** Puts values where a branch to the frame's label has them. */
    void assign(Frame frame, List<Expr> values) {
        List<Var> vars = variables(frame);
        List<Expr> ready = new ArrayList<>(values);
        for (int i = 0; i < ready.size(); i++) {
            // One that reads what is assigned before it.
            Expr value = ready.get(i);
            for (int k = 0; k < i; k++) {
                if (!value.reads(vars.get(k))) continue;
                ready.set(i, stack.saved(value));
                break;
            }
        }
        for (int i = 0; i < ready.size(); i++) {
            Var var = vars.get(i);
            boolean same = ready.get(i) instanceof Expr.Read read && read.var == var;
            if (!same) function.emit(new Stmt.Assign(var, ready.get(i)));
        }
    }

    private List<Var> variables(Frame frame) {
        if (frame.vars == null) {
            frame.vars = new ArrayList<>();
            for (ValueType type : frame.labelTypes()) frame.vars.add(function.temporary(type, ""));
        }
        return frame.vars;
    }

    void pushResults(Frame frame) {
        if (frame.results.isEmpty()) return;
        for (Var var : variables(frame)) stack.push(new Expr.Read(var, false));
    }

    // Branches on references

    private void onNull(int label) {
        Expr value = stack.settle(stack.pop());
        ValueType type = value.type instanceof RefType r ? RefType.nonNull(r.heap()) : value.type;
        branchIf(isNull(BinaryOperator.EQ, value), label, List.of());
        stack.push(retyped(value, type));
    }

    private void onNonNull(int label) {
        Expr value = stack.settle(stack.pop());
        branchIf(isNull(BinaryOperator.NE, value), label, List.of(value));
    }

    private static Expr isNull(BinaryOperator operator, Expr value) {
        return new Expr.Binary(operator, value, new Expr.Name("NULL", value.type), NumericType.I32);
    }

    private static Expr retyped(Expr value, ValueType type) {
        return value instanceof Expr.Name name ? new Expr.Name(name.text, type) : value;
    }

    private void onCast(Instruction.BranchOnCast cast) {
        Expr value = stack.settle(stack.pop());
        String name = "ref_test" + (cast.to().nullable() ? "_null" : "") + "<" + unit.heap(cast.to().heap()) + ">";
        Expr test = new Expr.Call(name, List.of(value), NumericType.I32, 0);
        boolean fails = cast.opcode() == Opcode.BR_ON_CAST_FAIL;
        UnaryOperator<Expr> converted = v -> new Expr.Call(
                name.replace("test", "cast"), List.of(v), new RefType(cast.to().nullable(), cast.to().heap()), 0);
        branchIf(
                fails ? Conditions.not(test) : test,
                cast.label(),
                List.of(fails ? value : converted.apply(value)));
        stack.push(fails ? converted.apply(value) : value);
    }

    // Exceptions and continuations, which C does not know

    List<Stmt.Clause> clauses(Instruction.TryTable table) {
        List<Stmt.Clause> clauses = new ArrayList<>();
        for (Instruction.Catch handler : table.catches()) {
            List<ValueType> types = new ArrayList<>();
            String what = "...";
            if (handler.kind().hasTag()) {
                types.addAll(tagType(handler.tag()).params());
                what = unit.names.of(Names.Kind.TAG, handler.tag());
            }
            if (handler.kind().passesReference()) types.add(RefType.EXNREF);
            clauses.add(clause("catch", what, types, handler.label()));
        }
        return clauses;
    }

    private Stmt.Clause clause(String keyword, String what, List<ValueType> types, int label) {
        StringBuilder head = new StringBuilder(keyword).append(" (").append(what);
        List<Expr> values = new ArrayList<>();
        for (ValueType type : types) {
            Var var = function.temporary(type, "");
            var.isDeclared = true;
            values.add(new Expr.Read(var, false));
            head.append(", ").append(unit.declared(type, Sign.ANY)).append(var.name);
        }
        Frame target = frame(label);
        return new Stmt.Clause(head.append(')').toString(), function.inside(() -> leave(target, values)));
    }

    private FuncType contType(int index) {
        CompositeType type = unit.composite(index);
        return unit.funcType(((ContType) type).typeIndex());
    }

    private void continuation(Instruction instruction) {
        Opcode opcode = instruction.opcode();
        if (instruction instanceof Instruction.Resume resume) {
            resume(resume);
            return;
        }
        switch (opcode) {
            case CONT_NEW -> {
                int type = ((Instruction.Indexed) instruction).index();
                bound(opcode, type, stack.pop(1));
            }
            case CONT_BIND -> {
                Instruction.IndexedPair pair = (Instruction.IndexedPair) instruction;
                int count = contType(pair.first()).params().size()
                        - contType(pair.second()).params().size();
                bound(opcode, pair.second(), stack.pop(count + 1));
            }
            case SUSPEND -> {
                int tag = ((Instruction.Indexed) instruction).index();
                FuncType type = tagType(tag);
                List<Expr> arguments = new ArrayList<>();
                arguments.add(Operations.name(unit.names.of(Names.Kind.TAG, tag)));
                arguments.addAll(stack.pop(type.params().size()));
                result(opcode, arguments, type.results());
            }
            default -> {
                Instruction.IndexedPair pair = (Instruction.IndexedPair) instruction;
                List<ValueType> params = contType(pair.first()).params();
                List<Expr> arguments = new ArrayList<>();
                arguments.add(Operations.name(unit.names.of(Names.Kind.TAG, pair.second())));
                arguments.addAll(stack.pop(params.size()));
                RefType back = (RefType) params.get(params.size() - 1);
                int backType = ((HeapType.Defined) back.heap()).typeIndex();
                result(opcode, arguments, contType(backType).params());
            }
        }
    }

    private void bound(Opcode opcode, int type, List<Expr> arguments) {
        String name = NumericExprs.name(opcode) + "<" + unit.names.type(type) + ">";
        stack.push(new Expr.Call(name, arguments, RefType.nonNull(HeapType.type(type)), Expr.TRAPS));
    }

    private void result(Opcode opcode, List<Expr> arguments, List<ValueType> results) {
        String name = NumericExprs.name(opcode);
        function.result(new Expr.Call(name, arguments, FunctionBuilder.first(results), ALL), results);
    }

    /** A suspension comes to a clause, as an exception does. */
    private void resume(Instruction.Resume resume) {
        FuncType type = contType(resume.type());
        List<Expr> arguments = new ArrayList<>();
        int count = type.params().size();
        if (resume.opcode() == Opcode.RESUME_THROW) {
            arguments.add(Operations.name(unit.names.of(Names.Kind.TAG, resume.tag())));
            count = tagType(resume.tag()).params().size();
        } else if (resume.opcode() == Opcode.RESUME_THROW_REF) {
            count = 1;
        }
        arguments.addAll(stack.pop(count + 1));
        if (resume.handlers().isEmpty()) {
            result(resume.opcode(), arguments, type.results());
            return;
        }
        stack.flushAll();
        List<Stmt.Clause> clauses = new ArrayList<>();
        for (Instruction.Handler handler : resume.handlers()) {
            String tag = unit.names.of(Names.Kind.TAG, handler.tag());
            if (handler.isSwitch()) {
                clauses.add(new Stmt.Clause("on_switch (" + tag + ")", Collections.emptyList()));
                continue;
            }
            List<ValueType> types = new ArrayList<>(tagType(handler.tag()).params());
            List<ValueType> label = frame(handler.label()).labelTypes();
            types.add(label.get(label.size() - 1));
            clauses.add(clause("on", tag, types, handler.label()));
        }
        List<Expr> results = new ArrayList<>();
        List<Stmt> body = function.inside(() -> {
            result(resume.opcode(), arguments, type.results());
            stack.flushAll();
            results.addAll(stack.pop(type.results().size()));
        });
        function.emit(new Stmt.Try(body, clauses));
        for (Expr value : results) stack.push(value);
    }
}
