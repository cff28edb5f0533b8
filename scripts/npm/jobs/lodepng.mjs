import { createHash } from 'node:crypto';
import png from '@cwasm/lodepng';

const data = Uint8ClampedArray.from({ length: 40 * 30 * 4 }, (_, i) => (i * i) >> 7);
const made = Buffer.from(png.encode({ width: 40, height: 30, data }));
console.log(made.length, createHash('sha256').update(made).digest('hex'));
const back = png.decode(made);
console.log(back.width, back.height, Buffer.compare(Buffer.from(back.data), Buffer.from(data)));
try {
  png.decode(made.subarray(0, 100));
} catch (e) {
  console.log(e.message);
}
