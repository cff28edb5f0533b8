package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.utf8.Utf8;
import dev.wami.wasmssa.ModuleFields.CustomOp;
import dev.wami.wasmssa.Names;
import java.util.ArrayList;
import java.util.List;

/** What standard MLIR keeps of custom sections: {@link Names#CUSTOM_SECTIONS}. */
final class CustomSections {
    private CustomSections() {}

    /** Puts them into an attribute of {@code module}. */
    static void keep(Operation module) {
        List<Attribute> kept = new ArrayList<>();
        for (Operation op : module.region(0).entry()) {
            if (!(op instanceof CustomOp c) || c.bytes() == null || isAboutPlaces(c.sectionName())) continue;
            byte[] bytes = c.bytes();
            kept.add(new ArrayAttr(List.of(
                    StringAttr.of(c.sectionName()),
                    StringAttr.of(Utf8.decode(bytes, 0, bytes.length)),
                    StringAttr.of(c.after()))));
        }
        if (!kept.isEmpty()) module.setAttribute(Names.CUSTOM_SECTIONS, new ArrayAttr(kept));
    }

    /**
     * Whether a section says something about bytes, indices or symbols of a module, which are others when it was
     * compiled again: names, debug information, source maps, what linkers need, hints.
     */
    private static boolean isAboutPlaces(String name) {
        return name.equals("name")
                || name.equals("linking")
                || name.equals("sourceMappingURL")
                || name.equals("external_debug_info")
                || name.startsWith("reloc.")
                || name.startsWith(".debug_")
                || name.startsWith("metadata.code.");
    }
}
