package dev.wami.wasmbinary.decompile;

import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.Import;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the parts of a module are called in C: as the name section says, else as they are exported or imported, else by
 * a letter and their index; always an identifier, and never the same for two.
 */
final class CNames {
    /** What means something in C or in the header. */
    private static final Set<String> RESERVED = Set.of(
            ("auto break case char const continue default do double else enum extern float for goto if inline int long "
                            + "register restrict return short signed sizeof static struct switch typedef union unsigned "
                            + "void volatile while asm typeof bool true false nullptr alignas alignof constexpr "
                            + "static_assert thread_local typeof_unqual NULL i8 u8 i16 u16 i32 u32 i64 u64 f32 f64 v128 "
                            + "funcref externref anyref eqref i31ref structref arrayref nullref nullfuncref exnref contref "
                            + "nullexternref nullexnref nullcontref INFINITY NAN try catch new throw main linux unix "
                            + "init_module MEMORY TABLE FUNCREF IMPORT_MEMORY IMPORT_TABLE drop unreachable call_indirect "
                            + "ref_func memory_size memory_grow memory_copy memory_fill memory_init data_drop table_get "
                            + "table_set table_size table_grow table_copy table_fill table_init elem_drop throw_ref memory_new "
                            + "table_new wasm_trap wasm_memory_new wasm_memory_grow wasm_check wasm_fill wasm_copy "
                            + "wasm_init wasm_table_new wasm_function wasm_check_table wasm_table_copy wasm_table_init "
                            // what clang calls by itself
                            + "memcpy memmove memset memcmp strcmp ceil ceilf floor floorf trunc truncf rint rintf "
                            + "sqrt sqrtf fabs fabsf copysign copysignf fmod fmodf TAG on on_switch on_suspend")
                    .split(" "));

    private final Names names;
    private final Set<String> taken = new HashSet<>(RESERVED);
    /** The number behind the last name of those that would be the same. */
    private final Map<String, Integer> repeats = new HashMap<>();

    private final Map<Names.Kind, List<String>> all = new EnumMap<>(Names.Kind.class);

    CNames(WasmModule module, IndexSpaces spaces) {
        names = module.names();
        taken.addAll(Prelude.names());
        for (Opcode opcode : Opcode.values()) taken.add(NumericExprs.name(opcode));
        name(Names.Kind.FUNCTION, ExternKind.FUNC, "f", spaces.functions().size(), module);
        name(Names.Kind.GLOBAL, ExternKind.GLOBAL, "g", spaces.globals().size(), module);
        name(Names.Kind.TABLE, ExternKind.TABLE, "table", spaces.tables().size(), module);
        name(Names.Kind.MEMORY, ExternKind.MEMORY, "mem", spaces.memories().size(), module);
        name(Names.Kind.TAG, ExternKind.TAG, "tag", spaces.tags().size(), module);
        name(Names.Kind.TYPE, null, "type_", spaces.types().size(), module);
        name(Names.Kind.ELEMENT, null, "elem_", module.elements().size(), module);
        name(Names.Kind.DATA, null, "data_", module.data().size(), module);
    }

    private void name(Names.Kind kind, @Nullable ExternKind extern, String letter, int count, WasmModule module) {
        String[] known = new String[count];
        for (int i = 0; i < count; i++) {
            String name = names.get(kind, i);
            if (name != null) known[i] = name;
        }
        int imported = 0;
        for (Import i : module.imports()) {
            if (i.type().kind() != extern) continue;
            if (known[imported] == null) known[imported] = i.module() + "_" + i.name();
            imported++;
        }
        for (Export e : module.exports()) {
            boolean inRange = e.kind() == extern && e.index() >= 0 && e.index() < count;
            // The first memory is in nearly every line: it keeps its short name.
            if (inRange && known[e.index()] == null && extern != ExternKind.MEMORY) known[e.index()] = e.name();
        }
        List<String> result = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            boolean first = i == 0 && (kind == Names.Kind.MEMORY || kind == Names.Kind.TABLE);
            String plain = first ? letter : letter + i;
            result.add(claim(known[i] == null ? plain : identifier(known[i], plain)));
        }
        all.put(kind, result);
    }

    /** A name that is not taken yet, and is then. */
    private String claim(String name) {
        String free = name;
        while (!taken.add(free)) free = name + "_" + repeats.merge(name, 1, (count, one) -> count + one);
        return free;
    }

    /** An identifier as near to the name as can be; {@code otherwise} if nothing of it is left. */
    static String identifier(String name, String otherwise) {
        StringBuilder out = new StringBuilder(name.length());
        boolean hasLetter = false;
        for (int i = 0; i < name.length() && out.length() < 200; i++) {
            char c = name.charAt(i);
            boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
            hasLetter |= letter;
            if (letter || c == '_') {
                if (out.length() == 0 && c <= '9') out.append('_');
                out.append(c);
            } else if (out.length() == 0 || out.charAt(out.length() - 1) != '_') {
                out.append('_');
            }
        }
        return hasLetter ? out.toString() : otherwise;
    }

    String of(Names.Kind kind, int index) {
        List<String> list = java.util.Objects.requireNonNull(all.get(kind));
        return index >= 0 && index < list.size() ? list.get(index) : kind.name() + index;
    }

    String function(int index) {
        return of(Names.Kind.FUNCTION, index);
    }

    String type(int index) {
        return of(Names.Kind.TYPE, index);
    }

    String memory(int index) {
        return of(Names.Kind.MEMORY, index);
    }

    String table(int index) {
        return of(Names.Kind.TABLE, index);
    }

    String field(int type, int index) {
        String name = names.get(Names.Kind.FIELD, type, index);
        return name == null ? "field" + index : identifier(name, "field" + index);
    }

    /** The name of a local in the name section, or null. */
    @Nullable
    String local(int function, int index) {
        return names.get(Names.Kind.LOCAL, function, index);
    }

    /** All names of the module, none of which a local may have. */
    Set<String> taken() {
        return taken;
    }

    /** The name that the name section has, or null. */
    @Nullable
    String original(Names.Kind kind, int index) {
        return names.get(kind, index);
    }
}
