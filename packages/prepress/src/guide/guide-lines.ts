import { bleedOutline, dieLine, rulesOn, safeArea } from '@kisscut/artwork/die-line'
import { grown, type Box } from '@kisscut/artwork/geometry'
import type { GuideOrder } from '@kisscut/shop/ports/guides'
import { trimOf } from '../print/cuts.ts'
import { layers } from '../messages/guide.ts'

/** Names of the layers of a guide file, the lowest first. The first is empty, for the artwork. GUIDE-2. */
export const LAYERS = Object.keys(layers) as readonly GuideLayer[]
export type GuideLayer = keyof typeof layers

export interface GuideLines {
  /** The finished piece; inches. */
  readonly trim: Box
  /** The page: trim and bleed, as in print files. */
  readonly page: Box
  /** Closed path data in inches; empty where the product is too small to have this line. */
  readonly paths: Readonly<Record<Exclude<GuideLayer, 'artwork'>, string>>
}

/** The lines of a guide file, computed like those of print and cut files. */
export function guideLines({ dieLine: spec }: GuideOrder): GuideLines {
  const trim = trimOf({ dieLine: spec })
  return {
    trim,
    page: grown(trim, rulesOn(spec).bleed),
    paths: { bleed: bleedOutline(spec), safeArea: safeArea(spec), cutLine: dieLine(spec) },
  }
}
