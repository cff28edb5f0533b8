package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.Immediate;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Instructions in the text format (specification 6.5), flat, as in the binary format. */
final class WatCodePrinter {
    /** Deeper blocks are indented no further, so that the size of the text is linear in that of the code. */
    private static final int DEEPEST_INDENT = 50;

    private final StringBuilder out;
    private final WatTypePrinter types;
    private final WatIdentifiers identifiers;
    private final Map<Integer, String> locals;
    private final Map<Integer, String> labels;
    /** The identifier, or null, of each open block. */
    private final List<@Nullable String> open = new ArrayList<>();

    private int blocks;

    WatCodePrinter(
            StringBuilder out,
            WatTypePrinter types,
            WatIdentifiers identifiers,
            Map<Integer, String> locals,
            Map<Integer, String> labels) {
        this.out = out;
        this.types = types;
        this.identifiers = identifiers;
        this.locals = locals;
        this.labels = labels;
    }

    /** One line per instruction, each after a line break. */
    void body(List<Instruction> body, int indent) {
        for (Instruction instruction : body) {
            Opcode opcode = instruction.opcode();
            boolean isBare = opcode == Opcode.END || opcode == Opcode.ELSE;
            // the label of a delegate counts from outside of its try
            if ((opcode == Opcode.END || opcode == Opcode.DELEGATE) && !open.isEmpty()) {
                open.remove(open.size() - 1);
            }
            boolean dedents = opcode == Opcode.ELSE || opcode == Opcode.CATCH || opcode == Opcode.CATCH_ALL;
            int depth = open.size() - (dedents ? 1 : 0);
            out.append('\n').append("  ".repeat(indent + Math.min(Math.max(depth, 0), DEEPEST_INDENT)));
            if (isBare) {
                out.append(opcode);
            } else {
                instruction(instruction);
            }
        }
    }

    /** On one line. */
    void expression(List<Instruction> expression) {
        for (Instruction instruction : expression) {
            out.append(' ');
            instruction(instruction);
        }
    }

    private void instruction(Instruction instruction) {
        out.append(instruction.opcode());
        if (instruction instanceof Instruction.Indexed indexed) {
            indexed(indexed);
        } else if (instruction instanceof Instruction.Constant constant) {
            constant(constant);
        } else if (instruction instanceof Instruction.MemoryAccess access) {
            access(access);
        } else if (instruction instanceof Instruction.Block block) {
            open(block.type());
        } else if (instruction instanceof Instruction.IndexedPair pair) {
            pair(pair);
        } else if (instruction instanceof Instruction.BrTable table) {
            for (int label : table.labels()) {
                label(label);
            }
            label(table.defaultLabel());
        } else if (instruction instanceof Instruction.VectorConstant constant) {
            vector(constant);
        } else if (instruction instanceof Instruction.SelectTyped select) {
            select(select.types());
        } else if (instruction instanceof Instruction.HeapTyped typed) {
            heap(typed);
        } else if (instruction instanceof Instruction.TryTable table) {
            tryTable(table);
        } else if (instruction instanceof Instruction.BranchOnCast branch) {
            label(branch.label());
            reference(branch.from());
            reference(branch.to());
        } else if (instruction instanceof Instruction.Resume resume) {
            resume(resume);
        }
    }

    private void open(BlockType type) {
        String label = labels.get(blocks++);
        if (label != null) {
            out.append(' ').append(label);
        }
        blockType(type);
        open.add(label);
        comment(label);
    }

    private void blockType(BlockType type) {
        if (type instanceof BlockType.Result result) {
            out.append(" (result ");
            types.storage(result.type());
            out.append(')');
        } else if (type instanceof BlockType.Typed typed) {
            out.append(" (type ");
            types.index(Names.Kind.TYPE, typed.typeIndex());
            out.append(')');
        }
    }

    /** A block without a name is told by its depth. */
    private void comment(@Nullable String label) {
        if (label == null) {
            out.append(" (;@").append(open.size()).append(";)");
        }
    }

    private void label(int depth) {
        int level = open.size() - depth;
        String label = depth >= 0 && level >= 1 ? open.get(level - 1) : null;
        if (label != null && open.lastIndexOf(label) == level - 1) {
            out.append(' ').append(label);
        } else {
            out.append(' ').append(Integer.toUnsignedString(depth));
            if (depth >= 0 && level >= 0) {
                out.append(" (;@").append(level).append(";)");
            }
        }
    }

    private void index(Immediate kind, int index) {
        Names.Kind named = switch (kind) {
            case FUNC -> Names.Kind.FUNCTION;
            case TYPE -> Names.Kind.TYPE;
            case TABLE -> Names.Kind.TABLE;
            case GLOBAL -> Names.Kind.GLOBAL;
            case MEMORY -> Names.Kind.MEMORY;
            case DATA -> Names.Kind.DATA;
            case ELEM -> Names.Kind.ELEMENT;
            case TAG -> Names.Kind.TAG;
            default -> null;
        };
        out.append(' ');
        if (named != null) {
            types.index(named, index);
        } else {
            out.append(Integer.toUnsignedString(index));
        }
    }

