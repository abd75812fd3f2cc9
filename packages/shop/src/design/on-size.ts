import { resizeCanvas, type Design, type Element } from '@kisscut/artwork/design'
import type { Size } from '@kisscut/core/size'
import { sizeOfDesign } from './custom-design.ts'

/** Largest distance and size of an element, in inches. */
const FURTHEST = 10_000
/** Smallest letters, in inches. */
const SMALLEST = 0.000001

const within = (value: number, least = -FURTHEST) =>
  Number(Math.max(least, Math.min(FURTHEST, value)).toFixed(6))

/** A design resized, within the limits of its values. EDIT-22. */
export function onSize(design: Design, after: Size): Design {
  const before = sizeOfDesign(design)
  if (before.width === after.width && before.height === after.height) return design
  const resized = resizeCanvas(after.width, after.height).apply(design)
  const elements = resized.elements.map((element): Element => {
    const { x, y, width, height } = element
    const box = { x: within(x), y: within(y), width: within(width), height: within(height) }
    return element.kind === 'text'
      ? { ...element, ...box, size: within(element.size, SMALLEST) }
      : { ...element, ...box }
  })
  return { ...resized, elements }
}
