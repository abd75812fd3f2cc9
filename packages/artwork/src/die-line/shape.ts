import { DEFAULT_CONTOUR, type ContourHoles } from '@kisscut/core/design'
import { DEFAULT_PRINT_RULES, type PrintRules } from '@kisscut/core/print-rules'
import type { Box, Size } from '../geometry/index.ts'

/** Cut shapes of an upload; `contour` follows the artwork's outline. DESIGN-11. */
export const DIE_LINE_SHAPES = ['contour', 'rectangle', 'rounded_corner', 'circle', 'ellipse'] as const
export type DieLineShape = (typeof DIE_LINE_SHAPES)[number]

/** Least distance of cut lines from each other and from the edge of a sheet, in inches. */
export const CUTS_APART: number = 2 / 25.4

/** The default white border between artwork and cut line, in inches. */
export const DEFAULT_BORDER: number = DEFAULT_CONTOUR.offset

/**
 * Least distance of artwork from the edge of a sheet, so that every sticker is cut along its own contour; with a pixel to spare.
 */
export const SHEET_MARGIN: number = DEFAULT_BORDER + CUTS_APART + 0.01

/** The specification of a cut; lengths in inches from the top left corner of the product. */
export interface DieLineSpec extends Size {
  readonly shape: DieLineShape
  /** Percent of the shorter side, 0–50, by default 10; only for `rounded_corner`. DESIGN-9. */
  readonly clipRadius?: number | null
  /**
   * Blank margin inside a shape around new and fitted artwork, in inches; default an eighth. A contour has its offset instead.
   * OPT-10.
   */
  readonly margin?: number
  /** Closed path data in inches; only for `contour`. Without it a contour is cut as a rounded rectangle. */
  readonly contour?: string | null
  /** Inches between artwork and contour; default an eighth. DESIGN-23. */
  readonly contourOffset?: number
  /** Width of the notches that a contour closes, in percent; default 0. */
  readonly contourSmoothness?: number
  /** Whether a contour's holes are filled (default) or cut. */
  readonly contourHoles?: ContourHoles
  /** It has holes for grommets in its corners; default false. OPT-19. */
  readonly hasHoles?: boolean
  /** Print rules; default those of an unconfigured shop. SETTINGS-12. */
  readonly rules?: PrintRules
}

/** The print rules that apply to a product. */
export const rulesOn = ({ rules = DEFAULT_PRINT_RULES }: Pick<DieLineSpec, 'rules'>): PrintRules => rules

/** Width of the safe area in inches inside the cut line; at most a quarter of the shorter side. */
export const safeAreaOn = ({ width, height, rules }: DieLineSpec): number =>
  Math.min(rulesOn({ rules }).safeArea, Math.max(DEFAULT_PRINT_RULES.safeArea, Math.min(width, height) / 4))

/** The box of a shape: always the ordered size. A circle on a product that is not square is an oval. SIZE-14. */
export function shapeBox({ width, height }: DieLineSpec): Box {
  return { x: 0, y: 0, width, height }
}

/** The chosen offset between artwork and contour in inches, at most a quarter of the shorter side. DESIGN-23. */
export const contourOffsetOf = ({ width, height, contourOffset = DEFAULT_BORDER }: DieLineSpec): number =>
  Math.min(contourOffset, Math.min(width, height) / 4)

/**
 * The border that artwork is placed with: a contour's offset, a shape's margin, or by default the larger of the usual border and
 * the safe area.
 */
export const borderOf = (spec: DieLineSpec): number => {
  if (spec.shape === 'contour') return contourOffsetOf(spec)
  const contourOffset = spec.margin ?? Math.max(DEFAULT_BORDER, safeAreaOn(spec))
  return contourOffsetOf({ ...spec, contourOffset })
}

/** The path of a contour, or null. It may come from a browser and ends up in markup, so anything but path data counts as none. */
export function contourOfSpec({ shape, contour }: DieLineSpec): string | null {
  if (shape !== 'contour' || !contour) return null
  return /^\s*[Mm][MmLlHhVvCcSsQqTtAaZz\d\s.,eE+-]*$/.test(contour) ? contour : null
}
