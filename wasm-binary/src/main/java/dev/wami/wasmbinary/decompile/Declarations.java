package dev.wami.wasmbinary.decompile;

import dev.wami.wasmbinary.Bytes;
import dev.wami.wasmbinary.DataSegment;
import dev.wami.wasmbinary.ElementSegment;
import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.Global;
import dev.wami.wasmbinary.Import;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmspec.ArrayType;
import dev.wami.wasmspec.CompositeType;
import dev.wami.wasmspec.ContType;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.ExternType;
import dev.wami.wasmspec.FieldType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.GlobalType;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.StorageType;
import dev.wami.wasmspec.StructType;
import dev.wami.wasmspec.SubType;
import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.TagType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The parts of a module that are no code, as declarations. */
final class Declarations {
    private final Unit unit;
    private final Map<ExternKind, Map<Integer, List<String>>> exports = new EnumMap<>(ExternKind.class);

    Declarations(Unit unit) {
        this.unit = unit;
        for (Export export : unit.module.exports()) {
            exports.computeIfAbsent(export.kind(), k -> new HashMap<>())
                    .computeIfAbsent(export.index(), i -> new ArrayList<>())
                    .add(export.name());
        }
    }

    private List<String> exported(ExternKind kind, int index) {
        return exports.getOrDefault(kind, Map.of()).getOrDefault(index, List.of());
    }

    /** {@code EXPORT("a") }, or {@code static } of what nobody else sees. */
    private String linkage(ExternKind kind, int index) {
        List<String> names = exported(kind, index);
        if (names.isEmpty()) return "static ";
        unit.use("EXPORT");
        StringBuilder text = new StringBuilder();
        for (String name : names) text.append(export(name));
        return text.toString();
    }

    private static String export(String name) {
        return "EXPORT(" + CText.quoted(name) + ") ";
    }

    private static String title(String text) {
        return "\n// " + text + "\n\n";
    }

    private static void section(StringBuilder out, String title, StringBuilder content) {
        if (content.length() > 0) out.append(title(title)).append(content);
    }

    // Types

    /** The types that the text names. */
    void types(StringBuilder out) {
        StringBuilder types = new StringBuilder();
        for (int i = 0; i < unit.spaces.types().size(); i++) {
            SubType type = unit.spaces.types().get(i);
            type(types, i, type.composite());
        }
        StringBuilder results = new StringBuilder();
        unit.resultTypes.forEach((name, list) -> {
            results.append("typedef struct { ");
            for (int i = 0; i < list.size(); i++) {
                results.append(unit.declared(list.get(i), Sign.ANY))
                        .append('r')
                        .append(i)
                        .append("; ");
            }
            results.append("} ").append(name).append(";\n");
        });
        section(out, "types", results.append(types));
    }

    private void type(StringBuilder out, int index, CompositeType type) {
        String name = unit.names.type(index);
        if (type instanceof FuncType function) {
            if (!unit.functionTypes.contains(index)) return;
            out.append("typedef ").append(unit.results(function.results())).append(' ');
            out.append(name).append('(');
            for (int i = 0; i < function.params().size(); i++) {
                out.append(i == 0 ? "" : ", ")
                        .append(unit.type(function.params().get(i), Sign.ANY));
            }
            out.append(function.params().isEmpty() ? "void" : "").append(");\n");
        } else if (type instanceof StructType struct) {
            out.append("typedef struct ").append(name).append(" {\n");
            List<FieldType> fields = struct.fields();
            for (int i = 0; i < fields.size(); i++) {
                out.append("    ").append(fields.get(i).mutable() ? "" : "const ");
                out.append(field(fields.get(i).storage()))
                        .append(unit.names.field(index, i))
                        .append(";\n");
            }
            out.append("} ").append(name).append(";\n");
        } else if (type instanceof ArrayType array) {
            out.append("typedef ").append(array.element().mutable() ? "" : "const ");
            out.append(field(array.element().storage())).append(name).append("[];\n");
        } else if (type instanceof ContType cont) {
            out.append("typedef continuation<").append(unit.functionType(cont.typeIndex()));
            out.append("> ").append(name).append(";\n");
        }
    }

