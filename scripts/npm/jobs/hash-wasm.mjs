import * as hash from 'hash-wasm';

const data = Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * i) >> 3));
for (const name of ['adler32', 'blake2b', 'blake2s', 'blake3', 'crc32', 'keccak', 'md4', 'md5', 'ripemd160', 'sha1', 'sha256', 'sha512', 'sm3', 'whirlpool', 'xxhash3', 'xxhash128', 'xxhash64'])
  console.log(name, await hash[name](data));
const salt = Buffer.from('0123456789abcdef');
console.log(await hash.argon2id({ password: 'pass', salt, parallelism: 1, iterations: 3, memorySize: 256, hashLength: 32, outputType: 'encoded' }));
console.log(await hash.bcrypt({ password: 'pass', salt, costFactor: 5, outputType: 'encoded' }));
console.log(await hash.scrypt({ password: 'pass', salt, costFactor: 256, blockSize: 8, parallelism: 1, hashLength: 32 }));
