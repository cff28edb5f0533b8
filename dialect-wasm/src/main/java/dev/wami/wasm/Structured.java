package dev.wami.wasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.NoTerminator;
import dev.wami.core.ir.trait.SingleBlock;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The instructions that open blocks: regions of one block each, in which the instructions stand in order. */
public final class Structured {
    private static final String LABEL = "label";
    private static final String TYPE = "type";
    private static final TypeAttr NOTHING = new TypeAttr(new FunctionType(List.of(), List.of()));
    private static final String HEAD = "($label^)? (`:` $type^)? attr-dict-with-keyword ";

    private Structured() {}

    private static OpSpec blockSpec(OpKind kind, String summary) {
        return OpSpec.of(kind, summary)
                .optionalAttribute(LABEL, Attrs.STRING)
                .optionalAttribute(InstructionSpec.DECLARED, Attrs.FLAT_SYMBOL_REF)
                .defaultedWhenGiven(TYPE, ValueTypes.FUNCTION, NOTHING);
    }

    private static OpState state(Location location, @Nullable String label, FunctionType type) {
        TypeAttr t = new TypeAttr(type);
        return OpState.at(location)
                .optionalProperty(LABEL, label == null ? null : StringAttr.of(label))
                .optionalProperty(TYPE, t.equals(NOTHING) ? null : t);
    }

    private static Region emptyBlock() {
        Region r = new Region();
        r.add(new Block());
        return r;
    }

    /** {@code block}, {@code loop} or {@code if}. Inside, the innermost block of a name is the one that it means. */
    public abstract static sealed class BlockLike extends Operation implements SingleBlock, NoTerminator {
        BlockLike(OpSpec spec, OpState state) {
            super(spec, state);
        }

        /** The name that branches use, or null. */
        public final @Nullable String label() {
            StringAttr label = optionalProperty(LABEL, StringAttr.class);
            return label == null ? null : label.value();
        }

        /** Sets the name that branches use. */
        public final void setLabel(String label) {
            setAttribute(LABEL, StringAttr.of(label));
        }

        /** The symbol of its type, where that is not the first of its kind; or null. */
        public final @Nullable String declared() {
            SymbolRef declared = optionalProperty(InstructionSpec.DECLARED, SymbolRef.class);
            return declared == null ? null : declared.root();
        }

        /** Names its type. */
        public final void declare(String type) {
            setAttribute(InstructionSpec.DECLARED, SymbolRef.of(type));
        }

        /** What it takes from the stack and leaves there. */
        public final FunctionType type() {
            TypeAttr type = optionalProperty(TYPE, TypeAttr.class);
            return (FunctionType) (type == null ? NOTHING : type).type();
        }

        /** The instructions; of an if, those for a condition that is not 0. */
        public final Block body() {
            return region(0).entry();
        }

        public abstract Opcode opcode();
    }

    /** A branch to its label goes to its end: {@code wasm.block "out" : () -> i32 { ... }}. */
    public static final class BlockOp extends BlockLike {
        static final OpSpec SPEC = blockSpec(WasmOp.BLOCK, "instructions whose label is at the end")
                .region("body", RegionKind.ONE_BLOCK)
                .format(HEAD + "$body");

        BlockOp(OpState state) {
            super(SPEC, state);
        }

        public BlockOp(Location location, @Nullable String label, FunctionType type) {
            super(SPEC, Structured.state(location, label, type).region(emptyBlock()));
        }

        @Override
        public Opcode opcode() {
            return Opcode.BLOCK;
        }
    }

    /** A branch to its label goes to its start: {@code wasm.loop "next" { ... }}. */
    public static final class LoopOp extends BlockLike {
        static final OpSpec SPEC = blockSpec(WasmOp.LOOP, "instructions whose label is at the start")
                .region("body", RegionKind.ONE_BLOCK)
                .format(HEAD + "$body");

        LoopOp(OpState state) {
            super(SPEC, state);
        }

        public LoopOp(Location location, @Nullable String label, FunctionType type) {
            super(SPEC, Structured.state(location, label, type).region(emptyBlock()));
        }

        @Override
        public Opcode opcode() {
            return Opcode.LOOP;
        }
    }

