import { dieLineOf } from '../design/index.ts'
import type { Design } from '../design/index.ts'
import type { Look } from '../look/index.ts'
import { framed } from '../scene/frame.ts'
import type { SceneOptions, Use } from '../scene/frame.ts'
import { designRenderer, sideContent } from './design-renderer.ts'
import type { Resources } from './resources.ts'

/**
 * One side of a design as one SVG, text outlined and codes as vectors, for the screen, the preview or the press; for one
 * piece of variable data when `resources.textOf` says so. Deterministic to the byte. Null for a side that is not there.
 */
export function designScene(
  design: Design,
  sideId: string,
  look: Look,
  use: Use,
  resources: Resources,
  options: SceneOptions = {},
): string | null {
  const side = design.sides.find(({ id }) => id === sideId)
  if (!side) return null
  const content = sideContent(design, side, resources, designRenderer, options.id ?? 'k')
  return framed(dieLineOf(design, side), look, content, use, options)
}
