import type { Element, Side } from '../design/index.ts'
import type { DieLineSpec } from '../die-line/index.ts'
import { drawPicture, drawPlaced } from './picture.ts'
import type { Resources } from './resources.ts'

/** Draws the parts of a design as SVG markup in inches. An editor takes the renderer of the elements it knows. */
export interface Renderer {
  /** One of the elements of a side within the masks that cut it; `id` begins every name in the markup. */
  element(element: Element, elements: readonly Element[], resources: Resources, id: string): string
  /** Print below the elements. */
  background(side: Side, spec: DieLineSpec, resources: Resources): string
}

/** For designs of pictures alone: loads neither fonts nor codes, and knows no masks. */
export const pictureRenderer: Renderer = {
  element: (element, _elements, resources) => drawPlaced(element, resources, drawPicture),
  background: () => '',
}
