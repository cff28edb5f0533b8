package dev.wami.tools;

import dev.wami.wasmbinary.DataSegment;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Import;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmbinary.Validator;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.wat.WatPrinter;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.Opcode;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;

/** What can be told about a module. */
final class ModuleReports {
    private ModuleReports() {}

    /** The names of the name section, a line each. */
    static String names(WasmModule module) {
        StringBuilder out = new StringBuilder();
        Names names = module.names();
        names.module().ifPresent(name -> line(out, "module", name));
        for (Names.Kind kind : Names.Kind.values()) {
            String what = kind.name().toLowerCase(Locale.ROOT);
            if (kind.isNested()) {
                names.allNested(kind)
                        .forEach((outer, inner) -> inner.forEach((index, name) -> line(
                                out,
                                what + " " + Integer.toUnsignedString(outer) + " " + Integer.toUnsignedString(index),
                                name)));
            } else if (kind != Names.Kind.MODULE) {
                names.all(kind).forEach((index, name) -> line(out, what + " " + Integer.toUnsignedString(index), name));
            }
        }
        return out.toString();
    }

    private static void line(StringBuilder out, String what, String name) {
        out.append(what).append(' ').append(WatPrinter.identifier(name)).append('\n');
    }

    /** How many there are of everything; of instructions the most frequent first. */
    static String statistics(WasmModule module) {
        StringBuilder out = new StringBuilder();
        count(
                out,
                "types",
                module.types().stream().mapToInt(g -> g.types().size()).sum());
        for (ExternKind kind : ExternKind.values()) {
            long imported = module.imports().stream()
                    .map(Import::type)
                    .filter(t -> t.kind() == kind)
                    .count();
            count(out, "imported " + kind, imported);
        }
        count(out, "func", module.functions().size());
        count(out, "table", module.tables().size());
        count(out, "memory", module.memories().size());
        count(out, "global", module.globals().size());
        count(out, "tag", module.tags().size());
        count(out, "exports", module.exports().size());
        count(out, "elem", module.elements().size());
        count(out, "data", module.data().size());
        count(
                out,
                "bytes of data",
                module.data().stream()
                        .map(DataSegment::bytes)
                        .mapToLong(b -> b.size())
                        .sum());
        Validator.Verdict verdict = Validator.check(module, EnumSet.allOf(Feature.class));
        if (verdict.errors().isEmpty()) {
            out.append("\nfeatures:");
            verdict.used().forEach(feature -> out.append(' ').append(feature));
            out.append('\n');
        }
        instructions(out, module.functions());
        return out.toString();
    }

    private static void instructions(StringBuilder out, List<Function> functions) {
        long[] counts = new long[Opcode.values().length];
        long total = 0;
        for (Function function : functions) {
            for (Instruction instruction : function.body()) {
                counts[instruction.opcode().ordinal()]++;
            }
            total += function.body().size();
        }
        out.append('\n');
        count(out, "instructions", total);
        Arrays.stream(Opcode.values())
                .filter(opcode -> counts[opcode.ordinal()] > 0)
                .sorted(Comparator.comparingLong(opcode -> -counts[opcode.ordinal()]))
                .forEach(opcode -> count(out, "  " + opcode, counts[opcode.ordinal()]));
    }

    private static void count(StringBuilder out, String what, long count) {
        if (count > 0) out.append(String.format(Locale.ROOT, "%-36s %10d\n", what, count));
    }
}
