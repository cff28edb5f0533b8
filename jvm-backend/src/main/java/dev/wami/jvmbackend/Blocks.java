package dev.wami.jvmbackend;

import static org.objectweb.asm.Opcodes.*;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/**
 * The code of blocks and branches. A label of Wasm is one of the JVM. What a branch takes along, and what is below, is
 * in variables there ({@link OperandStack}); a block to which nothing branches costs nothing.
 *
 * <pre>
 *   block              loop            if                    try_table
 *     ...                L:              ifeq otherwise        from:
 *     goto L             ...             ...                     ...
 *     ...                goto L          goto L                to:
 *   L:                                 otherwise:              goto L
 *                                        ...                 handler: compare tags, goto the clause's label, or throw
 *                                      L:                    L:
 * </pre>
 */
final class Blocks {
    private static final int LONG_TABLE = 256;

    private final Layout layout;
    private final MethodVisitor code;
    private final Numbers numbers;
    private final OperandStack stack;
    private final Environment environment;
    private final Handlers handlers;
    private final List<ControlFrame> frames = new ArrayList<>();
    /** The blocks from this depth on are in this method; a branch to another leaves it. */
    private int base;
    /** Where a piece of a function goes when it leaves its method; null in a method that is a whole function. */
    private final @Nullable Exits exits;

    private boolean dead;
    private int guards;

    Blocks(
            Layout layout,
            MethodVisitor code,
            Numbers numbers,
            OperandStack stack,
            Environment environment,
            @Nullable Exits exits) {
        this.exits = exits;
        this.layout = layout;
        this.code = code;
        this.numbers = numbers;
        this.stack = stack;
        this.environment = environment;
        this.handlers = new Handlers(layout, code, numbers, stack, environment);
    }

    /** Whether the code here cannot be reached. */
    boolean isDead() {
        return dead;
    }

    /** Whether an exception that is thrown here may be caught in this function. */
    boolean isGuarded() {
        return guards > 0;
    }

    /** The code after this cannot be reached up to the end of the block. */
    void end() {
        dead = true;
    }

    void openFunction(Signature signature) {
        frames.add(new ControlFrame(Opcode.BLOCK, 0, List.of(), signature.results(), 0));
        base = 1;
    }

    /** Begins a piece inside of the blocks that are open in another method. */
    void openPiece(Blocks outer) {
        frames.addAll(outer.frames);
        base = frames.size();
        guards = outer.guards;
    }

    /** Ends a piece: if that can be reached, the code of the method around goes on. */
    void closePiece() {
        if (dead) return;
        stack.spill();
        leaveMethod(Exits.ON);
    }

    private void leaveMethod(int exit) {
        environment.save();
        numbers.constant(exit);
        code.visitInsn(IRETURN);
    }

    /** Goes where a piece says, whose exit is on the JVM's stack: to a block of this method, out of it, or on. */
    void follow(Exits taken, boolean goesOn) {
        List<Integer> keys = new ArrayList<>();
        List<Label> labels = new ArrayList<>();
        boolean passesOn = false;
        for (int key : taken.sorted()) {
            if (key > base) {
                ControlFrame target = frames.get(key - 1);
                target.isTarget = true;
                keys.add(key);
                labels.add(target.label);
            } else {
                if (exits == null) throw new IllegalStateException("a piece outside of pieces");
                exits.take(key);
                passesOn = true;
            }
        }
        Label on = new Label();
        if (passesOn) passOn(keys, labels, on, goesOn);
        else if (keys.isEmpty()) code.visitInsn(POP);
        else code.visitLookupSwitchInsn(on, ints(keys), labels.toArray(Label[]::new));
        if (goesOn) {
            if (passesOn || !keys.isEmpty()) stack.bind(on);
            return;
        }
        if (!passesOn) {
            if (!keys.isEmpty()) stack.bind(on);
            code.visitInsn(ACONST_NULL);
            code.visitInsn(ATHROW);
        }
        dead = true;
    }

    /** An exit that is none of the keys is that of the method around, too, whose number is the same. */
    private void passOn(List<Integer> keys, List<Label> labels, Label on, boolean goesOn) {
        // No operand: values that a label takes along may be where the next one would go.
        int exit = stack.temporary(Kind.I32);
        code.visitVarInsn(ISTORE, exit);
        if (goesOn) {
            int at = 0;
            while (at < keys.size() && keys.get(at) < Exits.ON) at++;
            keys.add(at, Exits.ON);
            labels.add(at, on);
        }
        if (!keys.isEmpty()) {
            Label leave = new Label();
            code.visitVarInsn(ILOAD, exit);
            code.visitLookupSwitchInsn(leave, ints(keys), labels.toArray(Label[]::new));
            stack.bindKeeping(leave, Kind.I32);
        }
        environment.save();
        code.visitVarInsn(ILOAD, exit);
        code.visitInsn(IRETURN);
    }