    private String field(StorageType type) {
        return type instanceof ValueType value ? unit.declared(value, Sign.ANY) : type + " ";
    }

    // Imports and definitions

    void imports(StringBuilder out) {
        StringBuilder text = new StringBuilder();
        int[] counts = new int[ExternKind.values().length];
        for (Import i : unit.module.imports()) {
            int index = counts[i.type().kind().ordinal()]++;
            String from = CText.quoted(i.module()) + ", " + CText.quoted(i.name());
            ExternType type = i.type();
            for (String name : exported(type.kind(), index)) {
                text.append("// also the export ").append(CText.quoted(name)).append('\n');
            }
            if (type instanceof MemoryType) {
                imported(text, "IMPORT_MEMORY", unit.names.memory(index), from);
                continue;
            }
            if (type instanceof TableType) {
                imported(text, "IMPORT_TABLE", unit.names.table(index), from);
                continue;
            }
            unit.use("IMPORT");
            text.append("IMPORT(").append(from).append(") ");
            if (type instanceof ExternType.Func) {
                text.append(prototype(index)).append(";\n");
            } else if (type instanceof GlobalType global) {
                text.append(unit.declared(global.type(), Sign.ANY))
                        .append(unit.names.of(Names.Kind.GLOBAL, index))
                        .append(";\n");
            } else if (type instanceof TagType) {
                tag(text, index);
            }
        }
        section(out, "imports", text);
    }

    private void imported(StringBuilder out, String macro, String name, String from) {
        unit.use(macro);
        out.append(macro).append('(').append(name).append(", ").append(from).append(");\n");
    }

    private void tag(StringBuilder out, int index) {
        FuncType type = unit.funcType(unit.spaces.tags().get(index).typeIndex());
        out.append("TAG(").append(unit.names.of(Names.Kind.TAG, index));
        for (ValueType param : type.params()) out.append(", ").append(unit.type(param, Sign.ANY));
        out.append(");\n");
    }

    /** A function that others define, or that is called by a reference: {@code i32 f(i32 a, i64)}. */
    private String prototype(int index) {
        FuncType type = unit.function(index);
        StringBuilder text = new StringBuilder(result(type))
                .append(unit.names.function(index))
                .append('(');
        for (int i = 0; i < type.params().size(); i++) {
            text.append(i == 0 ? "" : ", ").append(unit.type(type.params().get(i), Sign.ANY));
        }
        return text.append(type.params().isEmpty() ? "void)" : ")").toString();
    }

    private String result(FuncType type) {
        String text = unit.results(type.results());
        return text.endsWith("*") ? text : text + " ";
    }

    /** The head of a function that the module defines: what precedes its body, or the semicolon. */
    String head(int index, List<Var> params) {
        FuncType type = unit.function(index);
        StringBuilder text = new StringBuilder(linkage(ExternKind.FUNC, index))
                .append(result(type))
                .append(unit.names.function(index))
                .append('(');
        for (int i = 0; i < params.size(); i++) {
            Var param = params.get(i);
            text.append(i == 0 ? "" : ", ")
                    .append(unit.declared(param.type, param.sign()))
                    .append(param.name);
        }
        return text.append(params.isEmpty() ? "void)" : ")").toString();
    }

