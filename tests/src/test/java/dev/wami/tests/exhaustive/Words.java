package dev.wami.tests.exhaustive;

import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.Type;
import java.util.Locale;

/** Code that makes values of any type of words of 64 bits, and the other way round. */
final class Words {
    private final StringBuilder out;

    Words(StringBuilder out) {
        this.out = out;
    }

    /** {@code name} of {@code type}, of the words in the row {@code row} of {@code %values}. */
    void read(String name, Type type, String row, String table) {
        int bits = Case.width(type, 64);
        for (int w = 0; w < Case.words(type); w++) {
            line("%s_%d = memref.load %%values[%s, %%c%d] : %s", name, w, row, w, table);
        }
        String integer = name;
        if (type instanceof FloatType) integer += "_bits";
        if (type == IndexType.INDEX) line("%s = arith.index_cast %s_0 : i64 to index", name, name);
        else if (bits < 64) line("%s = arith.trunci %s_0 : i64 to i%d", integer, name, bits);
        else if (bits == 64) line("%s = arith.bitcast %s_0 : i64 to i64", integer, name);
        else {
            line("%s_low = arith.extui %s_0 : i64 to i%d", name, name, bits);
            line("%s_wide = arith.extui %s_1 : i64 to i%d", name, name, bits);
            line("%s_by = arith.constant 64 : i%d", name, bits);
            line("%s_high = arith.shli %s_wide, %s_by : i%d", name, name, name, bits);
            line("%s = arith.ori %s_low, %s_high : i%d", integer, name, name, bits);
        }
        if (type instanceof FloatType) line("%s = arith.bitcast %s : i%d to %s", name, integer, bits, type);
    }

    /**
     * Mixes the bits of {@code name} into a checksum.
     *
     * @param checksum the name of the checksum until now
     * @param oneNaN whether all NaNs count as the same
     * @return the name of the new one
     */
    String mix(String name, Type type, String checksum, boolean oneNaN) {
        int bits = Case.width(type, 64);
        String integer = name;
        if (type instanceof FloatType) {
            integer += "_bits";
            line("%s_raw = arith.bitcast %s : %s to i%d", name, name, type, bits);
            line("%s_nan = arith.cmpf uno, %s, %s : %s", name, name, name, type);
            line("%s_one = arith.constant -1 : i%d", name, bits);
            String taken = oneNaN ? "nan" : "no";
            if (!oneNaN) line("%s_no = arith.constant false", name);
            line("%s = arith.select %s_%s, %s_one, %s_raw : i%d", integer, name, taken, name, name, bits);
        }
        String mixed = checksum;
        for (int w = 0; w < Case.words(type); w++) {
            String word = name + "_word" + w;
            word(integer, type, bits, w, word);
            line("%s_times%d = arith.muli %s, %%k : i64", name, w, mixed);
            line("%s_mixed%d = arith.addi %s_times%d, %s : i64", name, w, name, w, word);
            mixed = name + "_mixed" + w;
        }
        return mixed;
    }

    private void word(String value, Type type, int bits, int w, String word) {
        if (type == IndexType.INDEX) line("%s = arith.index_cast %s : index to i64", word, value);
        else if (bits < 64) line("%s = arith.extsi %s : i%d to i64", word, value, bits);
        else if (bits == 64) line("%s = arith.bitcast %s : i64 to i64", word, value);
        else if (w == 0) line("%s = arith.trunci %s : i%d to i64", word, value, bits);
        else {
            line("%s_by = arith.constant %d : i%d", word, 64 * w, bits);
            line("%s_down = arith.shrsi %s, %s_by : i%d", word, value, word, bits);
            line("%s = arith.trunci %s_down : i%d to i64", word, word, bits);
        }
    }

    void line(String format, Object... arguments) {
        out.append(String.format(Locale.ROOT, format, arguments)).append('\n');
    }
}