    private static int[] ints(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }

    private boolean leaves(ControlFrame target) {
        return target.depth < base;
    }

    /** The values that a label outside of this method wants are in their variables or on the JVM's stack. */
    private void exit(ControlFrame target) {
        int count = target.labelKinds().size();
        if (exits == null) {
            stack.require(count);
            returnFromStack(target.results);
            return;
        }
        stack.moveTo(target.height, count);
        exits.take(target.depth + 1);
        leaveMethod(target.depth + 1);
    }

    /** In a piece, starts the function again. */
    void restart() {
        if (exits == null) throw new IllegalStateException("not a piece");
        exits.take(Exits.RESTART);
        leaveMethod(Exits.RESTART);
        dead = true;
    }

    void closeFunction() {
        if (!dead) leave();
    }

    void compile(Instruction instruction) {
        switch (instruction.opcode()) {
            case NOP -> {}
            case UNREACHABLE -> {
                code.visitMethodInsn(
                        INVOKESTATIC,
                        "dev/wami/jvmbackend/runtime/Traps",
                        "unreachable",
                        "()Ljava/lang/RuntimeException;",
                        false);
                code.visitInsn(ATHROW);
                end();
            }
            case BLOCK -> open(Opcode.BLOCK, ((Instruction.Block) instruction).type(), IFNE);
            case LOOP -> openLoop((Instruction.Block) instruction);
            case IF -> {
                stack.require(1);
                stack.consume(1);
                aside(Kind.I32);
                open(Opcode.IF, ((Instruction.Block) instruction).type(), IFNE);
            }
            case TRY_TABLE -> openTry((Instruction.TryTable) instruction);
            case ELSE -> otherwise();
            case END -> close();
            case BR -> branch(frame(index(instruction)));
            case BR_IF -> {
                stack.require(1);
                stack.consume(1);
                branchIf(index(instruction), IFNE);
            }
            case BR_TABLE -> branchTable((Instruction.BrTable) instruction);
            case RETURN -> leave();
            case THROW -> {
                handlers.raise(index(instruction));
                end();
            }
            case THROW_REF -> {
                handlers.raiseAgain();
                end();
            }
            case BR_ON_NULL -> branchOnNull(index(instruction));
            default -> branchOnNonNull(index(instruction));
        }
    }

    private static int index(Instruction instruction) {
        return ((Instruction.Indexed) instruction).index();
    }

    private ControlFrame frame(int label) {
        return frames.get(frames.size() - 1 - label);
    }

    // ---- conditions

    /**
     * Lets a jump decide the next instruction, if that can be: a {@code br_if}, {@code if} or {@code select} without
     * other values between its operands and the jump's.
     *
     * @return whether that was done; otherwise the jump is still to be made
     */
    boolean decide(Instruction next, int jump) {
        switch (next.opcode()) {
            case BR_IF -> {
                ControlFrame target = frame(index(next));
                if (stack.onStack() > 0) return false;
                if (!leaves(target)
                        && !stack.isInPlace(target.height, target.labelKinds().size())) return false;
                branchIf(index(next), jump);
                return true;
            }
            case IF -> {
                if (stack.onStack() > 0) return false;
                open(Opcode.IF, ((Instruction.Block) next).type(), jump);
                return true;
            }
            case SELECT, SELECT_T -> {
                if (stack.onStack() < 2) return false;
                choose(jump);
                return true;
            }
            default -> {
                return false;
            }
        }
    }

    /** The condition of a jump becomes an i32 on the stack. */
    void materialize(int jump) {
        Label holds = new Label();
        Label end = new Label();
        code.visitJumpInsn(jump, holds);
        code.visitInsn(ICONST_0);
        code.visitJumpInsn(GOTO, end);
        stack.bindWith(holds, List.of());
        code.visitInsn(ICONST_1);
        stack.bindWith(end, List.of(INTEGER));
        stack.push(Kind.I32);
    }

    /** {@code select}: of the upper two values on the JVM's stack the lower one where the jump is taken. */
    void choose(int jump) {
        boolean wide = stack.top().slots == 2;
        Label first = new Label();
        code.visitJumpInsn(jump, first);
        if (wide) {
            code.visitInsn(DUP2_X2);
            code.visitInsn(POP2);
        } else {
            code.visitInsn(SWAP);
        }
        stack.bindWith(first, List.of());
        code.visitInsn(wide ? POP2 : POP);
        stack.consume(1);
    }

