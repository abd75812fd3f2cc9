/** CIE illuminant D50, the white of ICC profiles. */
const WHITE = [0.9642, 1, 0.8249] as const
/** Linear sRGB to D50. */
const TO_D50 = [
  [0.4360747, 0.3850649, 0.1430804],
  [0.2225045, 0.7168786, 0.0606169],
  [0.0139322, 0.0971045, 0.7141733],
] as const
const HEADER = 128

/**
 * An ICC profile (version 2) that gives four inks these screen colors: three bytes (sRGB) for each node of a table with the given
 * number of steps along each ink, black varying fastest.
 */
export function profileOfInks(steps: number, colors: Uint8Array): Uint8Array {
  const tags = [
    ['desc', description('Inks in print')],
    ['wtpt', xyz(WHITE)],
    ['A2B0', table(steps, colors)],
  ] as const
  const directory = Buffer.alloc(4 + tags.length * 12)
  directory.writeUInt32BE(tags.length)
  let end = HEADER + directory.length
  tags.forEach(([name, { length }], at) => {
    directory.write(name, 4 + at * 12, 'latin1')
    directory.writeUInt32BE(end, 8 + at * 12)
    directory.writeUInt32BE(length, 12 + at * 12)
    end += length
  })
  return Buffer.concat([headerOf(end), directory, ...tags.map(([, data]) => data)])
}

function headerOf(size: number): Buffer {
  const header = Buffer.alloc(HEADER)
  header.writeUInt32BE(size)
  header.writeUInt32BE(0x02400000, 8)
  header.write('prtrCMYKLab ', 12, 'latin1')
  header.write('acsp', 36, 'latin1')
  header.set(xyz(WHITE).subarray(8), 68)
  return header
}

const fixed = (value: number): number => Math.round(value * 65536)

function xyz(values: readonly number[]): Buffer {
  const tag = Buffer.alloc(20)
  tag.write('XYZ ', 'latin1')
  values.forEach((value, at) => tag.writeInt32BE(fixed(value), 8 + at * 4))
  return tag
}

function description(text: string): Buffer {
  const tag = Buffer.alloc(92 + Math.ceil(text.length / 4) * 4)
  tag.write('desc', 'latin1')
  tag.writeUInt32BE(text.length + 1, 8)
  tag.write(text, 12, 'latin1')
  return tag
}

/** The lookup table (`mft2`), between identity curves. */
function table(steps: number, colors: Uint8Array): Buffer {
  const [inputs, outputs] = [4, 3]
  const head = Buffer.alloc(52)
  head.write('mft2', 'latin1')
  head.set([inputs, outputs, steps], 8)
  for (const diagonal of [12, 28, 44]) head.writeInt32BE(fixed(1), diagonal)
  head.writeUInt16BE(2, 48)
  head.writeUInt16BE(2, 50)
  const curves = (count: number) => Buffer.from(Array.from({ length: count }, () => [0, 0, 255, 255]).flat())
  const nodes = Buffer.alloc(colors.length * 2)
  for (let at = 0; at < colors.length; at += 3)
    labOf(colors[at]!, colors[at + 1]!, colors[at + 2]!).forEach((value, part) =>
      nodes.writeUInt16BE(Math.min(65535, Math.max(0, Math.round(value))), (at + part) * 2),
    )
  const whole = Buffer.concat([head, curves(inputs), nodes, curves(outputs)])
  return Buffer.concat([whole, Buffer.alloc((4 - (whole.length % 4)) % 4)])
}

const linear = (byte: number): number =>
  byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4

const root = (share: number): number =>
  share > 216 / 24389 ? Math.cbrt(share) : (share * 24389) / 27 / 116 + 16 / 116

/** CIELAB in `mft2` encoding: lightness 0–100 as 0–65,280, a and b as 256 × (value + 128). */
function labOf(...rgb: readonly [number, number, number]): readonly [number, number, number] {
  const light = rgb.map(linear)
  const [x, y, z] = TO_D50.map((row, at) =>
    root(row.reduce((sum, part, channel) => sum + part * light[channel]!, 0) / WHITE[at]!),
  ) as [number, number, number]
  return [(116 * y - 16) * 652.8, (500 * (x - y) + 128) * 256, (200 * (y - z) + 128) * 256]
}
