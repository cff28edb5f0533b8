import mediaInfoFactory from 'mediainfo.js';

// A WAV file of one second, and the header of an AVI file.
const wav = Buffer.alloc(44 + 16000);
wav.write('RIFF', 0);
wav.writeUInt32LE(36 + 16000, 4);
wav.write('WAVEfmt ', 8);
for (const [at, size, value] of [[16, 4, 16], [20, 2, 1], [22, 2, 1], [24, 4, 8000], [28, 4, 16000], [32, 2, 2], [34, 2, 16], [40, 4, 16000]]) wav.writeUIntLE(value, at, size);
wav.write('data', 36);
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAYAAAAf8/9hAAAAFElEQVR42mNk+M9Qz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC', 'base64');
const info = await mediaInfoFactory({ format: 'JSON', locateFile: (name) => `node_modules/mediainfo.js/dist/${name}` });
for (const file of [wav, png]) console.log(await info.analyzeData(() => file.length, (size, offset) => file.subarray(offset, offset + size)));
info.close();
