import { inflateSync } from 'node:zlib'

/** A stored font: TrueType or OpenType. */
export interface FontFile {
  readonly bytes: Uint8Array
  readonly extension: 'ttf' | 'otf'
  readonly mime: 'font/ttf' | 'font/otf'
}

/** Most bytes of an unpacked font. */
export const FONT_BYTES = 30_000_000
const TABLES_AT_MOST = 200

const TRUETYPE = 0x00010000
const APPLE_TRUETYPE = 0x74727565
const OPENTYPE = 0x4f54544f
const WOFF = 0x774f4646

/** Tables that every font needs; glyphs are in one of two further tables. */
const NEEDED = ['head', 'hhea', 'hmtx', 'maxp', 'cmap']
const LETTERS = [['glyf', 'loca'], ['CFF '], ['CFF2']]

interface Table {
  readonly tag: string
  readonly checksum: number
  readonly bytes: Uint8Array
}

/**
 * A font file as stored, with a WOFF unpacked; null for a file that text can't be set in: not a font, a collection, truncated, or larger
 * than {@link FONT_BYTES}. TOOL-3.
 */
export function fontFileOf(bytes: Uint8Array): FontFile | null {
  if (bytes.byteLength < 12 || bytes.byteLength > FONT_BYTES) return null
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const isPacked = view.getUint32(0) === WOFF
    const flavor = view.getUint32(isPacked ? 4 : 0)
    if (![TRUETYPE, APPLE_TRUETYPE, OPENTYPE].includes(flavor)) return null
    const tables = isPacked ? packedTables(bytes, view) : tablesOf(bytes, view)
    if (tables === null || !isComplete(new Set(tables.map(({ tag }) => tag)))) return null
    const isOpenType = flavor === OPENTYPE
    return {
      bytes: isPacked ? written(flavor, tables) : bytes,
      extension: isOpenType ? 'otf' : 'ttf',
      mime: isOpenType ? 'font/otf' : 'font/ttf',
    }
  } catch {
    // It reads beyond its end, or is compressed wrongly.
    return null
  }
}

const isComplete = (tags: ReadonlySet<string>) =>
  NEEDED.every((tag) => tags.has(tag)) && LETTERS.some((way) => way.every((tag) => tags.has(tag)))

const tagAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((letter) => view.getUint8(at + letter)))

/** A slice of the file; null if it reaches beyond the end. */
const part = (bytes: Uint8Array, offset: number, length: number) =>
  length > 0 && offset + length <= bytes.byteLength ? bytes.subarray(offset, offset + length) : null

function tablesOf(bytes: Uint8Array, view: DataView): readonly Table[] | null {
  const count = view.getUint16(4)
  if (count > TABLES_AT_MOST) return null
  return Array.from({ length: count }, (_, at) => {
    const entry = 12 + 16 * at
    const found = part(bytes, view.getUint32(entry + 8), view.getUint32(entry + 12))
    return { tag: tagAt(view, entry), checksum: view.getUint32(entry + 4), bytes: found }
  }).filter((table): table is Table => table.bytes !== null)
}

function packedTables(bytes: Uint8Array, view: DataView): readonly Table[] | null {
  const count = view.getUint16(12)
  if (count > TABLES_AT_MOST) return null
  let left = FONT_BYTES
  const tables: Table[] = []
  for (let at = 0; at < count; at += 1) {
    const entry = 44 + 20 * at
    const length = view.getUint32(entry + 12)
    const found = part(bytes, view.getUint32(entry + 4), view.getUint32(entry + 8))
    left -= length
    if (found === null || left < 0) return null
    const unpacked = found.byteLength < length ? inflateSync(found, { maxOutputLength: length }) : found
    if (unpacked.byteLength !== length) return null
    tables.push({ tag: tagAt(view, entry), checksum: view.getUint32(entry + 16), bytes: unpacked })
  }
  return tables
}

/** The tables as a TrueType or OpenType file, each aligned to four bytes. */
function written(flavor: number, tables: readonly Table[]): Uint8Array {
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.byteLength), 12 + 16 * tables.length)
  const made = new Uint8Array(size)
  const view = new DataView(made.buffer)
  const power = 2 ** Math.floor(Math.log2(tables.length))
  view.setUint32(0, flavor)
  view.setUint16(4, tables.length)
  view.setUint16(6, power * 16)
  view.setUint16(8, Math.log2(power))
  view.setUint16(10, (tables.length - power) * 16)
  let offset = 12 + 16 * tables.length
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const entry = 12 + 16 * at
    for (let letter = 0; letter < 4; letter += 1) view.setUint8(entry + letter, tag.charCodeAt(letter))
    view.setUint32(entry + 4, checksum)
    view.setUint32(entry + 8, offset)
    view.setUint32(entry + 12, bytes.byteLength)
    made.set(bytes, offset)
    offset += padded(bytes.byteLength)
  }
  return made
}

const padded = (length: number) => Math.ceil(length / 4) * 4
