package dev.wami.core.text;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser.Argument;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads regions and blocks. Methods give null or false after a reported error. */
final class RegionParser {
    private final Parsing p;
    private final Cursor in;
    private final OperationParser operations;
    private BlockNames blocks;
    private int depth;

    RegionParser(Parsing parsing, OperationParser operations) {
        this.p = parsing;
        this.in = parsing.cursor;
        this.operations = operations;
        this.blocks = new BlockNames(in);
    }

    /** Reports what is left undefined at the end of the file. */
    void finish() {
        blocks.finish();
    }

    /** {@code { ... }} whose entry block has {@code arguments} (all typed). */
    boolean parse(Region into, List<Argument> arguments) {
        if (!in.parse(Token.LEFT_BRACE, " to begin a region")) return false;
        if (arguments.isEmpty() && in.optional(Token.RIGHT_BRACE)) return true;
        if (depth == NestingLimit.LEVELS) {
            in.error("regions nested too deeply: at most %d levels", NestingLimit.LEVELS);
            return false;
        }
        BlockNames outer = blocks;
        blocks = new BlockNames(in);
        operations.values.enterRegion();
        depth++;
        boolean read = DeepStack.at(depth, () -> body(into, arguments));
        depth--;
        if (read) blocks.finish();
        operations.values.leaveRegion();
        blocks = outer;
        return read && in.parse(Token.RIGHT_BRACE, " to end a region");
    }

    private boolean body(Region into, List<Argument> arguments) {
        Block entry = new Block();
        boolean named = !arguments.isEmpty();
        if (named && in.at(Token.CARET)) {
            in.error("invalid block name in region with named arguments");
            return false;
        }
        for (Argument a : arguments) if (!entryArgument(entry, a)) return false;
        if (in.at(Token.CARET)) {
            entry = label(entry);
            if (entry == null) return false;
        }
        into.add(entry);
        if (!operationsOf(entry)) return false;
        while (in.at(Token.CARET)) {
            Block b = label(new Block());
            if (b == null) return false;
            into.add(b);
            if (!operationsOf(b)) return false;
        }
        return true;
    }

    private boolean entryArgument(Block entry, Argument a) {
        UnresolvedOperand name = a.name();
        Location seen = operations.values.firstSeen(name.id());
        if (seen != null) {
            in.error(name.location(), "region entry argument '%%%s' is already in use", name.name())
                    .note(seen, "previously referenced here");
            return false;
        }
        Type type = a.type();
        if (type == null) {
            in.error(name.location(), "region entry argument '%%%s' lacks a type", name.name());
            return false;
        }
        BlockArgument made = entry.addArgument(type, a.location() == null ? name.location() : a.location());
        return operations.values.define(name.id(), 0, made, name.offset());
    }

    /** {@code ^name(%a: i32):}. */
    private @Nullable Block label(Block fresh) {
        int at = in.start();
        String name = in.suffix();
        in.take();
        Block block = blocks.define(name, fresh, at);
        if (block == null) return null;
        if (in.optional(Token.LEFT_PAREN)) {
            if (!in.at(Token.RIGHT_PAREN)) {
                do {
                    if (!blockArgument(block)) return null;
                } while (in.optional(Token.COMMA));
            }
            if (!in.parse(Token.RIGHT_PAREN)) return null;
        }
        return in.parse(Token.COLON, " after block name") ? block : null;
    }

    private boolean blockArgument(Block block) {
        UnresolvedOperand name = operations.operand();
        if (name == null || !in.parse(Token.COLON, " and type for SSA operand")) return false;
        Type type = p.types.parse();
        if (type == null) return false;
        Location location = name.location();
        if (in.atKeyword("loc")) {
            location = p.locations.trailing();
            if (location == null) return false;
        }
        return operations.values.define(name.id(), name.number(), block.addArgument(type, location), name.offset());
    }

    /** Reads operations up to the next label or the end of the region, past those that are wrong. */
    boolean operationsOf(Block block) {
        while (!in.at(Token.CARET) && !in.at(Token.RIGHT_BRACE)) {
            int at = in.start();
            if (operations.parse(block)) continue;
            if (p.stopsAtFirstError || in.at(Token.END)) return false;
            operations.recover(at);
            if (in.at(Token.END)) return false;
        }
        return true;
    }

    /** {@code ^name}, possibly not seen before. */
    @Nullable
    Block successor() {
        if (!in.at(Token.CARET)) {
            in.wrongToken("expected block name");
            return null;
        }
        int at = in.start();
        String name = in.suffix();
        in.take();
        return blocks.use(name, at);
    }
}
