package dev.wami.generator.loops;

import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An array of a program.
 *
 * @param dynamic for each dimension, whether its extent is in the type
 * @param partner of {@link Place#SAME}, {@link Place#SHARED} and {@link Place#VIEW}, the array that it goes with
 * @param offsets where it begins in the partner: of {@link Place#SHARED} one number of elements, of {@link Place#VIEW}
 *     one index for each dimension
 */
public record Array(
        String name,
        Element element,
        List<Boolean> dynamic,
        Place place,
        @Nullable String partner,
        List<Long> offsets) {

    /** Where its memory comes from. */
    public enum Place {
        /** An argument. */
        ARGUMENT,
        /** An argument of its partner's type, which may be the very same memref. */
        SAME,
        /** An argument of any strides, which may begin at another element of its partner's memory. */
        SHARED,
        /** Allocated by the function, which copies an argument to it, and back in the end. */
        LOCAL,
        /** As {@link #LOCAL}, of a global of the module. */
        GLOBAL,
        /** A part of its partner, which the function makes. */
        VIEW,
        /** Of a {@link Statement.Scratch}. */
        SCRATCH
    }

    static Array argument(String name, Element element, List<Boolean> dynamic) {
        return new Array(name, element, dynamic, Place.ARGUMENT, null, List.of());
    }

    int rank() {
        return dynamic.size();
    }

    boolean isDynamic() {
        return dynamic.contains(true);
    }

    Array in(Place other) {
        return new Array(name, element, dynamic, other, null, List.of());
    }

    Array fixed() {
        return new Array(name, element, Collections.nCopies(rank(), false), place, partner, offsets);
    }

    /** The type of a memref with these extents. */
    String type(List<Long> extents) {
        StringBuilder out = new StringBuilder("memref<");
        for (int i = 0; i < rank(); i++) {
            out.append(dynamic.get(i) ? "?" : extents.get(i)).append('x');
        }
        out.append(element.text());
        if (place == Place.SHARED) {
            out.append(", strided<[").append("?, ".repeat(rank() - 1)).append("1], offset: ?>");
        }
        return out.append('>').toString();
    }
}
