import { writeFile } from 'node:fs/promises'
import { LIMITS } from '../intake/limits.ts'
import { IntakeRejection } from '../intake/report.ts'
import {
  sanitizeSvg,
  withoutCuts,
  sizeOfSvg,
  SvgRejected,
  writeSvg,
  type CleanSvg,
  type SvgSize,
} from '../svg/index.ts'
import { familiesIn, outlineText, type OutlinedSvg } from '../svg-text/index.ts'
import { noticesOfCuts } from './cut-paths.ts'
import type { Decoded, Notice } from './decoded.ts'
import { contentSize, drawSvg } from './draw-svg.ts'
import { inchesText, withLongestSide } from './natural-size.ts'
import { writeRaster } from './raster.ts'
import { withPrintablePictures } from './svg-pictures.ts'

const BROKEN = { kind: 'SVG' }
const SVG_LIMITS = {
  elements: LIMITS.svgElements,
  expandedElements: LIMITS.svgExpandedElements,
  depth: LIMITS.svgDepth,
}

/**
 * Ingests an SVG: rewritten from an allow-list with its vectors kept, its text outlined in the given fonts, and drawn by librsvg
 * from that copy only. Without fonts it reports the font families of the text.
 */
export async function ingestSvg(
  text: string,
  cleanPath: string,
  rasterPath: string,
  fonts?: readonly Uint8Array[],
): Promise<Decoded> {
  const { clean: whole, size } = await drawingOf(text)
  const { clean: read, cuts } = withoutCuts(whole, size)
  const outlined = outlineText(read, fonts ?? [])
  const { clean } = outlined
  const families = fonts === undefined ? familiesIn(read) : []
  const pixels = withLongestSide(size.ratio, LIMITS.rasterPixels)
  const raster = await writeRaster(drawSvg(clean, size, pixels), rasterPath).catch((thrown) => {
    if (!(thrown instanceof IntakeRejection)) throw new IntakeRejection('file.broken', BROKEN)
    const lacksLinks = thrown.code === 'file.blank' && clean.removedLinks
    if (thrown.code === 'file.blank' && cuts) throw new IntakeRejection('file.only-cuts')
    throw lacksLinks ? new IntakeRejection('file.blank-links') : thrown
  })
  await writeFile(cleanPath, writeSvg(clean, size))
  return {
    mime: 'image/svg+xml',
    isVector: clean.vectorElements > 0,
    pages: 1,
    pixelWidth: raster.width,
    pixelHeight: raster.height,
    inchWidth: size.inches && inchesText(size.inches.width),
    inchHeight: size.inches && inchesText(size.inches.height),
    ...(cuts && cuts.lines.length > 0 && { cutLines: cuts.lines }),
    raster,
    cleaned: true,
    notices: [...noticesOfCuts(cuts), ...noticesOf(outlined)],
    ...(families.length > 0 && { families }),
  }
}

/** The sanitized SVG document and its size. Throws a {@link Refusal}. */
export async function drawingOf(text: string): Promise<{ clean: CleanSvg; size: SvgSize }> {
  const clean = await withPrintablePictures(read(text))
  const size = sizeOfSvg(clean) ?? (await sizeByContent(clean))
  if (Math.max(size.ratio, 1 / size.ratio) > LIMITS.ratio) throw new IntakeRejection('file.too-thin')
  return { clean, size }
}

function read(text: string): CleanSvg {
  try {
    return sanitizeSvg(text, SVG_LIMITS)
  } catch (thrown) {
    if (!(thrown instanceof SvgRejected) || thrown.reason === 'broken')
      throw new IntakeRejection('file.broken', BROKEN)
    throw new IntakeRejection(thrown.reason === 'entities' ? 'file.svg-entities' : 'file.svg-too-complex')
  }
}

/** A drawing without view box and size is as large as its content. */
async function sizeByContent(clean: CleanSvg): Promise<SvgSize> {
  const { width, height } = await contentSize(clean.content)
  if (!(width > 0 && height > 0)) throw new IntakeRejection('file.blank')
  return { viewBox: [0, 0, width, height], ratio: width / height, inches: null }
}

function noticesOf({ clean, missing, unusual }: OutlinedSvg): Notice[] {
  const notices: Notice[] = []
  if (clean.removedActive) notices.push({ code: 'file.active-removed' })
  if (clean.removedLinks) notices.push({ code: 'file.links-removed' })
  if (clean.unknownValues.length > 0)
    notices.push({ code: 'file.unknown-colors', values: { colors: namesOf(clean.unknownValues) } })
  if (missing.length > 0) notices.push({ code: 'file.live-text', values: { fonts: namesOf(missing) } })
  if (unusual > 0) notices.push({ code: 'file.text-not-outlined' })
  return notices
}

/** Maximum number of fonts or colors in a notice, and of characters of each. */
const NAMED = { most: 5, signs: 60 } as const

/** Names as displayed: those in files may contain anything. */
const namesOf = (names: readonly string[]): string =>
  names
    .slice(0, NAMED.most)
    .map((name) => [...name.replace(/[\p{Cc}\p{Cf}]/gu, '')].slice(0, NAMED.signs).join(''))
    .join(', ') + (names.length > NAMED.most ? ', …' : '')
