"""Writes modules of arith, memref, scf, cf and func code such as people write, of any size, by a seed.

The same size and seed give the same text. Names are partly words and partly numbers, functions have 20 to 200 operations: loop nests over memrefs,
integer code with selections and calls, and graphs of blocks.
"""
import random

INTEGER = ("addi", "subi", "muli", "andi", "ori", "xori", "shli", "shrui", "maxsi", "minsi")
FLOAT = ("addf", "mulf", "subf", "divf", "maximumf")
COMPARE = ("slt", "sle", "eq", "ne", "ult", "sgt")
WORDS = ("a", "acc", "base", "sum", "lhs", "tmp", "val", "cst", "row", "mask")


class Writer:
    """One function: its text, how many operations it has, and the names of what is in scope, by type."""

    def __init__(self, dice, number, callees):
        self.dice = dice
        self.number = number
        self.callees = callees
        self.lines = []
        self.operations = 0
        self.names = 0
        self.scope = {}

    def op(self, depth, text):
        self.lines.append("  " * depth + text)
        self.operations += 1

    def name(self):
        self.names += 1
        return f"%{self.names - 1}" if self.dice.random() < 0.6 else f"%{self.dice.choice(WORDS)}_{self.names}"

    def value(self, kind):
        """A value of that type in scope, more often one of the last."""
        known = self.scope[kind]
        return known[-1 - min(int(self.dice.expovariate(0.3)), len(known) - 1)]

    def define(self, depth, kind, text):
        name = self.name()
        self.op(depth, f"{name} = {text}")
        self.scope[kind].append(name)
        return name

    def copy_scope(self):
        return {kind: list(names) for kind, names in self.scope.items()}

    # ---- straight-line code

    def integer(self, depth):
        what = self.dice.random()
        if what < 0.6:
            flags = " overflow<nsw>" if what < 0.1 else ""
            operation = self.dice.choice(INTEGER[:3] if flags else INTEGER)
            self.define(depth, "i32", f"arith.{operation} {self.value('i32')}, {self.value('i32')}{flags} : i32")
        elif what < 0.75:
            self.define(depth, "i32", f"arith.constant {self.dice.randint(-100, 5000)} : i32")
        elif what < 0.87:
            self.define(depth, "i1", f"arith.cmpi {self.dice.choice(COMPARE)}, {self.value('i32')}, {self.value('i32')} : i32")
        elif what < 0.95:
            self.define(depth, "i32", f"arith.select {self.value('i1')}, {self.value('i32')}, {self.value('i32')} : i32")
        else:
            self.define(depth, "index", f"arith.index_cast {self.value('i32')} : i32 to index")

    def float(self, depth):
        what = self.dice.random()
        if what < 0.8:
            self.define(depth, "f64", f"arith.{self.dice.choice(FLOAT)} {self.value('f64')}, {self.value('f64')} : f64")
        elif what < 0.9:
            self.define(depth, "f64", f"arith.constant {self.dice.randint(0, 999) / 8:e} : f64")
        else:
            self.define(depth, "f64", f"arith.sitofp {self.value('i32')} : i32 to f64")

    def memory(self, depth, indices):
        buffer, rank = self.dice.choice((("%A", 2), ("%B", 2), ("%x", 1)))
        shape = "memref<?x?xf64>" if rank == 2 else "memref<?xf64>"
        where = ", ".join(self.dice.choice(indices) for _ in range(rank))
        if self.dice.random() < 0.65:
            self.define(depth, "f64", f"memref.load {buffer}[{where}] : {shape}")
        else:
            self.op(depth, f"memref.store {self.value('f64')}, {buffer}[{where}] : {shape}")

    # ---- functions

    def begin(self, parameters, result):
        self.lines.append(f"  func.func @f{self.number}({parameters}){' -> ' + result if result else ''} {{")
        self.operations += 1
        self.scope = {"i32": ["%n"], "index": ["%i0"], "f64": ["%alpha"], "i1": ["%p"]}

    def loop_nest(self, depth, levels, indices):
        """scf.for around loads, float arithmetic and stores; the innermost carries a sum."""
        outer = self.copy_scope()
        index = self.name()
        bound = self.value("index")
        if levels > 1:
            self.op(depth, f"scf.for {index} = %c0 to {bound} step %c1 {{")
        else:
            start, argument, total = self.value("f64"), self.name(), self.name()
            self.op(depth, f"{total} = scf.for {index} = %c0 to {bound} step %c1 iter_args({argument} = {start}) -> (f64) {{")
            self.scope["f64"].append(argument)
        self.scope["index"].append(index)
        inside = indices + [index]
        for _ in range(self.dice.randint(1, 4)):
            self.memory(depth + 1, inside)
            self.float(depth + 1)
        if levels > 1:
            self.loop_nest(depth + 1, levels - 1, inside)
            self.operations += 1  # the terminator that is not written
        else:
            self.memory(depth + 1, inside)
            self.op(depth + 1, f"scf.yield {self.value('f64')} : f64")
        self.lines.append("  " * depth + "}")
        self.scope = outer
        if levels == 1:
            self.scope["f64"].append(total)
            where = ", ".join(indices[-1:] * 2)
            self.op(depth, f"memref.store {total}, %A[{where}] : memref<?x?xf64>")

    def kernel(self):
        self.begin("%A: memref<?x?xf64>, %B: memref<?x?xf64>, %x: memref<?xf64>, %n: i32, %i0: index, %alpha: f64, %p: i1", "")
        self.op(2, "%c0 = arith.constant 0 : index")
        self.op(2, "%c1 = arith.constant 1 : index")
        for _ in range(self.dice.randint(1, 4)):
            self.loop_nest(2, self.dice.randint(1, 3), ["%c0", "%i0"])
        self.op(2, "return")

    def condition(self, depth, levels):
        """scf.if with a result, both branches of a few operations, perhaps another inside."""
        outer = self.copy_scope()
        result = self.name()
        self.op(depth, f"{result} = scf.if {self.value('i1')} -> (i32) {{")
        for branch in range(2):
            self.scope = {kind: list(names) for kind, names in outer.items()}
            for _ in range(self.dice.randint(1, 5)):
                self.integer(depth + 1)
            if levels > 1 and self.dice.random() < 0.5:
                self.condition(depth + 1, levels - 1)
            self.op(depth + 1, f"scf.yield {self.value('i32')} : i32")
            self.lines.append("  " * depth + ("} else {" if branch == 0 else "}"))
        self.scope = outer
        self.scope["i32"].append(result)

    def scalar(self):
        self.begin("%n: i32, %i0: index, %alpha: f64, %p: i1", "i32")
        for _ in range(self.dice.randint(2, 8)):
            for _ in range(self.dice.randint(2, 12)):
                self.integer(2)
            if self.callees and self.dice.random() < 0.6:
                callee = self.dice.choice(self.callees)
                self.define(2, "i32", f"func.call @f{callee}({self.value('i32')}, %i0, %alpha, {self.value('i1')})"
                            " : (i32, index, f64, i1) -> i32")
            if self.dice.random() < 0.5:
                self.condition(2, 2)
            if self.dice.random() < 0.5:
                self.float(2)
        self.op(2, f"return {self.value('i32')} : i32")

    def graph(self):
        """A chain of blocks with loops back and skips forward; each takes the number that it counts with."""
        self.begin("%n: i32, %i0: index, %alpha: f64, %p: i1", "i32")
        blocks = self.dice.randint(3, 12)
        self.op(2, "cf.br ^bb1(%n : i32)")
        top = self.copy_scope()
        for i in range(1, blocks + 1):
            self.scope = {kind: list(names) for kind, names in top.items()}
            argument = self.name()
            self.lines.append(f"  ^bb{i}({argument}: i32):")
            self.scope["i32"].append(argument)
            for _ in range(self.dice.randint(2, 9)):
                self.integer(2)
            if i == blocks:
                self.op(2, f"return {self.value('i32')} : i32")
            elif self.dice.random() < 0.4:
                self.op(2, f"cf.br ^bb{i + 1}({self.value('i32')} : i32)")
            else:
                other = self.dice.randint(1, blocks)
                self.op(2, f"cf.cond_br {self.value('i1')}, ^bb{i + 1}({self.value('i32')} : i32), ^bb{other}({self.value('i32')} : i32)")

    def write(self):
        kind = self.dice.random()
        if kind < 0.4:
            self.kernel()
            callable_as_scalar = False
        else:
            (self.scalar if kind < 0.75 else self.graph)()
            callable_as_scalar = True
        self.lines.append("  }")
        return callable_as_scalar


def write_module(path, operations, seed=1):
    """Writes a module of at least `operations` operations, functions whole; returns how many it has."""
    dice = random.Random(seed)
    written, number, callees = 1, 0, []
    with open(path, "w", encoding="utf-8") as out:
        out.write("module {\n")
        while written < operations:
            function = Writer(dice, number, callees[-20:])
            if function.write():
                callees.append(number)
            out.write("\n".join(function.lines) + "\n")
            written += function.operations
            number += 1
        out.write("}\n")
    return written
