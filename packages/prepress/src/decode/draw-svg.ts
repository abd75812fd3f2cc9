import sharp, { type Sharp } from 'sharp'
import { withSplitMorphology, writeSvg, type CleanSvg, type SvgSize } from '../svg/index.ts'
import { GUARDED, GUARDED_SVG } from './raster.ts'

/** Pixels per inch of absolute lengths inside a drawing (`mm`, `in`, `pt`): CSS's, which the print file uses too. */
const CSS_DPI = 96
/** Pixels per inch at which librsvg does not scale a drawing's own width and height. */
const UNSCALED_DPI = 72

/**
 * A sanitized drawing rendered by librsvg at the given size in pixels. Lengths inside it count 96 pixels per inch, as in print.
 */
export function drawSvg(
  clean: CleanSvg,
  size: SvgSize,
  pixels: { readonly width: number; readonly height: number },
): Sharp {
  const scale = UNSCALED_DPI / CSS_DPI
  const scaled = { width: pixels.width * scale, height: pixels.height * scale }
  return sharp(Buffer.from(withSplitMorphology(writeSvg(clean, size, scaled))), {
    ...GUARDED_SVG,
    density: CSS_DPI,
  })
}

/** Size in user units of the content of a drawing without view box, measured by librsvg; zeros where it is empty. */
export async function contentSize(content: string): Promise<{ width: number; height: number }> {
  const bare = `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`
  const { width, height } = await sharp(Buffer.from(bare), { ...GUARDED, density: CSS_DPI })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  const scale = UNSCALED_DPI / CSS_DPI
  return { width: width * scale, height: height * scale }
}
