import type { Samples } from './tiff.ts'

/** Why a Photoshop file cannot be read: damaged, too large, without a composite, in Lab or indexed color. */
export class PsdRejected extends Error {
  constructor(
    readonly reason: 'broken' | 'too-large' | 'no-composite' | 'mode',
    readonly size?: { readonly width: number; readonly height: number },
  ) {
    super(`Photoshop file refused: ${reason}`)
  }
}

const MODES: Readonly<Record<number, Samples['ink']>> = { 1: 'gray', 3: 'rgb', 4: 'cmyk' }
const INKS = { gray: 1, rgb: 3, cmyk: 4 } as const

/** Reads the composite of all layers that Photoshop stores. PSD and PSB; throws {@link PsdRejected}. */
export function readPsd(bytes: Uint8Array, mostPixels: number): Samples {
  try {
    return read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), mostPixels)
  } catch (thrown) {
    throw thrown instanceof PsdRejected ? thrown : new PsdRejected('broken')
  }
}

function read(file: Buffer, mostPixels: number): Samples {
  const isLarge = file.readUInt16BE(4) === 2
  const channels = file.readUInt16BE(12)
  const [height, width] = [file.readUInt32BE(14), file.readUInt32BE(18)]
  const bits = file.readUInt16BE(22)
  const ink = MODES[file.readUInt16BE(24)]
  if (!(width > 0 && height > 0)) throw new PsdRejected('broken')
  if (width * height > mostPixels) throw new PsdRejected('too-large', { width, height })
  if (!ink || !(bits === 8 || bits === 16)) throw new PsdRejected('mode')
  if (channels < INKS[ink] || channels > 56) throw new PsdRejected('broken')

  const resources = 26 + 4 + file.readUInt32BE(26)
  const layers = resources + 4 + file.readUInt32BE(resources)
  const facts = factsIn(file.subarray(resources + 4, layers))
  if (facts.hasComposite === false) throw new PsdRejected('no-composite')
  const layersLong = isLarge ? Number(file.readBigUInt64BE(layers)) : file.readUInt32BE(layers)
  const layersAt = layers + (isLarge ? 8 : 4)
  const section = file.subarray(layersAt, layersAt + layersLong)
  const hasAlpha = channels > INKS[ink] && section.length > 0 && isTransparentMerge(section, isLarge)
  const channelsUsed = INKS[ink] + (hasAlpha ? 1 : 0)
  const data = planes(file.subarray(layersAt + layersLong), {
    width,
    height,
    bits,
    channels,
    channelsUsed: channelsUsed,
    isLarge,
  })
  // Photoshop states whether it stored a composite; other programs store a blank one and say nothing.
  if (facts.hasComposite === undefined && section.length > 0 && isOneColor(data, channelsUsed, bits / 8))
    throw new PsdRejected('no-composite')
  if (ink === 'cmyk')
    data.subarray(0, INKS.cmyk * width * height * (bits / 8)).forEach((value, at) => (data[at] = 255 - value))
  if (hasAlpha) removeWhite(data, width * height, INKS[ink], bits)
  return {
    width,
    height,
    ink,
    bits,
    hasAlpha,
    order: 'planes',
    data,
    ...(facts.profile && { profile: facts.profile }),
    ...(facts.dpi && { dpi: facts.dpi }),
  }
}

/** Whether every channel is of one value throughout. */
function isOneColor(planes: Buffer, channels: number, bytes: number): boolean {
  const long = planes.length / channels
  return Array.from({ length: channels }, (_, channel) =>
    planes.subarray(channel * long, (channel + 1) * long),
  ).every((plane) => plane.subarray(bytes).equals(plane.subarray(0, plane.length - bytes)))
}

/**
 * Whether the first extra channel is the opacity of the composite: a negative layer count says so. With 16
 * bits the layers are stored further on, in a block of their own, or a separate block says it.
 */
function isTransparentMerge(section: Buffer, isLarge: boolean): boolean {
  const long = isLarge ? Number(section.readBigUInt64BE(0)) : section.readUInt32BE(0)
  const layers = isLarge ? 8 : 4
  if (long >= 2) return section.readInt16BE(layers) < 0
  if (section.length < layers + 4) return false
  for (let at = layers + 4 + section.readUInt32BE(layers); at + 12 <= section.length;) {
    if (!/^8B(IM|64)$/.test(section.toString('latin1', at, at + 4))) break
    const key = section.toString('latin1', at + 4, at + 8)
    if (/^Mt(rn|16|32)$/.test(key)) return true
    const wide = isLarge && LONG_IN_LARGE.has(key)
    const size = wide ? Number(section.readBigUInt64BE(at + 8)) : section.readUInt32BE(at + 8)
    const from = at + (wide ? 16 : 12)
    if (/^Lr(16|32)$/.test(key) && size >= 2) return section.readInt16BE(from) < 0
    at = from + Math.ceil(size / 4) * 4
  }
  return false
}

