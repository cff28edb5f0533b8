package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.IntList;
import dev.wami.wasmbinary.MalformedException;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Reads instructions, flat and folded (specification 6.5), into the flat list that a body is. What is open is on a
 * stack of frames: folded instructions may be nested as deeply as one likes.
 */
final class WatCodeReader {
    /** What a frame of the stack is, and what may come next in it. */
    private enum Frame {
        /** A folded instruction: its operands, folded, and its parenthesis, at which it is put. */
        OPERANDS,
        /** A folded {@code if}: its condition, folded, and {@code (then}, at which it is put. */
        CONDITION,
        /** The instructions of a folded block, {@code then} or {@code else}, up to the parenthesis. */
        FOLDED_BLOCK,
        FOLDED_THEN,
        FOLDED_ELSE,
        /** After {@code (then ...)}: {@code (else} or the parenthesis of the {@code if}. */
        AFTER_THEN,
        /** After {@code (else ...)}: the parenthesis of the {@code if}. */
        AFTER_ELSE,
        /** A folded {@code try}: {@code (do}; then clauses; after one for all, or a delegate, the parenthesis. */
        BEFORE_DO,
        AFTER_DO,
        AFTER_CATCH,
        AFTER_CATCH_ALL,
        AFTER_DELEGATE,
        /** The instructions of a block up to {@code end}, or of an {@code if}, where {@code else} may come first. */
        BLOCK,
        IF,
        /** The instructions of a {@code try}, or of a clause of it. */
        TRY,
        CATCH;

        boolean takesFlat() {
            return switch (this) {
                case FOLDED_BLOCK, FOLDED_THEN, FOLDED_ELSE, BLOCK, IF, TRY, CATCH -> true;
                default -> false;
            };
        }
    }

    /** Of a block: by what branches name it, and what people see. */
    private record Label(@Nullable String identifier, String name) {}

    private final WatCursor in;
    private final WatTypeReader types;
    private final WatImmediateReader immediates;
    private final WatAnnotations annotations;
    private final WatHints hints;
    private final WatLabels labels = new WatLabels();

    private Frame[] frames = new Frame[64];
    /** Of a folded instruction: what is put after its operands, where it stands, and its token. */
    private @Nullable Instruction[] pending = new @Nullable Instruction[64];

    private int[] tokens = new int[64];
    private @Nullable Label[] pendingLabels = new @Nullable Label[64];
    private int depth;

    private List<Instruction> code = new ArrayList<>();
    private final IntList offsets = new IntList();
    private final Map<Integer, String> labelNames = new TreeMap<>();
    private int blocks;
    private boolean hasLegacyExceptions;

    WatCodeReader(WatCursor in, WatSpaces spaces, WatTypeReader types, WatAnnotations annotations, WatHints hints) {
        this.in = in;
        this.types = types;
        this.annotations = annotations;
        this.hints = hints;
        immediates = new WatImmediateReader(in, spaces, types, labels);
    }

    /**
     * The body of a function, up to the parenthesis that closes it.
     *
     * @param locals the identifiers of parameters and locals
     */
    List<Instruction> body(WatNameSpace locals) throws MalformedException {
        immediates.setLocals(locals);
        return instructions(false);
    }

    /** Instructions outside of functions, up to a parenthesis that was open before. */
    List<Instruction> expression() throws MalformedException {
        return outside(false);
    }

    /** One folded instruction outside of functions. */
    List<Instruction> foldedExpression() throws MalformedException {
        if (in.kind() != WatTokens.LEFT) throw in.unexpected("an instruction in parentheses");
        return outside(true);
    }

    private List<Instruction> outside(boolean single) throws MalformedException {
        immediates.setLocals(new WatNameSpace("local", Names.Kind.LOCAL));
        return instructions(single);
    }

    /** Where the instructions that were read last begin in the text, and where their end is. */
    int[] offsets() {
        return offsets.toArray();
    }

    /** Whether anything that was read has a {@code try}. */
    boolean hasLegacyExceptions() {
        return hasLegacyExceptions;
    }

    /** The names of the blocks that were read last, in the order of those. */
    Map<Integer, String> labelNames() {
        return labelNames;
    }

