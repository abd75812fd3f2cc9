import { open } from 'node:fs/promises'

/** A picture in a color space and depth that sharp does not accept as raw pixels. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly ink: 'gray' | 'rgb' | 'cmyk'
  /** Bits per sample; 16 means two bytes, big-endian. */
  readonly bits: 8 | 16
  /** An extra alpha channel. */
  readonly hasAlpha: boolean
  readonly profile?: Uint8Array
  readonly dpi?: number
  /** Exif orientation, from 1. */
  readonly orientation?: number
}

/** Number of color channels. */
export const CHANNELS = { gray: 1, rgb: 3, cmyk: 4 } as const
const PHOTOMETRIC = { gray: 1, rgb: 2, cmyk: 5 } as const

/** Whether sharp would lose the opacity of such a picture: of translucent CMYK it draws 8 bits only. */
export const isTooDeep = (ink: Picture['ink'], hasAlpha: boolean, bits: number): boolean =>
  ink === 'cmyk' && hasAlpha && bits === 16

/** The upper 8 bits of 16-bit samples, most significant byte first. */
export const upperBytes = (samples: Buffer): Buffer => samples.filter((_, at) => at % 2 === 0) as Buffer

/** Bytes of one sample row of all channels. */
export const rowBytes = ({ width, ink, bits, hasAlpha }: Picture): number =>
  width * (CHANNELS[ink] + (hasAlpha ? 1 : 0)) * (bits / 8)

/** Interleaves channels of equal length; `sample` is the size of a sample in bytes. */
export function interleaved(channels: readonly Buffer[], sample: number): Buffer {
  const pixels = Buffer.allocUnsafe(channels.length * (channels[0]?.length ?? 0))
  const pixel = channels.length * sample
  for (const [channel, values] of channels.entries())
    for (let byte = 0; byte < sample; byte++)
      for (let from = byte, to = channel * sample + byte; from < values.length; from += sample, to += pixel)
        pixels[to] = values[from]!
  return pixels
}

/** The picture as an uncompressed TIFF, which tells sharp about inks, depth and profile. `data`: interleaved pixels. */
export function tiffOf(picture: Picture & { readonly data: Uint8Array }): Buffer {
  return Buffer.concat([headerOf(picture), picture.data, directoryOf(picture)])
}

/** Writes such a TIFF to a file, one or more rows at a time. */
export async function writeTiff(
  path: string,
  picture: Picture,
  rows: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.write(headerOf(picture))
    let waiting: Uint8Array[] = []
    let bytes = 0
    const flush = async () => {
      await file.writev(waiting)
      waiting = []
      bytes = 0
    }
    for await (const row of rows) {
      waiting.push(row)
      bytes += row.length
      if (bytes >= STRIP_BYTES) await flush()
    }
    await flush()
    await file.write(directoryOf(picture))
  } finally {
    await file.close()
  }
}

/** Approximate length of a strip, which readers hold in memory. */
const STRIP_BYTES = 1024 * 1024

const headerOf = (picture: Picture): Buffer => {
  const header = Buffer.alloc(HEADER)
  header.write('MM\0*', 'latin1')
  header.writeUInt32BE(HEADER + rowBytes(picture) * picture.height, 4)
  return header
}

function directoryOf(picture: Picture): Buffer {
  const { width, height, ink, bits, hasAlpha, profile, dpi, orientation } = picture
  const channels = CHANNELS[ink] + (hasAlpha ? 1 : 0)
  const row = rowBytes(picture)
  const stripRows = Math.min(height, Math.ceil(STRIP_BYTES / row))
  const strips = Array.from({ length: Math.ceil(height / stripRows) }, (_, strip) => strip * stripRows)
  const entries: Entry[] = [
    [256, LONG, [width]],
    [257, LONG, [height]],
    [258, SHORT, Array.from({ length: channels }, () => bits)],
    [259, SHORT, [1]],
    [262, SHORT, [PHOTOMETRIC[ink]]],
    [273, LONG, strips.map((from) => HEADER + from * row)],
    ...(orientation ? [[274, SHORT, [orientation]] as Entry] : []),
    [277, SHORT, [channels]],
    [278, LONG, [stripRows]],
    [279, LONG, strips.map((from) => Math.min(stripRows, height - from) * row)],
    ...(dpi
      ? ([
          [282, RATIO, [Math.round(dpi * 100), 100]],
          [283, RATIO, [Math.round(dpi * 100), 100]],
        ] as Entry[])
      : []),
    [284, SHORT, [1]],
    ...(dpi ? [[296, SHORT, [2]] as Entry] : []),
    ...(hasAlpha ? [[338, SHORT, [2]] as Entry] : []),
    ...(profile ? [[34675, BYTES, profile] as Entry] : []),
  ]
  return directory(entries, HEADER + row * height)
}

const HEADER = 8
const SHORT = { code: 3, bytes: 2, each: 1 } as const
const LONG = { code: 4, bytes: 4, each: 1 } as const
const RATIO = { code: 5, bytes: 4, each: 2 } as const
const BYTES = { code: 7, bytes: 1, each: 1 } as const
type Entry = readonly [
  tag: number,
  type: typeof SHORT | typeof LONG | typeof RATIO | typeof BYTES,
  values: ArrayLike<number>,
]

/**
 * Values in the encoding of an entry, padded to at least four bytes. A profile may be as long as a picture, so it is copied in
 * one piece.
 */
function writtenAs(values: ArrayLike<number>, bytes: number): Buffer {
  const written = Buffer.alloc(Math.max(4, values.length * bytes))
  if (bytes === 1) written.set(values)
  else
    for (let place = 0; place < values.length; place++)
      written.writeUIntBE(values[place]!, place * bytes, bytes)
  return written
}

/** The directory of a TIFF at the given offset; values that do not fit their entry follow it. */
function directory(entries: readonly Entry[], at: number): Buffer {
  const table = Buffer.alloc(2 + entries.length * 12 + 4)
  table.writeUInt16BE(entries.length, 0)
  const behind: Buffer[] = []
  let next = at + table.length
  entries.forEach(([tag, { code, bytes, each }, values], index) => {
    const written = writtenAs(values, bytes)
    const entry = 2 + index * 12
    table.writeUInt16BE(tag, entry)
    table.writeUInt16BE(code, entry + 2)
    table.writeUInt32BE(values.length / each, entry + 4)
    if (written.length <= 4) return void written.copy(table, entry + 8)
    table.writeUInt32BE(next, entry + 8)
    behind.push(written)
    next += written.length
  })
  return Buffer.concat([table, ...behind])
}
