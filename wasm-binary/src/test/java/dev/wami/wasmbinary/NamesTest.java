package dev.wami.wasmbinary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class NamesTest {
    @Test
    void readsWhatWasmToolsWrote() {
        Names names = Modules.decoded("names").names();
        assertThat(names.module()).contains("module");
        assertThat(names.all(Names.Kind.FUNCTION)).hasSize(3).containsEntry(0, "imported");
        assertThat(names.get(Names.Kind.LOCAL, 1, 3)).isEqualTo("z");
        assertThat(names.get(Names.Kind.LOCAL, 1, 2)).isNull();
        assertThat(names.allNested(Names.Kind.LABEL).get(1))
                .containsEntry(0, "outer")
                .containsEntry(2, "inner");
        assertThat(names.get(Names.Kind.TYPE, 0)).isEqualTo("t");
        assertThat(names.get(Names.Kind.MEMORY, 0)).isEqualTo("mem");
        assertThat(names.get(Names.Kind.TABLE, 0)).isEqualTo("tab");
        assertThat(names.get(Names.Kind.GLOBAL, 0)).isEqualTo("g");
        assertThat(names.get(Names.Kind.ELEMENT, 0)).isEqualTo("seg");
        assertThat(names.get(Names.Kind.DATA, 0)).isEqualTo("bytes");
        Names structs = Modules.decoded("gc").names();
        assertThat(structs.allNested(Names.Kind.FIELD).get(1))
                .containsOnlyKeys(2)
                .containsEntry(2, "tag");
        assertThat(Modules.decoded("exceptions").names().get(Names.Kind.TAG, 1)).isEqualTo("error");
    }

    @Test
    void writesWhatWasmToolsWrote() {
        for (String module : List.of("names", "gc", "exceptions", "stack-switching", "threads")) {
            CustomSection section = Modules.decoded(module).customs().stream()
                    .filter(custom -> custom.name().equals(Names.SECTION))
                    .findFirst()
                    .orElseThrow();
            assertThat(Modules.decoded(module).names().toSection().payload())
                    .as(module)
                    .isEqualTo(section.payload());
        }
    }

    @Test
    void aMalformedNameSectionIsAsGoodAsNone() {
        WasmModule module = new ModuleBuilder().build();
        for (byte[] payload : List.of(
                new byte[] {1}, new byte[] {1, 3, 1, 0, 5}, new byte[] {0, 2, 1, (byte) 0x80}, new byte[] {1, 1, 0, 0
                })) {
            ModuleBuilder builder = new ModuleBuilder();
            builder.addCustom(new CustomSection(Names.SECTION, Bytes.of(payload), Section.DATA));
            byte[] bytes = BinaryEncoder.encode(builder.build());
            WasmModule decoded = BinaryDecoder.decode(bytes).module().orElseThrow();
            assertThat(decoded.names()).isEqualTo(Names.EMPTY).isEqualTo(module.names());
            assertThat(BinaryEncoder.encode(decoded)).isEqualTo(bytes);
        }
    }

    @Test
    void kindsHaveTheirShapes() {
        Names.Builder names = new Names.Builder();
        assertThatThrownBy(() -> names.set(Names.Kind.LOCAL, 0, "x")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> names.set(Names.Kind.MODULE, 0, "x")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> names.set(Names.Kind.FUNCTION, 0, 0, "x"))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
