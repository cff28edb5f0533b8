import * as ecc from 'tiny-secp256k1';

const hex = (b) => Buffer.from(b).toString('hex');
const key = new Uint8Array(32).fill(7), message = new Uint8Array(32).map((_, i) => i * 5), tweak = new Uint8Array(32).fill(3);
const point = ecc.pointFromScalar(key);
console.log(hex(point), hex(ecc.pointCompress(point, false)), hex(ecc.pointAddScalar(point, tweak)), hex(ecc.pointMultiply(point, tweak)));
const signature = ecc.sign(message, key);
console.log(hex(signature), ecc.verify(message, point, signature), ecc.verify(tweak, point, signature));
const x = ecc.xOnlyPointFromScalar(key), schnorr = ecc.signSchnorr(message, key, tweak);
console.log(hex(schnorr), ecc.verifySchnorr(message, x, schnorr), hex(ecc.xOnlyPointAddTweak(x, tweak).xOnlyPubkey));
