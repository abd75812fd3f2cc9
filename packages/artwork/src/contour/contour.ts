import { boxAround, signedArea } from '../geometry/index.ts'
import type { Box, Point } from '../geometry/index.ts'
import { growthSlack, grownRings } from './grow.ts'
import type { Islands } from './grow.ts'
import { SOLID } from './mask.ts'
import type { AlphaMask } from './mask.ts'
import { FIT_TOLERANCE, smoothPath } from './smooth.ts'
import { TRACE_TOLERANCE, traceMask } from './trace.ts'

/** Settings of a contour; lengths in pixels of the mask. */
export interface ContourOptions {
  /** Distance between artwork and cut line. */
  readonly offset: number
  /** Notches narrower than twice this are closed; by default half the offset, at least 2. */
  readonly gap?: number
  /** Whether artwork in several pieces becomes one sticker (default) or several. */
  readonly islands?: Islands
  /** Whether holes are filled (default) or cut. */
  readonly holes?: 'drop' | 'keep'
  /** Specks of fewer square pixels are ignored; default 9. */
  readonly minArea?: number
  /** Alpha (1–255) from which a pixel is opaque; default 128. */
  readonly threshold?: number
}

export interface Contour {
  /** Closed path data; empty where no pixel is opaque. */
  readonly path: string
  /** Number of outer rings, each a sticker. */
  readonly pieces: number
  readonly box: Box
}

/** Tracing, coarsening and smoothing may each reduce the distance: the line is drawn further out by this much. */
const slack = (offset: number): number => TRACE_TOLERANCE + FIT_TOLERANCE + growthSlack(offset)

/**
 * The line around an artwork at the given distance, in pixels of its mask: closed, smooth and never nearer to an opaque pixel
 * than `offset`. Pure; runs in browsers, workers and Node. DESIGN-11.
 */
export function contourOf(mask: AlphaMask, options: ContourOptions): Contour {
  const rings = traceMask(mask, options.minArea ?? 9, options.threshold ?? SOLID)
  return contourOfRings(rings, options)
}

/** {@link contourOf} for outlines already traced by {@link traceMask}, so that a slider does not trace again. */
export function contourOfRings(
  rings: readonly (readonly Point[])[],
  options: ContourOptions,
  place: (point: Point) => Point = (point) => point,
  places = 2,
): Contour {
  const offset = Math.max(0, options.offset)
  const grown = grownRings(rings, {
    offset: offset + slack(offset),
    gap: options.gap ?? Math.max(2, options.offset / 2),
    islands: options.islands ?? 'merge',
    holes: options.holes ?? 'drop',
  })
  return {
    path: smoothPath(grown, place, places),
    pieces: grown.filter((ring) => signedArea(ring) > 0).length,
    box: boxAround(grown.flat().map(place)),
  }
}
