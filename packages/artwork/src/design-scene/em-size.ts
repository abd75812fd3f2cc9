import { elementOf } from '../design/index.ts'
import type { Size } from '../geometry/index.ts'
import type { Face } from '../text/index.ts'
import { drawText } from './text.ts'

/** The box that words are drawn undistorted in when they are set one inch to the em: any other size is so many times as large. */
export const emSizeOf = (words: string, face: Face): Size => {
  const { box } = drawText(elementOf('text', { id: '', side: '', text: words, size: 1 }), face)
  return { width: box.width, height: box.height }
}
