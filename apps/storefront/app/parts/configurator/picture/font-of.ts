import type { CSSProperties } from 'react'

/** The height of a text in the picture's units; the style sheet enlarges it on narrow screens. */
export const fontOf = (height: number): CSSProperties => ({ ['--font' as string]: height })
