package dev.wami.wasmbinary.decompile;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmspec.CompositeType;
import dev.wami.wasmspec.ContType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Clauses of exceptions, and continuations, which C does not know. */
final class Handlers {
    private static final int ALL = Expr.READS | Expr.TRAPS | Expr.EFFECT;

    private final Unit unit;
    private final FunctionBuilder function;
    private final OperandStack stack;
    private final Branches branches;

    Handlers(Unit unit, FunctionBuilder function, OperandStack stack, Branches branches) {
        this.unit = unit;
        this.function = function;
        this.stack = stack;
        this.branches = branches;
    }

    /** The clauses of a {@code try_table}: each goes to its label. */
    List<Stmt.Clause> clauses(Instruction.TryTable table) {
        List<Stmt.Clause> clauses = new ArrayList<>();
        for (Instruction.Catch handler : table.catches()) {
            List<ValueType> types = new ArrayList<>();
            String what = "...";
            if (handler.kind().hasTag()) {
                types.addAll(unit.tagType(handler.tag()).params());
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
        Frame target = branches.frame(label);
        return new Stmt.Clause(head.append(')').toString(), function.inside(() -> branches.leave(target, values)));
    }

    private FuncType contType(int index) {
        CompositeType type = unit.composite(index);
        return unit.funcType(((ContType) type).typeIndex());
    }

    /** Instructions of stack switching. */
    void apply(Instruction instruction) {
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
                FuncType type = unit.tagType(tag);
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
            count = unit.tagType(resume.tag()).params().size();
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
            List<ValueType> types = new ArrayList<>(unit.tagType(handler.tag()).params());
            List<ValueType> label = branches.frame(handler.label()).labelTypes();
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
