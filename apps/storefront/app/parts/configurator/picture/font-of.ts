import type { CSSProperties } from 'react'

/** The height of a text in a picture, in the picture's own units, which the style sheet makes larger on narrow screens. */
export const fontOf = (height: number): CSSProperties => ({ ['--font' as string]: height })
