package dev.wami.tools;

import dev.wami.conversions.func.MemRefAbi;
import dev.wami.core.diag.SourceFile;
import dev.wami.loops.schedule.Schedule;
import dev.wami.ssawasm.CallingConvention;
import dev.wami.wasmspec.Feature;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** What a compile is asked for; immutable. Same options and same input give the same bytes. */
public final class CompileOptions extends Settings<CompileOptions> {
    /** {@code -O2} to a binary with names and an allocator of its own. */
    public static final CompileOptions DEFAULT = new CompileOptions();

    /** What a {@code cf.assert} that fails does. */
    public enum Asserts {
        /** It traps. */
        TRAP,
        /** It calls {@code env.assert_failed}, and traps. */
        REPORT,
        /** It calls {@code env.assert_failed}, and the program goes on. */
        CONTINUE
    }

    private OptLevel level = OptLevel.O2;
    private EmitStage emit = EmitStage.BIN;
    private Provider malloc = Provider.BUILTIN;
    private Provider math = Provider.BUILTIN;
    private String fastMath = "";
    private MemRefAbi memrefAbi = MemRefAbi.DESCRIPTOR;
    private CallingConvention abi = CallingConvention.EXACT;
    private Set<Feature> features = Feature.all();
    private TargetEngine targetEngine = TargetEngine.GENERIC;
    private Optional<SourceFile> schedule = Optional.empty();
    private boolean names = true;
    private boolean labelNames = false;
    private int stackSize = 1 << 16;
    private int initialMemory = 0;
    private boolean checkBounds = false;
    private Asserts asserts = Asserts.TRAP;
    private Optional<ImportedMemory> importedMemory = Optional.empty();
    private boolean runtime = true;
    private boolean debugRuntime = false;
    private String passesBefore = "";
    private Optional<String> outputName = Optional.empty();
    private boolean embedded = false;

    private CompileOptions() {}

    /**
     * Passes that run on the module before all others, as {@code sat-to-arith} of a plugin:
     * {@code name,func.func(name{option=value})}, with or without {@code builtin.module(...)} around them; empty for
     * none.
     */
    public String passesBefore() {
        return passesBefore;
    }

    public CompileOptions withPassesBefore(String value) {
        CompileOptions changed = copy();
        changed.passesBefore = value;
        return changed;
    }

    public OptLevel level() {
        return level;
    }

    public CompileOptions withLevel(OptLevel value) {
        CompileOptions changed = copy();
        changed.level = value;
        return changed;
    }

    /** Where to stop. */
    public EmitStage emit() {
        return emit;
    }

    public CompileOptions withEmit(EmitStage value) {
        CompileOptions changed = copy();
        changed.emit = value;
        return changed;
    }

    /** Who provides {@code malloc}, {@code free} and what goes with them. */
    public Provider malloc() {
        return malloc;
    }

    public CompileOptions withMalloc(Provider value) {
        CompileOptions changed = copy();
        changed.malloc = value;
        return changed;
    }

    /** Who provides the functions that C's math.h has. */
    public Provider math() {
        return math;
    }

    public CompileOptions withMath(Provider value) {
        CompileOptions changed = copy();
        changed.math = value;
        return changed;
    }

    /**
     * The fast-math flags of all operations on floats, beside those that they have: {@code reassoc,nnan}; empty for
     * none.
     */
    public String fastMath() {
        return fastMath;
    }

    public CompileOptions withFastMath(String value) {
        CompileOptions changed = copy();
        changed.fastMath = value;
        return changed;
    }

    /** How memrefs cross public functions that do not say it. */
    public MemRefAbi memrefAbi() {
        return memrefAbi;
    }

    /** @param value {@link MemRefAbi#DESCRIPTOR} or {@link MemRefAbi#BARE}; the others are for single functions */
    public CompileOptions withMemrefAbi(MemRefAbi value) {
        if (value != MemRefAbi.DESCRIPTOR && value != MemRefAbi.BARE) {
            throw new IllegalArgumentException(value + " is for single functions");
        }
        CompileOptions changed = copy();
        changed.memrefAbi = value;
        return changed;
    }

    /** The calling convention of public functions that do not say one. */
    public CallingConvention abi() {
        return abi;
    }

    public CompileOptions withAbi(CallingConvention value) {
        CompileOptions changed = copy();
        changed.abi = value;
        return changed;
    }

    /** What the module may use. */
    public Set<Feature> features() {
        return features;
    }

