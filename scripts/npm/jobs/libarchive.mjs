import { gunzipSync } from 'node:zlib';
import { Archive, ArchiveCompression, ArchiveFormat } from 'libarchive.js/dist/libarchive-node.mjs';

const texts = { 'a/one.txt': 'first '.repeat(300), 'two.txt': 'second\n'.repeat(50) };
const files = Object.entries(texts).map(([pathname, text]) => ({ file: new Blob([text]), pathname }));
const made = await Archive.write({ files, outputFileName: 'made', compression: ArchiveCompression.GZIP, format: ArchiveFormat.USTAR, passphrase: null });
const bytes = Buffer.from(await made.arrayBuffer());
console.log(gunzipSync(bytes).toString('latin1').match(/ustar.{2}|first|second/gs).length);
const archive = await Archive.open(new Blob([bytes]));
for (const { file, path } of await archive.getFilesArray()) {
  const text = await (await file.extract()).text();
  console.log(path, file.name, text.length, text === texts[path + file.name]);
}
process.exit(0);
