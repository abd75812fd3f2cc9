import type { Resources } from '@kisscut/artwork/design-scene'
import { openFace } from '@kisscut/artwork/open-face'
import { sfntOf } from '../pdf-layout/woff.ts'
import { cutDrawingsOf } from '@kisscut/artwork/design'
import type { CutShape, LetteringResources } from '@kisscut/artwork/lettering'
import { cutShapesOf } from '../cut/cut-shapes.ts'
import type { DrawnDesign } from '@kisscut/shop/ports/drawing'

/** The fonts and colors of a design, opened. Throws for an invalid font file. */
export function fontsAndColors({ fonts, colors }: DrawnDesign): Pick<Resources, 'face' | 'color'> {
  const faces = new Map(Object.entries(fonts).map(([id, bytes]) => [id, openFace(sfntOf(bytes))]))
  return { face: (id) => faces.get(id) ?? null, color: (id) => colors[id] ?? null }
}

/** Inputs for cutting a design from film: its fonts, and the shapes of its drawings. Throws for an invalid drawing. CLIP-5. */
export async function cutResources(drawn: DrawnDesign): Promise<LetteringResources> {
  const shapes = new Map<string, readonly CutShape[]>()
  for (const element of cutDrawingsOf(drawn.design)) {
    const drawing = drawn.cutDrawings?.[element.id]
    if (drawing !== undefined) shapes.set(element.id, await cutShapesOf(element, drawing))
  }
  return { ...fontsAndColors(drawn), shapes: ({ id }) => shapes.get(id) ?? [] }
}