    /** Puts what is below a value on the JVM's stack into variables. The value itself does not count. */
    private void aside(Kind kind) {
        if (stack.onStack() == 0) return;
        int saved = stack.temporary(kind);
        code.visitVarInsn(kind.store, saved);
        stack.spill();
        code.visitVarInsn(kind.load, saved);
    }

    // ---- blocks

    /** @param jump of an {@code if}, goes to its first arm */
    private void open(Opcode opcode, BlockType type, int jump) {
        Signature signature = layout.block(type);
        int height = stack.size() - signature.params().size();
        ControlFrame frame = new ControlFrame(opcode, height, signature.params(), signature.results(), frames.size());
        // An if comes here with its condition on the JVM's stack and nothing else.
        if (opcode != Opcode.IF) stack.spill();
        if (opcode == Opcode.IF) {
            Label otherwise = new Label();
            frame.otherwise = otherwise;
            code.visitJumpInsn(Numbers.opposite(jump), otherwise);
        }
        frames.add(frame);
    }

    private void openLoop(Instruction.Block loop) {
        open(Opcode.LOOP, loop.type(), IFNE);
        stack.bind(frames.get(frames.size() - 1).label);
        if (layout.options.polls()) environment.poll();
    }

    private void openTry(Instruction.TryTable table) {
        open(Opcode.TRY_TABLE, table.type(), IFNE);
        ControlFrame frame = frames.get(frames.size() - 1);
        Label from = new Label();
        frame.guarded = from;
        guards++;
        frame.catches = table.catches();
        code.visitLabel(from);
        // A range must not be empty.
        code.visitInsn(NOP);
    }

    private void otherwise() {
        ControlFrame frame = frames.get(frames.size() - 1);
        if (!dead) {
            stack.spill();
            code.visitJumpInsn(GOTO, frame.label);
            frame.isTarget = true;
        }
        stack.reset(frame.height, frame.params);
        bindOtherwise(frame);
        frame.opcode = Opcode.ELSE;
    }

    private void bindOtherwise(ControlFrame frame) {
        Label otherwise = frame.otherwise;
        if (otherwise == null) throw new IllegalStateException("an else without if");
        stack.bind(otherwise);
        dead = false;
    }

    private void close() {
        ControlFrame frame = frames.remove(frames.size() - 1);
        switch (frame.opcode) {
            case LOOP -> {
                if (dead) stack.reset(frame.height, frame.results);
            }
            case IF -> {
                // Without an else, the parameters are the results.
                if (!dead) stack.spill();
                stack.reset(frame.height, frame.results);
                bindOtherwise(frame);
                if (frame.isTarget) stack.bind(frame.label);
            }
            case TRY_TABLE -> {
                guards--;
                if (!dead) {
                    stack.spill();
                    code.visitJumpInsn(GOTO, frame.label);
                    frame.isTarget = true;
                }
                handle(frame);
                join(frame);
            }
            default -> {
                if (!dead && frame.isTarget) stack.spill();
                join(frame);
            }
        }
    }

    /** Binds the label at the end of a block, whose results are in their variables if the end is reached. */
    private void join(ControlFrame frame) {
        if (dead || frame.isTarget) stack.reset(frame.height, frame.results);
        if (!frame.isTarget) return;
        stack.bind(frame.label);
        dead = false;
    }

    private void handle(ControlFrame frame) {
        Label from = frame.guarded;
        if (from == null) throw new IllegalStateException("a block without guard");
        stack.reset(frame.height, List.of());
        handlers.open(from);
        for (Instruction.Catch clause : frame.catches) {
            ControlFrame target = frame(clause.label());
            Label next = new Label();
            handlers.clause(clause, next);
            branch(target);
            stack.reset(frame.height, List.of());
            if (!clause.kind().hasTag()) {
                dead = true;
                return;
            }
            handlers.next(next);
        }
        code.visitInsn(ATHROW);
        dead = true;
    }

    // ---- branches

    /** Goes to a label with the values that it wants. */
    private void branch(ControlFrame target) {
        dead = true;
        if (leaves(target)) {
            exit(target);
            return;
        }
        stack.moveTo(target.height, target.labelKinds().size());
        code.visitJumpInsn(GOTO, target.label);
        target.isTarget = true;
    }

    /** @param jump its operands are on the JVM's stack and do not count */
    private void branchIf(int label, int jump) {
        ControlFrame target = frame(label);
        // Where a comparison was made no other value is on the stack.
        if (jump == IFNE || jump == IFEQ) aside(Kind.I32);
        if (!leaves(target)
                && stack.isInPlace(target.height, target.labelKinds().size())) {
            code.visitJumpInsn(jump, target.label);
            target.isTarget = true;
            return;
        }
        around(Numbers.opposite(jump), target);
    }

    /** Branches unless a jump is taken, whose operands are on the JVM's stack; all others are in variables. */
    void branchUnless(int label, int jump) {
        around(jump, frame(label));
    }

