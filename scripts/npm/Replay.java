import dev.wami.jvmbackend.runtime.Extern;
import dev.wami.jvmbackend.runtime.FunctionInstance;
import dev.wami.jvmbackend.runtime.GlobalCell;
import dev.wami.jvmbackend.runtime.Memory;
import dev.wami.jvmbackend.runtime.ModuleInstance;
import dev.wami.jvmbackend.runtime.Table;
import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.Limits;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.ValueType;
import java.io.BufferedReader;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.OptionalLong;
import java.util.zip.CRC32;

/**
 * Does the host's part of what scripts/npm/record.cjs has recorded, with the class of a jar of {@code wasabi import
 * --output-type=jvm}, and finds whether the module does what it did on node.
 *
 * <p>{@code java -cp foo.jar Replay.java CLASS calls names}; {@code names} has a line for each import: what the method of
 * {@code Imports} is called.
 */
public final class Replay implements InvocationHandler {
    /** What the host throws where it threw on node. */
    private static final class HostException extends RuntimeException {}

    private record Import(String kind, String of) {}

    private final BufferedReader calls;
    private final Map<Integer, Import> imports = new HashMap<>();
    private final Map<String, Integer> methods = new HashMap<>();
    private final Map<Integer, String[]> exports = new HashMap<>();
    private final Map<String, Object> given = new HashMap<>();
    private Memory memory;
    private ModuleInstance instance;
    private String line;
    private long number;
    private int made;
    private int answered;

    private Replay(BufferedReader calls) {
        this.calls = calls;
    }

    public static void main(String[] args) throws Exception {
        // Deep recursion of the module's: as much stack as it may want.
        Throwable[] problem = new Throwable[1];
        Thread thread = new Thread(null, () -> {
            try {
                run(args);
            } catch (Throwable t) {
                problem[0] = t;
            }
        }, "replay", 1 << 29);
        thread.start();
        thread.join();
        if (problem[0] == null) return;
        problem[0].printStackTrace();
        System.exit(1);
    }

    private static void run(String[] args) throws Exception {
        Replay replay = new Replay(Files.newBufferedReader(Path.of(args[1])));
        int index = 0;
        for (String name : Files.readAllLines(Path.of(args[2]))) replay.methods.put(name, index++);
        replay.head();
        replay.instantiate(Class.forName(args[0]));
        while (replay.line != null) replay.host();
        System.out.println(replay.made + " calls, " + replay.answered + " answers, " + replay.number + " lines the same");
    }

