import sharp from 'sharp'
import { LIMITS } from '../intake/limits.ts'
import { IntakeRejection } from '../intake/report.ts'
import type { CleanSvg } from '../svg/index.ts'
import { GUARDED } from './raster.ts'

/** Kinds that every renderer draws from within an SVG. */
const DRAWN = ['png', 'jpeg']
/** Kinds that are converted to PNG: renderers silently omit them. */
const CONVERTED = ['gif', 'webp']

const EMBEDDED = /data:image\/[a-z]+;base64,([A-Za-z\d+/=]+)/g

/**
 * The drawing with its embedded pictures as PNG or JPEG, correctly labeled. Each is checked like a separate picture, by its own bytes,
 * and all together against the pixel limit. Throws a {@link Refusal} for an unreadable one.
 */
export async function withPrintablePictures(clean: CleanSvg): Promise<CleanSvg> {
  let pixels = 0
  const printable = new Map<string, string>()
  for (const picture of clean.pictures) {
    const { width, height, format } = await sharp(picture, { ...GUARDED, limitInputPixels: false })
      .metadata()
      .catch(() => ({ width: 0, height: 0, format: '' }))
    if (![...DRAWN, ...CONVERTED].includes(format)) throw broken()
    pixels += width * height
    if (pixels > LIMITS.pixels) throw new IntakeRejection('file.too-many-pixels', { width, height })
    const base64 = picture.toString('base64')
    if (!printable.has(base64)) printable.set(base64, await dataAddress(picture, format))
  }
  if (printable.size === 0) return clean
  const content = clean.content.replace(
    EMBEDDED,
    (address, base64: string) => printable.get(normalized(base64)) ?? address,
  )
  return { ...clean, content }
}

async function dataAddress(picture: Buffer, format: string): Promise<string> {
  if (DRAWN.includes(format)) return `data:image/${format};base64,${picture.toString('base64')}`
  const png = await sharp(picture, GUARDED)
    .png()
    .toBuffer()
    .catch(() => {
      throw broken()
    })
  return `data:image/png;base64,${png.toString('base64')}`
}

/** Base64 as Node writes it: files differ in padding. */
const normalized = (base64: string): string => Buffer.from(base64, 'base64').toString('base64')

const broken = () => new IntakeRejection('file.broken', { kind: 'SVG' })
