package dev.wami.jvmbackend;

import static org.objectweb.asm.Opcodes.*;

import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

/**
 * Compiles one function to one static method, in one pass over its instructions. Blocks and branches are
 * {@link Blocks}; this class has the rest, most of it in one method for each category.
 */
final class FunctionCompiler {
    /** No instruction takes more bytes of those that are frequent. */
    private static final int INSTRUCTION = 13;

    private final Layout layout;
    private final int index;
    private final Function function;
    private final Signature signature;
    private final Environment environment;
    private final MethodVisitor code;
    private final Numbers numbers;
    private final OperandStack stack;
    private final Blocks blocks;
    private final Calls calls;
    private final Accesses accesses;
    private final Storage storage;
    private final VectorCode vectors;
    private final References references;
    private final Label start = new Label();
    /** The instructions of this method. */
    private final int from;

    private final int to;
    // Of a piece:
    private final @Nullable Pieces pieces;
    private final @Nullable Exits exits;
    private final @Nullable ClassVisitor owner;
    private final @Nullable Spread spread;

    /** For a whole function. */
    private FunctionCompiler(Layout layout, int index, MethodVisitor code) {
        this.layout = layout;
        this.index = index;
        this.function = definition(layout, index);
        this.signature = layout.signature(index);
        this.code = code;
        this.pieces = null;
        this.exits = null;
        this.owner = null;
        this.spread = null;
        this.from = 0;
        this.to = function.body().size();
        this.environment = Environment.whole(layout, signature, function, code);
        this.numbers = new Numbers(code);
        this.stack = new OperandStack(code, null, environment.frame(), environment.slots());
        this.blocks = new Blocks(layout, code, numbers, stack, environment, null);
        this.calls = new Calls(layout, code, numbers, stack, environment);
        this.accesses = new Accesses(layout, code, numbers, stack, environment);
        this.storage = new Storage(layout, code, numbers, stack, environment);
        this.vectors = new VectorCode(code, numbers, stack);
        this.references = new References(layout, code, numbers, stack, environment, blocks, calls);
    }

    /** For a piece. */
    private FunctionCompiler(
            Layout layout, int index, ClassVisitor owner, Spread spread, Pieces pieces, int from, int to, String name) {
        this.layout = layout;
        this.index = index;
        this.function = definition(layout, index);
        this.signature = layout.signature(index);
        this.code = new LatestFrame(owner.visitMethod(ACC_PUBLIC | ACC_STATIC, name, Spread.PIECE, null, null));
        this.pieces = pieces;
        this.exits = new Exits();
        this.owner = owner;
        this.spread = spread;
        this.from = from;
        this.to = to;
        BitSet used = new BitSet();
        BitSet written = new BitSet();
        if (!catches()) usedLocals(used, written);
        this.environment = new PieceEnvironment(layout, signature, function, code, spread, used, written);
        this.numbers = new Numbers(code);
        this.stack = new OperandStack(code, spread, environment.frame(), environment.slots());
        this.blocks = new Blocks(layout, code, numbers, stack, environment, exits);
        this.calls = new Calls(layout, code, numbers, stack, environment);
        this.accesses = new Accesses(layout, code, numbers, stack, environment);
        this.storage = new Storage(layout, code, numbers, stack, environment);
        this.vectors = new VectorCode(code, numbers, stack);
        this.references = new References(layout, code, numbers, stack, environment, blocks, calls);
    }

    private static Function definition(Layout layout, int index) {
        return layout.module.functions().get(index - layout.spaces.importedFunctions());
    }

    /** Adds a function to a class: as one method, or as several if the JVM would not compile one so large. */
    static void compile(Layout layout, int index, ClassVisitor owner) throws UnsupportedModuleException {
        boolean tails = layout.facts.tailCalling.get(index);
        String name = tails ? Layout.bodyName(index) : Layout.name(index);
        String descriptor = layout.signature(index).descriptor();
        if (isLarge(layout, index)) {
            inPieces(layout, index, owner, name);
            return;
        }
        MethodVisitor code = new LatestFrame(owner.visitMethod(ACC_PUBLIC | ACC_STATIC, name, descriptor, null, null));
        new FunctionCompiler(layout, index, code).whole();
    }

