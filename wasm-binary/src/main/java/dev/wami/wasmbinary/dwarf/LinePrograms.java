package dev.wami.wasmbinary.dwarf;

import dev.wami.wasmbinary.ByteWriter;
import dev.wami.wasmbinary.dwarf.DebugBytes.Unreadable;
import java.util.HashMap;
import java.util.Map;

/**
 * {@code .debug_line}: which source line each instruction is of, as programs that make the rows of a table (DWARF 5,
 * 6.2). A program is written again with the addresses of its rows moved; all else stays as it is.
 */
final class LinePrograms {
    private static final int COPY = 1;
    private static final int ADVANCE_PC = 2;
    private static final int CONST_ADD_PC = 8;
    private static final int FIXED_ADVANCE_PC = 9;
    private static final int END_SEQUENCE = 1;
    private static final int SET_ADDRESS = 2;

    private final DebugBytes in;
    private final MovedCode code;
    private final ByteWriter out = new ByteWriter();
    private final Map<Long, Long> offsets = new HashMap<>();

    LinePrograms(DebugBytes in, MovedCode code) {
        this.in = in;
        this.code = code;
    }

    /** The section, written again. */
    byte[] move() throws Unreadable {
        while (in.position() < in.size()) {
            offsets.put((long) in.position(), (long) out.size());
            int end = in.position() + 4 + in.length();
            ByteWriter content = new Program(end).move();
            in.seek(end);
            out.fixed32(content.size());
            out.append(content);
        }
        return out.toArray();
    }

    /** Where a program of the section is now. */
    long offset(long old) throws Unreadable {
        Long offset = offsets.get(old);
        if (offset == null) throw in.unreadable("no line program at " + old);
        return offset;
    }

    /** One program; its table of rows is in sequences, each of ascending addresses. */
    private final class Program {
        private final int start = in.position();
        private final int end;
        private final ByteWriter made = new ByteWriter();
        private int shortest;
        private int lineRange;
        private int opcodeBase;
        private int[] operands = {};
        /** As it was, and as the program written says it. */
        private long address;

        private long madeAddress;

        Program(int end) {
            this.end = end;
        }

        ByteWriter move() throws Unreadable {
            int version = in.u16();
            if (version < 2 || version > 5) throw in.unreadable("version " + version);
            if (version == 5) in.skip(2);
            long headerLength = in.u32();
            int first = (int) (in.position() + headerLength);
            shortest = in.u8();
            if (version >= 4 && in.u8() != 1) throw in.unreadable("several operations in an instruction");
            in.u8(); // whether rows begin statements
            in.u8(); // the least line that an opcode advances by
            lineRange = in.u8();
            opcodeBase = in.u8();
            if (shortest == 0 || lineRange == 0) throw in.unreadable("a step of 0");
            operands = new int[opcodeBase];
            for (int i = 1; i < opcodeBase; i++) operands[i] = in.u8();
            in.seek(first);
            copy(start, first);
            while (in.position() < end) step();
            return made;
        }

        private void copy(int from, int to) {
            byte[] bytes = in.slice(from, to);
            made.bytes(bytes, 0, bytes.length);
        }

        private void step() throws Unreadable {
            int at = in.position();
            int opcode = in.u8();
            if (opcode >= opcodeBase) {
                special(opcode - opcodeBase);
            } else {
                switch (opcode) {
                    case 0 -> extended(at);
                    case COPY -> {
                        reach(code.start(address));
                        made.u8(COPY);
                    }
                    case ADVANCE_PC -> address += in.uleb() * shortest;
                    case CONST_ADD_PC -> address += (255 - opcodeBase) / lineRange * (long) shortest;
                    case FIXED_ADVANCE_PC -> address += in.u16();
                    default -> {
                        for (int i = 0; i < operands[opcode]; i++) in.uleb();
                        copy(at, in.position());
                    }
                }
            }
        }

        /** A row whose line and address are both advanced. */
        private void special(int adjusted) {
            address += adjusted / lineRange * (long) shortest;
            int line = adjusted % lineRange;
            long target = code.start(address);
            long advance = target - madeAddress;
            long opcode = advance % shortest == 0 ? line + lineRange * (advance / shortest) + opcodeBase : -1;
            if (target == MovedCode.GONE || advance < 0 || opcode > 255 || opcode < 0) {
                reach(target);
                opcode = (long) line + opcodeBase;
            }
            madeAddress = target == MovedCode.GONE ? madeAddress : target;
            made.u8((int) opcode);
        }

        private void extended(int at) throws Unreadable {
            int length = (int) in.uleb();
            int operand = in.position();
            if (length == 0) throw in.unreadable("an empty instruction");
            switch (in.u8()) {
                case SET_ADDRESS -> {
                    address = in.fixed(length - 1);
                    setAddress(code.start(address), length - 1);
                }
                case END_SEQUENCE -> {
                    reach(code.end(address));
                    copy(at, operand + length);
                    address = 0;
                    madeAddress = 0;
                }
                default -> copy(at, operand + length);
            }
            in.seek(operand + length);
        }

        private void setAddress(long target, int bytes) {
            made.u8(0);
            made.u8(bytes + 1);
            made.u8(SET_ADDRESS);
            for (int i = 0; i < bytes; i++) made.u8((int) (target >>> 8 * i) & 0xFF);
            madeAddress = target;
        }

        /** Advances the address that the program has; all rows of what is gone have one. */
        private void reach(long target) {
            if (target == MovedCode.GONE || target == madeAddress) return;
            long advance = target - madeAddress;
            if (advance < 0 || advance % shortest != 0) {
                setAddress(target, 4);
                return;
            }
            made.u8(ADVANCE_PC);
            made.u32((int) (advance / shortest));
            madeAddress = target;
        }
    }
}