    /** Takes a condition from the stack: {@code wasm.if : () -> i32 { ... } else { ... }}. */
    public static final class IfOp extends BlockLike {
        static final OpSpec SPEC = blockSpec(WasmOp.IF, "one of two sequences of instructions")
                .region("then", RegionKind.ONE_BLOCK)
                .region("otherwise", RegionKind.MAX_ONE_BLOCK)
                .format(HEAD + "$then (`else` $otherwise^)?");

        IfOp(OpState state) {
            super(SPEC, state);
        }

        public IfOp(Location location, @Nullable String label, FunctionType type, boolean withElse) {
            super(
                    SPEC,
                    Structured.state(location, label, type)
                            .region(emptyBlock())
                            .region(withElse ? emptyBlock() : new Region()));
        }

        public boolean hasElse() {
            return !region(1).isEmpty();
        }

        /** The instructions for the condition 0. */
        public Block elseBlock() {
            return region(1).entry();
        }

        @Override
        public Opcode opcode() {
            return Opcode.IF;
        }
    }

    /**
     * Exceptions that leave it go to labels around it: {@code wasm.try_table "end" : () -> i32 [["catch", @e, "here"],
     * ["catch_all_ref", "", "there"]] { ... }}. A label inside the clauses is one around the operation.
     */
    public static final class TryTableOp extends BlockLike implements SymbolUser {
        private static final String CATCHES = "catches";

        static final OpSpec SPEC = blockSpec(WasmOp.TRY_TABLE, "instructions whose exceptions are caught")
                .attribute(CATCHES, Attrs.ARRAY)
                .region("body", RegionKind.ONE_BLOCK)
                .format("($label^)? (`:` $type^)? $catches attr-dict-with-keyword $body");

        /**
         * A clause.
         *
         * @param word as the text format calls it
         * @param tag null where the word names none
         * @param label the empty one is the function's
         */
        public record Catch(String word, @Nullable String tag, String label) {
            Attribute attribute() {
                Attribute which = tag == null ? StringAttr.of("") : SymbolRef.of(tag);
                return new ArrayAttr(List.of(StringAttr.of(word), which, StringAttr.of(label)));
            }

            static @Nullable Catch of(Attribute a) {
                if (!(a instanceof ArrayAttr all) || all.size() != 3) return null;
                List<Attribute> parts = all.elements();
                boolean strings = parts.get(0) instanceof StringAttr && parts.get(2) instanceof StringAttr;
                if (!strings) return null;
                String tag = parts.get(1) instanceof SymbolRef s ? s.root() : null;
                return new Catch(((StringAttr) parts.get(0)).value(), tag, ((StringAttr) parts.get(2)).value());
            }
        }

        TryTableOp(OpState state) {
            super(SPEC, state);
        }

        public TryTableOp(Location location, @Nullable String label, FunctionType type, List<Catch> catches) {
            super(
                    SPEC,
                    Structured.state(location, label, type)
                            .property(CATCHES, attribute(catches))
                            .region(emptyBlock()));
        }

        private static ArrayAttr attribute(List<Catch> catches) {
            List<Attribute> all = new ArrayList<>();
            for (Catch c : catches) all.add(c.attribute());
            return new ArrayAttr(all);
        }

        /** The clauses, in the order in which they are tried. */
        public List<Catch> catches() {
            List<Catch> out = new ArrayList<>();
            for (Attribute a : property(CATCHES, ArrayAttr.class).elements()) {
                Catch c = Catch.of(a);
                if (c != null) out.add(c);
            }
            return out;
        }

        @Override
        public Opcode opcode() {
            return Opcode.TRY_TABLE;
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            for (Attribute a : property(CATCHES, ArrayAttr.class).elements()) {
                Catch c = Catch.of(a);
                if (c == null
                        || !WORDS.contains(c.word())
                        || (c.tag() == null) == c.word().matches("catch(_ref)?")) {
                    diagnostics.error(this, "has %s among its clauses", a);
                }
            }
        }

        private static final List<String> WORDS = List.of("catch", "catch_ref", "catch_all", "catch_all_ref");

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            for (Catch c : catches()) {
                if (c.tag() == null) continue;
                Definition.verify(this, SymbolRef.of(c.tag()), ExternKind.TAG, symbols, diagnostics);
            }
        }
    }
}
