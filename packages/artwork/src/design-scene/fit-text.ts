import type { TextItem } from '../design/index.ts'
import { turned } from '../geometry/index.ts'
import { middleOf } from '../placement/index.ts'
import type { Face } from '../text/index.ts'
import { drawText } from './text.ts'
import { widestText } from './widest.ts'

const ANCHORS = { left: 0, center: 0.5, right: 1 } as const
/** Changes that resize a text around its center; new words make it grow downwards. */
const ABOUT_MIDDLE: ReadonlySet<string> = new Set(['size', 'font', 'bend', 'pathScale', 'tracking'])
/** Width of an empty text, for the cursor, in ems. */
const EMPTY = 0.25

/**
 * A text with changed words, font or size, in its undistorted box. Its aligned edge and rotation stay: new words grow downwards
 * from there, another size about the center. Variable text has room for its widest record, limited to `room` inches when its
 * records change. EDIT-4, VAR-16.
 */
export function fittedText(
  element: TextItem,
  fields: Partial<TextItem>,
  face: Face,
  room = Infinity,
): TextItem {
  const changed: TextItem = { ...element, ...fields }
  const { path, box } = drawText(changed, face, widestText(changed, face))
  const needed = path === '' ? Math.max(box.width, changed.size * EMPTY) : box.width
  const width = changed.symbol === 'none' ? needed : Math.min(needed, roomOf(element, fields, face, room))
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

/** Fields that change the text of some piece. */
const RECORDS: ReadonlySet<string> = new Set([
  'text',
  'symbol',
  'symbolFile',
  'symbolRangeStart',
  'symbolRangeEnd',
])

/**
 * Inches of room for changed records; after another change a box too narrow for its widest record stays narrow by the same share.
 */
function roomOf(element: TextItem, fields: Partial<TextItem>, face: Face, room: number): number {
  if (element.symbol === 'none' || Object.keys(fields).some((field) => RECORDS.has(field))) return room
  const widthOf = (text: TextItem) => drawText(text, face, widestText(text, face)).box.width
  const before = widthOf(element)
  if (!(element.width > 0) || element.width >= before) return Infinity
  return (element.width / before) * widthOf({ ...element, ...fields })
}
