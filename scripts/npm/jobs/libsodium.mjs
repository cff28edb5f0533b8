import sodium from 'libsodium-wrappers';

await sodium.ready;
const text = 'attack at dawn, '.repeat(40), key = new Uint8Array(32).fill(5), nonce = new Uint8Array(24).fill(9);
console.log(sodium.to_hex(sodium.crypto_generichash(48, text, key)), sodium.to_hex(sodium.crypto_hash(text)));
const box = sodium.crypto_secretbox_easy(text, nonce, key);
console.log(sodium.to_hex(box), sodium.to_string(sodium.crypto_secretbox_open_easy(box, nonce, key)) === text);
const pair = sodium.crypto_sign_seed_keypair(key);
const signature = sodium.crypto_sign_detached(text, pair.privateKey);
console.log(sodium.to_hex(signature), sodium.crypto_sign_verify_detached(signature, text, pair.publicKey), sodium.crypto_sign_verify_detached(signature, text + '!', pair.publicKey));
console.log(sodium.to_hex(sodium.crypto_scalarmult_base(key)), sodium.to_hex(sodium.crypto_aead_xchacha20poly1305_ietf_encrypt(text, 'more', null, nonce, key)));
