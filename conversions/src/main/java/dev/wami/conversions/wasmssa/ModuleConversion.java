package dev.wami.conversions.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.wasm.Definitions;
import dev.wami.wasm.InstructionOp;
import dev.wami.wasm.Segments;
import dev.wami.wasm.WasmDialect;
import dev.wami.wasmops.TypeDefinition;
import dev.wami.wasmssa.Definition;
import dev.wami.wasmssa.Definitions.GlobalOp;
import dev.wami.wasmssa.Definitions.ImportGlobalOp;
import dev.wami.wasmssa.Definitions.ImportMemOp;
import dev.wami.wasmssa.Definitions.ImportTableOp;
import dev.wami.wasmssa.Definitions.MemoryOp;
import dev.wami.wasmssa.Definitions.TableOp;
import dev.wami.wasmssa.Exceptions.ImportTagOp;
import dev.wami.wasmssa.Exceptions.TagOp;
import dev.wami.wasmssa.Functions.FuncOp;
import dev.wami.wasmssa.Functions.ImportFuncOp;
import dev.wami.wasmssa.LimitType;
import dev.wami.wasmssa.ModuleFields;
import dev.wami.wasmssa.Names;
import dev.wami.wasmssa.Segments.DataOp;
import dev.wami.wasmssa.Segments.ElemOp;
import dev.wami.wasmssa.TypeOp;
import dev.wami.wasmssa.UpcastOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Replaces a module's operations of wasmssa by those of wasm. */
final class ModuleConversion {
    private final Operation module;
    private final Diagnostics diagnostics;
    /** Exports by name, in the order of the operations. */
    private final Map<String, Segments.ExportOp> exports = new LinkedHashMap<>();

    ModuleConversion(Operation module, Diagnostics diagnostics) {
        this.module = module;
        this.diagnostics = diagnostics;
    }

    void convert() {
        List<Operation> all = new ArrayList<>();
        for (Operation op : module.region(0).entry()) all.add(op);
        boolean named = module.hasAttribute(Names.NAME);
        boolean section = false;
        for (Operation op : all) {
            if (op instanceof Definition d && d.isExported()) export(op, d.definitionName(), d.definitionName());
            if (op instanceof ModuleFields.ExportOp e) export(op, e.exportName(), e.definition());
            named |= op.hasAttribute(Names.NAME);
            section |= op instanceof ModuleFields.CustomOp c && c.bytes() == null;
        }
        for (Operation op : all) replace(op);
        for (Operation e : inOrder()) module.region(0).entry().add(e);
        if (named && !section) {
            module.region(0).entry().add(new Segments.CustomOp(module.location(), "name", null, "data"));
        }
        convertAttributes();
    }

    private void replace(Operation op) {
        if (!op.dialect().equals("wasmssa")) return;
        if (!(op instanceof ModuleFields.ExportOp)) {
            Operation made = converted(op);
            if (made == null) return;
            if (op.attribute(Names.NAME) instanceof StringAttr name) {
                made.setAttribute(WasmDialect.NAME_ATTRIBUTE, name);
            }
            op.requiredBlock().insertBefore(made, op);
        }
        op.erase();
    }

    private void export(Operation op, String name, String definition) {
        Segments.ExportOp before = exports.put(name, new Segments.ExportOp(op.location(), name, definition));
        if (before != null) diagnostics.error(op, "exports \"%s\" a second time", name);
    }

    /** The exports in the order that the module says, others after them. */
    private List<Operation> inOrder() {
        List<Operation> out = new ArrayList<>();
        if (module.attribute(Names.EXPORTS) instanceof ArrayAttr order) {
            for (Attribute a : order.elements()) {
                Segments.ExportOp e = a instanceof StringAttr s ? exports.remove(s.value()) : null;
                if (e != null) out.add(e);
            }
        }
        out.addAll(exports.values());
        return out;
    }

