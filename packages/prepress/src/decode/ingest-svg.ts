import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { LIMITS } from '../intake/limits.ts'
import { IntakeRejection } from '../intake/report.ts'
import { sanitizeSvg, sizeOfSvg, SvgRejected, writeSvg, type CleanSvg, type SvgSize } from '../svg/index.ts'
import type { Decoded, Notice } from './decoded.ts'
import { inchesText, withLongestSide } from './natural-size.ts'
import { GUARDED, writeRaster } from './raster.ts'

const BROKEN = { kind: 'SVG' }
const SVG_LIMITS = {
  elements: LIMITS.svgElements,
  expandedElements: LIMITS.svgExpandedElements,
  depth: LIMITS.svgDepth,
}

/** An SVG: written anew from the allow-list with its vectors kept, and drawn by librsvg from that copy only. */
export async function ingestSvg(text: string, cleanPath: string, rasterPath: string): Promise<Decoded> {
  const { clean, size } = await drawingOf(text)
  const pixels = withLongestSide(size.ratio, LIMITS.rasterPixels)
  const drawing = Buffer.from(writeSvg(clean, size, pixels))
  const raster = await writeRaster(sharp(drawing, { ...GUARDED, density: 72 }), rasterPath).catch(
    (thrown) => {
      throw thrown instanceof IntakeRejection ? thrown : new IntakeRejection('file.broken', BROKEN)
    },
  )
  await writeFile(cleanPath, writeSvg(clean, size))
  return {
    mime: 'image/svg+xml',
    isVector: clean.vectorElements > 0,
    pages: 1,
    pixelWidth: raster.width,
    pixelHeight: raster.height,
    inchWidth: size.inches && inchesText(size.inches.width),
    inchHeight: size.inches && inchesText(size.inches.height),
    raster,
    cleaned: true,
    notices: noticesOf(clean),
  }
}

/** What is left of an SVG document once it is sanitized, and how large it is. Throws a {@link Refusal}. */
export async function drawingOf(text: string): Promise<{ clean: CleanSvg; size: SvgSize }> {
  const clean = read(text)
  await embeddedPicturesAreSound(clean)
  const size = sizeOfSvg(clean) ?? (await sizeByContent(clean))
  if (Math.max(size.ratio, 1 / size.ratio) > LIMITS.ratio) throw new IntakeRejection('file.too-thin')
  return { clean, size }
}

function read(text: string): CleanSvg {
  try {
    return sanitizeSvg(text, SVG_LIMITS)
  } catch (thrown) {
    if (!(thrown instanceof SvgRejected) || thrown.why === 'broken')
      throw new IntakeRejection('file.broken', BROKEN)
    throw new IntakeRejection(thrown.why === 'entities' ? 'file.svg-entities' : 'file.svg-too-complex')
  }
}

/** A drawing without view box and size is as large as what is in it: librsvg measures that. */
async function sizeByContent(clean: CleanSvg): Promise<SvgSize> {
  const bare = `<svg xmlns="http://www.w3.org/2000/svg">${clean.content}</svg>`
  const { width, height } = await sharp(Buffer.from(bare), GUARDED)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  if (!(width > 0 && height > 0)) throw new IntakeRejection('file.blank')
  return { viewBox: [0, 0, width, height], ratio: width / height, inches: null }
}

/** Pictures inside are judged like pictures alone: by their own bytes, and together within the pixel limit. */
async function embeddedPicturesAreSound({ pictures }: CleanSvg): Promise<void> {
  let pixels = 0
  for (const picture of pictures) {
    const { width, height, format } = await sharp(picture, { ...GUARDED, limitInputPixels: false })
      .metadata()
      .catch(() => ({ width: 0, height: 0, format: '' }))
    if (!['png', 'jpeg', 'gif', 'webp'].includes(format)) throw new IntakeRejection('file.broken', BROKEN)
    pixels += width * height
    if (pixels > LIMITS.pixels) throw new IntakeRejection('file.too-many-pixels', { width, height })
  }
}

function noticesOf(clean: CleanSvg): Notice[] {
  const notices: Notice[] = []
  if (clean.removedActive) notices.push({ code: 'file.active-removed' })
  if (clean.removedLinks) notices.push({ code: 'file.links-removed' })
  if (clean.textElements > 0) notices.push({ code: 'file.live-text' })
  return notices
}
