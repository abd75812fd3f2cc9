import type { CodeItem, TextItem, VaryingItem } from '@kisscut/artwork/design'
import { drawText, placedText, STROKE_UNIT, symbolOf } from '@kisscut/artwork/design-scene'
import { smallestCode } from '@kisscut/artwork/measure'
import type { Box } from '@kisscut/artwork/geometry'
import type { Face } from '@kisscut/artwork/text'
import svgpath from 'svgpath'
import { barSymbol, qrSymbol, type CodeSymbol } from '@kisscut/artwork/codes'
import { smallestBarcodeSize, smallestQrSize } from '@kisscut/core/codes'
import type { Cmyk, PressProfile } from '../print/cmyk.ts'
import { operatorsOf } from '../print/operators.ts'
import type { LabelField } from './job.ts'
import type { Glyphs } from './glyphs.ts'

/** Output of a field for one label: operators in inches, and the area of its white underprint where needed. */
export interface FieldInk {
  /** Operators filled with the current color. */
  readonly operators: string
  /** Path filled on the white plate. */
  readonly underprint: string
}

/** Draws a field's value. Throws a RangeError with a message where it cannot be printed readably. */
export type FieldPrinter = (value: string) => FieldInk

export function printerOf(
  field: LabelField,
  letters: ReadonlyMap<string, Glyphs>,
  press: PressProfile,
): FieldPrinter {
  switch (field.kind) {
    case 'drawn': {
      const { element } = field
      if (element.kind === 'code') {
        const color = inkOfField(field, press)
        return (value) => drawnCode(element, value, color)
      }
      const face = letters.get(element.font)?.face
      if (!face) throw new RangeError(`There is no font “${element.font}”.`)
      const stroke = field.stroke === undefined ? null : inkOf(field.stroke, press)
      return (value) => drawnInk(element, face, value, stroke)
    }
    case 'text': {
      const face = letters.get(field.font ?? '')
      if (!face) throw new RangeError(`There is no font “${field.font ?? ''}”.`)
      return (value) => textInk(field, face, value)
    }
    case 'qr':
      return (value) => {
        const symbol = qrSymbol(value, field.level)
        return codeInk(field.box, symbol, Number(smallestQrSize(symbol.width - 8).width))
      }
    case 'bar':
      return (value) => {
        const symbol = barSymbol(field.barcode, value)
        return codeInk(field.box, symbol, Number(smallestBarcodeSize(field.barcode, value).width))
      }
  }
}

/** Centers lines in their box; scaled down where they would be wider. */
function textInk(field: LabelField & { kind: 'text' }, letters: Glyphs, value: string): FieldInk {
  const { box, alignment = 'left' } = field
  const { operators, width, missing } = letters.line(value)
  if (missing.length > 0) throw new RangeError(`The font has no “${missing.join('')}”.`)
  const size = Math.min(field.size, width > 0 ? box.width / width : field.size)
  const { ascender, descender, unitsPerEm } = letters.face
  const [up, down] = [(ascender / unitsPerEm) * size, (-descender / unitsPerEm) * size]
  const spare = box.width - width * size
  const x = box.x + (alignment === 'left' ? 0 : alignment === 'right' ? spare : spare / 2)
  const y = box.y + (box.height - up - down) / 2 + up
  const placed = `q ${[size, 0, 0, size, x, y].map(figure).join(' ')} cm ${operators} Q`
  return { operators: placed, underprint: placed }
}

/** A text as drawn in the design: set, bent, rotated and mirrored, its stroke below. */
function drawnInk(element: TextItem, face: Face, value: string, stroke: Cmyk | null): FieldInk {
  const { missing } = drawText(element, face, value)
  if (missing.length > 0) throw new RangeError(`The font has no “${missing.join('')}”.`)
  const path = placedText(element, face, value)
  if (path === '') return { operators: '', underprint: '' }
  const outline = operatorsOf(svgpath(path).abs().unshort().unarc().toString())
  const turned = `q ${matrixOfElement(element).map(figure).join(' ')} cm`
  const line =
    stroke === null
      ? ''
      : `q /DeviceCMYK CS ${stroke.map((percent) => percent / 100).join(' ')} SCN ` +
        `${figure(element.stroke.width * STROKE_UNIT)} w 1 j ${outline} S Q `
  return { operators: `${turned} ${line}${outline} f Q`, underprint: `${turned} ${outline} f Q` }
}

/** A code as drawn in the design, on its white background: rotated and mirrored with it. */
function drawnCode(element: CodeItem, value: string, color: Cmyk): FieldInk {
  const symbol = symbolOf(element, value)
  const { width } = smallestCode({ code: element.code, data: value })
  const { operators, underprint } = codeInk(element, symbol, width)
  const at = `q ${matrixOfElement(element).map(figure).join(' ')} cm`
  const ink = color.map((percent) => percent / 100).join(' ')
  return {
    operators: `${at} /DeviceCMYK cs 0 0 0 0 scn ${underprint} ${ink} scn ${operators} Q`,
    underprint: `${at} ${underprint} Q`,
  }
}

/** Rotation and mirroring about the middle, as a PDF matrix in the page's inches. */
function matrixOfElement({
  x,
  y,
  width,
  height,
  rotation,
  invertX,
  invertY,
}: VaryingItem): readonly number[] {
  const turn = (rotation * Math.PI) / 180
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)]
  const [mirrorX, mirrorY] = [invertX ? -1 : 1, invertY ? -1 : 1]
  const [a, b, c, d] = [cosine * mirrorX, sine * mirrorX, -sine * mirrorY, cosine * mirrorY]
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return [a, b, c, d, middleX - a * middleX - c * middleY, middleY - b * middleX - d * middleY]
}

/**
 * Centers a code in its box, in proportion. Throws a RangeError where it would be smaller than `smallest` inches, too small to
 * scan.
 */
function codeInk(box: Box, symbol: CodeSymbol, smallest: number): FieldInk {
  const scale = Math.min(box.width / symbol.width, box.height / symbol.height)
  const width = symbol.width * scale
  if (width < smallest - 1e-6)
    throw new RangeError(
      `The code would be ${Number(width.toFixed(3))} in wide; ${Math.ceil(smallest * 1000 - 1e-6) / 1000} in is the least that scans.`,
    )
  const x = box.x + (box.width - width) / 2
  const y = box.y + (box.height - symbol.height * scale) / 2
  const at = `q ${[scale, 0, 0, scale, x, y].map(figure).join(' ')} cm`
  return {
    operators: `${at} ${operatorsOf(symbol.path)} f Q`,
    underprint: `${at} 0 0 ${figure(symbol.width)} ${figure(symbol.height)} re f Q`,
  }
}

const figure = (value: number): number => Math.round(value * 1e6) / 1e6

/** Converts a CSS color to ink; black by default. */
export function inkOfField({ color }: LabelField, press: PressProfile): Cmyk {
  return inkOf(color ?? '#000000', press)
}

function inkOf(color: string, press: PressProfile): Cmyk {
  const [, digits] = /^#([0-9a-f]{6})$/i.exec(color) ?? []
  if (!digits) throw new RangeError(`“${color}” is not a color such as #1b1917.`)
  const value = Number.parseInt(digits, 16)
  return press.ink(value >> 16, (value >> 8) & 255, value & 255)
}
