import type { PDFRawStream } from '@cantoo/pdf-lib'
import type { ColorSpace } from './color-spaces.ts'
import type { Matrix } from './matrix.ts'

/** A color as the file states it. */
export interface Color {
  readonly space: ColorSpace
  readonly values: readonly number[]
}

/** In content: from here on lines, or areas, are of the color with this number. */
export interface ColorMark {
  readonly color: number
  readonly stroke: boolean
}

/** A picture of the page, or a stencil through which the color with this number is seen. */
export interface Picture {
  readonly stream: PDFRawStream
  readonly width: number
  readonly height: number
  readonly stencil: number | null
}

/** A gradient along a line or between two circles, its colors in equal steps. */
export interface Gradient {
  readonly kind: 'axial' | 'radial'
  readonly coordinates: readonly number[]
  readonly extend: readonly [boolean, boolean]
  readonly colors: readonly number[]
}

/** A drawing in PDF's operators, with names of the drawing's own for what it refers to. */
export interface Drawing {
  readonly box: readonly [number, number, number, number]
  readonly matrix: Matrix
  /** Drawn for itself first, then laid on the page as a whole. */
  readonly isGroup: boolean
  readonly content: (string | ColorMark)[]
  /** Name → opacity of areas and of lines. */
  readonly opacities: Map<string, readonly [number, number]>
  /** Name → number of the picture, of the gradient, and the group itself. */
  readonly pictures: Map<string, number>
  readonly gradients: Map<string, number>
  readonly groups: Map<string, Drawing>
  /** Name → tiles for areas to be filled with. */
  readonly tiles: Map<string, Tiles>
  /** Name → what of the drawing is seen from there on; null: all. */
  readonly masks: Map<string, Mask | null>
}

/** A drawing shown again and again, so far apart; its matrix leads to the drawing that is filled with it. */
export interface Tiles {
  readonly drawing: Drawing
  readonly xStep: number
  readonly yStep: number
}

/** A drawing that lets another be seen: where it is light (`ground`: how light it is where it is empty), or opaque. */
export interface Mask {
  readonly drawing: Drawing
  readonly isLight: boolean
  readonly ground: number
}

/** A page as a drawing: its size in points as it is shown, y downwards; and what all its parts refer to by number. */
export interface PageDrawing {
  readonly width: number
  readonly height: number
  readonly drawing: Drawing
  readonly colors: readonly Color[]
  readonly pictures: readonly Picture[]
  readonly gradients: readonly Gradient[]
  /** Something beside pictures is drawn. */
  readonly hasVectors: boolean
}

export const emptyDrawing = (box: Drawing['box'], matrix: Matrix, isGroup: boolean): Drawing => ({
  box,
  matrix,
  isGroup,
  content: [],
  opacities: new Map(),
  pictures: new Map(),
  gradients: new Map(),
  groups: new Map(),
  tiles: new Map(),
  masks: new Map(),
})

/** Red, green and blue, 0–255. */
export type Rgb = readonly [number, number, number]

/** A page as a drawing, what its colors look like on a screen, and its pictures as RGBA. */
export interface VectorPage {
  readonly page: PageDrawing
  readonly colors: readonly Rgb[]
  readonly pictures: readonly Buffer[]
  /** Every ink that the file asks for is known, so that all can go to press as they are and still fit each other. */
  readonly keepsInk: boolean
}
