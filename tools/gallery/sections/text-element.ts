import { elementOf, type Element, type TextItem } from '@kisscut/artwork/design'
import { drawText } from '@kisscut/artwork/design-scene'
import type { FaceName, Studio } from '../studio.ts'

/** A text element in its natural size around a center (inches). */
export function textElement(
  studio: Studio,
  given: Partial<TextItem> & { readonly font: FaceName },
  x: number,
  y: number,
): Element {
  const element = elementOf('text', { id: 't', side: 'front', ...given })
  const { width, height } = drawText(element, studio.face(given.font)).box
  return { ...element, x: x - width / 2, y: y - height / 2, width, height }
}
