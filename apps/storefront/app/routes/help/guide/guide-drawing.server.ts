import { bleedOutline, dieLine, safeArea, type DieLineSpec } from '@kisscut/artwork/die-line'

/** The lines of a guide file for the page, as path data in inches. */
export interface GuideDrawing {
  readonly viewBox: string
  readonly bleed: string
  readonly cutLine: string
  readonly safeArea: string
}

/** Margin around the drawing, as a share of its longer side. */
const AROUND = 0.06

export function drawingOf(spec: DieLineSpec & { readonly rules: { readonly bleed: number } }): GuideDrawing {
  const { width, height, rules } = spec
  const around = rules.bleed + Math.max(width, height) * AROUND
  const box = [-around, -around, width + 2 * around, height + 2 * around]
  return {
    viewBox: box.map((each) => Number(each.toFixed(4))).join(' '),
    bleed: bleedOutline(spec),
    cutLine: dieLine(spec),
    safeArea: safeArea(spec),
  }
}
