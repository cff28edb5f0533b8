package dev.wami.wasmspec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * The table's inner consistency. That opcodes, mnemonics and immediates are right is tested in wasm-binary against
 * assemblers.
 */
class OpcodeTest {
    @Test
    void isFoundByCode() {
        Set<Integer> codes = new HashSet<>();
        for (Opcode opcode : Opcode.values()) {
            assertThat(codes.add(opcode.code())).as("%s", opcode).isTrue();
            Opcode found =
                    opcode.prefix() == 0 ? Opcode.of(opcode.code()) : Opcode.of(opcode.prefix(), opcode.number());
            assertThat(found).isSameAs(opcode);
            assertThat(Opcode.isPrefix(opcode.prefix())).isEqualTo(opcode.prefix() != 0);
        }
        assertThat(codes).hasSize(582);
        assertThat(Opcode.of(0x16)).isNull();
        assertThat(Opcode.of(-1)).isNull();
        assertThat(Opcode.of(0x100)).isNull();
        assertThat(Opcode.of(0xFB, 31)).isNull();
        assertThat(Opcode.of(0xFD, Integer.MAX_VALUE)).isNull();
        assertThat(Opcode.of(0xFF, 0)).isNull();
        assertThat(Opcode.of(0xFA, 0)).isNull();
        assertThat(Opcode.of(0xFC, -1)).isNull();
    }

    @Test
    void isFoundByMnemonic() {
        for (Opcode opcode : Opcode.values()) {
            Opcode expected = switch (opcode) {
                case SELECT_T -> Opcode.SELECT;
                case REF_TEST_NULL -> Opcode.REF_TEST;
                case REF_CAST_NULL -> Opcode.REF_CAST;
                default -> opcode;
            };
            assertThat(Opcode.named(opcode.mnemonic())).isSameAs(expected);
        }
        assertThat(Opcode.named("i32.addd")).isNull();
    }

    @Test
    void hasATypeUnlessItDependsOnMore() {
        assertThat(Opcode.I32_ADD.type()).hasToString("[i32 i32] -> [i32]");
        assertThat(Opcode.NOP.type()).isEqualTo(FuncType.EMPTY);
        assertThat(Opcode.I64_STORE.type(AddressType.I64)).hasToString("[i64 i64] -> []");
        assertThat(Opcode.MEMORY_FILL.type(AddressType.I64)).hasToString("[i64 i32 i64] -> []");
        assertThat(Opcode.REF_I31.type()).hasToString("[i32] -> [(ref i31)]");
        assertThat(Opcode.REF_EQ.type()).hasToString("[eqref eqref] -> [i32]");
        assertThat(Opcode.I64_MUL_WIDE_U.type()).hasToString("[i64 i64] -> [i64 i64]");
        assertThat(Opcode.SELECT.hasType()).isFalse();
        assertThatThrownBy(Opcode.SELECT::type).isInstanceOf(IllegalStateException.class);
        for (Opcode opcode : Opcode.values()) {
            switch (opcode.category()) {
                case CONTROL -> assertThat(opcode.hasType()).as("%s", opcode).isEqualTo(opcode == Opcode.NOP);
                case PARAMETRIC, VARIABLE ->
                    assertThat(opcode.hasType()).as("%s", opcode).isFalse();
                case TABLE, REFERENCE, AGGREGATE -> {}
                default -> assertThat(opcode.hasType()).as("%s", opcode).isTrue();
            }
        }
    }

    @Test
    void categoriesFitTypes() {
        for (Opcode opcode : Opcode.values()) {
            if (!opcode.hasType()) {
                continue;
            }
            List<ValueType> in = opcode.type().params();
            List<ValueType> out = opcode.type().results();
            switch (opcode.category()) {
                case UNARY -> assertThat(in).hasSize(1).isEqualTo(out);
                case BINARY -> assertThat(in).hasSize(2).containsOnly(out.get(0));
                case TEST -> assertThat(in).hasSize(1);
                case COMPARE -> assertThat(in).hasSize(2);
                case CONVERT -> assertThat(in).hasSize(1);
                case CONST -> assertThat(in).isEmpty();
                case LOAD -> assertThat(out).hasSize(1);
                case STORE -> assertThat(out).isEmpty();
                default -> {}
            }
            boolean accesses =
                    opcode.immediates() == Immediates.MEMARG || opcode.immediates() == Immediates.MEMARG_LANE;
            assertThat(opcode.accessBytes() > 0).as("%s", opcode).isEqualTo(accesses);
        }
        assertThat(Opcode.I64_LOAD32_U.naturalAlignment()).isEqualTo(2);
        assertThat(Opcode.V128_LOAD.naturalAlignment()).isEqualTo(4);
        assertThat(Opcode.I8X16_EXTRACT_LANE_U.lanes()).isEqualTo(16);
        assertThat(Opcode.F64X2_REPLACE_LANE.lanes()).isEqualTo(2);
        assertThat(Opcode.V128_STORE32_LANE.lanes()).isEqualTo(4);
        assertThat(Opcode.I32_ADD.lanes()).isZero();
    }

