package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.interp.Unwinding;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.wasmops.CatchClause;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.WasmDefinition;
import dev.wami.wasmspec.AbstractHeapType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmssa.Blocks.BlockLike;
import dev.wami.wasmssa.Blocks.Exit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Instructions whose exceptions go to labels around them: {@code wasmssa.try_table catch @e to level 0, catch_all_ref
 * to level 1 : { ... }> ^bb1}. A level counts the blocks around the operation, without itself. The first clause that
 * fits is taken; its label gets what the exception carries, and with {@code _ref} the exception. Source: the
 * specification, sections 3.4.4 and 4.6.6.
 */
public final class TryTableOp extends BlockLike implements Unwinding, SymbolUser {
    private static final String CATCHES = "catches";

    static final OpSpec SPEC = OpSpec.of(WasmSsaOp.TRY_TABLE, "instructions whose exceptions are caught")
            .optionalAttribute(DECLARED, Attrs.FLAT_SYMBOL_REF)
            .attribute(CATCHES, Attrs.ARRAY)
            .variadic("inputs", WasmTypes.VALUE)
            .region("body", RegionKind.ANY)
            .successor("target")
            .customSyntax();

    TryTableOp(OpState state) {
        super(SPEC, state);
    }

    /** With an entry that has nothing but its arguments. */
    public TryTableOp(Location location, List<CatchClause> catches, List<? extends Value> inputs, Block next) {
        super(
                SPEC,
                OpState.at(location)
                        .property(CATCHES, CatchClause.attribute(catches))
                        .operands(inputs)
                        .successor(next)
                        .region(Blocks.withEntry(inputs, location)));
    }

    public Region body() {
        return region(0);
    }

    /** The clauses, in the order in which they are tried; the number of each is the level of its label. */
    public List<CatchClause> catches() {
        return CatchClause.all(property(CATCHES, ArrayAttr.class));
    }

    @Override
    public List<Value> inputs() {
        return operands();
    }

    @Override
    public Opcode opcode() {
        return Opcode.TRY_TABLE;
    }

    @Override
    public Step evaluate(Frame frame) {
        return frame.enter(body(), frame.getAll(operands()));
    }

    @Override
    public @Nullable Step unwound(Frame frame, Object exception) {
        if (!(exception instanceof Exceptions.Thrown thrown)) return null;
        for (CatchClause c : catches()) {
            Operation tag = c.tag() == null ? null : frame.machine().symbols().lookup(this, SymbolRef.of(c.tag()));
            if (c.tag() != null && tag != thrown.tag()) continue;
            List<Object> values = new ArrayList<>(c.tag() == null ? List.of() : thrown.values());
            if (c.reference()) values.add(thrown);
            if (Branches.target(this, c.number()) instanceof Functions.FuncOp) return frame.returnValues(values);
            return frame.leave(List.of(new Exit(c.number(), values)));
        }
        return null;
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        for (Attribute a : property(CATCHES, ArrayAttr.class).elements()) {
            CatchClause c = CatchClause.of(a);
            if (c == null) diagnostics.error(this, "has %s among its clauses", a);
            else if (Branches.target(this, c.number()) == null) {
                diagnostics.error(this, "has no block at level %d around it", c.number());
            }
        }
    }

    @Override
    public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
        Subtyping types = new Subtyping(this, symbols);
        for (CatchClause c : catches()) {
            List<Type> passed = new ArrayList<>();
            if (c.tag() != null) {
                Operation found =
                        WasmDefinition.find(this, SymbolRef.of(c.tag()), IndexSpace.TAG, symbols, diagnostics);
                if (!(found instanceof Exceptions.TagDefinition tag)) continue;
                passed.addAll(tag.type().inputs());
            }
            if (c.reference()) passed.add(RefType.of(false, AbstractHeapType.EXN));
            Operation target = Branches.target(this, c.number());
            if (target == null || types.areBelow(passed, Branches.labelTypes(target))) continue;
            diagnostics.error(
                    this,
                    "passes %s to the label at level %d, which takes %s",
                    passed,
                    c.number(),
                    Branches.labelTypes(target));
        }
    }

    // ---- text

    @Override
    public boolean parse(AsmParser parser, OpState state) {
        List<CatchClause> catches = new ArrayList<>();
        String word = parser.peekKeyword();
        while (word != null && word.startsWith("catch")) {
            if (!parser.parseKeyword(word)) return false;
            String tag = word.startsWith("catch_all") ? null : parser.parseSymbolName();
            if (tag == null && !word.startsWith("catch_all")) return false;
            if (!parser.parseKeyword("to") || !parser.parseKeyword("level")) return false;
            Long level = parser.parseUnsigned(32);
            if (level == null) return false;
            CatchClause made = new CatchClause(tag, word.endsWith("_ref"), (int) (long) level);
            if (!made.word().equals(word)) {
                parser.error("expected 'catch', 'catch_ref', 'catch_all' or 'catch_all_ref'");
                return false;
            }
            catches.add(made);
            word = parser.optional(",") ? parser.peekKeyword() : null;
        }
        state.property(CATCHES, CatchClause.attribute(catches));
        return parseInputs(parser, state) && Blocks.parseBody(parser, state) && parseEnd(parser, state);
    }

    @Override
    public void print(AsmPrinter out) {
        String separator = " ";
        for (CatchClause c : catches()) {
            out.text(separator + c.word());
            if (c.tag() != null) out.text(" ").symbolName(c.tag());
            out.text(" to level " + c.number());
            separator = ", ";
        }
        printInputs(out, List.of(CATCHES));
        printRegion(body(), out);
        out.text("> ");
        out.successor(successor(0));
    }
}
