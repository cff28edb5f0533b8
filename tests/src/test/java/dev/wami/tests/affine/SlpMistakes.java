package dev.wami.tests.affine;

import java.util.List;

/** In what straight-line code becomes on lanes. */
final class SlpMistakes {
    static final List<Mistake> ALL = List.of(
            new Mistake(
                    "loads of a group pass stores",
                    "slp/Stretch",
                    "if (!isWrite(a) && !isWrite(b)) return false;",
                    "if (!isWrite(a) || !isWrite(b)) return false;"),
            new Mistake(
                    "a group does not ask what memory is the same",
                    "slp/Stretch",
                    "== Aliases.Alias.NO) return false;",
                    "!= Aliases.Alias.MUST) return false;"),
            new Mistake(
                    "stores of a group are in any order with what may meet them",
                    "slp/Stretch",
                    "return !legality.get().mayReorder(a, b);",
                    "return false;"),
            new Mistake(
                    "what is in another order of lanes is taken as it is",
                    "slp/Forest",
                    "order.add(at);",
                    "order.add(of.size() > 1 ? at : order.size() % of.get(0).count());"),
            new Mistake(
                    "something else gets the opposite lane",
                    "slp/Emission",
                    "at.insert(new ExtractOp(location(b), value(b), i));",
                    "at.insert(new ExtractOp(location(b), value(b), b.count() - 1 - i));"),
            new Mistake(
                    "alternatives are in each other's lanes",
                    "slp/Emission",
                    "order.add(i + b.order().get(i) * b.count());",
                    "order.add(i + (1 - b.order().get(i)) * b.count());"),
            new Mistake(
                    "signs change where something is added",
                    "slp/SignedSums",
                    "if (sum.operations().get(i).kind() == ArithOp.SUBF) signs",
                    "if (sum.operations().get(i).kind() == ArithOp.ADDF) signs"),
            new Mistake(
                    "the other operand takes the sign",
                    "slp/Emission",
                    "second = SignedSums.signed(b, second, location, at);",
                    "return computed(SignedSums.addition(b), List.of("
                            + "SignedSums.signed(b, value(b.operands().get(0)), location, at), second));"),
            new Mistake(
                    "loads pass stores on their way to where they are needed",
                    "order/GroupByStore",
                    "if (between == null || Effects.conflict(reads, between)) return false;",
                    "if (between == null) return false;"),
            new Mistake("operands of differences change places", "slp/Likeness", "&& isCommutative(op)", ""));

    private SlpMistakes() {}
}
