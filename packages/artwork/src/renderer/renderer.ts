import type { Element, Side } from '../design/index.ts'
import type { DieLineSpec } from '../die-line/index.ts'
import { drawPicture, drawPlaced } from './picture.ts'
import type { Resources } from './resources.ts'

/** Draws the parts of a design as SVG markup in inches. Each editor loads a renderer for its own kinds of elements. */
export interface Renderer {
  /** An element of a side, clipped by its masks; `id` prefixes every name in the markup. */
  element(element: Element, elements: readonly Element[], resources: Resources, id: string): string
  /** Print below the elements. */
  background(side: Side, spec: DieLineSpec, resources: Resources): string
}

/** For designs of pictures only: loads neither fonts nor codes, and supports no masks. */
export const pictureRenderer: Renderer = {
  element: (element, _elements, resources) => drawPlaced(element, resources, drawPicture),
  background: () => '',
}
