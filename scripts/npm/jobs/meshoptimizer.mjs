import { createHash } from 'node:crypto';
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';

await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready, MeshoptSimplifier.ready]);
const n = 24, sha = (b) => createHash('sha256').update(b).digest('hex');
const positions = new Float32Array(n * n * 3), indices = [];
for (let i = 0; i < n * n; i++) positions.set([i % n, Math.floor(i / n), ((i % n) * Math.floor(i / n)) / 37], i * 3);
for (let y = 0; y + 1 < n; y++) for (let x = 0; x + 1 < n; x++) for (const k of [0, 1, n, 1, n + 1, n]) indices.push(y * n + x + k);
const index = new Uint32Array(indices), vertices = new Uint8Array(positions.buffer);
const packed = MeshoptEncoder.encodeVertexBuffer(vertices, n * n, 12), triangles = MeshoptEncoder.encodeIndexBuffer(new Uint8Array(index.buffer), index.length, 4);
console.log(packed.length, sha(packed), triangles.length, sha(triangles));
const back = new Uint8Array(vertices.length), again = new Uint8Array(index.length * 4);
MeshoptDecoder.decodeVertexBuffer(back, n * n, 12, packed);
MeshoptDecoder.decodeIndexBuffer(again, index.length, 4, triangles);
console.log(Buffer.compare(back, vertices), sha(again));
const [simple, error] = MeshoptSimplifier.simplify(index, positions, 3, 300, 0.1);
console.log(simple.length, sha(new Uint8Array(simple.buffer, simple.byteOffset, simple.byteLength)), error);
