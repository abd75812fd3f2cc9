import { CHANNELS, interleaved, rowBytes, type Picture } from './tiff.ts'

/** Why a Photoshop file cannot be read: damaged, too large, without a composite, in Lab or indexed color. */
export class PsdRejected extends Error {
  constructor(
    readonly reason: 'broken' | 'too-large' | 'no-composite' | 'mode',
    readonly size?: { readonly width: number; readonly height: number },
  ) {
    super(`Photoshop file refused: ${reason}`)
  }
}

const MODES: Readonly<Record<number, Picture['ink']>> = { 1: 'gray', 3: 'rgb', 4: 'cmyk' }

/** The composite of all layers that Photoshop stores: what it is, and its pixels row by row, channels interleaved. */
export interface Composite {
  readonly picture: Picture
  /** Channels beyond its colors and opacity: saved selections, spot colors. */
  readonly moreChannels: number
  /** Throws {@link PsdRejected}. */
  readonly rows: () => Generator<Buffer>
}

/** Opens a PSD or PSB; throws {@link PsdRejected}. A picture is never in memory as a whole. */
export function readPsd(bytes: Uint8Array, mostPixels: number): Composite {
  const { rows, ...composite } = orBroken(() =>
    read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), mostPixels),
  )
  return {
    ...composite,
    *rows() {
      const each = rows()
      for (let row = orBroken(() => each.next()); !row.done; row = orBroken(() => each.next()))
        yield row.value
    },
  }
}

function orBroken<T>(work: () => T): T {
  try {
    return work()
  } catch (thrown) {
    throw thrown instanceof PsdRejected ? thrown : new PsdRejected('broken')
  }
}

function read(file: Buffer, mostPixels: number): Composite {
  const isLarge = file.readUInt16BE(4) === 2
  const channels = file.readUInt16BE(12)
  const [height, width] = [file.readUInt32BE(14), file.readUInt32BE(18)]
  const bits = file.readUInt16BE(22)
  const ink = MODES[file.readUInt16BE(24)]
  if (!(width > 0 && height > 0)) throw new PsdRejected('broken')
  if (width * height > mostPixels) throw new PsdRejected('too-large', { width, height })
  if (!ink || !(bits === 8 || bits === 16)) throw new PsdRejected('mode')
  if (channels < CHANNELS[ink] || channels > 56) throw new PsdRejected('broken')

  const resources = 26 + 4 + file.readUInt32BE(26)
  const layers = resources + 4 + file.readUInt32BE(resources)
  const facts = factsIn(file.subarray(resources + 4, layers))
  if (facts.hasComposite === false) throw new PsdRejected('no-composite')
  const layersLong = isLarge ? Number(file.readBigUInt64BE(layers)) : file.readUInt32BE(layers)
  const layersAt = layers + (isLarge ? 8 : 4)
  const section = file.subarray(layersAt, layersAt + layersLong)
  const hasAlpha = channels > CHANNELS[ink] && section.length > 0 && isTransparentMerge(section, isLarge)
  const picture: Picture = {
    width,
    height,
    ink,
    bits,
    hasAlpha,
    ...(facts.profile && { profile: facts.profile }),
    ...(facts.dpi && { dpi: facts.dpi }),
  }
  const data = file.subarray(layersAt + layersLong)
  // Photoshop states whether it stored a composite; other programs store a blank one without saying so.
  const maybeBlank = facts.hasComposite === undefined && section.length > 0
  return {
    picture,
    moreChannels: channels - CHANNELS[ink] - (hasAlpha ? 1 : 0),
    *rows() {
      let isBlank = maybeBlank
      let first: Buffer | null = null
      for (const rows of channelRows(data, picture, { channels, isLarge })) {
        if (ink === 'cmyk') for (const inks of rows.slice(0, CHANNELS.cmyk)) invert(inks)
        if (hasAlpha) removeWhite(rows, bits)
        const row = interleaved(rows, bits / 8)
        first ??= row.subarray(0, rowBytes(picture) / width)
        isBlank &&= isRepeated(row, first)
        yield row
      }
      if (isBlank) throw new PsdRejected('no-composite')
    },
  }
}

