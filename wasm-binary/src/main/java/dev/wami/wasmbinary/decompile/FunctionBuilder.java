package dev.wami.wasmbinary.decompile;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Makes the statements of a function, by one pass over its instructions. */
final class FunctionBuilder {
    private static final int ALL = Expr.READS | Expr.TRAPS | Expr.EFFECT;

    private final Unit unit;
    private final int index;
    private final FuncType type;
    private final List<ValueType> localTypes;
    private final Map<Integer, Var> locals = new HashMap<>();
    private final Set<String> taken = new HashSet<>();
    private final List<Frame> frames = new ArrayList<>();
    private final OperandStack stack = new OperandStack(this::temporary, this::emit);
    private final Operations operations;
    private final Branches branches;
    private boolean live = true;
    private int deadDepth;
    private int temporaries;

    /** How many braces are open. */
    private int braces;

    /** The parameters, in their order. */
    final List<Var> params = new ArrayList<>();

    FunctionBuilder(Unit unit, int index, FuncType type, List<ValueType> localTypes) {
        this.unit = unit;
        this.index = index;
        this.type = type;
        this.localTypes = localTypes;
        operations = new Operations(unit, this, stack);
        branches = new Branches(unit, this, stack, frames);
        for (int i = 0; i < type.params().size(); i++) params.add(local(i));
        frames.add(new Frame(Opcode.BLOCK, new Label(false), List.of(), type.results(), 0, new Body()));
    }

    /** What has no locals and no results: the initialisation of the module. */
    static FunctionBuilder plain(Unit unit) {
        return new FunctionBuilder(unit, -1, FuncType.EMPTY, List.of());
    }

    /** The value of a constant expression, for which statements may be needed. */
    Expr constant(List<Instruction> expression) {
        for (Instruction instruction : expression) operations.apply(instruction);
        return stack.size() == 0 ? OperandStack.zero(NumericType.I32) : stack.pop();
    }

    /** The statements of a function's instructions. */
    List<Stmt> statements(List<Instruction> body) {
        for (Instruction instruction : body) instruction(instruction);
        return finished();
    }

    /** The statements so far, and the end. */
    List<Stmt> finished() {
        Frame frame = frames.get(0);
        if (live) branches.returning(type.results().size());
        List<Stmt> statements = frame.body.statements;
        Jumps.resolve(statements, frame.label);
        return statements;
    }

    Var local(int local) {
        Var known = locals.get(local);
        if (known != null) return known;
        boolean param = local < type.params().size();
        ValueType of = param
                ? type.params().get(local)
                : localTypes.get(local - type.params().size());
        String name = unit.names.local(index, local);
        String plain = (param ? "p" : "v") + local;
        Var var = Var.local(claim(name == null ? plain : CNames.identifier(name, plain)), of);
        locals.put(local, var);
        return var;
    }

    private String claim(String name) {
        String free = name;
        for (int i = 2; unit.names.taken().contains(free) || !taken.add(free); i++) free = name + "_" + i;
        return free;
    }

    /** @param typeText for what is no value of Wasm */
    Var temporary(ValueType of, String typeText) {
        return Var.temporary(claim("t" + ++temporaries), of, typeText);
    }

    void emit(Stmt statement) {
        frames.get(frames.size() - 1).body.add(statement);
    }

    /** The statements that {@code work} emits, in braces of their own. */
    List<Stmt> inside(Runnable work) {
        Frame frame = frames.get(frames.size() - 1);
        Body around = frame.body;
        Body inside = new Body();
        frame.body = inside;
        work.run();
        frame.body = around;
        return inside.statements;
    }

    private void instruction(Instruction instruction) {
        Opcode opcode = instruction.opcode();
        if (!live && skipped(opcode)) return;
        if (opcode.opensBlock()) {
            open(instruction);
            return;
        }
        switch (opcode) {
            case ELSE -> otherwise();
            case END -> close();
            case NOP -> {}
            case CALL -> {
                int callee = ((Instruction.Indexed) instruction).index();
                FuncType of = unit.function(callee);
                List<Expr> arguments = stack.pop(of.params().size());
                result(new Expr.Call(unit.names.function(callee), arguments, first(of.results()), ALL), of.results());
            }
            case CALL_INDIRECT, CALL_REF -> {
                FuncType of = branches.calleeType(instruction);
                Expr.Indirect call = branches.indirect(instruction, of);
                result(call, of.results());
            }
            default -> {
                if (opcode.category() == dev.wami.wasmspec.Category.CONTROL) {
                    live = branches.apply(instruction);
                } else {
                    operations.apply(instruction);
                }
            }
        }
    }

