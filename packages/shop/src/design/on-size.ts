import type { Design, Element } from '@kisscut/artwork/design'
import type { Size } from '@kisscut/core/size'
import { sizeOfDesign } from './custom-design.ts'
import { boxOnSize } from './placing.ts'

/** Inches: no element is further away or larger. */
const FURTHEST = 10_000
/** Inches: no letters are smaller. */
const SMALLEST = 0.000001

const within = (value: number, least = -FURTHEST) =>
  Number(Math.max(least, Math.min(FURTHEST, value)).toFixed(6))

/** A design with all its elements on another size; letters grow with their boxes. */
export function onSize(design: Design, after: Size): Design {
  const before = sizeOfDesign(design)
  if (before.width === after.width && before.height === after.height) return design
  const by = Math.min(after.width / before.width, after.height / before.height)
  const elements = design.elements.map((element): Element => {
    const { x, y, width, height } = boxOnSize(element, before, after)
    const box = { x: within(x), y: within(y), width: within(width), height: within(height) }
    return element.kind === 'text'
      ? { ...element, ...box, size: within(element.size * by, SMALLEST) }
      : { ...element, ...box }
  })
  return { ...design, ...after, elements }
}
