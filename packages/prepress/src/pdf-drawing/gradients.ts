import { PDFBool, type PDFDict } from '@cantoo/pdf-lib'
import { colorSpaceOf } from './color-spaces.ts'
import { colorNumber } from './colors.ts'
import { tintOf } from './functions.ts'
import type { Gradient } from './drawing.ts'
import { followedBy, inverse } from './matrix.ts'
import { NotAsVectors } from './not-as-vectors.ts'
import { dictOf, listOf, matrixUnder, numbersOf, numberUnder, under } from './objects.ts'
import { figures, type Pen } from './pen.ts'

/** Number of color samples of a gradient; the press interpolates between them. */
export const STEPS = 256

/** Operators that fill the current clip with a shading pattern, independent of the current matrix. */
export function gradientOf(pen: Pen, pattern: PDFDict): string {
  if (numberUnder(pattern, 'PatternType') !== 2 || under(pattern, 'ExtGState') !== undefined)
    throw new NotAsVectors('a pattern that is no gradient')
  const back = inverse(pen.state.ctm)
  if (!back) throw new NotAsVectors('a gradient on a line')
  const shading = dictOf(under(pattern, 'Shading'))
  if (under(shading, 'Background') !== undefined) throw new NotAsVectors('a gradient on a ground')
  const matrix = followedBy(followedBy(matrixUnder(pattern, 'Matrix'), pen.base), back)
  return `${figures(matrix)} cm\n${shadingOperators(pen, shading)}`
}

/** Operators that fill the current clip with a gradient, in current coordinates. */
export function shadingOperators(pen: Pen, shading: PDFDict | undefined): string {
  if (!shading) throw new NotAsVectors('a gradient that is not there')
  let number = pen.work.gradientNumbers.get(shading)
  if (number === undefined) {
    number = pen.work.gradients.push(readGradient(pen, shading)) - 1
    pen.work.gradientNumbers.set(shading, number)
  }
  const name = `G${number}`
  pen.drawing.gradients.set(name, number)
  return `${boxClip(numbersOf(under(shading, 'BBox')))}/${name} sh\n`
}

function readGradient(pen: Pen, shading: PDFDict): Gradient {
  const type = numberUnder(shading, 'ShadingType')
  const kind = type === 2 ? 'axial' : type === 3 ? 'radial' : null
  const coordinates = numbersOf(under(shading, 'Coords')) ?? []
  if (!kind || coordinates.length !== (kind === 'axial' ? 4 : 6))
    throw new NotAsVectors('a gradient of an unusual kind')
  const space = colorSpaceOf(under(shading, 'ColorSpace'))
  const tint = tintOf(under(shading, 'Function'))
  const [from = 0, to = 1] = numbersOf(under(shading, 'Domain')) ?? []
  const colors = Array.from({ length: STEPS }, (_, step) => {
    const values = tint(from + (step / (STEPS - 1)) * (to - from)).slice(0, space.components)
    if (values.length < space.components) throw new NotAsVectors('a gradient without colors')
    return colorNumber(
      pen.work,
      space,
      values.map((value) => Math.round(value * 1e4) / 1e4),
    )
  })
  const [before = false, after = false] = listOf(under(shading, 'Extend')).map(
    (each) => each === PDFBool.True,
  )
  return { kind, coordinates, extend: [before, after], colors }
}

const boxClip = (box: readonly number[] | undefined): string =>
  box?.length === 4 ? `${rectangle(box)} W n\n` : ''

/** A box given by two corners, as a path. */
export function rectangle(box: readonly number[]): string {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box
  return `${figures([Math.min(x0, x1), Math.min(y0, y1), Math.abs(x1 - x0), Math.abs(y1 - y0)])} re`
}
