import type { Point } from '@kisscut/machines/placing'

/** How inches on the product become pixels on the mat. */
export interface MatWindow {
  /** Pixels per inch. */
  readonly scale: number
  /** Where the product's top left corner lies, in pixels of the mat. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Thickness of the rulers in pixels. */
export const RULER = 26

/** The product as large as the mat allows, in the middle, with room for bleed, handles and what hangs over. */
export function windowFor(
  mat: { readonly width: number; readonly height: number },
  product: { readonly width: number; readonly height: number },
): MatWindow {
  const room = { width: mat.width - RULER, height: mat.height - RULER }
  const margin = 0.74
  const scale = Math.max(
    4,
    Math.min((room.width * margin) / product.width, (room.height * margin) / product.height),
  )
  return {
    scale,
    left: RULER + (room.width - product.width * scale) / 2,
    top: RULER + (room.height - product.height * scale) / 2,
    width: mat.width,
    height: mat.height,
  }
}

/** A point of the mat in pixels as inches on the product. */
export const inchesAt = ({ scale, left, top }: MatWindow, x: number, y: number): Point => ({
  x: (x - left) / scale,
  y: (y - top) / scale,
})
