package dev.wami.llvm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The table of intrinsics: each has a spec, is found by its name, and makes its own operation. */
class IntrinsicTest {

    @ParameterizedTest
    @EnumSource
    void isTheKindOfItsOperation(Intrinsic intrinsic) {
        Operation op = intrinsic.create(OpState.at(Location.UNKNOWN));
        assertThat(op.kind()).isSameAs(intrinsic);
        assertThat(op.name()).isEqualTo(intrinsic.opName());
        assertThat(new LlvmDialect().operation(intrinsic.opName())).isSameAs(intrinsic);
    }

    /** {@code wami opt --help-op=llvm} lists them so. */
    @Test
    void areInTheOrderOfTheirNames() {
        List<String> names = new ArrayList<>();
        for (Intrinsic i : Intrinsic.values()) names.add(i.opName());
        assertThat(names).isSorted();
    }

    @Test
    void functionsMayHaveOtherNames() {
        assertThat(Intrinsic.SADD_SAT.function()).isEqualTo("llvm.sadd.sat");
        assertThat(Intrinsic.VASTART.function()).isEqualTo("llvm.va_start");
    }
}