    @Test
    void namesWhatMaySwapAndWhatMayTrap() {
        assertThat(List.of(Opcode.values()).stream()
                        .filter(o -> o.isCommutative() && o.shape() == null && o.category() != Category.VECTOR)
                        .map(Opcode::mnemonic))
                .containsExactlyInAnyOrder(
                        "i32.add", "i32.mul", "i32.and", "i32.or", "i32.xor", "i32.eq", "i32.ne", "i64.add", "i64.mul",
                        "i64.and", "i64.or", "i64.xor", "i64.eq", "i64.ne", "f32.add", "f32.mul", "f32.min", "f32.max",
                        "f32.eq", "f32.ne", "f64.add", "f64.mul", "f64.min", "f64.max", "f64.eq", "f64.ne");
        assertThat(List.of(Opcode.values()).stream().filter(Opcode::canTrap)).hasSize(8 + 8);
        assertThat(Opcode.F32_DIV.canTrap()).isFalse();
        assertThat(Opcode.I32_TRUNC_SAT_F32_S.canTrap()).isFalse();
    }

    @Test
    void mnemonicOfScalarNumericInstructionIsItsTypeAndOperator() {
        for (Opcode opcode : Opcode.values()) {
            if (!opcode.category().isScalarNumeric()) continue;
            // a test or comparison is named after what it compares, all others after what they give
            boolean yieldsTruth = opcode.category() == Category.TEST || opcode.category() == Category.COMPARE;
            ValueType type =
                    (yieldsTruth ? opcode.type().params() : opcode.type().results()).get(0);
            assertThat(opcode.mnemonic()).isEqualTo(type + "." + opcode.operator());
            assertThat(opcode.mnemonicWithoutType()).isEqualTo(opcode.operator().mnemonic());
            assertThat(opcode.category()).isEqualTo(opcode.operator().category());
        }
    }

    @Test
    void mnemonicOfInstructionOnVectorsIsItsShapeAndOperator() {
        for (Opcode opcode : Opcode.values()) {
            if (opcode.category() != Category.VECTOR || opcode == Opcode.I8X16_SHUFFLE) continue;
            Object shape = opcode.shape() == null ? "v128" : opcode.shape();
            assertThat(opcode.mnemonic()).isEqualTo(shape + "." + opcode.operator());
            assertThat(opcode.type().params()).as("%s", opcode).hasSize(operands(opcode.operator()));
            LaneShape source = opcode.operator().source();
            if (source != null && !opcode.operator().mnemonic().contains("i7x16")) {
                assertThat(opcode.mnemonic().substring(6)).contains(source.toString());
            }
        }
    }

    private static int operands(Operator operator) {
        return switch (operator.category()) {
            case BINARY, COMPARE, COMBINE, REPLACE -> 2;
            case TERNARY, ACCUMULATE -> 3;
            default -> 1;
        };
    }

    @Test
    void numericInstructionsHaveOperators() {
        Set<Operator> used = EnumSet.noneOf(Operator.class);
        for (Opcode opcode : Opcode.values()) {
            boolean vector = opcode.category() == Category.VECTOR && opcode != Opcode.I8X16_SHUFFLE;
            assertThat(opcode.hasOperator())
                    .as("%s", opcode)
                    .isEqualTo(vector || opcode.category().isScalarNumeric());
            if (opcode.hasOperator()) used.add(opcode.operator());
            else assertThatThrownBy(opcode::operator).as("%s", opcode).isInstanceOf(IllegalStateException.class);
        }
        assertThat(used).containsExactly(Operator.values());
    }

    /** The lanes that an access has, from what its mnemonic says: 8x8, 32_splat, 64_lane. */
    @Test
    void accessesAreOnLanesThatTheirMnemonicsName() {
        for (Opcode opcode : Opcode.values()) {
            boolean access = opcode.category() == Category.LOAD || opcode.category() == Category.STORE;
            if (!access || !opcode.mnemonic().startsWith("v128")) continue;
            String bits =
                    opcode.mnemonic().replaceFirst("v128.(load|store)", "").replaceFirst("[x_].*", "");
            int width = bits.isEmpty()
                    ? 0
                    : Integer.parseInt(bits) * (opcode.mnemonic().contains("x") ? 2 : 1);
            for (LaneShape s : LaneShape.values()) {
                boolean extended = opcode.mnemonic().contains("x") && s.isFloat();
                assertThat(opcode.isOn(s))
                        .as("%s on %s", opcode, s)
                        .isEqualTo((width == 0 || s.bits() == width) && !extended);
            }
        }
    }

    @Test
    void constantsOfOperatorsAreNamedAsTheyAre() {
        for (Operator operator : Operator.values()) {
            assertThat(operator.mnemonic()).isEqualTo(operator.name().toLowerCase(Locale.ROOT));
        }
    }

    @Test
    void mnemonicWithoutTypeOfOthers() {
        assertThat(Opcode.I64_LOAD8_U.mnemonicWithoutType()).isEqualTo("load8_u");
        assertThat(Opcode.BR_IF.mnemonicWithoutType()).isEqualTo("br_if");
    }
}
