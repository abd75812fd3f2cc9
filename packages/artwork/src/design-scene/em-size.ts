import { elementOf } from '../design/index.ts'
import type { Size } from '../geometry/index.ts'
import type { Face } from '../text/index.ts'
import { drawText } from './text.ts'

/** The undistorted box of words at one inch per em; other sizes are proportional. */
export const emSizeOf = (words: string, face: Face): Size => {
  const { box } = drawText(elementOf('text', { id: '', side: '', text: words, size: 1 }), face)
  return { width: box.width, height: box.height }
}
