import { cornerRadius } from '@kisscut/core/design'
import { ellipsePath, rectanglePath } from '../geometry/index.ts'
import { contourOfSpec, shapeBox } from './shape.ts'
import type { DieLineSpec } from './shape.ts'

/** The line the knife follows, as closed SVG path data in inches (DESIGN-11). */
export function dieLine(spec: DieLineSpec): string {
  const box = shapeBox(spec)
  switch (spec.shape) {
    case 'rectangle':
      return rectanglePath(box)
    case 'rounded_corner':
      return rectanglePath(box, cornerRadius(spec))
    case 'circle':
    case 'ellipse':
      return ellipsePath(box)
    case 'contour':
      return contourOfSpec(spec) ?? rectanglePath(box, cornerRadius(spec))
  }
}
