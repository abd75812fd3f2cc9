import type { PrintRules } from '@kisscut/core/print-rules'
import { dieLineOf, elementsOn } from '../design/index.ts'
import type { Design, Element, Side } from '../design/index.ts'
import type { DieLineSpec } from '../die-line/index.ts'
import type { Look } from '../look/index.ts'
import { framed } from '../scene/frame.ts'
import type { Content } from '../scene/content.ts'
import type { SceneOptions, Use } from '../scene/frame.ts'
import { drawPicture, drawPlaced } from './picture.ts'
import type { Resources } from './resources.ts'

/** Draws the parts of a design as SVG markup in inches. An editor takes the renderer of the elements it knows. */
export interface Renderer {
  /** One of the elements of a side within the masks that cut it; `id` begins every name in the markup. */
  element(element: Element, elements: readonly Element[], resources: Resources, id: string): string
  /** What is printed below the elements. */
  background(side: Side, spec: DieLineSpec, resources: Resources): string
}

/** For designs of pictures alone: loads neither fonts nor codes, and knows no masks. */
export const pictureRenderer: Renderer = {
  element: (element, _elements, resources) => drawPlaced(element, resources, drawPicture),
  background: () => '',
}

/** Everything on a side: up to the bleed, and what is not clipped. `id` begins every name in the markup. */
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

/** What a scene is drawn of, and by whom. */
export interface SceneInput {
  readonly design: Design
  /** Id of the side. */
  readonly side: string
  readonly look: Look
  readonly resources: Resources
  readonly renderer: Renderer
  /** In force on it; default as a shop that has set nothing. */
  readonly rules?: PrintRules
}

/** One side of a design as one SVG for the screen, the preview or the press. Null for a side that is not there. */
export function renderScene(
  { design, side: sideId, look, resources, renderer, rules }: SceneInput,
  use: Use,
  options: SceneOptions = {},
): string | null {
  const side = design.sides.find(({ id }) => id === sideId)
  if (!side) return null
  const spec = dieLineOf(design, side, rules)
  const content = sideContent(design, side, spec, resources, renderer, options.id ?? 'k')
  return framed(spec, look, content, use, options)
}
