import { loadPyodide } from 'pyodide';

const python = await loadPyodide();
console.log(
  python.runPython(`
import json, re, sys, decimal, hashlib, fractions, collections
def primes(n):
    sieve = bytearray([1]) * n
    for i in range(2, n):
        if sieve[i]:
            yield i
            sieve[i * i::i] = bytes(len(range(i * i, n, i)))
try:
    [][1]
except IndexError as e:
    error = repr(e)
json.dumps([sys.version, sum(primes(20000)), 2 ** 200, str(decimal.Decimal(2).sqrt()), hashlib.sha256(b"abc").hexdigest(),
    str(sum(fractions.Fraction(1, i) for i in range(1, 30))), re.findall(r"(\\w)(\\d+)", "a1 b22 c333"), error,
    collections.Counter("mississippi").most_common(), f"{1/3:.17g}", sorted({"b": 1, "a": 2}.items())])
`),
);
