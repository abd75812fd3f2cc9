import type { TextItem } from '../design/index.ts'
import { turned } from '../geometry/index.ts'
import { middleOf } from '../placement/index.ts'
import type { Face } from '../text/index.ts'
import { drawText } from './text.ts'

const ANCHORS = { left: 0, center: 0.5, right: 1 } as const
/** What changes how tall a text is about its middle; other words grow downwards. */
const ABOUT_MIDDLE: ReadonlySet<string> = new Set(['size', 'font', 'bend', 'pathScale', 'tracking'])
/** Room for the cursor in a text that says nothing, in ems. */
const EMPTY = 0.25

/**
 * A text with other words, another font or size, in the box it is drawn in undistorted. The edge it is aligned by stays where it
 * is, turned as it is: other words grow downwards from there, another size about its middle. EDIT-4.
 */
export function fittedText(element: TextItem, fields: Partial<TextItem>, face: Face): TextItem {
  const changed: TextItem = { ...element, ...fields }
  const { path, box } = drawText(changed, face)
  const width = path === '' ? Math.max(box.width, changed.size * EMPTY) : box.width
  const share = {
    x: changed.bend.kind === 'straight' ? ANCHORS[changed.alignment] : 0.5,
    y: Object.keys(fields).some((field) => ABOUT_MIDDLE.has(field)) ? 0.5 : 0,
  }
  const pointOf = (x: number, y: number, wide: number, high: number) => {
    const middle = middleOf({ x, y, width: wide, height: high })
    return turned({ x: x + share.x * wide, y: y + share.y * high }, element.rotation, middle)
  }
  const before = pointOf(element.x, element.y, element.width, element.height)
  const after = pointOf(element.x, element.y, width, box.height)
  return {
    ...changed,
    x: element.x + before.x - after.x,
    y: element.y + before.y - after.y,
    width,
    height: box.height,
  }
}
