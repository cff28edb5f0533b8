package dev.wami.tools.link;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;

/**
 * Adds the functions of the runtime library that the module declares or, in the case of the allocator, will call:
 * {@code memref.alloc} needs {@code malloc}, {@code memref.dealloc} {@code free}, and so on. What is added is private,
 * is only what can be reached, and gets new names where the module's own symbols have them. An allocator that the
 * module defines itself is used instead of the library's.
 *
 * <p>Runs after symbol-dce, which does not see the uses of the allocator, and before memref-to-ssawasm.
 */
public final class LinkRuntime extends Pass {
    /** On a declaration: the name of the library function that it stands for, where that is not its own name. */
    static final String STANDS_FOR = "wami.runtime";

    /** What the host gives in module {@code env} under {@code report}: kind of mistake, address, size. */
    public static final String HEAP_EVENT = "heap_event";

    /** Who provides the allocator. */
    public enum Malloc {
        /** The runtime library. */
        BUILTIN,
        /** The host, as functions of module {@code env}. */
        IMPORT
    }

    /** Which of the runtime library's allocators. */
    public enum AllocatorChoice {
        /** Constant time for each call. */
        FAST,
        /** The least code; for modules whose only allocations are memrefs, others get the fast one. */
        SMALL,
        /** The same where allocations are a stack, or where a call from outside makes few, none of them in a loop. */
        AUTO
    }

    public final Option<Malloc> malloc =
            Option.of("malloc", Malloc.BUILTIN, "where malloc, free, realloc and aligned_alloc come from");

    public final Option<AllocatorChoice> allocator =
            Option.of("allocator", AllocatorChoice.FAST, "which of the library's allocators");

    public final Option<Boolean> debug = Option.of("debug", false, "use an allocator that traps on wrong uses");

    public final Option<Boolean> report = Option.of(
            "report", false, "tell the host of allocations, and what is wrong before that trap, by env.heap_event");

    public final Option<Boolean> runtime =
            Option.of("runtime", true, "whether the library may be used; otherwise what needs it is an error");

    private final RuntimeModules library;

    /** @param library parsed resources, which passes of several compiles may share */
    public LinkRuntime(RuntimeModules library) {
        this.library = library;
    }

    @Override
    public String name() {
        return "link-runtime";
    }

    @Override
    public String summary() {
        return "add the functions of the runtime library that are needed";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    private Allocator allocatorOf(Operation module) {
        return debug.get() ? Allocator.DEBUG : Allocator.choose(allocator.get(), module);
    }

    @Override
    public void run(Operation module, PassContext context) {
        Linker linker = new Linker(module, library, context, allocatorOf(module), report.get());
        linker.linkDeclarations(malloc.get() == Malloc.BUILTIN);
        if (malloc.get() == Malloc.BUILTIN) linker.linkAllocator();
        if (runtime.get()) linker.finish();
        else linker.refuse();
    }
}