    private List<Instruction> instructions(boolean single) throws MalformedException {
        code = new ArrayList<>();
        offsets.clear();
        labels.clear();
        labelNames.clear();
        depth = 0;
        blocks = 0;
        while (true) {
            switch (in.kind()) {
                case WatTokens.LEFT -> open();
                case WatTokens.RIGHT -> {
                    if (depth == 0) {
                        offsets.add(in.offset());
                        return code;
                    }
                    close();
                    if (single && depth == 0) {
                        offsets.add(in.offset());
                        return code;
                    }
                }
                case WatTokens.KEYWORD -> flat();
                default -> throw in.unexpected("an instruction");
            }
        }
    }

    private void put(Instruction instruction, int token) throws MalformedException {
        hints.at(token, code.size(), instruction.opcode());
        code.add(instruction);
        offsets.add(in.tokens.start(token));
    }

    private void push(Frame frame, @Nullable Instruction instruction, int token, @Nullable Label label) {
        if (depth == frames.length) {
            frames = Arrays.copyOf(frames, 2 * depth);
            pending = Arrays.copyOf(pending, 2 * depth);
            tokens = Arrays.copyOf(tokens, 2 * depth);
            pendingLabels = Arrays.copyOf(pendingLabels, 2 * depth);
        }
        frames[depth] = frame;
        pending[depth] = instruction;
        tokens[depth] = token;
        pendingLabels[depth++] = label;
    }

    /** Puts an instruction that opens a block. */
    private void enter(Instruction instruction, int token, @Nullable Label label) throws MalformedException {
        put(instruction, token);
        hasLegacyExceptions |= instruction.opcode() == Opcode.TRY;
        labels.push(label == null ? null : label.identifier());
        if (label != null) labelNames.put(blocks, label.name());
        blocks++;
    }

    private void end(int token) throws MalformedException {
        put(Instruction.of(Opcode.END), token);
        labels.pop();
        depth--;
    }

    /** Passes the identifier of a block, and its name for people. */
    private @Nullable Label label() throws MalformedException {
        String identifier = in.identifier();
        String name = annotations.nameOr(in.at, identifier);
        return name == null ? null : new Label(identifier, name);
    }

    /** The instruction that opens a block, after its label. */
    private Instruction opening(Opcode opcode) throws MalformedException {
        BlockType type = types.block();
        return opcode == Opcode.TRY_TABLE
                ? new Instruction.TryTable(type, immediates.catches())
                : new Instruction.Block(opcode, type);
    }

    private void flat() throws MalformedException {
        Frame frame = depth == 0 ? null : frames[depth - 1];
        if (frame != null && !frame.takesFlat()) throw in.unexpected("'(' or ')'");
        int token = in.at;
        Opcode opcode = opcode();
        in.at++;
        if (opcode.opensBlock()) {
            Label label = label();
            Instruction opening = opening(opcode);
            enter(opening, token, label);
            push(flatFrame(opcode), null, token, null);
        } else if (opcode == Opcode.END) {
            boolean ends = frame == Frame.BLOCK || frame == Frame.IF || frame == Frame.TRY || frame == Frame.CATCH;
            if (!ends) throw unexpected(token, "an instruction");
            labels.repeated(in);
            end(token);
        } else if (opcode == Opcode.ELSE) {
            if (frame != Frame.IF) throw unexpected(token, "an instruction");
            labels.repeated(in);
            put(Instruction.of(opcode), token);
            frames[depth - 1] = Frame.BLOCK;
        } else if (opcode == Opcode.CATCH || opcode == Opcode.CATCH_ALL) {
            if (frame != Frame.TRY && frame != Frame.CATCH) throw unexpected(token, "an instruction");
            put(immediates.read(opcode), token);
            frames[depth - 1] = opcode == Opcode.CATCH ? Frame.CATCH : Frame.BLOCK;
        } else if (opcode == Opcode.DELEGATE) {
            if (frame != Frame.TRY) throw unexpected(token, "an instruction");
            delegate(token);
            depth--;
        } else {
            put(immediates.read(opcode), token);
        }
    }

    private static Frame flatFrame(Opcode opening) {
        return opening == Opcode.IF ? Frame.IF : opening == Opcode.TRY ? Frame.TRY : Frame.BLOCK;
    }

    /** A {@code delegate}, whose label counts from outside of its try. */
    private void delegate(int token) throws MalformedException {
        labels.pop();
        put(immediates.read(Opcode.DELEGATE), token);
    }

