package dev.wami.wasmimport.nativecode;

import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text of a load or store that no test precedes: address and offset are below 2^32 each, so that their sum is
 * within the 8 GiB that are reserved behind the start of a memory. Source: the specification, section 4.4.7.
 */
final class NativeAccess {
    private static final String BYTES = "vector<16xi8>";
    private static final Pattern SHAPE =
            Pattern.compile("(?:load|store)(\\d+)?(?:x(\\d+))?(?:_(s|u|splat|zero|lane))?");

    private final FunctionType type;
    private final int lane;
    private final boolean vector;
    private final boolean load;
    /** Bits of a number in memory, 0 for those of the value. */
    private final int bits;
    /** How many such numbers are loaded to be extended, 0 for one that is not. */
    private final int count;
    /** What is done with it: {@code s u splat zero lane} or nothing. */
    private final String how;

    private final StringBuilder out = new StringBuilder();

    /**
     * @param mnemonic of the instruction
     * @param type of the function that stands for it
     * @param lane the one that is loaded or stored, if it is one
     */
    NativeAccess(String mnemonic, FunctionType type, int lane) {
        this.type = type;
        this.lane = lane;
        int dot = mnemonic.indexOf('.');
        Matcher shape = SHAPE.matcher(mnemonic.substring(dot + 1));
        if (!shape.matches()) throw new IllegalArgumentException(mnemonic);
        vector = mnemonic.startsWith("v128");
        load = mnemonic.startsWith("load", dot + 1);
        bits = number(shape.group(1));
        count = number(shape.group(2));
        how = shape.group(3) == null ? "" : shape.group(3);
    }

    private static int number(String digits) {
        return digits == null ? 0 : Integer.parseInt(digits);
    }

    boolean isLoad() {
        return load;
    }

    /**
     * A function that does it.
     *
     * @param field the text of {@code %field}, where a pointer to the start of the memory is
     * @param always whether it has to be done even if nobody wants the value
     */
    String function(String name, String field, boolean always) {
        out.setLength(0);
        List<Type> inputs = type.inputs();
        out.append("func.func private @").append(name).append("(%address: i32, %offset: i32");
        if (inputs.size() == 3) out.append(", %value: ").append(inputs.get(2));
        out.append(')');
        if (load) out.append(" -> ").append(type.results().get(0));
        out.append(" attributes {passthrough = [\"alwaysinline\"]} {\n").append(field);
        out.append("""
                  %base = llvm.load %field invariant {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
                  %a = llvm.zext %address : i32 to i64
                  %o = llvm.zext %offset : i32 to i64
                  %sum = llvm.add %a, %o : i64
                  %place = llvm.getelementptr %base[%sum] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                """);
        if (vector) vector(always);
        else scalar(always);
        return out.append('}').toString();
    }

    private void line(String text, Object... parts) {
        out.append("  ")
                .append(String.format(java.util.Locale.ROOT, text, parts))
                .append('\n');
    }

    private void read(String what, boolean always) {
        line("%%read = llvm.load %s%%place {alignment = 1 : i64} : !llvm.ptr -> %s", always ? "volatile " : "", what);
    }

    private void scalar(boolean always) {
        String value = (load ? type.results().get(0) : type.inputs().get(2)).toString();
        String inMemory = bits == 0 ? value : "i" + bits;
        if (load) {
            read(inMemory, always);
            if (bits != 0) {
                line("%%wide = llvm.%s %%read : %s to %s", how.equals("s") ? "sext" : "zext", inMemory, value);
            }
            line("return %s : %s", bits == 0 ? "%read" : "%wide", value);
            return;
        }
        if (bits != 0) line("%%low = llvm.trunc %%value : %s to %s", value, inMemory);
        write(bits == 0 ? "%value" : "%low", inMemory);
    }

    private void write(String value, String inMemory) {
        line("llvm.store %s, %%place {alignment = 1 : i64} : %s, !llvm.ptr", value, inMemory);
        line("return");
    }

    // ---- vectors

    private void vector(boolean always) {
        String lanes = "vector<" + (bits == 0 ? 16 : 128 / bits) + "xi" + (bits == 0 ? 8 : bits) + ">";
        if (bits == 0 && load) {
            read(BYTES, always);
            line("return %%read : %s", BYTES);
        } else if (bits == 0) {
            write("%value", BYTES);
        } else if (count != 0) {
            String narrow = "vector<" + count + "xi" + bits + ">";
            String wide = "vector<" + count + "xi" + 2 * bits + ">";
            read(narrow, always);
            line("%%wide = llvm.%s %%read : %s to %s", how.equals("s") ? "sext" : "zext", narrow, wide);
            bytes("%wide", wide);
        } else if (load) {
            read("i" + bits, always);
            line("%%at = llvm.mlir.constant(%d : i32) : i32", how.equals("lane") ? lane : 0);
            into(lanes);
            line("%%one = llvm.insertelement %%read, %%into[%%at : i32] : %s", lanes);
            if (how.equals("splat")) {
                String zeros = Collections.nCopies(128 / bits, "0").toString();
                line("%%all = llvm.shufflevector %%one, %%into %s : %s", zeros, lanes);
            }
            bytes(how.equals("splat") ? "%all" : "%one", lanes);
        } else {
            line("%%lanes = llvm.bitcast %%value : %s to %s", BYTES, lanes);
            line("%%at = llvm.mlir.constant(%d : i32) : i32", lane);
            line("%%low = llvm.extractelement %%lanes[%%at : i32] : %s", lanes);
            write("%low", "i" + bits);
        }
    }

    private void into(String lanes) {
        switch (how) {
            case "lane" -> line("%%into = llvm.bitcast %%value : %s to %s", BYTES, lanes);
            case "zero" -> line("%%into = llvm.mlir.zero : %s", lanes);
            default -> line("%%into = llvm.mlir.poison : %s", lanes);
        }
    }

    private void bytes(String value, String lanes) {
        if (lanes.equals(BYTES)) {
            line("return %s : %s", value, BYTES);
            return;
        }
        line("%%bytes = llvm.bitcast %s : %s to %s", value, lanes, BYTES);
        line("return %%bytes : %s", BYTES);
    }
}
