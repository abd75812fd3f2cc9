import { withoutElements, type Design, type Element, type TextItem } from '../design/index.ts'
import { fittedText } from '../design-scene/index.ts'
import { boundsOf } from '../placement/index.ts'
import type { Face } from '../text/index.ts'
import { bendAlong, shapeOfPath } from './shapes.ts'

/** A line closer than this, in inches, to its aligned position counts as aligned. */
const ALIGNED = 0.01

/** The anchor of an alignment, as a share of a line's width. */
const SHARE = { left: 0, center: 0.5, right: 1 } as const

/** The lines in reading order: from top to bottom, and side by side from the left. */
export const linesInOrder = ({ elements }: Design): readonly TextItem[] =>
  elements
    .filter((element) => element.kind === 'text')
    .sort((a, b) => middleY(a) - middleY(b) || a.x - b.x || a.z - b.z)

const middleY = ({ y, height }: TextItem) => y + height / 2

/** Fields of a line other than its position. */
export type LineFields = Partial<
  Pick<TextItem, 'text' | 'font' | 'size' | 'tracking' | 'bend' | 'fill' | 'alignment'>
>

/**
 * Changes the words, font, height or bend of a line: its top stays, the lines below move along, and aligned lines stay aligned.
 * LET-7.
 */
export function changedLine(design: Design, id: string, fields: LineFields, face: Face): Design {
  const line = lineWith(design, id)
  if (!line || line.locked) return design
  const fitted = { ...fittedText(line, withPath(line, fields, face), face), y: line.y }
  const by = fitted.height - line.height
  const isBelow = (other: Element) => other.kind === 'text' && middleY(other) > middleY(line)
  const elements = design.elements.map((element) => {
    if (element.id === id) return fitted
    return by !== 0 && isBelow(element) ? { ...element, y: element.y + by } : element
  })
  return aligned(design, { ...design, elements }, fields.alignment === undefined ? [] : [id])
}

/** The fields with a line's path lengthened for its text, where it is one of the built-in shapes. */
function withPath(line: TextItem, fields: LineFields, face: Face): LineFields {
  const shape = line.bend.kind === 'path' && !fields.bend ? shapeOfPath(line.bend.path) : null
  return shape === null ? fields : { ...fields, bend: bendAlong({ ...line, ...fields }, shape, face) }
}

/** Adds a line below all others, in their style and alignment. A duplicate id changes nothing. LET-7. */
export function addedLine(design: Design, line: TextItem, face: Face): Design {
  if (design.elements.some(({ id }) => id === line.id)) return design
  const lines = linesInOrder(design)
  const bounds = lines.map((each) => boundsOf(each))
  const top = lines.length === 0 ? 0 : Math.max(...bounds.map(({ y, height }) => y + height))
  const left = lines.length === 0 ? 0 : Math.min(...bounds.map(({ x }) => x))
  const z = design.elements.reduce((most, element) => Math.max(most, element.z + 1), 0)
  const fitted = {
    ...fittedText({ ...line, x: left, y: top }, {}, face),
    y: top,
    z,
  }
  return aligned(design, { ...design, elements: [...design.elements, fitted] }, [line.id])
}

/** Swaps a line with the one above (−1) or below (1); the gap between them stays. LET-7. */
export function movedLine(design: Design, id: string, by: -1 | 1): Design {
  const lines = linesInOrder(design)
  const at = lines.findIndex((line) => line.id === id)
  const [upper, lower] = by < 0 ? [lines[at - 1], lines[at]] : [lines[at], lines[at + 1]]
  if (at < 0 || !upper || !lower || upper.locked || lower.locked) return design
  const gap = lower.y - (upper.y + upper.height)
  const elements = design.elements.map((element) => {
    if (element.id === lower.id) return { ...element, y: upper.y }
    return element.id === upper.id ? { ...element, y: upper.y + lower.height + gap } : element
  })
  return { ...design, elements }
}

/** Removes a line; those below close up, and the others stay aligned. LET-7. */
export function withoutLine(design: Design, id: string): Design {
  const lines = linesInOrder(design)
  const at = lines.findIndex((line) => line.id === id)
  const line = lines[at]
  if (!line || line.locked || !line.canRemove) return design
  const next = lines[at + 1]
  const by = next ? next.y - line.y : 0
  const below = new Set(lines.slice(at + 1).map((each) => each.id))
  const rest = withoutElements(design, new Set([id]))
  const elements = rest.elements.map((element) =>
    below.has(element.id) ? { ...element, y: element.y - by } : element,
  )
  return aligned(design, { ...rest, elements }, [])
}

const lineWith = ({ elements }: Design, id: string): TextItem | null => {
  const found = elements.find((element) => element.id === id)
  return found?.kind === 'text' ? found : null
}

/** Whether a line is aligned with others: it is not rotated. */
const isUpright = ({ rotation }: TextItem) => rotation === 0

const widestOf = (lines: readonly TextItem[]): TextItem | null =>
  lines.reduce<TextItem | null>(
    (widest, line) => (widest && widest.width >= line.width ? widest : line),
    null,
  )

/** The position of a line aligned with the widest one. */
const placeBy = (widest: TextItem, { alignment, width }: TextItem): number =>
  widest.x + SHARE[alignment] * (widest.width - width)

/** Keeps aligned lines aligned in the new design, and aligns those in `anew`. */
function aligned(before: Design, after: Design, anew: readonly string[]): Design {
  const was = linesInOrder(before).filter(isUpright)
  const wasWidest = widestOf(was)
  const stood = was.filter((line) => wasWidest && Math.abs(line.x - placeBy(wasWidest, line)) < ALIGNED)
  const held = new Set([...stood.map(({ id }) => id), ...anew])
  const heldIn = (design: Design) =>
    linesInOrder(design).filter((line) => isUpright(line) && held.has(line.id))
  // Aligned to the others first, so that a line wider than all of them does not move them.
  const others = widestOf(heldIn(after).filter(({ id }) => !anew.includes(id)))
  const started = others ? placed(after, others, new Set(anew)) : after
  const widest = widestOf(heldIn(started))
  return widest ? placed(started, widest, held) : started
}

function placed(design: Design, widest: TextItem, ids: ReadonlySet<string>): Design {
  const elements = design.elements.map((element) => {
    if (element.kind !== 'text' || !isUpright(element) || element.locked || !ids.has(element.id))
      return element
    const x = placeBy(widest, element)
    return x === element.x ? element : { ...element, x }
  })
  return { ...design, elements }
}
