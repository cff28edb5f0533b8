package dev.wami.generator.loops;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** A program as MLIR: the function with its arguments and copies. */
final class ProgramText {
    private final LoopProgram program;
    private final Extents extents;
    private final BodyText body;

    ProgramText(LoopProgram program, Extents extents) {
        this.program = program;
        this.extents = extents;
        this.body = new BodyText(program, extents);
    }

    String module() {
        StringBuilder out = new StringBuilder();
        for (Array a : program.arrays()) {
            if (a.place() == Array.Place.GLOBAL) {
                out.append("memref.global \"private\" @g_" + a.name() + " : " + type(a) + " = uninitialized\n");
            }
        }
        String function = function();
        Set<Array> touched = new LinkedHashSet<>(body.touched());
        for (Statement.Part part : body.parts()) {
            BodyText own = new BodyText(program, extents);
            own.function(part);
            out.append(own.text());
            touched.addAll(own.touched());
        }
        for (Array a : touched) out.append(touching(a));
        return out + function;
    }

    private String type(Array a) {
        return a.type(extents.sizes(a, 0));
    }

    /** The function that a {@link Statement.Touch} of {@code a} calls. */
    private String touching(Array a) {
        List<String> parameters = new ArrayList<>();
        List<String> subscripts = new ArrayList<>();
        parameters.add("%m: " + body.type(a));
        for (int d = 0; d < a.rank(); d++) {
            subscripts.add("%i" + d);
            parameters.add("%i" + d + ": index");
        }
        String t = a.element().text();
        String at = "%m[" + String.join(", ", subscripts) + "] : " + body.type(a);
        parameters.add("%x: " + t);
        return "func.func private @touch_" + a.name() + "(" + String.join(", ", parameters) + ") {\n"
                + "  %0 = memref.load " + at + "\n  %1 = arith." + (a.element().isFloat() ? "addf" : "addi")
                + " %0, %x : " + t
                + "\n  memref.store %1, " + at + "\n  return\n}\n";
    }

    private String function() {
        List<String> results = new ArrayList<>();
        for (Value.Named r : program.results()) results.add(r.type().text());
        body.line("func.func @" + LoopProgram.NAME + "(" + String.join(", ", arguments()) + ")"
                + (results.isEmpty() ? "" : " -> (" + String.join(", ", results) + ")") + " {");
        body.nested(() -> {
            for (Array a : program.arrays()) makeLocal(a);
            for (Array a : program.arrays()) if (a.place() == Array.Place.VIEW) makeView(a);
            for (Element e : LoopProgram.SCALARS) body.define("x_" + e.text(), e);
            body.all(program.body());
            for (Array a : program.arrays()) endLocal(a);
            List<String> values = new ArrayList<>();
            for (Value.Named r : program.results()) values.add(body.value(r));
            body.line(
                    values.isEmpty()
                            ? "return"
                            : "return " + String.join(", ", values) + " : " + String.join(", ", results));
        });
        body.line("}");
        return body.text();
    }

    private List<String> arguments() {
        List<String> out = new ArrayList<>();
        for (Array a : program.arguments()) out.add("%" + (isCopied(a) ? a.name() + "_in" : a.name()) + ": " + type(a));
        for (String p : program.parameters()) out.add("%" + p + ": index");
        for (Element e : LoopProgram.SCALARS) out.add("%x_" + e.text() + ": " + e.text());
        return out;
    }

    private static boolean isCopied(Array a) {
        return a.place() == Array.Place.LOCAL || a.place() == Array.Place.GLOBAL;
    }

    private void makeLocal(Array a) {
        if (!isCopied(a)) return;
        String type = type(a);
        if (a.place() == Array.Place.GLOBAL) {
            body.line("%" + a.name() + " = memref.get_global @g_" + a.name() + " : " + type);
        } else {
            List<String> extentsOf = new ArrayList<>();
            for (int d = 0; d < a.rank(); d++) {
                if (a.dynamic().get(d)) {
                    extentsOf.add(body.temporary("memref.dim %" + a.name() + "_in, "
                            + body.temporary("arith.constant " + d + " : index") + " : " + type));
                }
            }
            body.line("%" + a.name() + " = memref.alloc(" + String.join(", ", extentsOf) + ") : " + type);
        }
        body.line("memref.copy %" + a.name() + "_in, %" + a.name() + " : " + type + " to " + type);
    }

    private void endLocal(Array a) {
        if (!isCopied(a)) return;
        String type = type(a);
        body.line("memref.copy %" + a.name() + ", %" + a.name() + "_in : " + type + " to " + type);
        if (a.place() == Array.Place.LOCAL) body.line("memref.dealloc %" + a.name() + " : " + type);
    }

    private void makeView(Array a) {
        Array of = program.array(Objects.requireNonNull(a.partner()));
        List<Long> outer = extents.sizes(of, 0);
        List<Long> sizes = extents.sizes(a, 0);
        body.line("%" + a.name() + " = memref.subview %" + of.name() + list(a.offsets()) + list(sizes)
                + list(sizes.stream().map(s -> 1L).toList()) + " : " + type(of) + " to " + viewType(a, outer, sizes));
    }

    private static String list(List<Long> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(", ", "[", "]"));
    }

    /** The type that {@code memref.subview} gives. */
    static String viewType(Array view, List<Long> outer, List<Long> sizes) {
        long stride = 1;
        long offset = 0;
        List<String> strides = new ArrayList<>();
        for (int d = view.rank() - 1; d >= 0; d--) {
            strides.add(0, Long.toString(stride));
            offset += view.offsets().get(d) * stride;
            stride *= outer.get(d);
        }
        String at = offset == 0 ? "" : ", offset: " + offset;
        String plain = view.type(sizes);
        return plain.substring(0, plain.length() - 1) + ", strided<[" + String.join(", ", strides) + "]" + at + ">>";
    }
}
