/** The container of OpenType fonts: a directory of tables, each with a name of four letters. See the OpenType specification, "Font file". */

/** `version` says which kind of outlines the font has. */
export type Sfnt = { version: number; tables: Map<string, Buffer> };

const HEADER = 12;
const RECORD = 16;

export function readSfnt(file: Buffer): Sfnt {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < file.readUInt16BE(4); index++) {
    const record = HEADER + RECORD * index;
    const offset = file.readUInt32BE(record + 8);
    tables.set(file.toString("latin1", record, record + 4), file.subarray(offset, offset + file.readUInt32BE(record + 12)));
  }
  return { version: file.readUInt32BE(0), tables };
}

/** Checksums and the header's search fields stay 0, so only programs that ignore them, such as HarfBuzz, can read the result. */
export function writeSfnt({ version, tables }: Sfnt): Buffer {
  const directory = Buffer.alloc(HEADER + RECORD * tables.size);
  directory.writeUInt32BE(version, 0);
  directory.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (const [index, [name, data]] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1)).entries()) {
    const record = HEADER + RECORD * index;
    directory.write(name, record, "latin1");
    directory.writeUInt32BE(offset, record + 8);
    directory.writeUInt32BE(data.length, record + 12);
    // Tables begin at multiples of four bytes.
    const padding = Buffer.alloc(-data.length & 3);
    parts.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat(parts);
}
