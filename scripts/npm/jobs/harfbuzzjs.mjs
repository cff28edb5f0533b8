import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';

const face = new hb.Face(new hb.Blob(readFileSync('node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf')));
const font = new hb.Font(face);
for (const text of ['AVATAR office', 'مرحبا بالعالم', 'e\u0301 a\u0308\u0304']) {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  console.log(text, JSON.stringify(buffer.getGlyphInfos().map((g, i) => [g.codepoint, g.cluster, positions[i]])));
}
console.log(font.glyphToPath(72), hb.versionString());
