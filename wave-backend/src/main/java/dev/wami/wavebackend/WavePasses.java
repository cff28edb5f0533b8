package dev.wami.wavebackend;

import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassSource;
import dev.wami.wavebackend.legalize.CombineMir;
import dev.wami.wavebackend.legalize.ContractMir;
import dev.wami.wavebackend.legalize.LegalizeMir;
import dev.wami.wavebackend.lower.HirToMir;
import dev.wami.wavebackend.regalloc.AllocateRegisters;
import dev.wami.wavebackend.select.MirToLir;
import dev.wami.wavebackend.structure.StructureMir;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The passes of this module. */
public final class WavePasses implements PassSource {
    @Override
    public @Nullable Pass create(String name) {
        return switch (name) {
            case "allocate-registers" -> new AllocateRegisters();
            case "combine-mir" -> new CombineMir();
            case "contract-mir" -> new ContractMir();
            case "hir-to-mir" -> new HirToMir();
            case "legalize-mir" -> new LegalizeMir();
            case "mir-to-lir" -> new MirToLir();
            case "structure-mir" -> new StructureMir();
            default -> null;
        };
    }

    @Override
    public List<String> names() {
        return List.of(
                "allocate-registers", "contract-mir", "hir-to-mir", "legalize-mir", "mir-to-lir", "structure-mir");
    }
}
