package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.CatchClause;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/**
 * The functions that stand for instructions on exceptions. An exception that was thrown and not yet caught is pending:
 * the number of its tag is in a global, what it carries in one for each value. References to exceptions are those of
 * {@link KeptExceptions}. Source: the WebAssembly specification, section 4.6.6.
 */
final class ExceptionFunctions {
    private final Library library;
    private final References references;
    private final KeptExceptions kept;
    private final Map<String, Tag> tags = new LinkedHashMap<>();
    /** The numbers of tags, by what tells whether they are the same. */
    private final Map<String, Integer> numbers = new HashMap<>();

    private final Map<List<CatchClause>, String> caught = new HashMap<>();

    ExceptionFunctions(Library library, References references) {
        this.library = library;
        this.references = references;
        kept = new KeptExceptions(library, this);
    }

    /**
     * What exceptions carry.
     *
     * @param number from 1; tags that are the same have the same
     */
    record Tag(int number, String symbol, List<Type> values) {}

    /**
     * Defines a tag of values of these types of standard MLIR.
     *
     * @param identity the same for tags that are the same
     * @return its number
     */
    int tag(String name, String identity, List<Type> values) {
        int number = numbers.computeIfAbsent(identity, i -> numbers.size() + 1);
        tags.put(name, new Tag(number, SymbolText.of(name), values));
        for (int i = 0; i < values.size(); i++) {
            state("tag_" + number + "_" + i, "memref<" + values.get(i) + ">", Library.UNINITIALIZED);
        }
        return number;
    }

    private Tag tag(String name) {
        Tag tag = tags.get(name);
        if (tag == null) throw new IllegalStateException("verified: there is a tag @" + name);
        return tag;
    }

    /** One of each number, in order. */
    List<Tag> all() {
        Map<Integer, Tag> out = new LinkedHashMap<>();
        for (Tag t : tags.values()) out.putIfAbsent(t.number(), t);
        return List.copyOf(out.values());
    }

    void state(String name, String type, String value) {
        library.define(
                name,
                "memref.global \"private\" @__wasm_" + name + " : " + type + " = " + value
                        + " {wasm.kind = \"exception\"}");
    }

    void pending() {
        state("pending", "memref<i32>", "dense<0>");
    }

    static final String PENDING = """
              %pending = memref.get_global @__wasm_pending : memref<i32>
            """;

    static final String LOAD = PENDING + """
              %number = memref.load %pending[] : memref<i32>
            """;

    // ---- throwing

    /** {@code values -> ()}: throws an exception, which is pending then. */
    String throwing(String name) {
        pending();
        Tag tag = tag(name);
        StringJoiner parameters = new StringJoiner(", ");
        StringBuilder stores = new StringBuilder();
        for (int i = 0; i < tag.values().size(); i++) {
            parameters.add("%a" + i + ": " + tag.values().get(i));
            stores.append(fill("""
                      %g# = memref.get_global @__wasm_tag_NUMBER_# : memref<TYPE>
                      memref.store %a#, %g#[] : memref<TYPE>
                    """, tag, i));
        }
        return library.define("throw_" + tag.number(), """
                func.func private @__wasm_throw_NUMBER(PARAMETERS) attributes {wasm.instruction = "throw", wasm.tag = SYMBOL} {
                STORES  %number = arith.constant NUMBER : i32
                PENDING  memref.store %number, %pending[] : memref<i32>
                  return
                }""".replace("PARAMETERS", parameters.toString())
                .replace("STORES", stores)
                .replace("PENDING", PENDING)
                .replace("NUMBER", Integer.toString(tag.number()))
                .replace("SYMBOL", tag.symbol()));
    }

    static String fill(String text, Tag tag, int value) {
        return text.replace("NUMBER", Integer.toString(tag.number()))
                .replace("#", Integer.toString(value))
                .replace("TYPE", tag.values().get(value).toString());
    }

    /** {@code exception -> ()}: throws one again. */
    String throwRef() {
        return kept.throwRef();
    }

    // ---- what was thrown

    /** {@code () -> 1 or 0}: whether an exception is pending. */
    String isThrown() {
        pending();
        return library.define("is_thrown", """
                func.func private @__wasm_is_thrown() -> i32 attributes {wasm.instruction = "thrown"} {
                LOAD  %none = arith.constant 0 : i32
                  %is = arith.cmpi ne, %number, %none : i32
                  %result = arith.extui %is : i1 to i32
                  return %result : i32
                }""".replace("LOAD", LOAD));
    }

    /**
     * {@code () -> ()}: traps if an exception is pending, where code that knows nothing of exceptions is called back;
     * then none is, as a host may go on after a trap.
     */
    String uncaught() {
        pending();
        return library.define("uncaught", """
                func.func private @__wasm_uncaught() attributes {wasm.instruction = "nop"} {
                LOAD  %none = arith.constant 0 : i32
                  memref.store %none, %pending[] : memref<i32>
                  %fine = arith.cmpi eq, %number, %none : i32
                  cf.assert %fine, "an exception that nothing catches"
                  return
                }""".replace("LOAD", LOAD));
    }

