import type { DieLineSpec } from '@kisscut/artwork/die-line'

/** A guide file: an empty page in true size for designers to draw on, with cut line, bleed and safe area. GUIDE-2. */
export interface GuideOrder {
  readonly title: string
  readonly dieLine: DieLineSpec
}

/** Writes guide files. */
export interface Guides {
  pdf(order: GuideOrder): Promise<Uint8Array>
  svg(order: GuideOrder): string
}
