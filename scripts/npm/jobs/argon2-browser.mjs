delete globalThis.fetch; // an old Emscripten's sign of a browser
const { default: argon2 } = await import('argon2-browser');

for (const type of [argon2.ArgonType.Argon2d, argon2.ArgonType.Argon2i, argon2.ArgonType.Argon2id]) {
  const done = await argon2.hash({ pass: 'password', salt: 'somesalt', time: 2, mem: 512, hashLen: 32, parallelism: 2, type });
  console.log(done.hashHex, done.encoded);
}
await argon2.verify({ pass: 'password', encoded: '$argon2id$v=19$m=512,t=2,p=2$c29tZXNhbHQ$AAAA' }).catch((e) => console.log(e.message, e.code));
