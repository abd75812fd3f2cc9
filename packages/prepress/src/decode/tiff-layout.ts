import type { Picture } from './tiff.ts'

/** The pixel layout of a TIFF; see the tags of TIFF 6.0. */
export interface TiffLayout {
  /** Null for palettes, masks, Lab and other color spaces. */
  readonly ink: Picture['ink'] | null
  /** Samples per pixel: colors, then extra channels. */
  readonly channels: number
  /** Meaning of each extra channel: 0 unspecified, 1 opacity with premultiplied colors, 2 opacity. */
  readonly extra: readonly number[]
  /** Largest number of bits per sample. */
  readonly bits: number
  /** 1 unsigned, 2 signed, 3 floating point, 4 undefined. */
  readonly sampleFormat: number
}

const INKS: Readonly<Record<number, Picture['ink']>> = { 0: 'gray', 1: 'gray', 2: 'rgb', 5: 'cmyk' }
/** Bytes per value, by type. */
const BYTES: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 4, 16: 8 }
/** Maximum number of values of a tag; none read here has more. */
const MOST_VALUES = 64

/** The layout of the first page of a TIFF or BigTIFF; null where it is unreadable. */
export function tiffLayout(bytes: Uint8Array): TiffLayout | null {
  try {
    return layoutIn(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch (thrown) {
    // An offset beyond the file's end.
    if (thrown instanceof RangeError) return null
    throw thrown
  }
}

function layoutIn(file: DataView): TiffLayout {
  const isLittle = file.getUint16(0) === 0x4949
  const isBig = file.getUint16(2, isLittle) === 43
  const read = (at: number, bytes: number): number => {
    if (bytes === 1) return file.getUint8(at)
    if (bytes === 2) return file.getUint16(at, isLittle)
    return bytes === 4 ? file.getUint32(at, isLittle) : Number(file.getBigUint64(at, isLittle))
  }
  const word = isBig ? 8 : 4
  const directory = read(isBig ? 8 : 4, word)
  const first = directory + (isBig ? 8 : 2)
  const entries = read(directory, isBig ? 8 : 2)
  const values = (tag: number): readonly number[] => {
    for (let entry = 0; entry < entries; entry += 1) {
      const at = first + entry * (4 + 2 * word)
      if (read(at, 2) !== tag) continue
      const bytes = BYTES[read(at + 2, 2)]
      const count = read(at + 4, word)
      if (!bytes || count > MOST_VALUES) return []
      const place = at + 4 + word
      const from = count * bytes <= word ? place : read(place, word)
      return Array.from({ length: count }, (_, n) => read(from + n * bytes, bytes))
    }
    return []
  }
  const ink = INKS[values(262)[0] ?? -1] ?? null
  return {
    ink,
    channels: values(277)[0] ?? 1,
    extra: values(338),
    bits: Math.max(1, ...values(258)),
    sampleFormat: values(339)[0] ?? 1,
  }
}
