package dev.wami.cli;

import dev.wami.tools.run.HostFunction;
import dev.wami.tools.run.HostMemory;
import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.TimeLimit;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Trap;
import dev.wami.wasmspec.ValueType;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A process that executes one module and is asked over its standard streams, by {@code engine.js} or {@code engine.py}.
 *
 * <p>Numbers are big-endian with 32 bits, a text is its length and its bytes, values have 64 bits as in
 * {@link HostFunction.Body} and follow their number, and a type is one of the letters {@code i l f d}.
 *
 * <pre>
 * to the process                                               answered by
 *   M  text of the memory's export, module, number of host      R without values, or T, U
 *      functions, four texts for each: module, name,
 *      types of parameters and of results
 *   C  three texts: export, types as above; arguments           R with the results, or T, U
 *   B  two texts: export, types of results; milliseconds to    R with the least nanoseconds of a call, or T, U
 *      go on; nothing else is asked meanwhile
 *   R  results of a host function
 *   G  address, length: while a host function runs              B with the bytes, none if one is outside the memory
 *   W  address, bytes: likewise                                 B with these bytes, none if one is outside the memory
 * from the process
 *   O  at first: it is ready           N  text: why it is not
 *   H  which host function, arguments  T  text: a trap      U  text: what it cannot do
 * </pre>
 */
final class EngineProcess implements AutoCloseable {
    private final Process process;
    private final DataInputStream in;
    private final DataOutputStream out;
    private final List<HostFunction> host;
    private final Thread end;
    private final TimeLimit limit;

    /**
     * @param limit after which the process is ended
     * @throws IOException if there is no such program
     */
    EngineProcess(List<String> command, List<HostFunction> host, TimeLimit limit) throws IOException {
        this.limit = limit;
        this.process = new ProcessBuilder(command).start();
        this.in = new DataInputStream(new BufferedInputStream(process.getInputStream()));
        this.out = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
        this.host = host;
        this.end = new Thread(process::destroyForcibly);
        Runtime.getRuntime().addShutdownHook(end);
    }

    /** Ends the process at the limit: what is waited for is its next answer, which then does not come. */
    private void watch() {
        try {
            boolean ended = process.waitFor(limit.millisLeft(), TimeUnit.MILLISECONDS);
            if (!ended) process.destroyForcibly();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** What an end of the streams means. */
    RunFailure silence(IOException e) {
        return limit.isExceeded()
                ? limit.failure()
                : new RunFailure(RunFailure.Kind.ENGINE, "it does not answer: " + e.getMessage());
    }

    /** Waits until it can be asked, and gives what it lacks to be asked, or nothing. */
    String awaitReady() throws IOException, RunFailure {
        int kind = in.read();
        if (kind != 'O' && kind != 'N') throw ended();
        if (kind == 'O' && !limit.isNone()) {
            limit.begin();
            Thread watch = new Thread(this::watch, "time limit");
            watch.setDaemon(true);
            watch.start();
        }
        return kind == 'N' ? text() : "";
    }

    /** @param memory the name under which the module exports its memory, or nothing */
    void instantiate(byte[] module, String memory) throws IOException, RunFailure {
        out.write('M');
        text(memory);
        out.writeInt(module.length);
        out.write(module);
        out.writeInt(host.size());
        for (HostFunction f : host) {
            text(f.module());
            text(f.name());
            text(letters(f.type().params()));
            text(letters(f.type().results()));
        }
        answered();
    }

    long[] call(String export, FuncType type, long[] arguments) throws IOException, RunFailure {
        out.write('C');
        text(export);
        text(letters(type.params()));
        text(letters(type.results()));
        values(arguments);
        return answered();
    }

    /** Measures a function without parameters, see {@link dev.wami.tools.run.WasmInstance#time}. */
    long time(String export, FuncType type, int milliseconds) throws IOException, RunFailure {
        out.write('B');
        text(export);
        text(letters(type.results()));
        out.writeInt(milliseconds);
        return answered()[0];
    }

    // ---- what it says

    private long[] answered() throws IOException, RunFailure {
        out.flush();
        while (true) {
            int kind = in.read();
            switch (kind) {
                case 'H' -> callHost();
                case 'R' -> {
                    return values();
                }
                case 'T' -> throw new RunFailure(RunFailure.Kind.TRAP, text());
                case 'U' -> throw new RunFailure(RunFailure.Kind.UNSUPPORTED, text());
                default -> throw ended();
            }
        }
    }

    private void callHost() throws IOException, RunFailure {
        HostFunction f = host.get(in.readInt());
        long[] arguments = values();
        long[] results;
        try {
            results = f.body().call(new Remote(), arguments);
        } catch (IndexOutOfBoundsException e) {
            throw new RunFailure(RunFailure.Kind.TRAP, Trap.OUT_OF_BOUNDS_MEMORY_ACCESS.toString());
        }
        out.write('R');
        values(results);
        out.flush();
    }

    /** Memory that is asked for over the streams. */
    private final class Remote implements HostMemory {
        @Override
        public byte[] read(int address, int length) {
            try {
                out.write('G');
                out.writeInt(address);
                out.writeInt(length);
                return answer(address, length);
            } catch (IOException | RunFailure e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        public void write(int address, byte[] bytes) {
            try {
                out.write('W');
                out.writeInt(address);
                out.writeInt(bytes.length);
                out.write(bytes);
                answer(address, bytes.length);
            } catch (IOException | RunFailure e) {
                throw new IllegalStateException(e);
            }
        }

        private byte[] answer(int address, int length) throws IOException, RunFailure {
            out.flush();
            if (in.read() != 'B') throw ended();
            byte[] bytes = in.readNBytes(in.readInt());
            if (bytes.length != length) throw new IndexOutOfBoundsException("address " + address);
            return bytes;
        }
    }

    /** It is gone: what it said last is the reason. */
    private RunFailure ended() throws IOException {
        if (limit.isExceeded()) return limit.failure();
        String said = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        String last = said.substring(said.lastIndexOf('\n') + 1);
        return new RunFailure(RunFailure.Kind.ENGINE, "it ended" + (last.isEmpty() ? "" : ": " + last));
    }

    // ---- values and texts

    private String text() throws IOException {
        return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
    }

    private void text(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private long[] values() throws IOException {
        long[] values = new long[in.readInt()];
        for (int i = 0; i < values.length; i++) values[i] = in.readLong();
        return values;
    }

    private void values(long[] values) throws IOException {
        out.writeInt(values.length);
        for (long v : values) out.writeLong(v);
    }

    private static String letters(List<ValueType> types) throws RunFailure {
        StringBuilder letters = new StringBuilder();
        for (ValueType type : types) {
            if (!(type instanceof NumericType t) || t == NumericType.V128) {
                throw new RunFailure(RunFailure.Kind.UNSUPPORTED, "a value of type " + type + " from or to the host");
            }
            letters.append("ilfd".charAt(t.ordinal()));
        }
        return letters.toString();
    }

    @Override
    public void close() {
        process.destroy();
        try {
            Runtime.getRuntime().removeShutdownHook(end);
        } catch (IllegalStateException e) {
            // It runs already.
        }
    }
}