    private void convertAttributes() {
        if (module.attribute(Names.TYPES) instanceof ArrayAttr types) {
            List<Attribute> all = new ArrayList<>();
            for (Attribute a : types.elements()) {
                boolean function = a instanceof TypeAttr t && t.type() instanceof FunctionType;
                all.add(function ? new TypeAttr(Translation.function((FunctionType) ((TypeAttr) a).type())) : a);
            }
            module.setAttribute(WasmDialect.TYPES_ATTRIBUTE, new ArrayAttr(all));
        }
        if (module.attribute(Names.EMPTY_GROUPS) instanceof DenseArrayAttr groups) {
            module.setAttribute(WasmDialect.EMPTY_GROUPS_ATTRIBUTE, groups);
            module.removeAttribute(Names.EMPTY_GROUPS);
        }
        if (module.hasAttribute(Names.DATA_COUNT)) {
            module.setAttribute(WasmDialect.DATA_COUNT_ATTRIBUTE, UnitAttr.UNIT);
        }
        if (module.attribute(Names.NAME) instanceof StringAttr name) {
            module.setAttribute(WasmDialect.NAME_ATTRIBUTE, name);
        }
        for (String key : List.of(Names.TYPES, Names.DATA_COUNT, Names.NAME, Names.EXPORTS)) {
            if (module.hasAttribute(key)) module.removeAttribute(key);
        }
    }

    // ---- definitions

    private @Nullable Operation converted(Operation op) {
        if (op instanceof FuncOp f) return function(f);
        if (op instanceof ImportFuncOp f) {
            return declared(
                    new Definitions.ImportFuncOp(
                            op.location(),
                            f.definitionName(),
                            f.importModule(),
                            f.importName(),
                            Translation.function(f.signature())),
                    f.declared());
        }
        if (op instanceof GlobalOp g) return global(g);
        if (op instanceof ImportGlobalOp g) {
            return new Definitions.ImportGlobalOp(
                    op.location(),
                    g.definitionName(),
                    g.importModule(),
                    g.importName(),
                    Translation.type(g.type()),
                    g.isMutable());
        }
        if (op instanceof MemoryOp m) {
            return new Definitions.MemoryOp(op.location(), m.definitionName(), Translation.memory(m.limits()));
        }
        if (op instanceof ImportMemOp m) {
            return new Definitions.ImportMemoryOp(
                    op.location(),
                    m.definitionName(),
                    m.importModule(),
                    m.importName(),
                    Translation.memory(m.limits()));
        }
        if (op instanceof TableOp t) {
            LimitType l = t.type().limits();
            Definitions.TableOp made = new Definitions.TableOp(
                    op.location(),
                    t.definitionName(),
                    Translation.reference(t.type().element()),
                    Translation.limits(l),
                    l.addressType());
            if (!t.initializer().isEmpty()) convertExpression(t.initializer(), made.addExpression());
            return made;
        }
        return otherwise(op);
    }

    private @Nullable Operation otherwise(Operation op) {
        if (op instanceof ImportTableOp t) {
            LimitType l = t.type().limits();
            return new Definitions.ImportTableOp(
                    op.location(),
                    t.definitionName(),
                    t.importModule(),
                    t.importName(),
                    Translation.reference(t.type().element()),
                    Translation.limits(l),
                    l.addressType());
        }
        if (op instanceof TypeOp t) return type(t);
        if (op instanceof TagOp t) {
            FunctionType type = Translation.function(t.type());
            return declared(new Definitions.TagOp(op.location(), t.definitionName(), type), t.declared());
        }
        if (op instanceof ImportTagOp t) {
            FunctionType type = Translation.function(t.type());
            return declared(
                    new Definitions.ImportTagOp(
                            op.location(), t.definitionName(), t.importModule(), t.importName(), type),
                    t.declared());
        }
        if (op instanceof DataOp d) return data(d);
        if (op instanceof ElemOp e) return elements(e);
        if (op instanceof ModuleFields.StartOp s) return new Segments.StartOp(op.location(), s.function());
        if (op instanceof ModuleFields.CustomOp c) {
            return new Segments.CustomOp(op.location(), c.sectionName(), c.bytes(), c.after());
        }
        diagnostics.error(op, "has no place in a wasm module");
        return null;
    }

