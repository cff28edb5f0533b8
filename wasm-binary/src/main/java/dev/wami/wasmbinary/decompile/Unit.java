package dev.wami.wasmbinary.decompile;

import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ArrayType;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.CompositeType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.StorageType;
import dev.wami.wasmspec.StructType;
import dev.wami.wasmspec.SubType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What all functions of a text share: the module, its names, its globals as variables, and how types are written. */
final class Unit {
    final WasmModule module;
    final IndexSpaces spaces;
    final CNames names;
    final List<Var> globals = new ArrayList<>();

    /** The types of several results, by their name. */
    final Map<String, List<ValueType>> resultTypes = new TreeMap<>();

    /** The function types that are named. */
    final Set<Integer> functionTypes = new TreeSet<>();

    /** What the head has to define. */
    final Set<String> used = new HashSet<>();

    private final Map<SubType, Integer> firstOfType = new HashMap<>();

    Unit(WasmModule module) {
        this.module = module;
        spaces = IndexSpaces.of(module);
        names = new CNames(module, spaces);
        for (int i = 0; i < spaces.globals().size(); i++) {
            globals.add(Var.global(
                    names.of(Names.Kind.GLOBAL, i), spaces.globals().get(i).type()));
        }
    }

    FuncType function(int index) {
        return Objects.requireNonNull(spaces.function(index));
    }

    FuncType funcType(int typeIndex) {
        return Objects.requireNonNull(spaces.funcType(typeIndex));
    }

    /** A function of the head, or another, is called. */
    void use(String function) {
        used.add(function);
    }

    /** The name of a function type: of the first that is the same, so that the check of a call is by the name. */
    String functionType(int typeIndex) {
        SubType type = Objects.requireNonNull(spaces.type(typeIndex));
        int first = firstOfType.computeIfAbsent(type, t -> typeIndex);
        functionTypes.add(first);
        return names.type(first);
    }

    CompositeType composite(int typeIndex) {
        SubType type = Objects.requireNonNull(spaces.type(typeIndex));
        return type.composite();
    }

    FuncType block(BlockType type) {
        if (type instanceof BlockType.Result result) return new FuncType(List.of(), List.of(result.type()));
        if (type instanceof BlockType.Typed typed) return funcType(typed.typeIndex());
        return FuncType.EMPTY;
    }

    /** A type before a name: {@code i32}, {@code Point *}. Ends with a blank, or with a star. */
    String declared(StorageType type, Sign sign) {
        String text = type(type, sign);
        return text.endsWith("*") ? text : text + " ";
    }

    String type(StorageType type, Sign sign) {
        if (type == NumericType.I32 && sign == Sign.UNSIGNED) return "u32";
        if (type == NumericType.I64 && sign == Sign.UNSIGNED) return "u64";
        if (!(type instanceof RefType reference)) return type.toString();
        HeapType heap = reference.heap();
        return heap instanceof HeapType.Defined ? heap(heap) + " *" : RefType.nullable(heap).toString();
    }

    /** What a reference refers to. */
    String heap(HeapType heap) {
        return heap instanceof HeapType.Defined defined ? names.type(defined.typeIndex()) : heap.toString();
    }

    /** The type of what a function gives back: {@code void}, that of its result, or that of all of them. */
    String results(List<ValueType> types) {
        if (types.isEmpty()) return "void";
        return types.size() == 1 ? type(types.get(0), Sign.ANY) : resultName(types);
    }

    /** The name of the structure with several results. */
    String resultName(List<ValueType> types) {
        StringBuilder name = new StringBuilder("results");
        for (ValueType type : types) {
            name.append('_').append(CNames.identifier(type(type, Sign.ANY).replace(" *", ""), "ref"));
        }
        resultTypes.put(name.toString(), types);
        return name.toString();
    }

    StorageType field(int type, int index) {
        return ((StructType) composite(type)).fields().get(index).storage();
    }

    StorageType element(int type) {
        return ((ArrayType) composite(type)).element().storage();
    }
}
