import type { Resources } from '@kisscut/artwork/design-scene'
import { openFace } from '@kisscut/artwork/text'
import { sfntOf } from '../pdf-layout/woff.ts'
import type { DrawnDesign } from '@kisscut/shop/ports/drawing'

/** The fonts and colors of a design, opened. A font file that is none throws. */
export function fontsAndColors({ fonts, colors }: DrawnDesign): Pick<Resources, 'face' | 'color'> {
  const faces = new Map(Object.entries(fonts).map(([id, bytes]) => [id, openFace(sfntOf(bytes))]))
  return { face: (id) => faces.get(id) ?? null, color: (id) => colors[id] ?? null }
}