    /** The method of the function makes the arrays and calls the piece that is the whole body. */
    private static void inPieces(Layout layout, int index, ClassVisitor owner, String name)
            throws UnsupportedModuleException {
        Function function = definition(layout, index);
        Signature signature = layout.signature(index);
        Spread spread = new Spread(signature.params().size() + function.locals().size());
        FunctionCompiler body = new FunctionCompiler(
                layout,
                index,
                owner,
                spread,
                Pieces.of(function.body(), layout.options.methodBytes() * 5 / 8),
                0,
                function.body().size(),
                name + "_body");
        body.blocks.openFunction(signature);
        body.compilePiece(true);
        MethodVisitor code =
                new LatestFrame(owner.visitMethod(ACC_PUBLIC | ACC_STATIC, name, signature.descriptor(), null, null));
        new PieceEntry(layout, function, signature, spread, code)
                .compile(layout.owner(index), name + "_body", body.starts());
    }

    private boolean starts() {
        return exits != null && exits.takes(Exits.RESTART);
    }

    private void compilePiece(boolean isFunction) throws UnsupportedModuleException {
        code.visitCode();
        environment.enter();
        if (isFunction && layout.options.polls()) environment.poll();
        range();
        if (!isFunction) blocks.closePiece();
        else blocks.closeFunction();
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private int pieceEnd(int start) {
        return pieces == null ? -1 : pieces.end(start, from, to);
    }

    /** Makes a method of a piece, calls it, and goes on where it says. */
    private void piece(int start, int end) throws UnsupportedModuleException {
        if (owner == null || spread == null || pieces == null) throw new IllegalStateException("not in pieces");
        stack.spill();
        environment.save();
        String name = "p" + index + '_' + spread.nextPiece();
        FunctionCompiler inner = new FunctionCompiler(layout, index, owner, spread, pieces, start, end, name);
        inner.stack.become(stack);
        inner.blocks.openPiece(blocks);
        inner.compilePiece(false);
        code.visitVarInsn(ALOAD, 0);
        code.visitVarInsn(ALOAD, 1);
        environment.instance();
        code.visitMethodInsn(INVOKESTATIC, layout.owner(index), name, Spread.PIECE, false);
        environment.restore();
        environment.reload();
        stack.become(inner.stack);
        if (inner.exits == null) throw new IllegalStateException("not a piece");
        blocks.follow(inner.exits, !inner.blocks.isDead());
    }

    private boolean catches() {
        for (Instruction instruction : function.body()) {
            if (instruction.opcode() == Opcode.TRY_TABLE) return true;
        }
        return false;
    }

    /** The locals that instructions of this method use, not those of the pieces in it. */
    private void usedLocals(BitSet used, BitSet written) {
        List<Instruction> body = function.body();
        for (int i = from; i < to; i++) {
            int end = pieceEnd(i);
            if (end >= 0) {
                i = end - 1;
                continue;
            }
            switch (body.get(i).opcode()) {
                case LOCAL_GET -> used.set(((Instruction.Indexed) body.get(i)).index());
                case LOCAL_SET, LOCAL_TEE -> {
                    used.set(((Instruction.Indexed) body.get(i)).index());
                    written.set(((Instruction.Indexed) body.get(i)).index());
                }
                default -> {}
            }
        }
    }

    private static boolean isLarge(Layout layout, int index) throws UnsupportedModuleException {
        if (definition(layout, index).body().size() < layout.options.methodBytes() / INSTRUCTION) return false;
        MethodSize size = new MethodSize();
        new FunctionCompiler(layout, index, size).whole();
        return size.bytes() > layout.options.methodBytes();
    }

    private void whole() throws UnsupportedModuleException {
        code.visitCode();
        environment.enter();
        if (repeats()) stack.bind(start);
        if (layout.options.polls()) environment.poll();
        blocks.openFunction(signature);
        range();
        blocks.closeFunction();
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private void range() throws UnsupportedModuleException {
        List<Instruction> body = function.body();
        int skipping = 0;
        for (int i = from; i < to; i++) {
            Instruction instruction = body.get(i);
            Opcode opcode = instruction.opcode();
            if (blocks.isDead()) {
                // Nothing is made of what cannot be reached, up to the end of the block.
                if (opcode.opensBlock()) skipping++;
                if (opcode != Opcode.END && opcode != Opcode.ELSE) continue;
                if (skipping > 0) {
                    if (opcode == Opcode.END) skipping--;
                    continue;
                }
            }
            int end = pieceEnd(i);
            if (end >= 0) {
                piece(i, end);
                i = end - 1;
            } else if (isComparison(opcode)) {
                i = comparison(i);
            } else {
                instruction(instruction);
            }
        }
    }

    /** Whether the function calls itself in its place. */
    private boolean repeats() {
        for (Instruction instruction : function.body()) {
            if (instruction.opcode() == Opcode.RETURN_CALL && ((Instruction.Indexed) instruction).index() == index) {
                return true;
            }
        }
        return false;
    }

    private static boolean isComparison(Opcode opcode) {
        return opcode.category() == Category.TEST || opcode.category() == Category.COMPARE;
    }

    /**
     * A comparison, with the {@code eqz} that turn it around and the branch that it decides.
     *
     * @return the position of the last instruction that this was
     */
    private int comparison(int position) {
        List<Instruction> body = function.body();
        Opcode opcode = body.get(position).opcode();
        int operands = opcode.category() == Category.TEST ? 1 : 2;
        stack.require(operands);
        int jump = numbers.compare(opcode);
        stack.consume(operands);
        while (follows(position) && body.get(position + 1).opcode() == Opcode.I32_EQZ) {
            jump = Numbers.opposite(jump);
            position++;
        }
        if (follows(position) && blocks.decide(body.get(position + 1), jump)) return position + 1;
        blocks.materialize(jump);
        return position;
    }

    /** Whether the next instruction is one of this method. */
    private boolean follows(int position) {
        return position + 1 < to && pieceEnd(position + 1) < 0;
    }

    private void instruction(Instruction instruction) throws UnsupportedModuleException {
        Opcode opcode = instruction.opcode();
        switch (opcode.category()) {
            case CONTROL -> control(instruction);
            case PARAMETRIC -> parametric(opcode);
            case VARIABLE -> variable(opcode, ((Instruction.Indexed) instruction).index());
            case CONST -> constant(instruction);
            case UNARY, CONVERT -> numeric(opcode, 1);
            case BINARY -> numeric(opcode, 2);
            case ATOMIC -> {
                if (opcode != Opcode.ATOMIC_FENCE) accesses.atomic((Instruction.MemoryAccess) instruction);
            }
            case LOAD, STORE -> accesses.compile((Instruction.MemoryAccess) instruction);
            case MEMORY, TABLE -> storage.compile(instruction);
            case REFERENCE -> references.compile(instruction);
            case AGGREGATE -> references.aggregate(instruction);
            case WIDE -> references.wide(opcode);
            case VECTOR -> vectors.compile(instruction);
            default -> throw unsupported(opcode);
        }
    }

    private void control(Instruction instruction) throws UnsupportedModuleException {
        Opcode opcode = instruction.opcode();
        switch (opcode) {
            case CALL -> calls.direct(((Instruction.Indexed) instruction).index());
            case CALL_INDIRECT -> {
                Instruction.IndexedPair call = (Instruction.IndexedPair) instruction;
                calls.callee(call.first(), call.second());
                calls.indirect(layout.typeSignature(call.first()));
            }
            case CALL_REF -> {
                Signature callee = layout.typeSignature(((Instruction.Indexed) instruction).index());
                calls.nonNull(callee);
                calls.indirect(callee);
            }
            case RETURN_CALL, RETURN_CALL_INDIRECT, RETURN_CALL_REF -> tailCall(instruction);
            case NOP, UNREACHABLE, BLOCK, LOOP, IF, ELSE, END, BR, BR_IF, BR_TABLE, RETURN ->
                blocks.compile(instruction);
            case TRY_TABLE, THROW, THROW_REF, BR_ON_NULL, BR_ON_NON_NULL -> blocks.compile(instruction);
            case BR_ON_CAST, BR_ON_CAST_FAIL -> references.branchOnCast((Instruction.BranchOnCast) instruction);
            default -> throw unsupported(opcode);
        }
    }

    private void tailCall(Instruction instruction) {
        switch (instruction.opcode()) {
            case RETURN_CALL -> {
                int callee = ((Instruction.Indexed) instruction).index();
                if (callee == index) {
                    environment.setParams(stack);
                    if (exits != null) {
                        blocks.restart();
                        return;
                    }
                    code.visitJumpInsn(GOTO, start);
                    blocks.end();
                    return;
                }
                if (!layout.isImported(callee) && !layout.facts.tailCalling.get(callee) && !blocks.isGuarded()) {
                    // It ends without a tail call of its own: one more frame on the stack at most.
                    calls.direct(callee);
                    blocks.leave();
                    return;
                }
                calls.functionAt(callee);
                calls.tail(layout.signature(callee).params());
            }
            case RETURN_CALL_INDIRECT -> {
                Instruction.IndexedPair call = (Instruction.IndexedPair) instruction;
                calls.callee(call.first(), call.second());
                calls.tail(layout.typeSignature(call.first()).params());
            }
            default -> {
                Signature callee = layout.typeSignature(((Instruction.Indexed) instruction).index());
                calls.nonNull(callee);
                calls.tail(callee.params());
            }
        }
        // Returns what nobody looks at, as a tail call follows.
        for (Kind kind : signature.results()) {
            Environment.zero(kind, code);
            stack.push(kind);
        }
        blocks.leave();
    }

    private void parametric(Opcode opcode) {
        if (opcode == Opcode.DROP) {
            stack.drop(1);
            return;
        }
        stack.require(3);
        stack.consume(1);
        blocks.choose(IFNE);
    }

    private void variable(Opcode opcode, int variable) {
        switch (opcode) {
            case LOCAL_GET -> {
                Kind kind = environment.local(variable);
                environment.get(variable);
                stack.push(kind);
            }
            case LOCAL_SET -> {
                stack.require(1);
                environment.set(variable);
                stack.consume(1);
            }
            case LOCAL_TEE -> {
                stack.require(1);
                Kind kind = environment.local(variable);
                code.visitInsn(kind.slots == 2 ? DUP2 : DUP);
                environment.set(variable);
            }
            case GLOBAL_GET -> {
                Instruction constant = layout.constant(variable);
                if (constant != null) constant(constant);
                else storage.globalGet(variable);
            }
            default -> storage.globalSet(variable);
        }
    }

    private void constant(Instruction instruction) {
        if (instruction instanceof Instruction.VectorConstant vector) {
            vectors.constant(vector);
            return;
        }
        long bits = ((Instruction.Constant) instruction).bits();
        switch (instruction.opcode()) {
            case I32_CONST -> {
                numbers.constant((int) bits);
                stack.push(Kind.I32);
            }
            case I64_CONST -> {
                numbers.constant(bits);
                stack.push(Kind.I64);
            }
            case F32_CONST -> {
                numbers.constant(Float.intBitsToFloat((int) bits));
                stack.push(Kind.F32);
            }
            default -> {
                numbers.constant(Double.longBitsToDouble(bits));
                stack.push(Kind.F64);
            }
        }
    }

    private void numeric(Opcode opcode, int operands) {
        stack.require(operands);
        numbers.compute(opcode);
        stack.consume(operands);
        ValueType result = opcode.type().results().get(0);
        stack.push(Kind.of(result));
    }

    private static UnsupportedModuleException unsupported(Opcode opcode) {
        return new UnsupportedModuleException(opcode + " is not compiled to JVM code", Optional.of(opcode.feature()));
    }
}
