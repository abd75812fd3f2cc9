import { DEFAULT_CONTOUR, type ContourHoles } from '@kisscut/core/design'
import { DEFAULT_PRINT_RULES, type PrintRules } from '@kisscut/core/print-rules'
import type { Box, Size } from '../geometry/index.ts'

/** DESIGN-11: the shape clip types an upload may be cut to. `contour` follows the artwork's own outline. */
export const DIE_LINE_SHAPES = ['contour', 'rectangle', 'rounded_corner', 'circle', 'ellipse'] as const
export type DieLineShape = (typeof DIE_LINE_SHAPES)[number]

/** How far cut lines stay from each other and from the edge of a sheet, in inches. */
export const CUTS_APART: number = 2 / 25.4

/** The usual white border between artwork and cut line, in inches. */
export const DEFAULT_BORDER: number = DEFAULT_CONTOUR.offset

/** How far artwork stays inside a sheet so that all of its stickers are cut, each along its own contour; with a pixel to spare. */
export const SHEET_MARGIN: number = DEFAULT_BORDER + CUTS_APART + 0.01

/** Where the knife goes; all lengths in inches, the origin at the top left corner of the product's size. */
export interface DieLineSpec extends Size {
  readonly shape: DieLineShape
  /** Percent of the shorter side, 0–50, DESIGN-9: 10 when nothing is said; only for `rounded_corner`. */
  readonly clipRadius?: number | null
  /** Inches that fitted artwork leaves blank inside a shape, and new artwork does; default an eighth. A contour has its offset. OPT-10. */
  readonly margin?: number
  /** Closed path data in inches; only for `contour`. Without it a contour is cut as a rounded rectangle. */
  readonly contour?: string | null
  /** Inches between artwork and contour; default an eighth. DESIGN-23. */
  readonly contourOffset?: number
  /** Percent: how wide the notches are that a contour closes; default 0. */
  readonly contourSmoothness?: number
  /** Whether a contour's holes are cut out; by default they are filled. */
  readonly contourHoles?: ContourHoles
  /** It has holes for grommets in its corners; default false. OPT-19. */
  readonly hasHoles?: boolean
  /** What the shop holds artwork on it to; default as a shop that has set nothing. SETTINGS-12. */
  readonly rules?: PrintRules
}

/** The print rules in force on a product. */
export const rulesOn = ({ rules = DEFAULT_PRINT_RULES }: Pick<DieLineSpec, 'rules'>): PrintRules => rules

/** Inches inside the cut line that what matters stays clear of; a wide safe area takes a quarter of the shorter side at most. */
export const safeAreaOn = ({ width, height, rules }: DieLineSpec): number =>
  Math.min(rulesOn({ rules }).safeArea, Math.max(DEFAULT_PRINT_RULES.safeArea, Math.min(width, height) / 4))

/** The box a shape fills: the ordered size, whatever the shape. A circle on a product that is not square is an oval. SIZE-14. */
export function shapeBox({ width, height }: DieLineSpec): Box {
  return { x: 0, y: 0, width, height }
}

/** Inches between artwork and contour, as chosen: never more than a quarter of the shorter side. DESIGN-23. */
export const contourOffsetOf = ({ width, height, contourOffset = DEFAULT_BORDER }: DieLineSpec): number =>
  Math.min(contourOffset, Math.min(width, height) / 4)

/** The white border that artwork is placed with: of a contour its own offset, of a shape its margin, else the usual one or all of the safe area. */
export const borderOf = (spec: DieLineSpec): number => {
  if (spec.shape === 'contour') return contourOffsetOf(spec)
  const contourOffset = spec.margin ?? Math.max(DEFAULT_BORDER, safeAreaOn(spec))
  return contourOffsetOf({ ...spec, contourOffset })
}

/**
 * The contour of a die line, where it has one. A contour may come from a shopper's browser and ends up in markup: whatever
 * holds anything but path data counts as none.
 */
export function contourOfSpec({ shape, contour }: DieLineSpec): string | null {
  if (shape !== 'contour' || !contour) return null
  return /^\s*[Mm][MmLlHhVvCcSsQqTtAaZz\d\s.,eE+-]*$/.test(contour) ? contour : null
}