    /** Branches unless a jump is taken. All operands are in variables. */
    private void around(int jump, ControlFrame target) {
        Label on = new Label();
        code.visitJumpInsn(jump, on);
        copyTo(target);
        stack.bind(on);
    }

    /** Goes to a label, or returns, and leaves the operands as they are for the code that follows. */
    private void copyTo(ControlFrame target) {
        int count = target.labelKinds().size();
        if (leaves(target) && exits == null) {
            for (int i = stack.size() - count; i < stack.size(); i++) {
                stack.load(i);
            }
            returnFromStack(target.results);
            return;
        }
        if (leaves(target)) {
            exit(target);
            return;
        }
        stack.moveTo(target.height, count);
        code.visitJumpInsn(GOTO, target.label);
        target.isTarget = true;
    }

    private void branchTable(Instruction.BrTable table) {
        stack.require(1);
        stack.consume(1);
        aside(Kind.I32);
        if (isLongWayOut(table)) {
            leaveByTable(table);
            return;
        }
        Map<Integer, Label> targets = new LinkedHashMap<>();
        Label[] labels = new Label[table.labels().size()];
        for (int i = 0; i < labels.length; i++) {
            labels[i] = targets.computeIfAbsent(table.labels().get(i), this::entry);
        }
        Label last = targets.computeIfAbsent(table.defaultLabel(), this::entry);
        if (labels.length == 0) {
            code.visitInsn(POP);
            code.visitJumpInsn(GOTO, last);
        } else {
            code.visitTableSwitchInsn(0, labels.length - 1, last, labels);
        }
        targets.forEach((label, entry) -> {
            ControlFrame target = frame(label);
            if (entry == target.label) return;
            stack.bind(entry);
            copyTo(target);
        });
        dead = true;
    }

    /**
     * Whether a table in a piece has so many labels, none of which takes values along, that code for each that leaves
     * the piece might not fit into a method.
     */
    private boolean isLongWayOut(Instruction.BrTable table) {
        int count = table.labels().size();
        // A constant text has 65,535 bytes, three for a character at most; exits are characters.
        if (exits == null || count < LONG_TABLE || count > 21_000 || frames.size() > 65_000) return false;
        for (int label : table.labels()) {
            if (!frame(label).labelKinds().isEmpty()) return false;
        }
        return frame(table.defaultLabel()).labelKinds().isEmpty();
    }

    /** The exits stand in a constant text, the default as its last character. */
    private void leaveByTable(Instruction.BrTable table) {
        Exits taken = new Exits();
        StringBuilder text = new StringBuilder();
        for (int label : table.labels()) {
            text.append((char) (frame(label).depth + 1));
            taken.take(frame(label).depth + 1);
        }
        text.append((char) (frame(table.defaultLabel()).depth + 1));
        taken.take(frame(table.defaultLabel()).depth + 1);
        code.visitLdcInsn(text.toString());
        code.visitMethodInsn(
                INVOKESTATIC, "dev/wami/jvmbackend/runtime/BranchTable", "exit", "(ILjava/lang/String;)I", false);
        follow(taken, false);
    }

    /** Where a switch goes for a label: there, or to what moves the values first. */
    private Label entry(int label) {
        ControlFrame target = frame(label);
        if (leaves(target)
                || !stack.isInPlace(target.height, target.labelKinds().size())) return new Label();
        target.isTarget = true;
        return target.label;
    }

    private void branchOnNull(int label) {
        // The reference is gone where it is null and stays where it is not: it is read from its variable for both.
        stack.require(1);
        stack.spill();
        int height = stack.size() - 1;
        stack.load(height);
        Label on = new Label();
        code.visitJumpInsn(IFNONNULL, on);
        Kind kind = stack.top();
        stack.drop(1);
        copyTo(frame(label));
        stack.reset(height, List.of(kind));
        stack.bind(on);
    }

    private void branchOnNonNull(int label) {
        stack.require(1);
        stack.spill();
        stack.load(stack.size() - 1);
        around(IFNULL, frame(label));
        stack.drop(1);
    }

    /** Returns with the results on top of the operands. */
    void leave() {
        exit(frames.get(0));
        dead = true;
    }

    private void returnFromStack(List<Kind> results) {
        returnFromStack(results, layout, code);
    }

    static void returnFromStack(List<Kind> results, Layout layout, MethodVisitor code) {
        if (results.size() > 1) {
            code.visitMethodInsn(INVOKESTATIC, layout.main, layout.packing(results), Signature.packing(results), false);
            code.visitInsn(ARETURN);
        } else {
            code.visitInsn(results.isEmpty() ? RETURN : results.get(0).returns);
        }
    }
}
