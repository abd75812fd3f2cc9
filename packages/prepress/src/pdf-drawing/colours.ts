import { PDFRawStream } from '@cantoo/pdf-lib'
import { GREY, INKS, namedColourSpace, RGB, type ColourSpace } from './colour-spaces.ts'
import type { Operand } from './lexer.ts'
import { PAGE_LIMITS } from './limits.ts'
import { NotAsVectors } from './not-as-vectors.ts'
import { dictOf, dictUnder, under } from './objects.ts'
import { readTiles } from './tiles.ts'
import { nameOf, numbers, type Operator, type PageWork, type Pen } from './pen.ts'

/** The number of a colour; the same for the same. */
export function colourNumber(work: PageWork, space: ColourSpace, values: readonly number[]): number {
  let spaceNumber = work.spaceNumbers.get(space.source)
  if (spaceNumber === undefined) work.spaceNumbers.set(space.source, (spaceNumber = work.spaceNumbers.size))
  const key = `${spaceNumber} ${values.join(' ')}`
  let number = work.colourNumbers.get(key)
  if (number === undefined) {
    number = work.colours.push({ space, values }) - 1
    if (number >= PAGE_LIMITS.colours) throw new NotAsVectors('too many colours')
    work.colourNumbers.set(key, number)
  }
  return number
}

function setColour(pen: Pen, stroke: boolean, space: ColourSpace, values: readonly number[]): void {
  if (space.isNone) {
    change(pen, stroke, space, { kind: 'none' })
    return
  }
  const colour = colourNumber(pen.work, space, values)
  change(pen, stroke, space, { kind: 'colour', colour })
  pen.drawing.content.push({ colour, stroke })
}

function change(pen: Pen, stroke: boolean, space: ColourSpace, paint: Pen['state']['fill']): void {
  pen.state = stroke
    ? { ...pen.state, strokeSpace: space, stroke: paint }
    : { ...pen.state, fillSpace: space, fill: paint }
}

/** Black, as everything begins. */
export function beginInBlack(pen: Pen): void {
  setColour(pen, false, GREY, [0])
  setColour(pen, true, GREY, [0])
}

const inSpace =
  (stroke: boolean, space: ColourSpace): Operator =>
  (pen, operands) =>
    setColour(pen, stroke, space, numbers(operands, space.components))

const toSpace =
  (stroke: boolean): Operator =>
  (pen, operands) => {
    const space = namedColourSpace(nameOf(operands.at(-1)), pen.resources)
    if (space.isPattern) change(pen, stroke, space, { kind: 'none' })
    else setColour(pen, stroke, space, space.first)
  }

const toColour =
  (stroke: boolean): Operator =>
  (pen, operands) => {
    const space = stroke ? pen.state.strokeSpace : pen.state.fillSpace
    if (!space.isPattern) {
      setColour(pen, stroke, space, numbers(operands, space.components))
      return
    }
    const found = under(dictUnder(pen.resources, 'Pattern'), nameOf(operands.at(-1) as Operand))
    const pattern = dictOf(found)
    if (found instanceof PDFRawStream)
      return readTiles(pen, found).then((name) =>
        change(pen, stroke, space, { kind: 'tiles', name, of: pen.drawing }),
      )
    if (!pattern) throw new NotAsVectors('a pattern that is not there')
    change(pen, stroke, space, { kind: 'pattern', pattern })
  }

export const COLOUR_OPERATORS: Readonly<Record<string, Operator>> = {
  g: inSpace(false, GREY),
  G: inSpace(true, GREY),
  rg: inSpace(false, RGB),
  RG: inSpace(true, RGB),
  k: inSpace(false, INKS),
  K: inSpace(true, INKS),
  cs: toSpace(false),
  CS: toSpace(true),
  sc: toColour(false),
  scn: toColour(false),
  SC: toColour(true),
  SCN: toColour(true),
}
