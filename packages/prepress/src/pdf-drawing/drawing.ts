import type { PDFRawStream } from '@cantoo/pdf-lib'
import type { ColorSpace } from './color-spaces.ts'
import type { Matrix } from './matrix.ts'

/** A color in its own color space. */
export interface Color {
  readonly space: ColorSpace
  readonly values: readonly number[]
}

/** Marker in content: from here on strokes, or fills, have the color with this number. */
export interface ColorMark {
  readonly color: number
  readonly stroke: boolean
}

/** An image of the page, or a stencil mask filled with the color of this number. */
export interface Picture {
  readonly stream: PDFRawStream
  readonly width: number
  readonly height: number
  readonly stencil: number | null
}

/** An axial or radial gradient with colors in equal steps. */
export interface Gradient {
  readonly kind: 'axial' | 'radial'
  readonly coordinates: readonly number[]
  readonly extend: readonly [boolean, boolean]
  readonly colors: readonly number[]
}

/** A drawing as PDF operators with its own resource names. */
export interface Drawing {
  readonly box: readonly [number, number, number, number]
  readonly matrix: Matrix
  /** A transparency group: composited as a whole. */
  readonly isGroup: boolean
  readonly content: (string | ColorMark)[]
  /** Name → opacity of fills and of strokes. */
  readonly opacities: Map<string, readonly [number, number]>
  /** Name → number of the picture or gradient, or the group itself. */
  readonly pictures: Map<string, number>
  readonly gradients: Map<string, number>
  readonly groups: Map<string, Drawing>
  /** Name → tiling pattern. */
  readonly tiles: Map<string, Tiles>
  /** Name → soft mask from there on; null: none. */
  readonly masks: Map<string, Mask | null>
}

/** A tiling pattern; its matrix maps to the drawing it fills. */
export interface Tiles {
  readonly drawing: Drawing
  readonly xStep: number
  readonly yStep: number
}

/** A soft mask by luminosity (`backdrop`: its backdrop, 0–1) or by alpha. */
export interface Mask {
  readonly drawing: Drawing
  readonly isLight: boolean
  readonly backdrop: number
}

/**
 * A page as a drawing: its displayed size in points, y downwards, and the resources that its parts refer to by
 * number.
 */
export interface PageDrawing {
  readonly width: number
  readonly height: number
  readonly drawing: Drawing
  readonly colors: readonly Color[]
  readonly pictures: readonly Picture[]
  readonly gradients: readonly Gradient[]
  /** It has anything other than pictures. */
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

/** A page as a drawing, with its colors as RGB and its pictures as RGBA. */
export interface VectorPage {
  readonly page: PageDrawing
  readonly colors: readonly Rgb[]
  readonly pictures: readonly Buffer[]
  /** All inks of the file are known, so that they can be printed unchanged and still match each other. */
  readonly keepsInk: boolean
}
