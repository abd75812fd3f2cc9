import { PDFRawStream } from '@cantoo/pdf-lib'
import { GRAY, INKS, namedColorSpace, RGB, type ColorSpace } from './color-spaces.ts'
import type { Operand } from './lexer.ts'
import { PAGE_LIMITS } from './limits.ts'
import { NotAsVectors } from './not-as-vectors.ts'
import { dictOf, dictUnder, under } from './objects.ts'
import { readTiles } from './tiles.ts'
import { nameOf, numbers, type Operator, type PageWork, type Pen } from './pen.ts'

/** The number of a color; the same for the same. */
export function colorNumber(work: PageWork, space: ColorSpace, values: readonly number[]): number {
  let spaceNumber = work.spaceNumbers.get(space.source)
  if (spaceNumber === undefined) work.spaceNumbers.set(space.source, (spaceNumber = work.spaceNumbers.size))
  const key = `${spaceNumber} ${values.join(' ')}`
  let number = work.colorNumbers.get(key)
  if (number === undefined) {
    number = work.colors.push({ space, values }) - 1
    if (number >= PAGE_LIMITS.colors) throw new NotAsVectors('too many colors')
    work.colorNumbers.set(key, number)
  }
  return number
}

function setColor(pen: Pen, stroke: boolean, space: ColorSpace, values: readonly number[]): void {
  if (space.isNone) {
    change(pen, stroke, space, { kind: 'none' })
    return
  }
  const color = colorNumber(pen.work, space, values)
  change(pen, stroke, space, { kind: 'color', color })
  pen.drawing.content.push({ color, stroke })
}

function change(pen: Pen, stroke: boolean, space: ColorSpace, paint: Pen['state']['fill']): void {
  pen.state = stroke
    ? { ...pen.state, strokeSpace: space, stroke: paint }
    : { ...pen.state, fillSpace: space, fill: paint }
}

/** Black, as everything begins. */
export function beginInBlack(pen: Pen): void {
  setColor(pen, false, GRAY, [0])
  setColor(pen, true, GRAY, [0])
}

const inSpace =
  (stroke: boolean, space: ColorSpace): Operator =>
  (pen, operands) =>
    setColor(pen, stroke, space, numbers(operands, space.components))

const toSpace =
  (stroke: boolean): Operator =>
  (pen, operands) => {
    const space = namedColorSpace(nameOf(operands.at(-1)), pen.resources)
    if (space.isPattern) change(pen, stroke, space, { kind: 'none' })
    else setColor(pen, stroke, space, space.first)
  }

const toColor =
  (stroke: boolean): Operator =>
  (pen, operands) => {
    const space = stroke ? pen.state.strokeSpace : pen.state.fillSpace
    if (!space.isPattern) {
      setColor(pen, stroke, space, numbers(operands, space.components))
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

export const COLOR_OPERATORS: Readonly<Record<string, Operator>> = {
  g: inSpace(false, GRAY),
  G: inSpace(true, GRAY),
  rg: inSpace(false, RGB),
  RG: inSpace(true, RGB),
  k: inSpace(false, INKS),
  K: inSpace(true, INKS),
  cs: toSpace(false),
  CS: toSpace(true),
  sc: toColor(false),
  scn: toColor(false),
  SC: toColor(true),
  SCN: toColor(true),
}
