import { PDFName, type PDFObject } from '@cantoo/pdf-lib'
import { setFont } from './text.ts'
import type { Operand } from './lexer.ts'
import { setMask } from './masks.ts'
import { followedBy, scaleOf, type Matrix } from './matrix.ts'
import { NotAsVectors } from './not-as-vectors.ts'
import { dictOf, dictUnder, listOf, numbersOf, numberUnder, under } from './objects.ts'
import { figure, figures, nameOf, numberOf, numbers, write, type Operator, type Pen } from './pen.ts'

/**
 * Width in points that replaces a PDF's "thinnest line the device can draw", which would be invisible on
 * press.
 */
const THINNEST = 0.12
const MAXIMUM_SAVED = 256

/** Concatenates a matrix to the current one. */
export function transform(pen: Pen, matrix: Matrix): void {
  pen.state = { ...pen.state, ctm: followedBy(matrix, pen.state.ctm) }
  write(pen, `${figures(matrix)} cm\n`)
}

export function saveState(pen: Pen): void {
  if (pen.stack.length >= MAXIMUM_SAVED) throw new NotAsVectors('too many states kept')
  pen.stack.push(pen.state)
  write(pen, 'q\n')
}

export function restoreState(pen: Pen): void {
  const saved = pen.stack.pop()
  if (!saved) return
  pen.state = saved
  write(pen, 'Q\n')
}

/** Sets the opacity of fills and strokes (0–1). */
export function setOpacity(pen: Pen, fill: number, stroke: number): void {
  if (fill === pen.state.fillOpacity && stroke === pen.state.strokeOpacity) return
  pen.state = { ...pen.state, fillOpacity: fill, strokeOpacity: stroke }
  const name = `A${Math.round(fill * 1000)}-${Math.round(stroke * 1000)}`
  pen.drawing.opacities.set(name, [fill, stroke])
  write(pen, `/${name} gs\n`)
}

function setWidth(pen: Pen, width: number): void {
  const scale = scaleOf(pen.state.ctm)
  write(pen, `${figure(width > 0 || scale === 0 ? Math.abs(width) : THINNEST / scale)} w\n`)
}

function setDash(pen: Pen, lengths: readonly number[], phase: number): void {
  write(pen, `[${figures(lengths)}] ${figure(phase)} d\n`)
}

const choice =
  (operator: string, most: number): Operator =>
  (pen, operands) =>
    write(pen, `${Math.min(most, Math.max(0, Math.round(numberOf(operands))))} ${operator}\n`)

export const STATE_OPERATORS: Readonly<Record<string, Operator>> = {
  q: saveState,
  Q: restoreState,
  cm: (pen, operands) => transform(pen, numbers(operands, 6) as unknown as Matrix),
  w: (pen, operands) => setWidth(pen, numberOf(operands)),
  J: choice('J', 2),
  j: choice('j', 2),
  M: (pen, operands) => write(pen, `${figure(Math.max(1, numberOf(operands)))} M\n`),
  d: (pen, operands) => {
    const lengths = operands.at(-2)
    if (!Array.isArray(lengths)) throw new NotAsVectors('dashes that are no list')
    setDash(pen, numbers(lengths as readonly Operand[], lengths.length), numberOf(operands))
  },
  gs: (pen, [name]) => setMany(pen, nameOf(name)),
}

/**
 * Parameters that do not change the appearance, or that the press decides: overprint, halftones, flatness,
 * rendering intent.
 */
const PASSED_OVER = new Set(
  'Type OP op OPM SA FL SM RI TK AIS BG BG2 UCR UCR2 HT HTP UseBlackPtComp'.split(' '),
)

async function setMany(pen: Pen, name: string): Promise<void> {
  const dict = dictUnder(dictUnder(pen.resources, 'ExtGState'), name)
  if (!dict) return
  const { fillOpacity, strokeOpacity } = pen.state
  const opacity = (key: string, now: number) => Math.min(1, Math.max(0, numberUnder(dict, key) ?? now))
  setOpacity(pen, opacity('ca', fillOpacity), opacity('CA', strokeOpacity))
  for (const [key] of dict.entries()) {
    const value = under(dict, key.decodeText())
    switch (key.decodeText()) {
      case 'ca':
      case 'CA':
        break
      case 'LW':
        setWidth(pen, numberUnder(dict, 'LW') ?? 1)
        break
      case 'LC':
      case 'LJ':
      case 'ML':
        write(pen, `${figure(numberUnder(dict, key.decodeText()) ?? 0)} ${LINES[key.decodeText()]}\n`)
        break
      case 'D':
        setDash(pen, numbersOf(listOf(value)[0]) ?? [], 0)
        break
      case 'Font':
        await setFont(pen, dictOf(listOf(value)[0]), numbersOf(value)?.[1] ?? 1)
        break
      case 'BM':
        if (!isNormal(value)) throw new NotAsVectors('colors that blend')
        break
      case 'SMask':
        await setMask(pen, dictOf(value) ?? null)
        break
      default:
        if (!PASSED_OVER.has(key.decodeText()) && !isNothing(value))
          throw new NotAsVectors(`${key.decodeText()} in a graphics state`)
    }
  }
}

const LINES: Readonly<Record<string, string>> = { LC: 'J', LJ: 'j', ML: 'M' }
const isNothing = (value: PDFObject | undefined): boolean =>
  value === undefined || value === PDFName.of('Default') || value === PDFName.of('Identity')
const isNormal = (value: PDFObject | undefined): boolean => {
  const name = listOf(value)[0] ?? value
  return name === PDFName.of('Normal') || name === PDFName.of('Compatible')
}
