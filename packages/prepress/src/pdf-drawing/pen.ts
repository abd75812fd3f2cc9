import type { PDFDict } from '@cantoo/pdf-lib'
import { GRAY, type ColorSpace } from './color-spaces.ts'
import type { Color, Drawing, Gradient, Picture } from './drawing.ts'
import type { Font } from './fonts.ts'
import { PAGE_LIMITS } from './limits.ts'
import type { Operand } from './lexer.ts'
import { IDENTITY, type Matrix } from './matrix.ts'
import { NotAsVectors } from './not-as-vectors.ts'

/** Paint of fills or strokes: a color (its number), a gradient pattern, a tiling pattern (its name in the drawing), or none. */
export type Paint =
  | { readonly kind: 'color'; readonly color: number }
  | { readonly kind: 'pattern'; readonly pattern: PDFDict }
  | { readonly kind: 'tiles'; readonly name: string; readonly of: Drawing }
  | { readonly kind: 'none' }

export interface TextState {
  readonly face: Font | null
  readonly size: number
  readonly charSpace: number
  readonly wordSpace: number
  readonly stretch: number
  readonly leading: number
  readonly rise: number
  readonly mode: number
}

/** The graphics state that `q` saves and `Q` restores. */
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

/** State shared by all content streams of a page. */
export interface PageContext {
  readonly colors: Color[]
  readonly colorNumbers: Map<string, number>
  readonly spaceNumbers: Map<unknown, number>
  readonly pictures: Picture[]
  readonly gradients: Gradient[]
  readonly gradientNumbers: Map<PDFDict, number>
  /** Reference tags of hidden layers. */
  readonly hiddenLayers: ReadonlySet<string>
  face(font: PDFDict): Promise<Font>
  /** Interprets a content stream (of the page, a form, a mask or a tile) with a pen of its own. */
  interpret(pen: Pen, content: Uint8Array): Promise<void>
  operators: number
  read: number
  written: number
  pixels: number
  depth: number
  hasVectors: boolean
}

/** Interpreter state of one content stream. */
export interface Pen {
  readonly work: PageContext
  readonly resources: PDFDict
  readonly drawing: Drawing
  /** From the stream's coordinates to the drawing's: patterns are measured in them. */
  readonly base: Matrix
  /** From the drawing's coordinates to the page's. */
  readonly origin: Matrix
  state: State
  readonly stack: State[]
  path: string
  clip: '' | 'W' | 'W*'
  textMatrix: Matrix
  lineMatrix: Matrix
  /** Glyph outlines that become a clip when the text ends. */
  textClip: string
  /** For every open marked content sequence: whether its layer is hidden. */
  readonly marked: boolean[]
}

/** Operators for the initial line style. */
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

/** Initial values of a pen that depend on its stream. */
export type PenStart = Pick<Pen, 'work' | 'resources' | 'drawing' | 'base' | 'origin' | 'state'>

/** A pen for another content stream: no path, no text, no marked content. */
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

/** Counts a page's use of a resource. Throws {@link NotAsVectors} beyond its limit. */
export function use(
  work: PageContext,
  what: 'operators' | 'read' | 'written' | 'pixels',
  amount: number,
): void {
  work[what] += amount
  if (work[what] > PAGE_LIMITS[what]) throw new NotAsVectors(`too much: ${what}`)
}

/** Appends operators to the drawing. */
export function write(pen: Pen, text: string): void {
  use(pen.work, 'written', text.length)
  pen.drawing.content.push(text)
}

export const isHidden = (pen: Pen): boolean => pen.marked.includes(true)

/** The last `count` operands as numbers. Throws {@link NotAsVectors} for anything else. */
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

/** A number in PDF syntax, without exponent. */
export const figure = (value: number): string => {
  const rounded = Math.round(value * 1e6) / 1e6
  return Math.abs(rounded) < 1e-6 ? '0' : String(rounded)
}
export const figures = (values: readonly number[]): string => values.map(figure).join(' ')
