import { createHash } from 'node:crypto';
import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders';

const samples = Float32Array.from({ length: 20000 }, (_, i) => (((i * 97) % 400) - 200) / 300);
for (const [create, options] of [[createMp3Encoder, { bitrate: 96 }], [createOggEncoder, { vbrQuality: 3, oggSerialNo: 5 }]]) {
  const encoder = await create(), hash = createHash('sha256');
  encoder.configure({ sampleRate: 44100, channels: 1, ...options });
  let length = 0;
  for (const part of [encoder.encode([samples]), encoder.finalize()]) {
    hash.update(part);
    length += part.length;
  }
  console.log(encoder.mimeType, length, hash.digest('hex'));
}
