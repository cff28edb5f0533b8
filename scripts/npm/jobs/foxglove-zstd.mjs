import zstd from '@foxglove/wasm-zstd';

await zstd.isLoaded;
const text = Buffer.from(Array.from({ length: 3000 }, (_, i) => `${(i * i) % 101} bottles`).join(', '));
for (const level of [1, 3, 9, 19]) {
  const small = zstd.compress(text, level);
  console.log(level, small.length, small.toString('base64'), Buffer.from(zstd.decompress(small, text.length)).equals(text));
}
