import { loadMicroPython } from '@micropython/micropython-webassembly-pyscript/micropython.mjs';

const out = [];
const python = await loadMicroPython({ stdout: (line) => out.push(line), linebuffer: true });
python.runPython(`
import json, re, hashlib, collections, binascii
def gen(n):
    a, b = 0, 1
    for _ in range(n):
        yield a
        a, b = b, a + b
print(list(gen(30)), 2 ** 150, json.dumps({"a": [1, 2.5, None]}), 1 / 3)
print(binascii.hexlify(hashlib.sha256(b"abc").digest()), re.match("(a+)(b*)", "aaabb").group(1), sorted("hello"))
try:
    {}["x"]
except KeyError as e:
    print("caught", repr(e))
class A:
    def __init__(self, x): self.x = x
    def __add__(self, o): return A(self.x + o.x)
print((A(1) + A(2)).x, [x for x in range(50) if not x % 7], "%05.2f|{:>5}".format(3) % 2.345)
`);
console.log(out.join('\n'));
