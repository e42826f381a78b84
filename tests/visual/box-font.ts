/** How many units an em has, and each character is wide. */
const em = 1000;
const advance = em / 2;

/** Ranges of characters with the same glyph: 1 is empty, 2 is the box. Glyph 0 is that of unknown characters. */
const glyphs: [first: number, last: number, glyph: number][] = [
  [0x20, 0x20, 1],
  [0x21, 0x9f, 2],
  [0xa0, 0xa0, 1],
  [0xa1, 0x10ffff, 2],
];

/**
 * A TrueType font in which each character is the same box, and a space is empty. Text in it has the same size and the
 * same pixels on every machine, because it needs no font of the machine.
 */
export function boxFont(): Buffer {
  // Half an em high, as the x of most fonts is. Wider than its advance: a word is one bar, without seams.
  const box = [u16(1, -5, 0, advance + 5, em / 2, 3, 0), u8(1, 1, 1, 1), u16(-5, 0, advance + 10, 0)];
  const outline = Buffer.concat([...box, u16(0, em / 2, 0, -em / 2)]);
  const tables = {
    'OS/2': Buffer.concat([
      u16(4, advance, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
      Buffer.alloc(10 + 16),
      Buffer.from('BOXS'),
      u16(0x40, 0x20, 0xffff, 800, -200, 0, 800, 200),
      Buffer.alloc(8),
      u16(em / 2, em / 2, 0, 0x20, 0),
    ]),
    cmap: Buffer.concat([
      u16(0, 1, 3, 10),
      u32(12),
      // Format 13: all characters of a range have one glyph.
      u16(13, 0),
      u32(16 + 12 * glyphs.length, 0, glyphs.length, ...glyphs.flat()),
    ]),
    glyf: outline,
    head: Buffer.concat([
      u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      u16(0, em),
      Buffer.alloc(16),
      u16(-5, 0, advance + 5, em / 2, 0, 8, 2, 1, 0),
    ]),
    hhea: Buffer.concat([
      u32(0x10000),
      u16(800, -200, 0, advance, -5, -5, advance + 5, 1, 0, 0, 0, 0, 0, 0, 0, 3),
    ]),
    hmtx: u16(advance, 0, advance, 0, advance, -5),
    // Two glyphs without an outline, then the box.
    loca: u32(0, 0, 0, outline.length),
    maxp: Buffer.concat([u32(0x10000), u16(3, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: u16(0, 0, 6),
    post: Buffer.concat([u32(0x30000, 0), u16(-150, 50), u32(1, 0, 0, 0, 0)]),
  };
  return fontOf(tables);
}

/** A font file: the list of its tables, by name, then the tables at multiples of four bytes. */
function fontOf(tables: Readonly<Record<string, Buffer>>): Buffer {
  const entries = Object.entries(tables);
  const power = Math.floor(Math.log2(entries.length));
  const header = Buffer.concat([
    u32(0x10000),
    u16(entries.length, 16 * 2 ** power, power, 16 * (entries.length - 2 ** power)),
  ]);
  let offset = header.length + 16 * entries.length;
  const list: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const [name, table] of entries) {
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    list.push(Buffer.from(name.padEnd(4)), u32(checksum(padded), offset, table.length));
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([header, ...list, ...bodies]);
}

/** Sum of the four-byte numbers of a table. */
function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

function u8(...values: number[]): Buffer {
  return Buffer.from(values);
}

/** Numbers of two bytes; negative ones in two's complement. */
function u16(...values: number[]): Buffer {
  return Buffer.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]));
}

function u32(...values: number[]): Buffer {
  return Buffer.concat(values.map((value) => u16(value >>> 16, value)));
}
