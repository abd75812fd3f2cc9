import { variationOf } from '../design/index.ts'
import type { CodeItem, Element, ShapeItem, TextItem } from '../design/index.ts'
import { firstText } from '@kisscut/core/variable-data'
import type { Paint } from '@kisscut/core/color'
import { STROKE_UNIT, type Stroke } from '@kisscut/core/design'
import { barSymbol, codeMarkup, qrSymbol, type CodeSymbol } from '../codes/index.ts'
import { decimal, ellipsePath, rectanglePath } from '../geometry/index.ts'
import { middleOf } from '../placement/index.ts'
import { attribute } from '../scene/opened.ts'
import { inBox } from './masked.ts'
import { drawPicture, drawPlaced } from '../renderer/index.ts'
import type { Draw, Resources } from '../renderer/index.ts'
import { placedText } from './text.ts'

/** One element in place. Empty where its font or picture is not loaded. */
export const elementMarkup = (element: Element, resources: Resources): string =>
  drawPlaced(element, resources, drawElement)

/** Default color of text. */
export const TEXT_COLOR = '#1b1917'

/** Draws an element of any kind; a mask draws nothing by itself. */
const drawElement: Draw = (element, resources) => {
  switch (element.kind) {
    case 'text':
      return textMarkup(element, resources)
    case 'code':
      return codeOf(element, resources)
    case 'shape':
      return paintedPath(shapePath(element), element, resources)
    case 'clipart':
    case 'marketplace':
    case 'upload':
      return drawPicture(element, resources)
    case 'clip_mask':
      return ''
  }
}

function textMarkup(element: TextItem, resources: Resources): string {
  const face = resources.face(element.font)
  if (!face) return ''
  const placed = placedText(element, face, resources.textOf?.(element))
  return placed === '' ? '' : paintedPath(placed, element, resources, TEXT_COLOR)
}

function codeOf(element: CodeItem, resources: Resources): string {
  try {
    const symbol = symbolOf(element, resources.textOf?.(element))
    return codeMarkup(symbol, element, colorOf(element.color, resources) ?? '#000')
  } catch (error) {
    // Invalid data is reported by the checks; the scene leaves its place empty.
    if (error instanceof RangeError) return ''
    throw error
  }
}

/** A code with these data, by default those of the first piece. Throws a RangeError if they are invalid. */
export const symbolOf = (element: CodeItem, data = firstText(variationOf(element))): CodeSymbol =>
  element.code.type === 'qr' ? qrSymbol(data) : barSymbol(element.code.barcode, data)

/** A shape's outline in inches. */
export function shapePath(element: ShapeItem): string {
  switch (element.shape) {
    case 'circle': {
      const side = Math.min(element.width, element.height)
      const { x, y } = middleOf(element)
      return ellipsePath({ x: x - side / 2, y: y - side / 2, width: side, height: side })
    }
    case 'ellipse':
      return ellipsePath(element)
    case 'custom_path':
      return inBox(element.path ?? '', element)
    case 'rectangle':
    case 'rounded_corner':
      return rectanglePath(element, (element.roundness / 100) * Math.min(element.width, element.height))
  }
}

/** The CSS color of a paint; null for none. */
export const colorOf = (paint: Paint, resources: Pick<Resources, 'color'>): string | null =>
  paint.customColor ?? (paint.colorId === null ? null : resources.color(paint.colorId))

export { STROKE_UNIT }

/** An outline with its stroke below its fill: two paths, which every press draws the same. Empty where neither has a color. */
function paintedPath(
  path: string,
  { fill, stroke }: { readonly fill: Paint; readonly stroke: Stroke },
  resources: Resources,
  otherwise: string | null = null,
): string {
  const [inside, line] = [colorOf(fill, resources) ?? otherwise, colorOf(stroke, resources)]
  const outline =
    line && stroke.width > 0
      ? `<path d="${path}" fill="none" stroke="${attribute(line)}" stroke-width="${decimal(stroke.width * STROKE_UNIT, 5)}" stroke-linejoin="round"/>`
      : ''
  return outline + (inside ? `<path d="${path}" fill="${attribute(inside)}"/>` : '')
}
