#!/usr/bin/env node
// Prints a kernel of benchmarks/polybench at another data set size.
//
//   node scripts/polybench-size.mjs benchmarks/polybench/gemm.mlir MEDIUM > gemm.medium.mlir
//
// The files are written at SMALL. Their header says what each size is elsewhere,
//
//   // sizes (SMALL | MEDIUM | LARGE): NI = 60 | 200 | 1000, NJ = 70 | 220 | 1100
//
// and every whole number of the code that equals a SMALL size is that size: 60 in `0 to 60` and in `memref<60x70xf64>`,
// but not the digits of 1.60 or 160. All are replaced at once; comment lines stay as they are.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** The text of a kernel at `size`, one of the columns of its header. */
export function atSize(text, size) {
  const header = /^\/\/ sizes \((.+)\): (.+)$/m.exec(text);
  if (!header) throw new Error('no line "// sizes (SMALL | MEDIUM): NAME = n | n, ..."');
  const columns = header[1].split('|').map(name => name.trim());
  const column = columns.indexOf(size);
  if (column < 0) throw new Error(`no size ${size}: the header has ${columns.join(', ')}`);
  const sizes = new Map();
  for (const entry of header[2].split(',')) {
    const values = entry.split('=')[1].split('|').map(value => value.trim());
    if (sizes.has(values[0])) throw new Error(`two sizes are ${values[0]} at ${columns[0]}`);
    sizes.set(values[0], values[column]);
  }
  const number = /(?<![\d.])\d+(?![\d.])/g;
  const resize = line => (line.trimStart().startsWith('//') ? line : line.replace(number, n => sizes.get(n) ?? n));
  return text.split('\n').map(resize).join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [file, size] = process.argv.slice(2);
  if (!file || !size) {
    console.error('usage: node scripts/polybench-size.mjs KERNEL.mlir SMALL|MEDIUM|LARGE');
    process.exit(2);
  }
  try {
    process.stdout.write(atSize(readFileSync(file, 'utf8'), size));
  } catch (error) {
    console.error(`${file}: ${error.message}`);
    process.exit(1);
  }
}