/** Blocks whose length takes eight bytes in a PSB. */
const LONG_IN_LARGE = new Set('LMsk Lr16 Lr32 Layr Mt16 Mt32 Mtrn Alph FMsk lnk2 FEid FXid PxSD'.split(' '))

/** Resources: `8BIM`, a number, a padded name, a length, padded data. */
function factsIn(resources: Buffer): { hasComposite?: boolean; profile?: Uint8Array; dpi?: number } {
  const facts: { hasComposite?: boolean; profile?: Uint8Array; dpi?: number } = {}
  for (let at = 0; at + 12 <= resources.length;) {
    if (resources.toString('latin1', at, at + 4) !== '8BIM') break
    const number = resources.readUInt16BE(at + 4)
    const name = resources.readUInt8(at + 6) + 1
    const from = at + 6 + name + (name % 2)
    const long = resources.readUInt32BE(from)
    const data = resources.subarray(from + 4, from + 4 + long)
    if (number === 1057 && data.length > 4) facts.hasComposite = data.readUInt8(4) !== 0
    if (number === 1039 && data.length > 128) facts.profile = data
    if (number === 1005 && data.length >= 4) facts.dpi = data.readUInt32BE(0) / 65536
    at = from + 4 + long + (long % 2)
  }
  return facts
}

interface Sizes {
  readonly width: number
  readonly height: number
  readonly bits: number
  readonly channels: number
  readonly channelsUsed: number
  readonly isLarge: boolean
}

/** The first channels of the composite, plain or packed by rows. */
function planes(
  data: Buffer,
  { width, height, bits, channels, channelsUsed: channelsUsed, isLarge }: Sizes,
): Buffer {
  const row = width * (bits / 8)
  const out = Buffer.alloc(row * height * channelsUsed)
  const packing = data.readUInt16BE(0)
  if (packing === 0) {
    if (data.length - 2 < out.length) throw new PsdRejected('broken')
    data.copy(out, 0, 2)
    return out
  }
  if (packing !== 1) throw new PsdRejected('broken')
  const wide = isLarge ? 4 : 2
  let at = 2 + channels * height * wide
  for (let each = 0; each < height * channelsUsed; each++) {
    const long = data.readUIntBE(2 + each * wide, wide)
    unpack(data.subarray(at, at + long), out, each * row, row)
    at += long
  }
  return out
}

/** PackBits: n ≥ 0 copies n + 1 bytes, n < 0 repeats the next one 1 − n times. */
function unpack(packed: Buffer, out: Buffer, from: number, long: number): void {
  let to = from
  const end = from + long
  for (let at = 0; at < packed.length && to < end;) {
    const sign = packed.readInt8(at++)
    if (sign === -128) continue
    if (sign >= 0) {
      const copied = packed.copy(out, to, at, Math.min(at + sign + 1, at + end - to))
      at += sign + 1
      to += copied
      if (copied === 0) break
    } else {
      out.fill(packed.readUInt8(at++), to, Math.min(end, to + 1 - sign))
      to += 1 - sign
    }
  }
  if (to < end) throw new PsdRejected('broken')
}

/** Photoshop blends translucent pixels with white in the composite: that white is removed again. */
function removeWhite(data: Buffer, pixels: number, inks: number, bits: number): void {
  const bytes = bits / 8
  const maximum = bits === 8 ? 255 : 65535
  const white = inks === 4 ? 0 : maximum
  for (let pixel = 0; pixel < pixels; pixel++) {
    const alpha = data.readUIntBE((inks * pixels + pixel) * bytes, bytes)
    if (alpha === 0 || alpha === maximum) continue
    for (let ink = 0; ink < inks; ink++) {
      const at = (ink * pixels + pixel) * bytes
      const own = white + ((data.readUIntBE(at, bytes) - white) * maximum) / alpha
      data.writeUIntBE(Math.max(0, Math.min(maximum, Math.round(own))), at, bytes)
    }
  }
}
