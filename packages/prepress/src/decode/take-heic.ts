import * as module from 'node:module'
import sharp from 'sharp'
import { LIMITS } from '../intake/limits.ts'
import { Refusal } from '../intake/report.ts'
import type { Decoded } from './decoded.ts'
import { GUARDED } from './raster.ts'
import { sameInks } from './same-inks.ts'
import { takePicture } from './take-picture.ts'
import { tiffOf } from './tiff.ts'

type Decode = (of: {
  buffer: Uint8Array
}) => Promise<{ width: number; height: number; data: Uint8ClampedArray }>

/** A telephone's picture, kept as a JPEG. Its reader is an optional part (LGPL); without it the file is refused by name. */
export async function takeHeic(bytes: Uint8Array, cleanPath: string, rasterPath: string): Promise<Decoded> {
  const decode = decoder()
  const told = await sharp(bytes, { ...GUARDED, limitInputPixels: false })
    .metadata()
    .catch(broken)
  const { width, height } = told
  if (width * height > LIMITS.pixels) throw new Refusal('file.too-many-pixels', { width, height })
  const picture = await decode({ buffer: bytes }).catch(broken)
  const tiff = tiffOf({
    width: picture.width,
    height: picture.height,
    ink: 'rgb',
    bits: 8,
    hasAlpha: true,
    order: 'pixels',
    data: new Uint8Array(picture.data.buffer, picture.data.byteOffset, picture.data.byteLength),
    ...(told.icc && { profile: told.icc }),
  })
  const decoded = await takePicture(tiff, 'image/tiff', rasterPath)
  const same = await sameInks(tiff, (whole) => whole.removeAlpha())
  await same.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toFile(cleanPath)
  return { ...decoded, mime: 'image/jpeg', sent: 'image/heic', cleaned: true }
}

function decoder(): Decode {
  try {
    return module.createRequire(import.meta.url)('heic-decode') as Decode
  } catch {
    throw new Refusal('file.unsupported-kind', { kind: 'HEIC pictures' })
  }
}

function broken(): never {
  throw new Refusal('file.broken', { kind: 'HEIC' })
}