    /** The types of what a clause gives. */
    List<Type> types(CatchClause clause) {
        List<Type> out = new ArrayList<>();
        if (clause.tag() != null) out.addAll(tag(clause.tag()).values());
        if (clause.reference()) out.add(WasmReferences.EXN);
        return out;
    }

    /**
     * {@code () -> (what each clause gives, which)}: takes the pending exception by the first clause that fits, which
     * is 1 for the first; 0 if there is none pending, -1 if no clause fits.
     */
    String caught(List<CatchClause> given) {
        // where the clauses lead to is their user's business
        List<CatchClause> clauses = given.stream()
                .map(c -> new CatchClause(c.tag(), c.reference(), 0))
                .toList();
        String known = caught.get(clauses);
        if (known != null) return known;
        pending();
        List<Type> types = new ArrayList<>();
        List<Integer> starts = new ArrayList<>();
        StringJoiner said = new StringJoiner(", ");
        for (CatchClause c : clauses) {
            starts.add(types.size());
            types.addAll(types(c));
            String tag = c.tag() == null ? "\"\"" : SymbolText.of(c.tag());
            said.add("[\"" + c.word() + "\", " + tag + ", " + types(c).size() + " : i32]");
        }
        StringBuilder zeros = new StringBuilder();
        for (int i = 0; i < types.size(); i++) {
            zeros.append("  %z" + i + " = " + references.zero(types.get(i)) + "\n");
        }
        StringBuilder cases = new StringBuilder(", 0: ^none");
        StringBuilder blocks = new StringBuilder();
        String otherwise = "^other";
        List<Integer> seen = new ArrayList<>();
        for (int i = 0; i < clauses.size(); i++) {
            CatchClause c = clauses.get(i);
            String label = "^clause" + i;
            if (c.tag() == null) otherwise = label;
            else if (seen.contains(tag(c.tag()).number())) continue;
            else {
                seen.add(tag(c.tag()).number());
                cases.append(", ").append(tag(c.tag()).number()).append(": ").append(label);
            }
            blocks.append(label).append(":\n").append(taken(c, i, starts.get(i), types));
        }
        String name = "catch_" + caught.size();
        String results = types.isEmpty() ? "i32" : list(types) + ", i32";
        String symbol = library.define(name, """
                func.func private @__wasm_NAME() -> (RESULTS) attributes {wasm.instruction = "try_table", wasm.clauses = [CLAUSES]} {
                ZEROS  %none = arith.constant 0 : i32
                  %unknown = arith.constant -1 : i32
                LOAD  cf.switch %number : i32, [default: OTHERWISECASES]
                BLOCKS^none:
                  return ZVALUES%none : RESULTS
                ^other:
                  return ZVALUES%unknown : RESULTS
                }""".replace("NAME", name)
                .replace("BLOCKS", blocks)
                .replace("RESULTS", results)
                .replace("ZEROS", zeros)
                .replace("LOAD", LOAD)
                .replace("OTHERWISE", otherwise)
                .replace("CASES", cases)
                .replace("ZVALUES", values(types.size(), -1, 0, ""))
                // names of the module last
                .replace("CLAUSES", said.toString()));
        caught.put(clauses, symbol);
        return symbol;
    }

    /** {@code %z0, %z1, }, with others in the place of some. */
    private static String values(int count, int from, int others, String prefix) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < count; i++) {
            boolean other = from >= 0 && i >= from && i < from + others;
            out.append(other ? "%" + prefix + (i - from) : "%z" + i).append(", ");
        }
        return out.toString();
    }

    /** Takes the exception by clause {@code i}. */
    private String taken(CatchClause c, int i, int start, List<Type> all) {
        List<Type> types = types(c);
        String prefix = "c" + i + "_";
        StringBuilder out = new StringBuilder();
        Tag tag = c.tag() == null ? null : tag(c.tag());
        for (int k = 0; tag != null && k < tag.values().size(); k++) {
            out.append(fill("""
                      %PREFIXg# = memref.get_global @__wasm_tag_NUMBER_# : memref<TYPE>
                      %PREFIX# = memref.load %PREFIXg#[] : memref<TYPE>
                    """, tag, k));
        }
        if (c.reference()) {
            kept.exception();
            out.append("  %PREFIX" + (types.size() - 1) + " = func.call @__wasm_exception() : () -> "
                    + WasmReferences.EXN + "\n");
        }
        out.append("  %PREFIXwhich = arith.constant " + (i + 1) + " : i32\n");
        out.append("  memref.store %none, %pending[] : memref<i32>\n");
        out.append("  return " + values(all.size(), start, types.size(), prefix) + "%PREFIXwhich : RESULTS\n");
        return out.toString().replace("PREFIX", prefix);
    }

    private static String list(List<Type> types) {
        StringJoiner out = new StringJoiner(", ");
        for (Type t : types) out.add(t.toString());
        return out.toString();
    }
}
