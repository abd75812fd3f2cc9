import { inkOutline, maskOfPixels, type AlphaMask } from '@kisscut/artwork/contour'
import type { Point, Size } from '@kisscut/artwork/geometry'
import { plainBackgroundOf } from '../background/plain-background.ts'
import { isFullBleed } from '../decode/full-bleed.ts'
import { artworkPicture, isInPrintColors, sourcePixels } from '../print/artwork-pixels.ts'
import { outOfGamut } from './gamut.ts'
import { isWhite, shareOfPixels, type PixelShare } from './pixels.ts'
import { rememberLast } from './remember-last.ts'
import { rgbaOf } from '../color/rgba.ts'

/** Properties of artwork that the preflight needs, independent of its placement. */
export interface AnalyzedArtwork {
  /** Pixels of the upright original; null for vectors. */
  readonly pixels: Size | null
  /** Its opacity. */
  readonly mask: AlphaMask
  /** Convex outline of the opaque part, in fractions of its page. */
  readonly outline: readonly Point[]
  /** Share of its opaque area outside the gamut. */
  readonly outOfGamut: PixelShare
  /** Share of its opaque area that is white. */
  readonly white: PixelShare
  /** Printed to its edges: opaque there, and not white. */
  readonly fullBleed: boolean
  /** Name of its plain opaque background, or null. */
  readonly background: string | null
}

const nothing = () => false

/** Analyzes artwork at the given longer side in pixels. */
export const analyzeArtwork = rememberLast(async (artwork, longer: number): Promise<AnalyzedArtwork> => {
  const { data, info } = await rgbaOf(
    (await artworkPicture(artwork, longer))
      .autoOrient()
      .resize({ width: longer, height: longer, fit: 'inside', withoutEnlargement: true }),
  )
  const { width, height } = info
  const share = (is: (pixel: number) => boolean) => shareOfPixels(data, width, height, is)
  const pixels = await sourcePixels(artwork)
  const mask = maskOfPixels(data, width, height)
  return {
    ...{ pixels, mask, outline: inkOutline(mask) },
    outOfGamut: share((await isInPrintColors(artwork)) ? nothing : await outOfGamut(data, width, height)),
    white: share((pixel) => isWhite(data, pixel)),
    fullBleed: isFullBleed({ width, height, rgba: data }),
    background: pixels && plainBackgroundOf({ width, height, rgba: data }),
  }
})
