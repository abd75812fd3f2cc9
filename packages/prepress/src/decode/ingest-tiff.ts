import { rm } from 'node:fs/promises'
import sharp from 'sharp'
import { LIMITS } from '../intake/limits.ts'
import { IntakeRejection } from '../intake/report.ts'
import type { Decoded } from './decoded.ts'
import { ingestPicture, leftChannels } from './ingest-picture.ts'
import { GUARDED } from './raster.ts'
import { sameInks } from './same-inks.ts'
import { tiffLayout, type TiffLayout } from './tiff-layout.ts'
import { CHANNELS, interleaved, isTooDeep, upperBytes, writeTiff, type Picture } from './tiff.ts'

/** {@link GUARDED} for pictures with as many channels as Photoshop can save; their values stay unchanged. */
const ANY_CHANNELS = { ...GUARDED, limitInputChannels: 60, ignoreIcc: true } as const

/** Highest channel index that the library can extract. */
const LAST_CHANNEL = 4

/** Bytes of pixels in memory at once. */
const STRIP_BYTES = 64 * 1024 * 1024

/**
 * Ingests the colors and the opacity of a TIFF. Saved selections and spot colors are channels too: the TIFF states the meaning of
 * each, and only colors and opacity are drawn (FILE-15).
 */
export async function ingestTiff(bytes: Uint8Array, cleanPath: string, rasterPath: string): Promise<Decoded> {
  const layout = tiffLayout(bytes)
  if (layout && layout.bits > 16)
    throw new IntakeRejection('file.unsupported-kind', { kind: 'TIFF pictures with 32 bits per channel' })
  const printed = layout && printedChannels(layout)
  if (!printed) return ingestPicture(bytes, 'image/tiff', rasterPath)
  if (printed.some((place) => place > LAST_CHANNEL))
    throw new IntakeRejection('file.unsupported-kind', {
      kind: 'TIFF files with transparency behind their spot colors',
    })
  const plain = `${cleanPath}.plain`
  try {
    await writeChannels(bytes, layout, printed, plain)
    const decoded = await ingestPicture(plain, 'image/tiff', rasterPath)
    await (await sameInks(plain)).tiff({ compression: 'lzw', predictor: 'horizontal' }).toFile(cleanPath)
    const left = leftChannels(layout.channels - printed.length)
    return { ...decoded, cleaned: true, notices: [...left, ...decoded.notices] }
  } finally {
    await rm(plain, { force: true })
  }
}

/** Indexes of the color and opacity channels; null where all channels are. */
function printedChannels({ ink, channels, extra, bits }: TiffLayout): readonly number[] | null {
  if (ink === null) return null
  const colors = CHANNELS[ink]
  if (channels <= colors) return null
  const opacity = extra.findIndex((meaning) => meaning === 1 || meaning === 2)
  if (channels === colors + 1 && opacity === 0 && !isTooDeep(ink, true, bits)) return null
  const places = Array.from({ length: colors }, (_, place) => place)
  return opacity === -1 ? places : [...places, colors + opacity]
}

/** Writes some channels of a picture as a TIFF. Rejects a damaged picture, and one of too many pixels. */
async function writeChannels(
  bytes: Uint8Array,
  { ink, channels }: TiffLayout,
  printed: readonly number[],
  path: string,
): Promise<void> {
  const broken = () => {
    throw new IntakeRejection('file.broken', { kind: 'TIFF' })
  }
  const { width, height, space, depth, icc, density, orientation, ...found } = await sharp(bytes, {
    ...ANY_CHANNELS,
    limitInputPixels: false,
  })
    .metadata()
    .catch(broken)
  if (width * height > LIMITS.pixels) throw new IntakeRejection('file.too-many-pixels', { width, height })
  if (!ink || found.channels !== channels) return broken()
  const hasAlpha = printed.length > CHANNELS[ink]
  const isDeep = depth === 'ushort'
  const bits = isDeep && !isTooDeep(ink, hasAlpha, 16) ? 16 : 8
  const picture: Picture = {
    ...{ width, height, ink, bits },
    hasAlpha,
    ...(icc && { profile: icc }),
    ...(density && { dpi: density }),
    ...(orientation && { orientation }),
  }
  const rows = Math.max(1, Math.floor(STRIP_BYTES / (width * printed.length * (bits / 8))))
  const channel = async (place: number, top: number) => {
    const samples = await sharp(bytes, ANY_CHANNELS)
      .pipelineColourspace(space)
      .extract({ left: 0, top, width, height: Math.min(rows, height - top) })
      .toColourspace(space)
      .extractChannel(place as ChannelPlace)
      .raw({ depth: isDeep ? 'ushort' : 'uchar' })
      .toBuffer()
      .catch(broken)
    if (!isDeep) return samples
    return bits === 16 ? samples.swap16() : upperBytes(samples.swap16())
  }
  async function* strips() {
    for (let top = 0; top < height; top += rows) {
      const planes: Buffer[] = []
      // One at a time: each needs memory for the whole strip.
      for (const place of printed) planes.push(await channel(place, top))
      yield interleaved(planes, bits / 8)
    }
  }
  await writeTiff(path, picture, strips())
}

/** sharp's types know four channels. */
type ChannelPlace = 0 | 1 | 2 | 3
