package dev.wami.generator;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.text.MlirParser;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Attributes of every kind that some operation asks for, small ones, to choose from. */
final class AttributePool {
    /** As text, so that they can be of dialects whose classes are not public. */
    private static final List<String> TEXTS = List.of(
            "unit",
            "true",
            "false",
            "0 : i8",
            "0 : i32",
            "1 : i32",
            "2 : i32",
            "5 : i32",
            "-1 : i32",
            "0 : i64",
            "1 : i64",
            "2 : i64",
            "3 : i64",
            "9 : i64",
            "-1 : i64",
            "16 : i64",
            "0 : index",
            "1 : index",
            "4 : index",
            "7 : i16",
            "3 : si32",
            "3 : ui8",
            "1.0 : f32",
            "-0.0 : f64",
            "0x7FC00000 : f32",
            "1.0 : f16",
            "2.5 : bf16",
            "\"\"",
            "\"a\"",
            "\"public\"",
            "\"private\"",
            "\"nested\"",
            "\"addi\"",
            "\"odd name\"",
            "@a",
            "@f",
            "@a::@b",
            "i32",
            "f32",
            "index",
            "() -> ()",
            "(i32) -> i32",
            "(i32, f32) -> (i32, f32)",
            "memref<4xf32>",
            "memref<2x?xi8>",
            "vector<4xi32>",
            "tensor<2xf32>",
            "[]",
            "[0]",
            "[1]",
            "[0, 1]",
            "[1, 0]",
            "[[0], [1]]",
            "[[0, 1]]",
            "[[0, 1], [2]]",
            "[2 : i64, 4 : i64]",
            "[\"read\"]",
            "[true]",
            "[true, false]",
            "[@a]",
            "[i32]",
            "{}",
            "{a = 1 : i32}",
            "affine_map<() -> ()>",
            "affine_map<() -> (0)>",
            "affine_map<() -> (4)>",
            "affine_map<(d0) -> (d0)>",
            "affine_map<(d0) -> (d0 + 1)>",
            "affine_map<(d0, d1) -> (d1, d0)>",
            "affine_map<(d0, d1) -> (d0, d1)>",
            "affine_map<(d0, d1) -> (d1)>",
            "affine_map<(d0)[s0] -> (d0 + s0, s0)>",
            "affine_map<()[s0] -> (s0)>",
            "affine_map<(d0, d1) -> (0)>",
            "affine_map<(d0, d1, d2) -> (d0, d2)>",
            "affine_map<(d0, d1, d2) -> (d2, d1)>",
            "affine_map<(d0, d1, d2) -> (d0, d1)>",
            "affine_set<() : ()>",
            "affine_set<() : (0 == 0)>",
            "affine_set<(d0) : (d0 >= 0)>",
            "affine_set<(d0)[s0] : (d0 - s0 == 0)>",
            "array<i1>",
            "array<i1: true>",
            "array<i1: false, true>",
            "array<i32>",
            "array<i32: 0>",
            "array<i32: 1>",
            "array<i32: 1, 2>",
            "array<i32: 1, 1>",
            "array<i64>",
            "array<i64: 0>",
            "array<i64: 1>",
            "array<i64: 2>",
            "array<i64: 4>",
            "array<i64: 0, 0>",
            "array<i64: 1, 0>",
            "array<i64: 0, 1>",
            "array<i64: 2, 4>",
            "array<i64: 0, 1, 2, 3>",
            "array<i64: 3, -1>",
            "array<i64: -9223372036854775808>",
            "array<i64: 1, -9223372036854775808>",
            "dense<1> : tensor<2xi32>",
            "dense<[1, 2]> : tensor<2xi64>",
            "dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>",
            "dense<1.0> : vector<4xf32>",
            "dense<1> : vector<4xi32>",
            "dense<true> : vector<4xi1>",
            "dense<[0, 1, 2, 3]> : tensor<4xi8>",
            "sparse<[[0]], [1]> : tensor<4xi32>",
            "#arith.overflow<none>",
            "#arith.overflow<nsw>",
            "#arith.overflow<nsw, nuw>",
            "#arith.fastmath<none>",
            "#arith.fastmath<fast>",
            "#arith.fastmath<nnan,contract>",
            "#index<cmp_predicate eq>",
            "#index<cmp_predicate slt>",
            "#index<cmp_predicate ugt>",
            "#vector.kind<add>",
            "#vector.kind<mul>",
            "#vector.kind<maxsi>",
            "#vector.kind<minnumf>",
            "#vector.kind<maximumf>",
            "#vector.kind<xor>",
            "#vector.punctuation<comma>",
            "#vector.punctuation<no_punctuation>",
            "[#vector.iterator_type<parallel>]",
            "[#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>]",
            "[affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]",
            "#ml_program.extern : i32",
            "#ub.poison");

    private final List<Attribute> all = new ArrayList<>();

    AttributePool(Context context) {
        for (String text : TEXTS) {
            Diagnostics diagnostics = new Diagnostics();
            Attribute parsed = MlirParser.parseAttribute(text, context, diagnostics);
            if (parsed == null) throw new IllegalStateException(text + ": " + diagnostics.all());
            all.add(parsed);
        }
    }

    Attribute any(Draw draw) {
        return draw.of(all);
    }

    /** One that the constraint takes, or null if there seems to be none. */
    @Nullable
    Attribute accepted(AttrConstraint constraint, Draw draw) {
        List<Attribute> fit = new ArrayList<>();
        for (Attribute a : all) if (constraint.accepts(a)) fit.add(a);
        return fit.isEmpty() ? null : draw.of(fit);
    }
}