/** Whether a row repeats this pixel. */
const isRepeated = (row: Buffer, pixel: Buffer): boolean =>
  row.subarray(0, pixel.length).equals(pixel) &&
  row.subarray(pixel.length).equals(row.subarray(0, row.length - pixel.length))

const invert = (row: Buffer): void => {
  for (let at = 0; at < row.length; at++) row[at] = 255 - row[at]!
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

/** The first channels of the composite, plain or packed, one row of each at a time. */
function* channelRows(
  data: Buffer,
  { width, height, ink, bits, hasAlpha }: Picture,
  { channels, isLarge }: { readonly channels: number; readonly isLarge: boolean },
): Generator<Buffer[]> {
  const used = CHANNELS[ink] + (hasAlpha ? 1 : 0)
  const bytes = width * (bits / 8)
  const packing = data.readUInt16BE(0)
  if (packing !== 0 && packing !== 1) throw new PsdRejected('broken')
  if (packing === 0 && data.length - 2 < bytes * height * used) throw new PsdRejected('broken')
  const starts = packing === 0 ? null : rowStarts(data, channels * height, isLarge)
  for (let y = 0; y < height; y++)
    yield Array.from({ length: used }, (_, channel) => {
      const at = channel * height + y
      if (starts === null) return Buffer.from(data.subarray(2 + at * bytes, 2 + (at + 1) * bytes))
      const row = Buffer.allocUnsafe(bytes)
      unpack(data.subarray(starts[at], starts[at + 1]), row)
      return row
    })
}

/** Where each packed row begins, and where the last one ends. */
function rowStarts(data: Buffer, rows: number, isLarge: boolean): Float64Array {
  const wide = isLarge ? 4 : 2
  if (data.length < 2 + rows * wide) throw new PsdRejected('broken')
  const starts = new Float64Array(rows + 1)
  starts[0] = 2 + rows * wide
  for (let row = 0; row < rows; row++) starts[row + 1] = starts[row]! + data.readUIntBE(2 + row * wide, wide)
  return starts
}

/** PackBits: n ≥ 0 copies n + 1 bytes, n < 0 repeats the next one 1 − n times. */
function unpack(packed: Buffer, out: Buffer): void {
  let to = 0
  for (let at = 0; at < packed.length && to < out.length;) {
    const sign = packed.readInt8(at++)
    if (sign === -128) continue
    if (sign >= 0) {
      const copied = packed.copy(out, to, at, Math.min(at + sign + 1, at + out.length - to))
      at += sign + 1
      to += copied
      if (copied === 0) break
    } else {
      out.fill(packed.readUInt8(at++), to, Math.min(out.length, to + 1 - sign))
      to += 1 - sign
    }
  }
  if (to < out.length) throw new PsdRejected('broken')
}

/** Photoshop blends translucent pixels with white in the composite: that white is removed again. The last channel is alpha. */
function removeWhite(channels: readonly Buffer[], bits: 8 | 16): void {
  const bytes = bits / 8
  const maximum = bits === 8 ? 255 : 65535
  const inks = channels.slice(0, -1)
  const opacity = channels.at(-1)!
  const white = inks.length === CHANNELS.cmyk ? 0 : maximum
  for (let at = 0; at < opacity.length; at += bytes) {
    const alpha = opacity.readUIntBE(at, bytes)
    if (alpha === 0 || alpha === maximum) continue
    for (const ink of inks) {
      const own = white + ((ink.readUIntBE(at, bytes) - white) * maximum) / alpha
      ink.writeUIntBE(Math.max(0, Math.min(maximum, Math.round(own))), at, bytes)
    }
  }
}