    private void next() {
        try {
            line = calls.readLine();
            number++;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private IllegalStateException differs(String what) {
        return new IllegalStateException("line " + number + ": " + (line.length() > 200 ? line.substring(0, 200) : line)
                + ": the module's is " + what);
    }

    private static int number(String hex) {
        return Integer.parseUnsignedInt(hex, 16);
    }

    private void head() {
        for (next(); line.startsWith("import ") || line.startsWith("export "); next()) {
            String[] words = line.split(" ", 5);
            if (words[0].equals("import")) {
                imports.put(number(words[1]), new Import(words[2], words[3]));
            } else {
                String name = words[4].substring(1, words[4].length() - 1);
                if (name.contains("\\")) throw new IllegalStateException("name " + name);
                exports.put(number(words[1]), new String[] {words[2], words[3], name});
            }
        }
    }

    private void instantiate(Class<?> type) throws Exception {
        expect("N");
        next();
        Constructor<?> constructor = type.getConstructors()[0];
        Object[] hosts = Arrays.stream(constructor.getParameterTypes())
                .map(p -> Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {p}, this))
                .toArray();
        Object made;
        try {
            made = constructor.newInstance(hosts);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("no instance", e.getCause());
        }
        instance = (ModuleInstance) type.getMethod("instance").invoke(made);
        for (Object o : given.values()) if (o instanceof Memory m && memory == null) memory = m;
        if (memory == null) memory = instance.firstMemory();
        expect("R");
        next();
    }

    private void expect(String event) {
        if (line == null || !line.equals(event)) throw differs(event);
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) {
        int index = methods.get(method.getName());
        Import wanted = imports.get(index);
        if (!wanted.kind.equals("func")) return given.computeIfAbsent(method.getName(), n -> make(wanted));
        String[] types = wanted.of.split(":", 2);
        StringBuilder call = new StringBuilder("I ").append(Integer.toHexString(index));
        append(call, arguments == null ? new Object[0] : arguments, types[0]);
        if (!call.toString().equals(line)) throw differs(call.toString());
        answered++;
        next();
        while (!line.startsWith("J") && !line.equals("X")) host();
        String[] words = line.split(" ");
        next();
        if (words[0].equals("X")) throw new HostException();
        if (types[1].isEmpty()) return null;
        if (types[1].length() > 1) throw new IllegalStateException("an import with several results");
        return value(words[1], types[1].charAt(0));
    }

    private static Object make(Import wanted) {
        String[] of = wanted.of.split(",");
        if (wanted.kind.equals("global")) {
            char type = of[0].charAt(1);
            return new GlobalCell(type(type), of[0].charAt(0) == 'm', value(of[1], type));
        }
        OptionalLong most = of[1].equals("-") ? OptionalLong.empty() : OptionalLong.of(number(of[1]));
        Limits limits = new Limits(number(of[0]), most);
        if (wanted.kind.equals("table")) return new Table(new TableType((RefType) type(of[2].charAt(0)), limits), null);
        return new Memory(new MemoryType(limits, AddressType.I32, of[2].equals("s"), 16));
    }

    private static ValueType type(char letter) {
        return switch (letter) {
            case 'i' -> NumericType.I32;
            case 'l' -> NumericType.I64;
            case 'f' -> NumericType.F32;
            case 'd' -> NumericType.F64;
            case 'c' -> RefType.FUNCREF;
            case 'e' -> RefType.EXTERNREF;
            default -> throw new IllegalStateException("type " + letter);
        };
    }

    /** One event of the host's. */
    private void host() {
        String[] words = line.split(" ");
        switch (words[0]) {
            case "W" -> {
                byte[] bytes = HexFormat.of().parseHex(words[2]);
                System.arraycopy(bytes, 0, memory.bytes, number(words[1]), bytes.length);
                next();
            }
            case "G" -> {
                if (memory.grow(number(words[1])) < 0) throw differs("a memory that cannot grow");
                next();
            }
            case "H" -> {
                CRC32 sum = new CRC32();
                sum.update(memory.bytes, 0, memory.length());
                if (sum.getValue() != Long.parseLong(words[1], 16)) throw differs(Long.toHexString(sum.getValue()));
                next();
            }
            case "C" -> {
                String[] export = exports.get(number(words[1]));
                call(instance.function(export[2]), words, 2, export[1]);
            }
            case "T" -> {
                Extern table = instance.exports().get(exports.get(number(words[1]))[2]);
                Object function = Table.get(number(words[2]), (Table) table);
                call((FunctionInstance) function, words, 4, words[3]);
            }
            default -> throw differs("silence");
        }
    }

    private void call(FunctionInstance function, String[] words, int from, String type) {
        String[] types = type.split(":", 2);
        Object[] arguments = new Object[types[0].length()];
        for (int i = 0; i < arguments.length; i++) arguments[i] = value(words[from + i], types[0].charAt(i));
        made++;
        next();
        StringBuilder end = new StringBuilder("R");
        try {
            append(end, function.invoke(arguments), types[1]);
        } catch (IllegalStateException e) {
            throw e;
        } catch (RuntimeException e) {
            end = new StringBuilder("E");
            if (!end.toString().equals(line)) throw new IllegalStateException(differs("E").getMessage(), e);
        }
        if (!end.toString().equals(line)) throw differs(end.toString());
        next();
    }

    private static Object value(String hex, char type) {
        long bits = Long.parseUnsignedLong(hex, 16);
        return switch (type) {
            case 'i' -> (int) bits;
            case 'l' -> bits;
            case 'f' -> Float.intBitsToFloat((int) bits);
            case 'd' -> Double.longBitsToDouble(bits);
            case 'e' -> bits == 0 ? null : (Object) bits;
            default -> null;
        };
    }

    private static void append(StringBuilder out, Object[] values, String types) {
        for (int i = 0; i < values.length; i++) {
            Object value = values[i];
            out.append(' ').append(switch (types.charAt(i)) {
                case 'i' -> Integer.toHexString((Integer) value);
                case 'l' -> Long.toHexString((Long) value);
                case 'f' -> Integer.toHexString(Float.floatToIntBits((Float) value));
                case 'd' -> Long.toHexString(Double.doubleToLongBits((Double) value));
                default -> value == null ? "0" : Long.toHexString((Long) value);
            });
        }
    }
}
