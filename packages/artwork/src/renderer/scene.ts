import type { PrintRules } from '@kisscut/core/print-rules'
import { dieLineOf, elementsOn } from '../design/index.ts'
import type { Design, Side } from '../design/index.ts'
import type { DieLineSpec } from '../die-line/index.ts'
import type { Look } from '../look/index.ts'
import type { Content } from '../scene/content.ts'
import { framed } from '../scene/frame.ts'
import type { SceneOptions, Use } from '../scene/frame.ts'
import type { Renderer } from './renderer.ts'
import type { Resources } from './resources.ts'

/** The content of a side: the part clipped at the bleed, and the unclipped part. `id` prefixes every name in the markup. */
export function sideContent(
  design: Design,
  side: Side,
  spec: DieLineSpec,
  resources: Resources,
  renderer: Renderer,
  id: string,
): Required<Content> {
  const elements = elementsOn(design, side.id)
  const layer = (isFree: boolean) =>
    elements
      .filter((element) => element.dontClip === isFree)
      .map((element) => renderer.element(element, elements, resources, id))
      .join('')
  const background = renderer.background(side, spec, resources)
  return { clipped: background + layer(false), free: layer(true) }
}

/** Inputs of a scene, and its renderer. */
export interface SceneInput {
  readonly design: Design
  /** Id of the side. */
  readonly side: string
  readonly look: Look
  readonly resources: Resources
  readonly renderer: Renderer
  /** Print rules that apply; default those of an unconfigured shop. */
  readonly rules?: PrintRules
  /** Holes for grommets are cut out of its corners; default false. OPT-19. */
  readonly hasHoles?: boolean
}

/** One side of a design as one SVG for the screen, the preview or the press. Null for an unknown side. */
export function renderScene(
  { design, side: sideId, look, resources, renderer, rules, hasHoles = false }: SceneInput,
  use: Use,
  options: SceneOptions = {},
): string | null {
  const side = design.sides.find(({ id }) => id === sideId)
  if (!side) return null
  const spec = { ...dieLineOf(design, side, rules), hasHoles }
  const content = sideContent(design, side, spec, resources, renderer, options.id ?? 'k')
  return framed(spec, look, content, use, options)
}