    static ValueType first(List<ValueType> results) {
        return results.isEmpty() ? NumericType.I32 : results.get(0);
    }

    /** The results of something with effects. */
    void result(Expr call, List<ValueType> results) {
        if (results.size() == 1) {
            stack.push(call);
        } else if (results.isEmpty()) {
            stack.beforeWrite();
            emit(new Stmt.Effect("", call));
        } else {
            several(call, results);
        }
    }

    /** A value that is several results. */
    void several(Expr call, List<ValueType> results) {
        stack.beforeWrite();
        Var var = temporary(results.get(0), unit.resultName(results));
        emit(new Stmt.Assign(var, call));
        for (int i = 0; i < results.size(); i++) {
            stack.push(new Expr.Part(new Expr.Read(var, false), ".r" + i, List.of(), results.get(i), 0));
        }
    }

    /** Whether it cannot be reached, up to the end of the block; such instructions are left out. */
    private boolean skipped(Opcode opcode) {
        boolean closes = opcode == Opcode.END || opcode == Opcode.ELSE;
        if (closes && deadDepth == 0) return false;
        if (opcode.opensBlock()) deadDepth++;
        if (opcode == Opcode.END) deadDepth--;
        return true;
    }

    private void open(Instruction instruction) {
        Opcode opcode = instruction.opcode();
        FuncType of = unit.block(
                instruction instanceof Instruction.Block block
                        ? block.type()
                        : ((Instruction.TryTable) instruction).type());
        Expr condition = opcode == Opcode.IF ? Conditions.truth(stack.pop()) : null;
        // What waits changes nothing if the condition does, so it may be done before.
        stack.flushAll();
        boolean hasBraces = opcode == Opcode.TRY_TABLE || opcode != Opcode.BLOCK && braces < Body.HIGHEST;
        Frame frame = new Frame(
                opcode,
                new Label(opcode == Opcode.LOOP),
                of.params(),
                of.results(),
                stack.size() - of.params().size(),
                hasBraces ? new Body() : frames.get(frames.size() - 1).body);
        frame.hasBraces = hasBraces;
        frame.condition = condition;
        if (opcode == Opcode.LOOP) loopParams(frame);
        if (opcode == Opcode.IF) frame.saved = savedParams(of.params().size());
        if (instruction instanceof Instruction.TryTable table) frame.clauses = branches.handlers.clauses(table);
        if (hasBraces) {
            braces++;
        } else if (opcode == Opcode.LOOP) {
            emit(new Stmt.Mark(frame.label));
        } else if (condition != null) {
            frame.other = new Label(false);
            List<Stmt> skip = new ArrayList<>(List.of(new Stmt.Jump(frame.other)));
            emit(new Stmt.If(Conditions.not(condition), skip, List.of()));
        }
        frames.add(frame);
    }

    /** What a loop takes is in variables, which branches to it set. */
    private void loopParams(Frame frame) {
        if (frame.params.isEmpty()) return;
        List<Expr> values = stack.pop(frame.params.size());
        frame.vars = new ArrayList<>();
        for (Expr value : values) {
            Var var = Var.local(claim("t" + ++temporaries), value.type);
            frame.vars.add(var);
            emit(new Stmt.Assign(var, value));
            stack.push(new Expr.Read(var, false));
        }
    }

    private List<Expr> savedParams(int count) {
        List<Expr> values = stack.pop(count);
        for (Expr value : values) stack.push(value);
        return values;
    }

