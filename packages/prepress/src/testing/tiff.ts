/** Types of values by their bytes: undefined, short and long. */
const TYPES = { 1: 7, 2: 3, 4: 4 } as const

/** A hand-written TIFF: interleaved samples of any number of channels, with a tag for the meaning of extra ones. */
export function tiffWith({
  width,
  height,
  photometric,
  pixel,
  extra,
  bits = 8,
  format = 1,
  profile,
  big = false,
  motorola = false,
}: {
  readonly width: number
  readonly height: number
  /** 1 gray, 2 RGB, 5 CMYK, 8 Lab. */
  readonly photometric: number
  /** The samples of each pixel, by its column and row: 0 to 255, whatever their bits. */
  readonly pixel: (x: number, y: number) => readonly number[]
  /** The ExtraSamples tag; absent by default. */
  readonly extra?: readonly number[]
  readonly bits?: 8 | 16 | 32
  /** The SampleFormat tag: 1 integers, 3 floating point. */
  readonly format?: number
  /** The ICC profile of the colors. */
  readonly profile?: Uint8Array
  /** BigTIFF. */
  readonly big?: boolean
  /** Most significant byte first. */
  readonly motorola?: boolean
}): Buffer {
  const channels = pixel(0, 0).length
  const number = (value: number, bytes: number) => {
    const written = Buffer.alloc(bytes)
    if (bytes === 8) written[motorola ? 'writeBigUInt64BE' : 'writeBigUInt64LE'](BigInt(value))
    else written[motorola ? 'writeUIntBE' : 'writeUIntLE'](value, 0, bytes)
    return written
  }
  const sample = (value: number) => {
    if (bits === 8) return number(value, 1)
    if (format !== 3) return number(bits === 16 ? value * 257 : value * 16843009, bits / 8)
    const written = Buffer.alloc(4)
    written[motorola ? 'writeFloatBE' : 'writeFloatLE'](value / 255)
    return written
  }
  const pixels = Array.from({ length: width * height }, (_, n) => pixel(n % width, Math.floor(n / width)))
  const data = Buffer.concat(pixels.flatMap((samples) => samples.map(sample)))
  const word = big ? 8 : 4
  const header = big ? 16 : 8
  const all = (value: number) => Array.from({ length: channels }, () => value)
  const entries: readonly (readonly [tag: number, bytes: 1 | 2 | 4, values: readonly number[]])[] = [
    [256, 4, [width]],
    [257, 4, [height]],
    [258, 2, all(bits)],
    [259, 2, [1]],
    [262, 2, [photometric]],
    [273, 4, [header]],
    [277, 2, [channels]],
    [278, 4, [height]],
    [279, 4, [data.length]],
    [284, 2, [1]],
    ...(extra ? [[338, 2, extra] as const] : []),
    [339, 2, all(format)],
    ...(profile ? [[34675, 1, [...profile]] as const] : []),
  ]
  const directory = header + data.length + (data.length % 2)
  const table = (big ? 8 : 2) + entries.length * (4 + 2 * word) + word
  const behind: Buffer[] = []
  let next = directory + table
  const rows = entries.map(([tag, bytes, values]) => {
    const written = Buffer.concat(values.map((value) => number(value, bytes)))
    const head = [number(tag, 2), number(TYPES[bytes], 2), number(values.length, word)]
    if (written.length <= word) return Buffer.concat([...head, written, Buffer.alloc(word - written.length)])
    behind.push(written)
    next += written.length
    return Buffer.concat([...head, number(next - written.length, word)])
  })
  return Buffer.concat([
    Buffer.from(motorola ? 'MM' : 'II', 'latin1'),
    ...(big ? [number(43, 2), number(8, 2), number(0, 2)] : [number(42, 2)]),
    number(directory, word),
    data,
    Buffer.alloc(data.length % 2),
    number(entries.length, big ? 8 : 2),
    ...rows,
    Buffer.alloc(word),
    ...behind,
  ])
}
