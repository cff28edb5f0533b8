import { scanRGBABuffer } from '@undecaf/zbar-wasm';

// EAN-13 and Code 39, drawn in bars.
const L = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011'];
const flip = (s) => [...s].map((c) => 1 - c).join(''), G = L.map((s) => [...flip(s)].reverse().join(''));
const parity = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];
const ean = (n) => '101' + [...n.slice(1, 7)].map((d, i) => (parity[n[0]][i] === 'L' ? L : G)[d]).join('') + '01010' + [...n.slice(7)].map((d) => flip(L[d])).join('') + '101';
async function scan(bars) {
  const width = (bars.length + 20) * 2, height = 40, pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (bars[(x >> 1) - 10] === '1') pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  for (const s of await scanRGBABuffer(pixels.buffer, width, height)) console.log(s.typeName, s.decode(), s.quality, JSON.stringify(s.points));
}
await scan(ean('4006381333931'));
await scan(ean('9780201379624'));