    /** After a part of a folded {@code try}: {@code (do}, a clause, or {@code (delegate}. */
    private void openOfTry(Frame frame, int left) throws MalformedException {
        int top = depth - 1;
        if (frame == Frame.BEFORE_DO) {
            if (!in.takeKeyword("do")) throw unexpected(left, "'(do'");
            frames[top] = Frame.AFTER_DO;
        } else if (frame == Frame.AFTER_DO && in.isKeyword(Opcode.DELEGATE.mnemonic())) {
            delegate(in.at++);
            frames[top] = Frame.AFTER_DELEGATE;
            in.close();
            return;
        } else {
            boolean takes = frame == Frame.AFTER_DO || frame == Frame.AFTER_CATCH;
            boolean isAll = in.isKeyword(Opcode.CATCH_ALL.mnemonic());
            if (!takes || !isAll && !in.isKeyword(Opcode.CATCH.mnemonic())) throw unexpected(left, "')'");
            int token = in.at++;
            put(immediates.read(isAll ? Opcode.CATCH_ALL : Opcode.CATCH), token);
            frames[top] = isAll ? Frame.AFTER_CATCH_ALL : Frame.AFTER_CATCH;
        }
        push(Frame.FOLDED_THEN, null, left, null);
    }

    private Opcode opcode() throws MalformedException {
        Opcode opcode = WatMnemonics.named(in.tokens, in.at);
        if (opcode == null) throw in.unexpected("an instruction");
        return opcode;
    }

    private MalformedException unexpected(int token, String wanted) {
        in.at = token;
        return in.unexpected(wanted);
    }

    private void open() throws MalformedException {
        int left = in.at++;
        Frame frame = depth == 0 ? null : frames[depth - 1];
        if (frame == Frame.CONDITION && in.takeKeyword("then")) {
            int top = depth - 1;
            Instruction condition = pending[top];
            if (condition == null) throw new IllegalStateException("an if has an instruction");
            enter(condition, tokens[top], pendingLabels[top]);
            frames[top] = Frame.AFTER_THEN;
            push(Frame.FOLDED_THEN, null, left, null);
            return;
        }
        if (frame == Frame.AFTER_THEN || frame == Frame.AFTER_ELSE) {
            boolean isElse = in.isKeyword(Opcode.ELSE.mnemonic());
            if (frame == Frame.AFTER_ELSE || !isElse) throw unexpected(left, "')'");
            put(Instruction.of(Opcode.ELSE), in.at++);
            frames[depth - 1] = Frame.AFTER_ELSE;
            push(Frame.FOLDED_ELSE, null, left, null);
            return;
        }
        if (frame == Frame.BEFORE_DO
                || frame == Frame.AFTER_DO
                || frame == Frame.AFTER_CATCH
                || frame == Frame.AFTER_CATCH_ALL
                || frame == Frame.AFTER_DELEGATE) {
            openOfTry(frame, left);
            return;
        }
        if (in.kind() != WatTokens.KEYWORD) throw in.unexpected("an instruction");
        int token = in.at;
        Opcode opcode = opcode();
        switch (opcode) {
            case END, ELSE, CATCH, CATCH_ALL, DELEGATE -> throw in.unexpected("an instruction");
            default -> {}
        }
        in.at++;
        hints.move(left, token);
        if (!opcode.opensBlock()) {
            push(Frame.OPERANDS, immediates.read(opcode), token, null);
            return;
        }
        Label label = label();
        Instruction opening = opening(opcode);
        if (opcode == Opcode.IF) {
            push(Frame.CONDITION, opening, token, label);
        } else {
            enter(opening, token, label);
            push(opcode == Opcode.TRY ? Frame.BEFORE_DO : Frame.FOLDED_BLOCK, null, token, null);
        }
    }

    private void close() throws MalformedException {
        int top = depth - 1;
        int token = in.at++;
        switch (frames[top]) {
            case OPERANDS -> {
                Instruction instruction = pending[top];
                if (instruction == null) throw new IllegalStateException("operands are an instruction's");
                put(instruction, tokens[top]);
                depth--;
            }
            case FOLDED_BLOCK, AFTER_THEN, AFTER_ELSE, AFTER_DO, AFTER_CATCH, AFTER_CATCH_ALL -> end(token);
            case FOLDED_THEN, FOLDED_ELSE, AFTER_DELEGATE -> depth--;
            case CONDITION -> throw unexpected(token, "'(then'");
            case BEFORE_DO -> throw unexpected(token, "'(do'");
            case BLOCK, IF, TRY, CATCH -> throw unexpected(token, "'end'");
        }
    }
}