    private void indexed(Instruction.Indexed instruction) {
        Immediate kind = instruction.opcode().immediates().kinds().get(0);
        int index = instruction.index();
        switch (kind) {
            case LABEL -> label(index);
            case LOCAL -> {
                String identifier = locals.get(index);
                out.append(' ').append(identifier == null ? Integer.toUnsignedString(index) : identifier);
            }
            // The first memory may be left out, and must be for readers of one memory only.
            case MEMORY -> {
                if (index != 0) {
                    index(kind, index);
                }
            }
            default -> index(kind, index);
        }
    }

    private void pair(Instruction.IndexedPair pair) {
        List<Immediate> kinds = pair.opcode().immediates().kinds();
        int first = pair.first();
        int second = pair.second();
        switch (pair.opcode().immediates()) {
            case TYPE_TABLE -> {
                if (second != 0) {
                    index(Immediate.TABLE, second);
                }
                out.append(" (type");
                index(Immediate.TYPE, first);
                out.append(')');
            }
            // The text has what is filled first, and it may be left out if it is the first of its kind.
            case ELEM_TABLE, DATA_MEMORY -> {
                if (second != 0) {
                    index(kinds.get(1), second);
                }
                index(kinds.get(0), first);
            }
            case TABLE_TABLE, MEMORY_MEMORY -> {
                if (first != 0 || second != 0) {
                    index(kinds.get(0), first);
                    index(kinds.get(1), second);
                }
            }
            case TYPE_FIELD -> {
                index(Immediate.TYPE, first);
                String field = identifiers.nested(Names.Kind.FIELD, first).get(second);
                out.append(' ').append(field == null ? Integer.toUnsignedString(second) : field);
            }
            default -> {
                index(kinds.get(0), first);
                index(kinds.get(1), second);
            }
        }
    }

    private void constant(Instruction.Constant constant) {
        long bits = constant.bits();
        out.append(' ');
        switch (constant.opcode().immediates()) {
            case I32_VALUE -> out.append((int) bits);
            case I64_VALUE -> out.append(bits);
            case F32_VALUE -> out.append(WatLiterals.f32((int) bits));
            default -> out.append(WatLiterals.f64(bits));
        }
    }

    private void vector(Instruction.VectorConstant constant) {
        if (constant.opcode() == Opcode.V128_CONST) {
            out.append(" i32x4");
            for (long half : new long[] {constant.low(), constant.high()}) {
                out.append(" 0x").append(Long.toHexString(half & 0xFFFF_FFFFL));
                out.append(" 0x").append(Long.toHexString(half >>> 32));
            }
            return;
        }
        for (int i = 0; i < 16; i++) {
            out.append(' ').append(constant.byteAt(i));
        }
    }

    private void access(Instruction.MemoryAccess access) {
        if (access.memory() != 0) {
            index(Immediate.MEMORY, access.memory());
        }
        if (access.offset() != 0) {
            out.append(" offset=").append(Long.toUnsignedString(access.offset()));
        }
        if (access.align() != access.opcode().naturalAlignment()) {
            out.append(" align=").append(Long.toUnsignedString(1L << access.align()));
        }
        if (access.opcode().lanes() != 0) {
            out.append(' ').append(access.lane());
        }
    }

    private void select(List<ValueType> results) {
        out.append(" (result");
        for (ValueType type : results) {
            out.append(' ');
            types.storage(type);
        }
        out.append(')');
    }

    private void heap(Instruction.HeapTyped typed) {
        switch (typed.opcode()) {
            case REF_NULL -> {
                out.append(' ');
                types.heap(typed.heap());
            }
            case REF_TEST_NULL, REF_CAST_NULL -> reference(RefType.nullable(typed.heap()));
            default -> reference(RefType.nonNull(typed.heap()));
        }
    }

    private void reference(RefType type) {
        out.append(' ');
        types.reference(type);
    }

    private void tryTable(Instruction.TryTable table) {
        String label = labels.get(blocks++);
        if (label != null) {
            out.append(' ').append(label);
        }
        blockType(table.type());
        // The clauses' labels count from outside of the block.
        for (Instruction.Catch clause : table.catches()) {
            out.append(" (").append(clause.kind());
            if (clause.kind().hasTag()) {
                index(Immediate.TAG, clause.tag());
            }
            label(clause.label());
            out.append(')');
        }
        open.add(label);
        comment(label);
    }

    private void resume(Instruction.Resume resume) {
        index(Immediate.TYPE, resume.type());
        if (resume.opcode() == Opcode.RESUME_THROW) {
            index(Immediate.TAG, resume.tag());
        }
        for (Instruction.Handler handler : resume.handlers()) {
            out.append(" (on");
            index(Immediate.TAG, handler.tag());
            if (handler.isSwitch()) {
                out.append(" switch");
            } else {
                label(handler.label());
            }
            out.append(')');
        }
    }
}
