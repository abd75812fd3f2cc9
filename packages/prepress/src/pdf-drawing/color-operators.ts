import { PDFRawStream } from '@cantoo/pdf-lib'
import { GRAY, INKS, namedColorSpace, RGB, type ColorSpace } from './color-spaces.ts'
import { setColor, setPaint } from './colors.ts'
import type { Operand } from './lexer.ts'
import { NotAsVectors } from './not-as-vectors.ts'
import { dictOf, dictUnder, under } from './objects.ts'
import { nameOf, numbers, type Operator } from './pen.ts'
import { readTiles } from './tiles.ts'

const inSpace =
  (stroke: boolean, space: ColorSpace): Operator =>
  (pen, operands) =>
    setColor(pen, stroke, space, numbers(operands, space.components))

const toSpace =
  (stroke: boolean): Operator =>
  (pen, operands) => {
    const space = namedColorSpace(nameOf(operands.at(-1)), pen.resources)
    if (space.isPattern) setPaint(pen, stroke, space, { kind: 'none' })
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
        setPaint(pen, stroke, space, { kind: 'tiles', name, of: pen.drawing }),
      )
    if (!pattern) throw new NotAsVectors('a pattern that is not there')
    setPaint(pen, stroke, space, { kind: 'pattern', pattern })
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
