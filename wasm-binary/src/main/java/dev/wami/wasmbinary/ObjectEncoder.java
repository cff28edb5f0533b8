package dev.wami.wasmbinary;

import dev.wami.wasmbinary.ObjectFile.DataSymbol;
import dev.wami.wasmspec.ExternKind;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Writes relocatable objects (tool-conventions, Linking.md, version 2): the module's sections with padded numbers, then
 * {@code linking}, {@code reloc.CODE} and {@code target_features}. Data holds no addresses, so there is no
 * {@code reloc.DATA}.
 */
public final class ObjectEncoder {
    private static final int LINKING_VERSION = 2;
    private static final int SEGMENT_INFO = 5;
    private static final int INIT_FUNCS = 6;
    private static final int SYMBOL_TABLE = 8;
    /** Of functions without one, as clang's constructors have it. */
    private static final int DEFAULT_PRIORITY = 65535;

    private final ObjectFile file;
    private final ObjectSymbols symbols;
    private final ObjectCode code;

    private ObjectEncoder(ObjectFile file) {
        this.file = file;
        this.symbols = new ObjectSymbols(file);
        this.code = new ObjectCode(file, symbols);
    }

    /** The object's bytes. */
    public static byte[] encode(ObjectFile file) {
        return new ObjectEncoder(file).encode();
    }

    private byte[] encode() {
        BinaryEncoder encoder = new BinaryEncoder(content(), code);
        ByteWriter out = encoder.encode();
        custom(out, "linking", linking());
        if (!code.relocations().isEmpty()) custom(out, "reloc.CODE", relocations(encoder.codeSection()));
        if (!file.features().isEmpty()) custom(out, TargetFeatures.SECTION, TargetFeatures.payload(file.features()));
        return out.toArray();
    }

    /** The module without what only a linked one has: addresses as imports, exports, a start function, names. */
    private WasmModule content() {
        WasmModule m = file.module();
        List<Import> imports = new ArrayList<>();
        int global = 0;
        for (Import i : m.imports()) {
            boolean address =
                    i.type().kind() == ExternKind.GLOBAL && file.addresses().containsKey(global++);
            if (!address) imports.add(i);
        }
        return new WasmModule(
                m.types(),
                imports,
                m.functions(),
                m.tables(),
                m.memories(),
                m.tags(),
                m.globals(),
                List.of(),
                OptionalInt.empty(),
                m.elements(),
                !m.data().isEmpty(),
                m.data(),
                List.of());
    }

    private static void custom(ByteWriter out, String name, ByteWriter payload) {
        ByteWriter section = new ByteWriter();
        section.name(name);
        section.append(payload);
        out.u8(Section.CUSTOM.id());
        out.sized(section);
    }

    /** What names symbols comes after them. */
    private ByteWriter linking() {
        ByteWriter out = new ByteWriter();
        out.u32(LINKING_VERSION);
        ByteWriter table = new ByteWriter();
        symbols.writeTo(table);
        out.u8(SYMBOL_TABLE);
        out.sized(table);
        if (!file.data().isEmpty()) {
            out.u8(SEGMENT_INFO);
            out.sized(segments());
        }
        if (!file.initializers().isEmpty()) {
            ByteWriter functions = new ByteWriter();
            functions.u32(file.initializers().size());
            for (int f : file.initializers()) {
                functions.u32(DEFAULT_PRIORITY);
                functions.u32(symbols.function(f));
            }
            out.u8(INIT_FUNCS);
            out.sized(functions);
        }
        return out;
    }

    /** By their names a linker puts segments together: all zeros go last, and need no bytes in what is linked. */
    private ByteWriter segments() {
        ByteWriter out = new ByteWriter();
        out.u32(file.data().size());
        for (int i = 0; i < file.data().size(); i++) {
            DataSymbol d = file.data().get(i);
            boolean zero = isZero(file.module().data().get(i).bytes());
            out.name((zero ? ".bss." : ".data.") + d.symbol().name());
            out.u32(Integer.numberOfTrailingZeros(d.alignment()));
            out.u32(0);
        }
        return out;
    }

    private static boolean isZero(Bytes bytes) {
        for (int i = 0; i < bytes.size(); i++) if (bytes.at(i) != 0) return false;
        return true;
    }

    private ByteWriter relocations(int section) {
        ByteWriter out = new ByteWriter();
        out.u32(section);
        out.u32(code.relocations().size());
        for (ObjectCode.Relocation r : code.relocations()) {
            out.u8(r.type().code());
            out.u32(r.offset());
            out.u32(r.target());
            if (r.type().hasAddend()) out.s64(0);
        }
        return out;
    }
}
