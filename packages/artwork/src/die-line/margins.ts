import { cornerRadius } from '@kisscut/core/design'
import { ellipsePath, flatten, grown, parallel, polygonPath, rectanglePath } from '../geometry/index.ts'
import { contourOfSpec, rulesOn, safeAreaOn, shapeBox } from './shape.ts'
import type { DieLineSpec } from './shape.ts'

/** The outline up to which ink is printed so that no paper shows after cutting: `bleed` inches outside the die line. */
export function bleedOutline(spec: DieLineSpec, bleed = rulesOn(spec).bleed): string {
  return outline(spec, bleed)
}

/** The outline inside which important content should stay; empty where the product is too small to have one. */
export function safeArea(spec: DieLineSpec, margin = safeAreaOn(spec)): string {
  return outline(spec, -margin)
}

/** A true parallel of the die line, `distance` inches outside (inside when negative). */
function outline(spec: DieLineSpec, distance: number): string {
  const box = grown(shapeBox(spec), distance)
  if (box.width <= 0 || box.height <= 0) return ''
  switch (spec.shape) {
    case 'rectangle':
      return rectanglePath(box)
    case 'rounded_corner':
      return rectanglePath(box, cornerRadius(spec) + distance)
    case 'circle':
    case 'ellipse':
      return box.width === box.height ? ellipsePath(box) : shifted(ellipsePath(shapeBox(spec)), distance)
    case 'contour': {
      const contour = contourOfSpec(spec)
      return contour ? shifted(contour, distance) : rectanglePath(box, cornerRadius(spec) + distance)
    }
  }
}

const shifted = (path: string, distance: number): string =>
  polygonPath(parallel(flatten(path, 0.0005), distance))
