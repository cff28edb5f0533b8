package dev.wami.wasmimport.wasmssatostd;

import dev.wami.wasmops.Numbers;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
import dev.wami.wasmssa.ShuffleOp;
import dev.wami.wasmssa.VectorOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The functions that stand for instructions on vectors, each with what it computes. */
final class VectorFunctions {
    private static final List<String> PARAMETERS = List.of("%a", "%b", "%c");

    private final Library library;
    private final Map<List<Integer>, Integer> shuffles = new LinkedHashMap<>();

    VectorFunctions(Library library) {
        this.library = library;
    }

    /** The function for an instruction, of its operands. */
    String of(VectorOp op) {
        Opcode row = op.opcode();
        boolean one = row.lanes() > 0;
        String name = row.mnemonic().replace('.', '_') + (one ? "_" + op.lane() : "");
        if (library.has(name)) return library.symbol(name);
        VectorBody body = new VectorBody(row, op.lane());
        String result = body.compute();
        return define(name, row, lane(one, op.lane()), body.lines(), result);
    }

    /** The function for a shuffle of certain bytes. */
    String of(ShuffleOp op) {
        List<Integer> lanes = Arrays.stream(op.lanes()).boxed().toList();
        int number = shuffles.computeIfAbsent(lanes, l -> shuffles.size());
        String list = lanes.stream().map(String::valueOf).collect(Collectors.joining(", "));
        String line =
                "  %v0 = vector.shuffle %a, %b [" + list + "] : BYTES, BYTES\n".replace("BYTES", VectorBody.BYTES);
        String attribute = ", wasm.lanes = array<i32: " + list + ">";
        return define("i8x16_shuffle_" + number, op.opcode(), attribute, line, "%v0");
    }

    /** The attribute that says which lane a function is for. */
    static String lane(boolean one, int lane) {
        return one ? ", wasm.lane = " + lane + " : i32" : "";
    }

    /** How texts write a type of Wasm. */
    static String type(ValueType type) {
        return type == NumericType.V128
                ? VectorBody.BYTES
                : Numbers.type((NumericType) type).toString();
    }

    private String define(String name, Opcode row, String attributes, String lines, String result) {
        List<String> parameters = new ArrayList<>();
        for (ValueType t : row.type().params()) parameters.add(PARAMETERS.get(parameters.size()) + ": " + type(t));
        String type = type(row.type().results().get(0));
        return library.define(
                name,
                "func.func private @__wasm_" + name + "(" + String.join(", ", parameters) + ") -> " + type
                        + " attributes {wasm.instruction = \"" + row.mnemonic() + "\"" + attributes + "} {\n" + lines
                        + "  return " + result + " : " + type + "\n}");
    }
}