    private void otherwise() {
        Frame frame = frames.get(frames.size() - 1);
        finishArm(frame);
        if (frame.other != null) {
            if (live) emit(new Stmt.Jump(frame.label));
            emit(new Stmt.Mark(frame.other));
            frame.other = null;
        } else {
            frame.then = frame.body;
            frame.thenLive = live;
            frame.body = new Body();
        }
        stack.cut(frame.height);
        for (Expr value : frame.saved) stack.push(value);
        live = true;
    }

    /** The results of an arm are where the other arm has its own, too. */
    private void finishArm(Frame frame) {
        if (live && !frame.results.isEmpty()) branches.assign(frame, stack.pop(frame.results.size()));
    }

    private void close() {
        Frame frame = frames.get(frames.size() - 1);
        if (frame.hasBraces) braces--;
        if (frame.opcode == Opcode.IF && frame.hasBraces) {
            closeIf(frame);
            return;
        }
        if (frame.other != null) closeArm(frame, frame.other);
        boolean reached = live;
        boolean branched = frame.label.jumps > 0 && !frame.label.isLoop;
        List<Expr> values = List.of();
        if (live && (branched || frame.opcode == Opcode.TRY_TABLE)) {
            finishArm(frame);
        } else if (live) {
            if (frame.opcode == Opcode.LOOP) stack.flushAll();
            values = stack.pop(frame.results.size());
        }
        frames.remove(frames.size() - 1);
        stack.cut(frame.height);
        Body around = frames.get(frames.size() - 1).body;
        if (frame.opcode == Opcode.LOOP && frame.hasBraces) {
            around.addLoop(frame.label, frame.body.statements, reached);
        } else {
            if (frame.clauses != null) around.add(new Stmt.Try(frame.body.statements, frame.clauses));
            if (frame.opcode != Opcode.LOOP) {
                around.closeBlock(frame.hasBraces ? around.size() : frame.start, frame.label);
            }
        }
        live = reached || branched;
        if (branched || frame.opcode == Opcode.TRY_TABLE && live) {
            branches.pushResults(frame);
        } else if (live) {
            for (Expr value : values) stack.push(value);
        }
    }

    /** Of an if without braces and without else, what came in goes out if the condition is zero. */
    private void closeArm(Frame frame, Label other) {
        finishArm(frame);
        if (live && !frame.results.isEmpty()) emit(new Stmt.Jump(frame.label));
        emit(new Stmt.Mark(other));
        live = true;
        stack.cut(frame.height);
        for (Expr value : frame.saved) stack.push(value);
    }

    private void closeIf(Frame frame) {
        finishArm(frame);
        Body then = frame.then;
        if (then == null) {
            // No else: what came in goes out.
            then = frame.body;
            frame.thenLive = live;
            frame.body = new Body();
            live = true;
            if (!frame.results.isEmpty()) branches.assign(frame, frame.saved);
        }
        Body otherwise = frame.body;
        boolean branched = frame.label.jumps > 0;
        boolean reached = live || frame.thenLive;
        frames.remove(frames.size() - 1);
        stack.cut(frame.height);
        Expr condition = Objects.requireNonNull(frame.condition);
        live = reached || branched;
        Expr choice = branched ? null : choice(frame, condition, then.statements);
        if (choice != null) {
            stack.push(choice);
            return;
        }
        // Branches to the end of the arms go to the same place.
        then.closeArm(frame.label);
        otherwise.closeArm(frame.label);
        Body around = frames.get(frames.size() - 1).body;
        int start = around.size();
        around.addIf(condition, then.statements, frame.thenLive, otherwise.statements);
        around.closeBlock(start, frame.label);
        if (live) branches.pushResults(frame);
    }

    /** {@code c ? a : b} if the arms do nothing but give a value. */
    private static @Nullable Expr choice(Frame frame, Expr condition, List<Stmt> then) {
        List<Stmt> otherwise = frame.body.statements;
        if (frame.results.size() != 1 || then.size() != 1 || otherwise.size() != 1) return null;
        if (!(then.get(0) instanceof Stmt.Assign yes) || !(otherwise.get(0) instanceof Stmt.Assign no)) {
            return null;
        }
        boolean same = yes.var == no.var && frame.vars != null && frame.vars.get(0) == yes.var;
        return same ? new Expr.Choice(condition, yes.value, no.value) : null;
    }
}
