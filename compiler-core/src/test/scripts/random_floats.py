"""Prints operations with random float attributes: random bits of every format, and decimals."""
import random
import sys

random.seed(int(sys.argv[1]))
count = int(sys.argv[2])
WIDTHS = {
    'f16': 16, 'bf16': 16, 'f32': 32, 'f64': 64, 'tf32': 19, 'f8E5M2': 8, 'f8E4M3': 8, 'f8E4M3FN': 8, 'f8E5M2FNUZ': 8,
    'f8E4M3FNUZ': 8, 'f8E4M3B11FNUZ': 8, 'f8E3M4': 8, 'f8E8M0FNU': 8, 'f4E2M1FN': 4, 'f6E2M3FN': 6, 'f6E3M2FN': 6,
}


def decimal(positive):
    value = random.choice([
        random.uniform(-1, 1), random.uniform(-1000, 1000), random.gauss(0, 1) * 10 ** random.randint(-12, 12),
        random.randint(-100000, 100000) / random.choice([1, 2, 4, 5, 8, 10, 100, 1000]),
        float(random.randint(-10 ** 9, 10 ** 9)),
    ])
    text = repr(abs(value) if positive else value)
    if 'e' in text:
        mantissa, exponent = text.split('e')
        text = (mantissa if '.' in mantissa else mantissa + '.0') + 'e' + exponent
    return text


print('// flags:')
for _ in range(count):
    kind = random.choice(list(WIDTHS)[:4] if random.random() < .7 else list(WIDTHS))
    width = WIDTHS[kind]
    bits = f'0x{random.getrandbits(width):0{(width + 3) // 4}X}'
    print(f'"u.x"() {{a = {random.choice([bits, decimal(kind == "f8E8M0FNU")])} : {kind}}} : () -> ()')
