package dev.wami.tools.bindings;

import dev.wami.conversions.func.Extension;
import dev.wami.conversions.func.FunctionAbi;
import dev.wami.conversions.func.FunctionAbi.Place;
import dev.wami.conversions.func.MemRefAbi;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedMemRefType;
import dev.wami.tools.bindings.Interface.Function;
import dev.wami.tools.bindings.Interface.Parameter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A function as C declares it, for clang's calling convention to be the function's own.
 *
 * @param result its type in C
 * @param parameters type and name of each
 * @param resultFields those of the struct that {@code result} is, if it is one of this function alone
 * @param structs types in the prototype that are structs
 * @param notes what its types do not say
 * @param problem why C cannot declare it, or null
 */
record CPrototype(
        Function function,
        String result,
        List<String> parameters,
        List<String> resultFields,
        List<Type> structs,
        List<String> notes,
        @Nullable String problem) {
    /** Keywords of C11 and C++, and what has a meaning of its own. */
    static final Identifiers NAMES = Identifiers.except("""
            _Alignas _Alignof _Atomic _Bool _Complex _Generic _Imaginary _Noreturn _Static_assert _Thread_local
            alignas alignof and and_eq asm auto bitand bitor bool break case catch char class compl const
            constexpr const_cast continue decltype default delete do double dynamic_cast else enum explicit
            export extern false float for friend goto if inline int long main mutable namespace new noexcept not
            not_eq nullptr operator or or_eq private protected public register reinterpret_cast restrict return
            short signed sizeof static static_assert static_cast struct switch template this thread_local throw
            true try typedef typeid typename typeof union unsigned using virtual void volatile wchar_t while xor
            xor_eq
            """);

    /** @param isImport whether C defines it, and does not call it */
    static CPrototype of(Function f, boolean isImport) {
        Maker maker = new Maker(f, isImport);
        // whose symbol is another one in C, too
        if (f.abi().problem() != null) maker.refuse(f.abi().problem());
        if (f.name().equals("main")) maker.refuse("main is C's own: exported = \"...\" gives it another name");
        if (maker.problem == null) maker.parameters();
        if (maker.problem == null) maker.result();
        return new CPrototype(
                f, maker.result, maker.parameters, maker.fields, maker.structs, maker.notes, maker.problem);
    }

    /** The name in C, which may be another one than that of the symbol. */
    String name() {
        return NAMES.like(function.name());
    }

    /** Reads the convention of one function. */
    private static final class Maker {
        private final Function f;
        private final FunctionAbi abi;
        private final boolean isImport;
        private final List<String> parameters = new ArrayList<>();
        private final List<String> fields = new ArrayList<>();
        private final List<Type> structs = new ArrayList<>();
        private final List<String> notes = new ArrayList<>();
        private String result = "void";
        private @Nullable String problem;

        Maker(Function f, boolean isImport) {
            this.f = f;
            this.abi = f.abi();
            this.isImport = isImport;
        }

        private void refuse(String why) {
            if (problem == null) problem = why;
        }

        /**
         * The type of a value that is no aggregate, {@code what} to readers.
         *
         * @param isExtended whether what stands above a narrow one is as C has it
         */
        private String scalar(Place place, boolean isExtended, String what) {
            Extension extension = place.extension();
            String type = isExtended ? CType.of(place.type(), extension) : CType.unextended(place.type(), extension);
            if (type == null) {
                refuse("C has no type for " + what + ", of type " + place.type());
                return "void";
            }
            if (!isExtended && !type.equals(CType.of(place.type(), extension))) {
                notes.add("of " + what + " the low " + CType.valueBits(place.type()) + " bits count");
            }
            return type;
        }

        /** Whether a value that C is given is extended: what C gives may be anything, as the callee clears it. */
        private static boolean isExtended(Place place) {
            return place.type() instanceof IntegerType && place.extension() != Extension.NONE;
        }

        // ---- parameters

        void parameters() {
            List<String> names =
                    NAMES.distinct(f.parameters().stream().map(Parameter::name).toList());
            for (int i = 0; i < names.size(); i++) parameter(abi.parameters().get(i), names.get(i));
        }

        private void parameter(Place place, String name) {
            Type type = place.type();
            if (type instanceof MemRefType m) memref(m, name);
            else if (type instanceof UnrankedMemRefType) unranked(type, name);
            else if (type instanceof ComplexType c && !place.byPointer()) {
                String part = CType.of(c.element(), Extension.NONE);
                if (CType.structName(c) == null) refuse("C has no type for " + name + ", of type " + type);
                else parameters.addAll(List.of(part + " " + name + "_re", part + " " + name + "_im"));
            } else if (type instanceof ComplexType) {
                // clang passes the address of a copy
                parameters.add(scalar(place, true, name) + " " + name);
                structs.add(type);
            } else {
                parameters.add(declared(scalar(place, !isImport || isExtended(place), name), name));
            }
        }

        private void memref(MemRefType type, String name) {
            String pointer = CType.element(type.element()) + " *" + name;
            if (type.element() instanceof ComplexType
                    && !CType.element(type.element()).equals("void")) structs.add(type.element());
            if (abi.memrefs() == MemRefAbi.BARE) parameters.add(pointer);
            else if (abi.memrefs() == MemRefAbi.POINTER) {
                parameters.add("struct " + CType.structName(type) + " *" + name);
                structs.add(type);
            } else {
                parameters.add(pointer + "_allocated");
                parameters.add(pointer + "_aligned");
                parameters.add("intptr_t " + name + "_offset");
                for (int i = 0; i < type.rank(); i++) parameters.add("intptr_t " + name + "_size" + i);
                for (int i = 0; i < type.rank(); i++) parameters.add("intptr_t " + name + "_stride" + i);
                structs.add(type);
            }
        }

        private void unranked(Type type, String name) {
            if (abi.memrefs() == MemRefAbi.POINTER) {
                parameters.add("struct " + CType.structName(type) + " *" + name);
                structs.add(type);
            } else parameters.addAll(List.of("intptr_t " + name + "_rank", "void *" + name + "_descriptor"));
        }

        // ---- results

        void result() {
            List<Place> results = abi.results();
            if (abi.wasmType().results().size() > 1) {
                refuse("it has " + abi.wasmType().results().size() + " results in WebAssembly, and a function of C"
                        + "\n * has one: ssawasm.cc = \"c\", or --abi=c for all, gives it C's convention");
            } else if (abi.resultsInMemory() && results.size() > 1) {
                for (int i = 0; i < results.size(); i++) fields.add(field(results.get(i), i));
                result = "struct " + NAMES.like(f.name()) + "_results";
            } else if (results.size() == 1) {
                result = field(results.get(0), -1);
            } else if (!results.isEmpty()) {
                refuse("its results are several, of which WebAssembly has one");
            }
        }

        /** The type of a result, and behind it the name of the field that it is if {@code number} is not negative. */
        private String field(Place place, int number) {
            Type type = place.type();
            String what = number < 0 ? "the result" : "result" + number;
            String name = number < 0 ? "" : what;
            if (type instanceof MemRefType m && abi.memrefs() == MemRefAbi.BARE) {
                return declared(CType.element(m.element()) + " *", name);
            }
            if (CType.structName(type) != null) {
                structs.add(type);
                return declared("struct " + CType.structName(type), name);
            }
            boolean asInC = abi.resultsInMemory() ? isWhole(type) : isExtended(place);
            return declared(scalar(place, isImport || asInC, what), name);
        }

        /** Whether memory has nothing above it. */
        private static boolean isWhole(Type type) {
            int bits = CType.valueBits(type);
            return bits == 8 || bits == 16;
        }

        private static String declared(String type, String name) {
            return name.isEmpty() ? type.stripTrailing() : type.endsWith("*") ? type + name : type + " " + name;
        }
    }
}
