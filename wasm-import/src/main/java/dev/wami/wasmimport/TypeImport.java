package dev.wami.wasmimport;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmops.TypeDefinition.Field;
import dev.wami.wasmops.TypeDefinition.Form;
import dev.wami.wasmops.TypeDefinition.Group;
import dev.wami.wasmops.TypeDefinition.Place;
import dev.wami.wasmspec.ArrayType;
import dev.wami.wasmspec.ContType;
import dev.wami.wasmspec.FieldType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.RecGroup;
import dev.wami.wasmspec.StructType;
import dev.wami.wasmspec.SubType;
import dev.wami.wasmssa.TypeOp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The type section of a module whose types have names. */
final class TypeImport {
    private final IndexSpaces spaces;
    private final Symbols symbols;
    private final Types types;
    private final List<TypeOp> operations = new ArrayList<>();
    /** Before which types groups of none stand. */
    private final List<Integer> empty = new ArrayList<>();

    /** The index of the first type that is a function type and nothing more. */
    private final Map<FuncType, Integer> first = new HashMap<>();

    TypeImport(IndexSpaces spaces, Symbols symbols, Types types) {
        this.spaces = spaces;
        this.symbols = symbols;
        this.types = types;
    }

    List<? extends Operation> read(List<RecGroup> groups, Location at) {
        int index = 0;
        for (RecGroup group : groups) {
            if (group.types().isEmpty()) empty.add(index);
            boolean alone = group.types().size() == 1;
            for (int i = 0; i < group.types().size(); i++) {
                Group which = i > 0 ? Group.AND : alone && !group.isAbbreviated() ? Group.WRITTEN : Group.FIRST;
                SubType type = group.types().get(i);
                operations.add(read(type, which, index, at));
                boolean plain = alone && type.isFinal() && type.supertypes().isEmpty();
                if (plain && type.composite() instanceof FuncType f) first.putIfAbsent(f, index);
                index++;
            }
        }
        return operations;
    }

    private TypeOp read(SubType type, Group group, int index, Location at) {
        String supertype = type.supertypes().isEmpty()
                ? null
                : symbols.type(type.supertypes().get(0));
        boolean written = !type.isAbbreviated() && type.isFinal() && supertype == null;
        Place place = new Place(group, !type.isFinal(), supertype, written);
        String name = symbols.type(index);
        if (type.composite() instanceof FuncType f) return TypeOp.ofFunctions(at, name, types.of(f), place);
        if (type.composite() instanceof ContType c) {
            return TypeOp.ofContinuations(at, name, symbols.type(c.typeIndex()), place);
        }
        List<FieldType> fields = type.composite() instanceof StructType s
                ? s.fields()
                : List.of(((ArrayType) type.composite()).element());
        List<Field> out = new ArrayList<>();
        for (FieldType f : fields) out.add(new Field(types.of(f.storage()), f.mutable()));
        Form form = type.composite() instanceof StructType ? Form.STRUCT : Form.ARRAY;
        return TypeOp.ofFields(at, name, form, out, place);
    }

    int[] emptyGroups() {
        return empty.stream().mapToInt(Integer::intValue).toArray();
    }

    TypeOp get(int index) {
        return operations.get(index);
    }

    /** The symbol of a function type, unless it is the first of its kind. */
    @Nullable
    String declared(int index) {
        boolean known = Objects.equals(first.get(spaces.funcType(index)), index);
        return known ? null : symbols.type(index);
    }
}
