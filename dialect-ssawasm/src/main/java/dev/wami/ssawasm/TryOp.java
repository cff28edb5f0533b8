package dev.wami.ssawasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.CatchClause;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.WasmDefinition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One instruction whose exceptions are caught:
 *
 * <pre>
 *   %r, %p, %which = ssawasm.try "call" of @f(%x) [["catch", @e, 1 : i32], ["catch_all", "", 0 : i32]]
 *       as (i32) -> i64 : (i32) -> (i64, i32, i32)
 * </pre>
 *
 * It is {@code call @f(%x) : (i32) -> i64}. {@code %which} is 0 if it threw nothing, and 1 for the first clause ...;
 * before it is what each clause gives, and before that what the instruction does: anything where it did not.
 */
public final class TryOp extends Operation implements SymbolUser, Evaluable {
    private static final String INSTRUCTION = "instruction";
    private static final String OF = "of";
    private static final String CATCHES = "catches";
    private static final String TYPE = "type";

    static final OpSpec SPEC = OpSpec.of(SsaWasmOp.TRY, "an instruction whose exceptions are caught")
            .attribute(INSTRUCTION, Attrs.STRING)
            .optionalAttribute(OF, Attrs.FLAT_SYMBOL_REF)
            .attribute(CATCHES, Attrs.ARRAY)
            .attribute(TYPE, Attrs.FUNCTION_TYPE)
            .variadic("operands", SsaTypes.VALUE)
            .variadicResult("results", SsaTypes.VALUE)
            .format("$instruction (`of` $of^)? `(` $operands `)` $catches `as` $type attr-dict `:`"
                    + " functional-type($operands, results)");

    TryOp(OpState state) {
        super(SPEC, state);
    }

    /**
     * @param instruction its mnemonic: {@code call}, {@code call_indirect}, {@code call_ref}, {@code throw} or
     *     {@code throw_ref}
     * @param of the function, table or tag that it names, or null
     * @param type of what is called or thrown
     * @param operands of the instruction
     * @param caught the types of what the clauses give, all together
     */
    public TryOp(
            Location location,
            String instruction,
            @Nullable String of,
            FunctionType type,
            List<CatchClause> catches,
            List<? extends Value> operands,
            List<? extends Type> caught) {
        super(
                SPEC,
                OpState.at(location)
                        .property(INSTRUCTION, StringAttr.of(instruction))
                        .optionalProperty(OF, of == null ? null : SymbolRef.of(of))
                        .property(CATCHES, CatchClause.attribute(catches))
                        .property(TYPE, new TypeAttr(type))
                        .operands(operands)
                        .results(results(type, caught)));
    }

    private static List<Type> results(FunctionType type, List<? extends Type> caught) {
        List<Type> all = new ArrayList<>(type.results());
        all.addAll(caught);
        all.add(IntegerType.I32);
        return all;
    }

    public String instruction() {
        return property(INSTRUCTION, StringAttr.class).value();
    }

    /** The function, table or tag that the instruction names, or null. */
    public @Nullable String of() {
        SymbolRef of = optionalProperty(OF, SymbolRef.class);
        return of == null ? null : of.root();
    }

    /** The type of what is called or thrown. */
    public FunctionType type() {
        return (FunctionType) property(TYPE, TypeAttr.class).type();
    }

    /** The clauses, in the order in which they are tried; the number of each is that of the values that it gives. */
    public List<CatchClause> catches() {
        return CatchClause.all(property(CATCHES, ArrayAttr.class));
    }

    /** How many values the clauses give, all together. */
    public int caught() {
        int all = 0;
        for (CatchClause c : catches()) all += c.number();
        return all;
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        for (Attribute a : property(CATCHES, ArrayAttr.class).elements()) {
            if (CatchClause.of(a) == null) diagnostics.error(this, "has %s among its clauses", a);
        }
        if (!MNEMONICS.contains(instruction())) {
            diagnostics.error(this, "cannot be about '%s', only about %s", instruction(), MNEMONICS);
            return;
        }
        if (instruction().equals("throw_ref") == (of() != null)
                && !instruction().equals("call_ref")) {
            diagnostics.error(this, "'%s' names %s", instruction(), of() == null ? "nothing" : "@" + of());
        }
        if (!fits()) diagnostics.error(this, "does not give what %s and its clauses do", type());
    }

    private boolean fits() {
        List<Type> given = resultTypes();
        int results = type().results().size();
        return catches().stream().allMatch(c -> c.number() >= (c.reference() ? 1 : 0))
                && given.size() == results + caught() + 1
                && given.subList(0, results).equals(type().results())
                && given.get(given.size() - 1).equals(IntegerType.I32);
    }

    private static final List<String> MNEMONICS = List.of("call", "call_indirect", "call_ref", "throw", "throw_ref");

    @Override
    public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
        if (fits()) verifyCatches(symbols, diagnostics);
        String of = of();
        if (of == null) return;
        SymbolRef named = SymbolRef.of(of);
        switch (instruction()) {
            case "call_indirect" -> WasmDefinition.find(this, named, IndexSpace.TABLE, symbols, diagnostics);
            case "throw" -> Exceptions.verifyTag(this, named, "throws", type().inputs(), symbols, diagnostics);
            default -> Functions.verifyFunction(this, named, symbols, diagnostics);
        }
    }

    private void verifyCatches(SymbolTables symbols, Diagnostics diagnostics) {
        int next = type().results().size();
        for (CatchClause c : catches()) {
            int end = next + c.number();
            List<Type> values = resultTypes().subList(next, c.reference() ? end - 1 : end);
            next = end;
            if (c.tag() == null) continue;
            Exceptions.verifyTag(this, SymbolRef.of(c.tag()), "catches", values, symbols, diagnostics);
        }
    }

    @Override
    public Step evaluate(Frame frame) {
        return Exceptions.notInterpreted(this, frame);
    }
}
