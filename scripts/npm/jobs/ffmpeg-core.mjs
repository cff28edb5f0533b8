import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

// The package is for browsers: it looks for their objects.
globalThis.window = globalThis.self = globalThis;
globalThis.location = { href: 'file:///' };
globalThis.document = { currentScript: { src: 'file:///' } };
const { default: create } = await import('@ffmpeg/core');
const ffmpeg = await create({ wasmBinary: readFileSync('node_modules/@ffmpeg/core/dist/esm/ffmpeg-core.wasm') });
const log = [];
ffmpeg.setLogger(({ message }) => log.push(message));
const pcm = Buffer.alloc(44100 * 2);
for (let i = 0; i < 44100; i++) pcm.writeInt16LE((((i * 97) % 400) - 200) * 60, i * 2);
ffmpeg.FS.writeFile('in.raw', pcm);
console.log(ffmpeg.exec('-f', 's16le', '-ar', '44100', '-ac', '1', '-i', 'in.raw', '-af', 'lowpass=900,atempo=1.5', '-bitexact', '-c:a', 'flac', 'out.flac'));
const flac = ffmpeg.FS.readFile('out.flac');
console.log(flac.length, createHash('sha256').update(flac).digest('hex'));
ffmpeg.reset();
console.log(ffmpeg.exec('-f', 'lavfi', '-i', 'testsrc=size=64x48:rate=5:duration=1', '-bitexact', '-c:v', 'mpeg4', '-f', 'avi', 'out.avi'));
const avi = ffmpeg.FS.readFile('out.avi');
console.log(avi.length, createHash('sha256').update(avi).digest('hex'));
console.log(log.filter((l) => l.includes('Stream #')).join('\n'));
process.exit(0);
