import { createHash } from 'node:crypto';
import OpusScript from 'opusscript';

const opus = new OpusScript(48000, 2, OpusScript.Application.AUDIO, { wasm: true });
opus.setBitrate(64000);
const pcm = Buffer.alloc(960 * 4), all = createHash('sha256'), lengths = [];
for (let frame = 0; frame < 20; frame++) {
  for (let i = 0; i < 960; i++) {
    const t = frame * 960 + i;
    pcm.writeInt16LE((((t * 97) % 400) - 200) * 60, i * 4);
    pcm.writeInt16LE((((t * 31) % 300) - 150) * 90, i * 4 + 2);
  }
  const packet = opus.encode(pcm, 960);
  lengths.push(packet.length);
  all.update(packet).update(opus.decode(packet));
}
console.log(lengths.join(' '), all.digest('hex'));
opus.delete();
