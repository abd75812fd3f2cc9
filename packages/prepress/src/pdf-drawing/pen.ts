import type { PDFDict } from '@cantoo/pdf-lib'
import { GRAY, type ColorSpace } from './color-spaces.ts'
import type { Color, Drawing, Gradient, Picture } from './drawing.ts'
import type { Face } from './faces.ts'
import { PAGE_LIMITS } from './limits.ts'
import type { Operand } from './lexer.ts'
import { IDENTITY, type Matrix } from './matrix.ts'
import { NotAsVectors } from './not-as-vectors.ts'

/** What areas or lines are drawn with: a color (its number), a gradient pattern, tiles (their name in the drawing), or nothing at all. */
export type Paint =
  | { readonly kind: 'color'; readonly color: number }
  | { readonly kind: 'pattern'; readonly pattern: PDFDict }
  | { readonly kind: 'tiles'; readonly name: string; readonly of: Drawing }
  | { readonly kind: 'none' }

export interface TextState {
  readonly face: Face | null
  readonly size: number
  readonly charSpace: number
  readonly wordSpace: number
  readonly stretch: number
  readonly leading: number
  readonly rise: number
  readonly mode: number
}

/** What `q` keeps and `Q` brings back. */
export interface State {
  readonly ctm: Matrix
  readonly fillSpace: ColorSpace
  readonly strokeSpace: ColorSpace
  readonly fill: Paint
  readonly stroke: Paint
  readonly fillOpacity: number
  readonly strokeOpacity: number
  readonly isMasked: boolean
  readonly text: TextState
}

/** What all content streams of a page share. */
export interface PageWork {
  readonly colors: Color[]
  readonly colorNumbers: Map<string, number>
  readonly spaceNumbers: Map<unknown, number>
  readonly pictures: Picture[]
  readonly gradients: Gradient[]
  readonly gradientNumbers: Map<PDFDict, number>
  /** Tags of the layers that are not shown. */
  readonly hiddenLayers: ReadonlySet<string>
  face(font: PDFDict): Promise<Face>
  /** Interprets a content stream (of the page, a form, a mask or a tile) with a pen of its own. */
  interpret(pen: Pen, content: Uint8Array): Promise<void>
  operators: number
  read: number
  written: number
  pixels: number
  depth: number
  hasVectors: boolean
}

/** One content stream as it is read. */
export interface Pen {
  readonly work: PageWork
  readonly resources: PDFDict
  readonly drawing: Drawing
  /** From the stream's own coordinates to those of the drawing: patterns are measured in them. */
  readonly base: Matrix
  /** From the drawing's own coordinates to those of the page. */
  readonly origin: Matrix
  state: State
  readonly stack: State[]
  path: string
  clip: '' | 'W' | 'W*'
  textMatrix: Matrix
  lineMatrix: Matrix
  /** Outlines of letters that become a clip when the text ends. */
  textClip: string
  /** For every marked piece of content that is open: whether it lies on a hidden layer. */
  readonly marked: boolean[]
}

/** How lines are drawn at first. */
export const FIRST_LINES = '1 w 0 J 0 j 10 M [] 0 d\n'

export const FIRST_STATE: State = {
  ctm: IDENTITY,
  fillSpace: GRAY,
  strokeSpace: GRAY,
  fill: { kind: 'none' },
  stroke: { kind: 'none' },
  fillOpacity: 1,
  strokeOpacity: 1,
  isMasked: false,
  text: {
    face: null,
    size: 0,
    charSpace: 0,
    wordSpace: 0,
    stretch: 1,
    leading: 0,
    rise: 0,
    mode: 0,
  },
}

/** What a content stream begins with; the rest of its pen is as nothing were drawn yet. */
export type PenStart = Pick<Pen, 'work' | 'resources' | 'drawing' | 'base' | 'origin' | 'state'>

/** A pen for another content stream: no path, no text, nothing marked. */
export const newPen = (start: PenStart): Pen => ({
  ...start,
  stack: [],
  path: '',
  clip: '',
  textMatrix: IDENTITY,
  lineMatrix: IDENTITY,
  textClip: '',
  marked: [],
})

export type Operator = (pen: Pen, operands: readonly Operand[]) => void | Promise<void>

/** Adds to what a page has used up; too much of anything makes it go as pixels. */
export function use(work: PageWork, what: 'operators' | 'read' | 'written' | 'pixels', amount: number): void {
  work[what] += amount
  if (work[what] > PAGE_LIMITS[what]) throw new NotAsVectors(`too much: ${what}`)
}

/** Writes into the drawing. */
export function write(pen: Pen, text: string): void {
  use(pen.work, 'written', text.length)
  pen.drawing.content.push(text)
}

export const isHidden = (pen: Pen): boolean => pen.marked.includes(true)

/** So many numbers; anything else cannot be what was meant. */
export function numbers(operands: readonly Operand[], count: number): readonly number[] {
  const last = operands.slice(-count)
  if (last.length < count || !last.every((each) => typeof each === 'number' && Math.abs(each) < 1e7))
    throw new NotAsVectors('operands that are no numbers')
  return last as number[]
}

export function numberOf(operands: readonly Operand[]): number {
  return numbers(operands, 1)[0]!
}

export function nameOf(operand: Operand | undefined): string {
  if (typeof operand !== 'string') throw new NotAsVectors('an operand that is no name')
  return operand
}

/** A number as PDF writes it: no powers of ten. */
export const figure = (value: number): string => {
  const rounded = Math.round(value * 1e6) / 1e6
  return Math.abs(rounded) < 1e-6 ? '0' : String(rounded)
}
export const figures = (values: readonly number[]): string => values.map(figure).join(' ')
