package dev.wami.waveir.asm;

import dev.wami.core.ir.Location;
import dev.wami.core.text.EditDistance;
import dev.wami.waveir.asm.Assembler.Cursor;
import dev.wami.waveir.asm.Token.Kind;
import dev.wami.waveir.isa.Guard;
import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.isa.Operand;
import dev.wami.waveir.isa.Scope;
import dev.wami.waveir.isa.SpecialRegister;
import dev.wami.waveir.isa.WaveInstruction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An instruction as it was read.
 *
 * @param label of a call, whose target is not known yet; else null
 * @param operandLocation of its last operand
 */
record InstructionText(
        WaveInstruction instruction, @Nullable String label, Location operandLocation) {
    /** Hints that change nothing and have no encoding. */
    private static final List<String> CACHE_HINTS = List.of("cached", "uncached", "streaming");

    /** The instruction at the cursor, or null with an error. */
    static @Nullable InstructionText read(Assembler assembler, Cursor in) {
        return new Reader(assembler).read(in);
    }

    private static final class Reader {
        private final Assembler assembler;

        Reader(Assembler assembler) {
            this.assembler = assembler;
        }

        @Nullable
        InstructionText read(Cursor in) {
            Guard guard = Guard.NONE;
            if (in.peek().kind() == Kind.GUARD) {
                Guard read = guard(in.take());
                if (read == null) return null;
                guard = read;
            }
            Token mnemonic = in.take();
            if (mnemonic.kind() != Kind.WORD) {
                assembler.error(mnemonic, "expected an instruction, found %s", mnemonic.quoted());
                return null;
            }
            List<Token> operands = operands(in);
            if (operands == null) return null;
            Opcode opcode = opcode(mnemonic, operands);
            if (opcode == null) return null;
            Scope suffix = suffix(mnemonic, opcode);
            return suffix == null && mnemonic.text().indexOf('.') >= 0 && !isHint(mnemonic)
                    ? null
                    : bind(mnemonic, opcode, guard, suffix, operands, in.peek());
        }

        private @Nullable Guard guard(Token token) {
            String text = token.text();
            boolean negated = text.startsWith("@!");
            int predicate = register(text.substring(negated ? 2 : 1), 'p');
            if (0 <= predicate && predicate <= 3) return Guard.of(predicate, negated);
            assembler.error(token, "a guard is @p0 to @p3 or @!p0 to @!p3, not '%s'", text);
            return null;
        }

        /** Operands are one token each, between commas. */
        private @Nullable List<Token> operands(Cursor in) {
            List<Token> operands = new ArrayList<>();
            if (in.peek().kind() == Kind.END) return operands;
            while (true) {
                Token operand = in.take();
                if (operand.kind() != Kind.WORD && operand.kind() != Kind.NUMBER) {
                    assembler.error(operand, "expected an operand, found %s", operand.quoted());
                    return null;
                }
                operands.add(operand);
                if (in.peek().kind() == Kind.END) return operands;
                Token comma = in.take();
                if (comma.kind() != Kind.COMMA) {
                    assembler.error(comma, "expected ',' or the end of the line, found %s", comma.quoted());
                    return null;
                }
            }
        }

        private @Nullable Opcode opcode(Token mnemonic, List<Token> operands) {
            String text = beforeDot(mnemonic.text());
            Opcode opcode = Opcode.named(text);
            if (opcode == Opcode.MOV
                    && operands.size() == 2
                    && operands.get(1).text().startsWith("sr")) return Opcode.MOV_SR;
            if (opcode == null) {
                String near = EditDistance.closest(text, Opcode.mnemonics());
                assembler.error(
                        mnemonic,
                        "unknown instruction '%s'%s",
                        text,
                        near == null ? "" : "; did you mean '" + near + "'?");
            }
            return opcode;
        }

        private static String beforeDot(String text) {
            int dot = text.indexOf('.');
            return dot < 0 ? text : text.substring(0, dot);
        }

        /** What follows the mnemonic's dot if it is a scope. */
        private @Nullable Scope suffix(Token mnemonic, Opcode opcode) {
            int dot = mnemonic.text().indexOf('.');
            if (dot < 0) return null;
            String suffix = mnemonic.text().substring(dot + 1);
            Scope scope = opcode.has(Operand.Kind.SCOPE) ? scope(suffix) : null;
            if (CACHE_HINTS.contains(suffix)) {
                assembler.warning(mnemonic, "'.%s' has no encoding and is left out", suffix);
            } else if (scope == null) {
                assembler.error(mnemonic, "'%s' has no variant '.%s'", opcode.mnemonic(), suffix);
            }
            return scope;
        }

        private static boolean isHint(Token mnemonic) {
            return CACHE_HINTS.contains(
                    mnemonic.text().substring(mnemonic.text().indexOf('.') + 1));
        }

        private static @Nullable Scope scope(String text) {
            for (Scope s : Scope.values()) if (s.text().equals(text)) return s;
            return null;
        }

        private @Nullable InstructionText bind(
                Token mnemonic, Opcode opcode, Guard guard, @Nullable Scope suffix, List<Token> given, Token end) {
            List<Operand> specs = opcode.operands();
            List<Token> tokens = new ArrayList<>(given);
            int[] values = new int[specs.size()];
            int count = specs.size();
            if (opcode.has(Operand.Kind.SCOPE)) {
                // the scope is the last operand, unless it followed the mnemonic
                count--;
                Scope scope = suffix != null ? suffix : lastScope(tokens);
                if (scope == null) {
                    Token last = given.isEmpty() ? end : given.get(given.size() - 1);
                    assembler.error(last, "'%s' needs a scope: wave, workgroup, device or system", opcode.mnemonic());
                    return null;
                }
                values[count] = scope.ordinal();
            }
            boolean optional = count > 0 && specs.get(0).access() == Operand.Access.OPTIONAL_WRITE;
            int skipped = optional && tokens.size() == count - 1 ? 1 : 0;
            if (tokens.size() + skipped != count) {
                assembler.error(
                        mnemonic,
                        "'%s' takes %s%d operand%s, not %d",
                        opcode.mnemonic(),
                        optional ? count - 1 + " or " : "",
                        count,
                        count == 1 ? "" : "s",
                        tokens.size());
                return null;
            }
            String label = null;
            boolean good = true;
            for (int i = skipped; i < count; i++) {
                Token token = tokens.get(i - skipped);
                if (specs.get(i).kind() == Operand.Kind.TARGET) {
                    label = token.text();
                    continue;
                }
                Integer value = value(specs.get(i), token);
                if (value == null) good = false;
                else values[i] = value;
            }
            if (!good) return null;
            if (optional && skipped == 0 && values[0] == 0) {
                assembler.warning(tokens.get(0), "r0 does not receive the result of an atomic operation");
            }
            Token last = tokens.isEmpty() ? mnemonic : tokens.get(tokens.size() - 1);
            return new InstructionText(
                    new WaveInstruction(opcode, guard, assembler.at(mnemonic), values), label, assembler.at(last));
        }

        /** Takes the scope off the operands, if the last one is one; it may have a dot before it. */
        private static @Nullable Scope lastScope(List<Token> tokens) {
            if (tokens.isEmpty()) return null;
            String text = tokens.get(tokens.size() - 1).text();
            Scope scope = scope(text.startsWith(".") ? text.substring(1) : text);
            if (scope != null) tokens.remove(tokens.size() - 1);
            return scope;
        }

        private @Nullable Integer value(Operand spec, Token token) {
            return switch (spec.kind()) {
                case GPR, FRAGMENT -> gpr(spec, token);
                case PREDICATE -> predicate(token);
                case SPECIAL -> special(token);
                case IMMEDIATE -> immediate(token);
                case SCOPE, TARGET -> throw new IllegalStateException(spec.name());
            };
        }

        private @Nullable Integer gpr(Operand spec, Token token) {
            String text = token.text();
            String name = beforeDot(text);
            int number = register(name, 'r');
            if (number < 0) {
                assembler.error(token, "expected a register for %s, found %s", spec.name(), token.quoted());
                return null;
            }
            if (number > 255) {
                assembler.error(token, "there are registers r0 to r255, not %s", name);
                return null;
            }
            String half = text.substring(name.length());
            if (half.equals(".lo") || half.equals(".hi")) {
                assembler.warning(token, "'%s' has no encoding and is left out", half);
            } else if (!half.isEmpty()) {
                assembler.error(token, "a register has no '%s'", half);
                return null;
            }
            return number;
        }

        private @Nullable Integer predicate(Token token) {
            int number = register(token.text(), 'p');
            if (0 <= number && number <= 3) return number;
            assembler.error(token, "expected a predicate, p0 to p3, found %s", token.quoted());
            return null;
        }

        private @Nullable Integer special(Token token) {
            SpecialRegister register = SpecialRegister.named(token.text());
            if (register != null) return register.ordinal();
            String near = EditDistance.closest(token.text(), SpecialRegister.names());
            assembler.error(
                    token,
                    "expected a special register, found %s%s",
                    token.quoted(),
                    near == null ? "" : "; did you mean '" + near + "'?");
            return null;
        }

        /** An integer of 32 bits, signed or not, or the bits of an f32. */
        private @Nullable Integer immediate(Token token) {
            Long integer = Numbers.integer(token.text());
            if (integer != null) {
                if (-0x8000_0000L <= integer && integer <= 0xFFFF_FFFFL) return integer.intValue();
                assembler.error(token, "%s does not fit into 32 bits", token.text());
                return null;
            }
            Float real = token.kind() == Kind.NUMBER ? Numbers.real(token.text()) : null;
            if (real == null) assembler.error(token, "expected a number, found %s", token.quoted());
            else if (real.isInfinite()) assembler.error(token, "%s does not fit into an f32", token.text());
            else return Float.floatToRawIntBits(real);
            return null;
        }

        /** The number of a register such as {@code r12}, at most 9999; -1 if it is none. */
        private static int register(String text, char letter) {
            if (text.length() < 2 || text.length() > 5 || text.charAt(0) != letter) return -1;
            int number = 0;
            for (int i = 1; i < text.length(); i++) {
                if (!AsmLexer.isDigit(text.charAt(i))) return -1;
                number = 10 * number + text.charAt(i) - '0';
            }
            return number;
        }
    }
}
