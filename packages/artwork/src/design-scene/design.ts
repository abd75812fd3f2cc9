import type { Design } from '../design/index.ts'
import type { Look } from '../look/index.ts'
import { renderScene } from '../renderer/index.ts'
import type { Resources } from '../renderer/index.ts'
import type { SceneOptions, Use } from '../scene/frame.ts'
import { designRenderer } from './design-renderer.ts'

/**
 * One side of a design as one SVG, text outlined and codes as vectors, for the screen, the preview or the press; for one
 * piece of variable data when `resources.textOf` says so. Deterministic to the byte. Null for a side that is not there.
 */
export const designScene = (
  design: Design,
  side: string,
  look: Look,
  use: Use,
  resources: Resources,
  options: SceneOptions = {},
): string | null => renderScene({ design, side, look, resources, renderer: designRenderer }, use, options)
