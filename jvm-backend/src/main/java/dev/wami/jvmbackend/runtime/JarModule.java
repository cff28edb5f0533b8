package dev.wami.jvmbackend.runtime;

import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.DecodeResult;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.AbstractHeapType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.RefType;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A compiled module in a jar: beside its classes are what instances are made of, as resources. {@code NAME.module} is
 * the module without the bodies of its functions, {@code NAME.layout} where the classes have them. Called by the public
 * class of a jar.
 */
public final class JarModule {
    private final WasmModule module;
    private final FunctionTable functions;
    private final List<RefType> casts;

    private JarModule(WasmModule module, FunctionTable functions, List<RefType> casts) {
        this.module = module;
        this.functions = functions;
        this.casts = casts;
    }

    /** Reads the resources beside a class. */
    public static JarModule read(Class<?> owner, String name) {
        DecodeResult module = BinaryDecoder.decode(resource(owner, name + ".module"));
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(resource(owner, name + ".layout")))) {
            FunctionTable functions = new FunctionTable(in.readInt(), ints(in), ints(in), ints(in), bits(in));
            List<RefType> casts = new ArrayList<>();
            for (int i = in.readInt(); i > 0; i--) {
                casts.add(new RefType(in.readBoolean(), heap(in.readInt())));
            }
            return new JarModule(module.module().orElseThrow(), functions, casts);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] resource(Class<?> owner, String name) {
        try (InputStream in = owner.getResourceAsStream(name)) {
            if (in == null) throw new IllegalStateException("there is no " + name + " beside " + owner.getName());
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Makes an instance and runs its start function.
     *
     * @param host what gives it imports, or null if it has none
     * @throws IllegalArgumentException if one is missing or does not match
     */
    public ModuleInstance instantiate(ModuleInstance instance, @Nullable HostImports host) {
        if (host != null) host.serve(module);
        try {
            return new Instantiation(module, functions, casts, host == null ? Imports.NONE : host).run(instance);
        } catch (LinkException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    /** What {@link #read} reads as the layout. */
    public static byte[] layout(FunctionTable functions, List<RefType> casts) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(functions.imported());
            write(functions.types(), out);
            write(functions.shapes(), out);
            write(functions.places(), out);
            write(functions.tailCalling().stream().toArray(), out);
            out.writeInt(casts.size());
            for (RefType cast : casts) {
                out.writeBoolean(cast.nullable());
                out.writeInt(number(cast.heap()));
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    private static void write(int[] numbers, DataOutputStream out) throws IOException {
        out.writeInt(numbers.length);
        for (int number : numbers) {
            out.writeInt(number);
        }
    }

    private static int[] ints(DataInputStream in) throws IOException {
        int[] numbers = new int[in.readInt()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = in.readInt();
        }
        return numbers;
    }

    private static BitSet bits(DataInputStream in) throws IOException {
        BitSet bits = new BitSet();
        for (int bit : ints(in)) {
            bits.set(bit);
        }
        return bits;
    }

    /** Abstract heap types are negative. */
    private static int number(HeapType type) {
        return type instanceof HeapType.Defined defined ? defined.typeIndex() : ~((AbstractHeapType) type).ordinal();
    }

    private static HeapType heap(int number) {
        return number >= 0 ? HeapType.type(number) : AbstractHeapType.values()[~number];
    }
}
