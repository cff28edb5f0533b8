package dev.wami.jvmbackend.wasi;

import dev.wami.jvmbackend.runtime.Extern;
import dev.wami.jvmbackend.runtime.FunctionInstance;
import dev.wami.jvmbackend.runtime.HostFunction;
import dev.wami.jvmbackend.runtime.Imports;
import dev.wami.jvmbackend.runtime.Memory;
import dev.wami.jvmbackend.runtime.ModuleInstance;
import dev.wami.wasmspec.Limits;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.WasiFunction;
import java.io.IOException;
import java.nio.file.NotDirectoryException;
import org.jspecify.annotations.Nullable;

/**
 * WASI preview 1 for one program: what it imports from {@code wasi_snapshot_preview1}. A call of {@code proc_exit} ends
 * the program with a {@link ProgramExit}.
 *
 * <pre>{@code
 * Wasi wasi = new Wasi(options);
 * ModuleInstance program = module.instantiate(wasi);
 * program.function("_start").invoke();
 * }</pre>
 */
public final class Wasi implements Imports, AutoCloseable {
    private final Descriptors descriptors = new Descriptors();
    private final SystemCalls system;
    private final FileCalls files = new FileCalls(descriptors);
    private final PathCalls paths = new PathCalls(descriptors);

    /**
     * For a program.
     *
     * @throws IOException if a directory is none
     */
    public Wasi(WasiOptions options) throws IOException {
        system = new SystemCalls(options);
        descriptors.add(new InputDescription(options.in(), options.terminals().in()));
        descriptors.add(new OutputDescription(options.out(), options.terminals().out()));
        descriptors.add(new OutputDescription(options.err(), options.terminals().err()));
        for (WasiOptions.Grant grant : options.directories()) {
            DirectoryDescription directory = new DirectoryDescription(
                    grant.directory().toRealPath(), grant.name(), Rights.DIRECTORY, Rights.DIRECTORY | Rights.FILE);
            if (directory.status().type() != FileType.DIRECTORY) {
                throw new NotDirectoryException(grant.directory().toString());
            }
            descriptors.add(directory);
        }
    }

    /** Whether a function of that name is one of preview 1. */
    public static boolean provides(String module, String name) {
        return module.equals(WasiFunction.MODULE) && WasiFunction.of(name) != null;
    }

    @Override
    public @Nullable Extern find(String module, String name) {
        if (!module.equals(WasiFunction.MODULE)) return null;
        WasiFunction function = WasiFunction.of(name);
        return function == null ? null : FunctionInstance.host(function.type(), new Body(function));
    }

    private final class Body implements HostFunction {
        private final WasiFunction function;

        Body(WasiFunction function) {
            this.function = function;
        }

        @Override
        public Object[] call(@Nullable ModuleInstance caller, @Nullable Object[] arguments) {
            Memory memory = caller == null ? null : caller.firstMemory();
            if (memory == null) memory = new Memory(new MemoryType(Limits.between(0, 0)));
            Errno errno = answer(new Call(function, new GuestMemory(memory), arguments));
            return new Object[] {errno.ordinal()};
        }
    }

    private synchronized Errno answer(Call call) {
        try {
            return switch (call.function) {
                case ARGS_GET,
                        ARGS_SIZES_GET,
                        ENVIRON_GET,
                        ENVIRON_SIZES_GET,
                        CLOCK_RES_GET,
                        CLOCK_TIME_GET,
                        PROC_EXIT,
                        PROC_RAISE,
                        SCHED_YIELD,
                        RANDOM_GET -> system.call(call);
                case PATH_CREATE_DIRECTORY,
                        PATH_FILESTAT_GET,
                        PATH_FILESTAT_SET_TIMES,
                        PATH_LINK,
                        PATH_OPEN,
                        PATH_READLINK,
                        PATH_REMOVE_DIRECTORY,
                        PATH_RENAME,
                        PATH_SYMLINK,
                        PATH_UNLINK_FILE -> paths.call(call);
                case POLL_ONEOFF -> new Polling(descriptors, system).poll(call);
                case SOCK_ACCEPT, SOCK_RECV, SOCK_SEND, SOCK_SHUTDOWN -> {
                    // There are none.
                    descriptors.get(call.i32(0));
                    yield Errno.NOTSOCK;
                }
                default -> files.call(call);
            };
        } catch (WasiException e) {
            return e.errno();
        } catch (IOException e) {
            return Errno.of(e);
        }
    }

    /** Closes what the program left open. */
    @Override
    public void close() {
        descriptors.closeAll();
    }
}