    public CompileOptions withFeatures(Set<Feature> value) {
        CompileOptions changed = copy();
        changed.features = Set.copyOf(value);
        return changed;
    }

    /** For an engine that does not have {@code lacking}. */
    public CompileOptions withoutFeatures(Set<Feature> lacking) {
        Set<Feature> left = new HashSet<>(features);
        left.removeAll(lacking);
        return withFeatures(left);
    }

    /** Who is to execute the module fast; any engine that has {@link #features} executes it. */
    public TargetEngine targetEngine() {
        return targetEngine;
    }

    public CompileOptions withTargetEngine(TargetEngine value) {
        CompileOptions changed = copy();
        changed.targetEngine = value;
        return changed;
    }

    /**
     * How nests of loops are to be transformed, where that is not left to cost models: a text that {@link Schedule}
     * reads.
     */
    public Optional<SourceFile> schedule() {
        return schedule;
    }

    public CompileOptions withSchedule(SourceFile value) {
        CompileOptions changed = copy();
        changed.schedule = Optional.of(value);
        return changed;
    }

    /** Whether the module says how its functions and locals were called. */
    public boolean names() {
        return names;
    }

    public CompileOptions withNames(boolean value) {
        CompileOptions changed = copy();
        changed.names = value;
        return changed;
    }

    /** Whether names cover the labels of blocks in a binary, too. */
    public boolean labelNames() {
        return labelNames;
    }

    public CompileOptions withLabelNames(boolean value) {
        CompileOptions changed = copy();
        changed.labelNames = value;
        return changed;
    }

    /** Bytes of the shadow stack in memory, where {@code memref.alloca} allocates; a multiple of 16. */
    public int stackSize() {
        return stackSize;
    }

    /** @param value 16 to 2^30 */
    public CompileOptions withStackSize(int value) {
        if (value < 16 || value > 1 << 30 || value % 16 != 0) {
            throw new IllegalArgumentException("a stack of " + value + " bytes");
        }
        CompileOptions changed = copy();
        changed.stackSize = value;
        return changed;
    }

    /** Pages of 64 KiB at the start, if that is more than data and stack need. */
    public int initialMemory() {
        return initialMemory;
    }

    /** @param value 0 to 65536 */
    public CompileOptions withInitialMemory(int value) {
        if (value < 0 || value > 65536) throw new IllegalArgumentException("a memory of " + value + " pages");
        CompileOptions changed = copy();
        changed.initialMemory = value;
        return changed;
    }

    /** Whether operations on memrefs are checked while the program runs (generate-runtime-verification). */
    public boolean checkBounds() {
        return checkBounds;
    }

    public CompileOptions withCheckBounds(boolean value) {
        CompileOptions changed = copy();
        changed.checkBounds = value;
        return changed;
    }

    /** What a {@code cf.assert} that fails does beyond the trap. */
    public Asserts asserts() {
        return asserts;
    }

    public CompileOptions withAsserts(Asserts value) {
        CompileOptions changed = copy();
        changed.asserts = value;
        return changed;
    }

    /** Where the memory is imported from; empty for one that is defined, and exported as {@code memory}. */
    public Optional<ImportedMemory> importedMemory() {
        return importedMemory;
    }

    public CompileOptions withImportedMemory(ImportedMemory value) {
        CompileOptions changed = copy();
        changed.importedMemory = Optional.of(value);
        return changed;
    }

    /** Whether functions of the runtime library may be added. */
    public boolean runtime() {
        return runtime;
    }

    public CompileOptions withRuntime(boolean value) {
        CompileOptions changed = copy();
        changed.runtime = value;
        return changed;
    }

    /** Whether the allocator finds double frees, writes beside allocations and frees of what is none. */
    public boolean debugRuntime() {
        return debugRuntime;
    }

    public CompileOptions withDebugRuntime(boolean value) {
        CompileOptions changed = copy();
        changed.debugRuntime = value;
        return changed;
    }

    /**
     * What files of {@link EmitStage#JS} and {@link EmitStage#C_HEADER} will be called, without extension, where they
     * name themselves or one another; empty for the name of the source.
     */
    public Optional<String> outputName() {
        return outputName;
    }

    public CompileOptions withOutputName(String value) {
        CompileOptions changed = copy();
        changed.outputName = Optional.of(value);
        return changed;
    }

    /** Whether an ES module has the binary in itself, instead of in a file beside it. */
    public boolean embedded() {
        return embedded;
    }

    public CompileOptions withEmbedded(boolean value) {
        CompileOptions changed = copy();
        changed.embedded = value;
        return changed;
    }
}
