/** Samples of a picture in a color space and depth that sharp does not accept as raw pixels. */
export interface Samples {
  readonly width: number
  readonly height: number
  readonly ink: 'gray' | 'rgb' | 'cmyk'
  /** Bits per sample; 16 means two bytes, big-endian. */
  readonly bits: 8 | 16
  /** An extra alpha channel. */
  readonly hasAlpha: boolean
  /** Planar, or interleaved. */
  readonly order: 'planes' | 'pixels'
  readonly data: Uint8Array
  readonly profile?: Uint8Array
  readonly dpi?: number
}

const CHANNELS = { gray: 1, rgb: 3, cmyk: 4 } as const
const PHOTOMETRIC = { gray: 1, rgb: 2, cmyk: 5 } as const

/** The samples as an uncompressed TIFF, which tells sharp about inks, depth and profile. */
export function tiffOf({ width, height, ink, bits, hasAlpha, order, data, profile, dpi }: Samples): Buffer {
  const channels = CHANNELS[ink] + (hasAlpha ? 1 : 0)
  const plane = width * height * (bits / 8)
  const parts = order === 'planes' ? channels : 1
  const inPart = order === 'planes' ? plane : plane * channels
  const many = Array.from({ length: channels }, () => bits)
  const offsets = Array.from({ length: parts }, (_, part) => HEADER + part * inPart)
  const entries: Entry[] = [
    [256, LONG, [width]],
    [257, LONG, [height]],
    [258, SHORT, many],
    [259, SHORT, [1]],
    [262, SHORT, [PHOTOMETRIC[ink]]],
    [273, LONG, offsets],
    [277, SHORT, [channels]],
    [278, LONG, [height]],
    [279, LONG, offsets.map(() => inPart)],
    ...(dpi
      ? ([
          [282, RATIO, [Math.round(dpi * 100), 100]],
          [283, RATIO, [Math.round(dpi * 100), 100]],
        ] as Entry[])
      : []),
    [284, SHORT, [order === 'planes' ? 2 : 1]],
    ...(dpi ? [[296, SHORT, [2]] as Entry] : []),
    ...(hasAlpha ? [[338, SHORT, [2]] as Entry] : []),
    ...(profile ? [[34675, BYTES, [...profile]] as Entry] : []),
  ]
  const header = Buffer.alloc(HEADER)
  header.write('MM\0*', 'latin1')
  header.writeUInt32BE(HEADER + data.length, 4)
  return Buffer.concat([header, data, directory(entries, HEADER + data.length)])
}

const HEADER = 8
const SHORT = { code: 3, bytes: 2, each: 1 } as const
const LONG = { code: 4, bytes: 4, each: 1 } as const
const RATIO = { code: 5, bytes: 4, each: 2 } as const
const BYTES = { code: 7, bytes: 1, each: 1 } as const
type Entry = readonly [
  tag: number,
  type: typeof SHORT | typeof LONG | typeof RATIO | typeof BYTES,
  values: readonly number[],
]

/** The directory of a TIFF at the given offset; values that do not fit their entry follow it. */
function directory(entries: readonly Entry[], at: number): Buffer {
  const table = Buffer.alloc(2 + entries.length * 12 + 4)
  table.writeUInt16BE(entries.length, 0)
  const behind: Buffer[] = []
  let next = at + table.length
  entries.forEach(([tag, { code, bytes, each }, values], index) => {
    const written = Buffer.alloc(Math.max(4, values.length * bytes))
    values.forEach((value, place) => written.writeUIntBE(value, place * bytes, bytes))
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