    /** Memories, tables, globals and tags; {@code init} gets what C cannot initialise by a constant. */
    void definitions(StringBuilder out, FunctionBuilder init) {
        StringBuilder text = new StringBuilder();
        for (int i = unit.spaces.importedMemories(); i < unit.spaces.memories().size(); i++) {
            MemoryType type = unit.spaces.memories().get(i);
            unit.use("MEMORY");
            long max = type.limits().max().orElse(type.addressType().valueType() == NumericType.I64 ? 1L << 48 : 65536);
            String name = unit.names.memory(i);
            text.append(linkage(ExternKind.MEMORY, i).replace("static ", ""));
            text.append("MEMORY(")
                    .append(name)
                    .append(", ")
                    .append(type.limits().min());
            text.append(", ").append(max).append(");\n");
            init.emit(made("memory_new", name));
        }
        for (int i = unit.spaces.importedTables(); i < unit.spaces.tables().size(); i++) {
            TableType type = unit.spaces.tables().get(i);
            unit.use("TABLE");
            String name = unit.names.table(i);
            text.append(linkage(ExternKind.TABLE, i).replace("static ", ""));
            text.append("TABLE(")
                    .append(name)
                    .append(", ")
                    .append(Long.toUnsignedString(type.limits().min()));
            type.limits().max().ifPresent(m -> text.append(", ").append(Long.toUnsignedString(m)));
            text.append(");").append(type.element().toString().equals("funcref") ? "" : " // of " + type.element());
            text.append('\n');
            init.emit(made("table_new", name));
        }
        for (int i = 0; i < unit.module.globals().size(); i++) global(text, i, init);
        for (int i = unit.spaces.importedTags(); i < unit.spaces.tags().size(); i++) tag(text, i);
        section(out, "memories, tables, globals", text);
    }

    private static Stmt made(String how, String name) {
        return new Stmt.Effect("", new Expr.Call(how, List.of(Operations.name(name)), NumericType.I32, Expr.EFFECT));
    }

    private void global(StringBuilder out, int defined, FunctionBuilder init) {
        int index = unit.spaces.importedGlobals() + defined;
        Global global = unit.module.globals().get(defined);
        Var var = unit.globals.get(index);
        out.append(linkage(ExternKind.GLOBAL, index))
                .append(unit.declared(var.type, Sign.ANY))
                .append(var.name);
        List<Instruction> value = global.init();
        boolean isNumber = value.size() == 1 && value.get(0) instanceof Instruction.Constant;
        Expr made = init.constant(value);
        String text = isNumber ? written(made) : "";
        if (isNumber && !text.contains("reinterpret")) {
            out.append(" = ").append(text);
        } else {
            init.emit(new Stmt.Assign(var, made));
        }
        out.append(";\n");
    }

    private String written(Expr value) {
        StringBuilder text = new StringBuilder();
        new ExprWriter(unit, text).write(value);
        return text.toString();
    }

    // Segments

    void segments(StringBuilder out, FunctionBuilder init) {
        StringBuilder elements = new StringBuilder();
        for (int i = 0; i < unit.module.elements().size(); i++) elements(elements, i, init);
        section(out, "elements of tables", elements);
        StringBuilder data = new StringBuilder();
        for (int i = 0; i < unit.module.data().size(); i++) {
            DataSegment segment = unit.module.data().get(i);
            String name = unit.names.of(Names.Kind.DATA, i);
            unit.use("DATA");
            Bytes bytes = segment.bytes();
            data.append("DATA(").append(name).append(", ").append(bytes.size()).append(") =\n");
            CText.bytes(data, bytes);
            data.append(";\n");
        }
        section(out, "data", data);
    }

    private void elements(StringBuilder out, int index, FunctionBuilder init) {
        ElementSegment segment = unit.module.elements().get(index);
        unit.use("ELEM");
        out.append("ELEM(").append(unit.names.of(Names.Kind.ELEMENT, index)).append(", ");
        out.append(segment.elements().size()).append(") = {\n");
        for (List<Instruction> element : segment.elements()) {
            out.append("    ").append(element(element, init)).append(",\n");
        }
        out.append("};\n");
    }

    private String element(List<Instruction> element, FunctionBuilder init) {
        Instruction first = element.get(0);
        if (element.size() == 1 && first.opcode() == Opcode.REF_NULL) return "{}";
        if (element.size() == 1 && first instanceof Instruction.Indexed f && first.opcode() == Opcode.REF_FUNC) {
            unit.use("FUNC");
            String type = unit.functionType(unit.spaces.functions().get(f.index()));
            return "FUNC(" + type + ", " + unit.names.function(f.index()) + ")";
        }
        return written(init.constant(element));
    }
}