    private static <T extends Operation & Definitions.Declared> T declared(T op, @Nullable String type) {
        if (type != null) op.declare(type);
        return op;
    }

    private static Operation type(TypeOp t) {
        Location at = t.location();
        String name = t.definitionName();
        switch (t.form()) {
            case FUNC:
                return dev.wami.wasm.TypeOp.ofFunctions(at, name, Translation.function(t.functionType()), t.place());
            case CONT:
                return dev.wami.wasm.TypeOp.ofContinuations(at, name, String.valueOf(t.function()), t.place());
            default:
                List<TypeDefinition.Field> fields = new ArrayList<>();
                for (TypeDefinition.Field f : t.fields()) {
                    fields.add(new TypeDefinition.Field(Translation.type(f.type()), f.mutable()));
                }
                return dev.wami.wasm.TypeOp.ofFields(at, name, t.form(), fields, t.place());
        }
    }

    private @Nullable Operation function(FuncOp f) {
        if (!f.isDeclaration()) return FunctionConversion.convert(f, diagnostics);
        diagnostics.error(f, "needs a body; a wasmssa.import_func declares a function");
        return null;
    }

    private Operation global(GlobalOp g) {
        Definitions.GlobalOp made = new Definitions.GlobalOp(
                g.location(), g.definitionName(), Translation.type(g.type()), g.isMutable(), null);
        convertExpression(g.initializer(), made.addExpression());
        return made;
    }

    private Operation data(DataOp d) {
        if (!d.isActive()) return new Segments.DataOp(d.location(), d.definitionName(), null, null, d.bytes());
        Segments.DataOp made = Segments.DataOp.withExpression(d.location(), d.definitionName(), d.memory(), d.bytes());
        convertExpression(d.offset(), made.expression().entry());
        return made;
    }

    private Operation elements(ElemOp e) {
        Segments.ElemOp made = Segments.ElemOp.of(
                e.location(),
                e.definitionName(),
                e.hasExpressions() ? Translation.reference(e.type()) : null,
                e.isDeclarative(),
                e.isActive(),
                e.isActive() ? e.table() : null,
                e.elements());
        if (e.isActive()) convertExpression(e.offset(), made.expression().entry());
        if (!e.values().isEmpty()) {
            Operation last = e.values().entry().requiredTerminator();
            for (Value v : last.operands()) {
                Operation value = instruction(v);
                if (value != null) convertExpression(value, made.addValue());
            }
        }
        return made;
    }

    private void convertExpression(Region from, Block to) {
        Operation last = from.entry().requiredTerminator();
        Operation value = last.operandCount() == 1 ? instruction(last.operand(0)) : null;
        if (value != null) convertExpression(value, to);
    }

    /** The instructions of a constant expression; what is used twice is computed twice. */
    private void convertExpression(Operation last, Block to) {
        Deque<Operation> open = new ArrayDeque<>();
        Deque<Integer> next = new ArrayDeque<>();
        open.push(last);
        next.push(0);
        int length = 0;
        while (!open.isEmpty()) {
            Operation op = open.element();
            int i = next.pop();
            Operation operand = i < op.operandCount() ? instruction(op.operand(i)) : null;
            if (operand != null) {
                next.push(i + 1);
                open.push(operand);
                next.push(0);
                continue;
            }
            open.pop();
            InstructionOp instruction = Instructions.of(op);
            if (instruction == null || ++length > LONGEST_EXPRESSION) {
                diagnostics.error(op, "cannot be a part of this constant expression");
                return;
            }
            to.add(instruction);
        }
    }

    /** What makes {@code v}, where taking values for other types is no instruction. */
    private static @Nullable Operation instruction(Value v) {
        Value made = v;
        while (made instanceof OpResult r && r.owner() instanceof UpcastOp cast) made = cast.operand(r.index());
        return made.definedBy();
    }

    private static final int LONGEST_EXPRESSION = 1 << 16;
}
