"""Prints operations with random affine maps and sets."""
import random
import sys

random.seed(int(sys.argv[1]))
count = int(sys.argv[2])


def constant():
    return str(random.choice([0, 1, 2, 3, 4, 5, 6, 8, 12, 16, 24, 32, 100, random.randint(0, 1000)]))


def symbolic(symbols):
    return f's{random.randrange(symbols)}' if symbols and random.random() < .6 else constant()


def expression(depth, dims, symbols):
    if depth == 0 or random.random() < .2:
        x = random.random()
        if dims and x < .6:
            return f'd{random.randrange(dims)}'
        return symbolic(symbols) if x < .8 else constant()
    lhs = expression(depth - 1, dims, symbols)
    kind = random.random()
    if kind < .45:
        return f'{lhs} {random.choice("+-")} {expression(depth - 1, dims, symbols)}'
    if kind < .65:
        factor = symbolic(symbols)
        return f'({lhs}) * {factor}' if random.random() < .8 else f'{factor} * ({lhs})'
    if kind < .7:
        return f'-({lhs})'
    divisor = random.choice([constant(), constant(), symbolic(symbols)])
    return f'({lhs}) {random.choice(["floordiv", "ceildiv", "mod"])} {divisor}'


def inputs(dims, symbols):
    text = '(' + ', '.join(f'd{i}' for i in range(dims)) + ')'
    return text + ('[' + ', '.join(f's{i}' for i in range(symbols)) + ']' if symbols else '')


def constraint(dims, symbols):
    rhs = random.choice(['0', '0', expression(2, dims, symbols)])
    return expression(random.randint(0, 3), dims, symbols) + random.choice([' == ', ' >= ', ' <= ']) + rhs


print('// flags: --mlir-print-local-scope')
for _ in range(count):
    d, s = random.randint(0, 3), random.randint(0, 2)
    if random.random() < .8:
        body = ', '.join(expression(random.randint(0, 4), d, s) for _ in range(random.randint(0, 3)))
        print(f'"u.x"() {{a = affine_map<{inputs(d, s)} -> ({body})>}} : () -> ()')
    else:
        body = ', '.join(constraint(d, s) for _ in range(random.randint(0, 3)))
        print(f'"u.x"() {{a = affine_set<{inputs(d, s)} : ({body})>}} : () -> ()')
