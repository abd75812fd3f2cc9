import type { Design } from '../design/index.ts'
import type { Look } from '../look/index.ts'
import { renderScene } from '../renderer/index.ts'
import type { Resources } from '../renderer/index.ts'
import type { SceneOptions, Use } from '../scene/frame.ts'
import { designRenderer } from './design-renderer.ts'

/**
 * One side of a design as an SVG, with text outlined and codes as vectors, for the screen, the preview or the press; for one
 * piece of variable data if `resources.textOf` is given. Byte-for-byte deterministic. Null for an unknown side.
 */
export const designScene = (
  design: Design,
  side: string,
  look: Look,
  use: Use,
  resources: Resources,
  options: SceneOptions = {},
): string | null => renderScene({ design, side, look, resources, renderer: designRenderer }, use, options)
