import { CODE_TYPES } from '@kisscut/core/codes'
import type { Variation } from '@kisscut/core/variable-data'
import { regionPaintOfRow, regionRowsOf } from '../clipart/region-rows.ts'
import { elementOf } from '../design/index.ts'
import type {
  ClipMaskItem,
  ClipartItem,
  CodeItem,
  Design,
  Element,
  ElementKind,
  MarketplaceItem,
  Side,
  ShapeItem,
  TextItem,
  UploadItem,
} from '../design/index.ts'
import {
  paintOf,
  paintRow,
  placeOf,
  placeRow,
  readNumber,
  readText,
  strokeOf,
  strokeRow,
  written,
} from './fields.ts'
import type { Row } from './fields.ts'
import { designFrom } from './json.ts'
import type { DesignReading } from './json.ts'

/** The lists of elements of a configured product. REC-6. */
export interface DesignRecords {
  readonly text_elements: readonly Row[]
  readonly clipart_elements: readonly Row[]
  readonly upload_elements: readonly Row[]
  readonly qrcode_elements: readonly Row[]
  readonly marketplace_elements: readonly Row[]
  readonly clip_mask_elements: readonly Row[]
  readonly custom_shapes: readonly Row[]
}

const LISTS: Readonly<Record<ElementKind, keyof DesignRecords>> = {
  text: 'text_elements',
  clipart: 'clipart_elements',
  upload: 'upload_elements',
  code: 'qrcode_elements',
  marketplace: 'marketplace_elements',
  clip_mask: 'clip_mask_elements',
  shape: 'custom_shapes',
}

/** The elements of a design as records (REC-24); its sides and size have their own. */
export function recordsOf(design: Design): DesignRecords {
  const rows = (kind: ElementKind) => design.elements.filter((element) => element.kind === kind).map(rowOf)
  return Object.fromEntries(
    (Object.keys(LISTS) as ElementKind[]).map((kind) => [LISTS[kind], rows(kind)]),
  ) as unknown as DesignRecords
}

/** A design from its records, validated like external input; elements in the order of their lists. */
export function designOfRecords(
  {
    width,
    height,
    sides,
  }: { readonly width: number; readonly height: number; readonly sides: readonly Side[] },
  records: DesignRecords,
): DesignReading {
  try {
    const elements = (Object.keys(LISTS) as ElementKind[]).flatMap((kind) =>
      records[LISTS[kind]].map((row) => READERS[kind](row)),
    )
    return designFrom({ width, height, sides, elements })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { ok: false, errors: { elements: [error.message] } }
  }
}

/** The list of records of a kind of element. */
export const listOfKind = (kind: ElementKind): keyof DesignRecords => LISTS[kind]

/** An element from its record; throws a RangeError for an invalid field. */
export const elementOfRow = (list: keyof DesignRecords, row: Row): Element =>
  READERS[(Object.keys(LISTS) as ElementKind[]).find((kind) => LISTS[kind] === list)!](row)

/** The element with some record fields replaced; the others keep their exact values. */
export function withFields(element: Element, values: Row): Element {
  const list = LISTS[element.kind]
  const row = rowOf(element)
  const before = elementOfRow(list, row) as unknown as Row
  const after = elementOfRow(list, { ...row, ...values }) as unknown as Row
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  )
  return { ...element, ...Object.fromEntries(changed) }
}

export function rowOf(element: Element): Row {
  return { ...placeRow(element), ...fieldsOf(element) }
}

function fieldsOf(element: Element): Row {
  switch (element.kind) {
    case 'text':
      return {
        text: element.text,
        font: element.font === '' ? null : element.font,
        size: written(element.size),
        tracking: written(element.tracking),
        ...paintRow(element.fill, 'color', 'custom_color'),
        ...strokeRow(element.stroke, 'stroke', 'stroke_width'),
        text_alignment: element.alignment,
        path: element.bend.kind === 'path' ? element.bend.path : null,
        arc: element.bend.kind === 'arc' ? written(element.bend.degrees) : null,
        path_scale: written(element.pathScale),
        ...variationRow(element),
      }
    case 'clipart':
      return {
        clipart: element.clipart,
        regions: regionRowsOf(element.regions),
      }
    case 'upload':
      return {
        user_file: element.file,
        is_cropped: element.crop !== null,
        crop_x: element.crop && written(element.crop.x),
        crop_y: element.crop && written(element.crop.y),
        crop_width: element.crop && written(element.crop.width),
        crop_height: element.crop && written(element.crop.height),
        pixel_width: element.pixels?.width ?? null,
        pixel_height: element.pixels?.height ?? null,
      }
    case 'code':
      return {
        code_type: CODE_TYPES.indexOf(element.code.type),
        barcode_type: element.code.type === 'bar' ? element.code.barcode : null,
        data: element.data,
        ...paintRow(element.color, 'color', 'custom_color'),
        ...variationRow(element),
      }
    case 'marketplace':
      return { artwork: element.artwork, removed_background: element.removedBackground }
    case 'clip_mask':
      return { element: element.element, mask: element.mask }
    case 'shape':
      return {
        shape: element.shape,
        roundness: written(element.roundness),
        path: element.path,
        ...paintRow(element.fill, 'fill_color', 'custom_fill_color'),
        ...strokeRow(element.stroke, 'border', 'border_size'),
        border_margin: written(element.strokeMargin),
      }
  }
}

/** Reads each kind of element from its record. The schema checks the values afterwards. */
const variationRow = ({
  symbol,
  symbolName,
  symbolFile,
  symbolRangeStart,
  symbolRangeEnd,
}: Variation): Row => ({
  symbol,
  symbol_name: symbolName,
  symbol_file: symbolFile,
  symbol_range_start: symbolRangeStart,
  symbol_range_end: symbolRangeEnd,
})

const variationIn = (row: Row): Variation => ({
  symbol: readText(row, 'symbol') as Variation['symbol'],
  symbolName: readText(row, 'symbol_name'),
  symbolFile: readText(row, 'symbol_file'),
  symbolRangeStart: readText(row, 'symbol_range_start'),
  symbolRangeEnd: readText(row, 'symbol_range_end'),
})

const READERS: Readonly<Record<ElementKind, (row: Row) => Element>> = {
  text: (row) =>
    elementOf('text', {
      ...placeOf(row),
      text: readText(row, 'text'),
      font: row['font'] === null ? '' : readText(row, 'font'),
      size: readNumber(row, 'size'),
      tracking: readNumber(row, 'tracking'),
      fill: paintOf(row, 'color', 'custom_color'),
      stroke: strokeOf(row, 'stroke', 'stroke_width'),
      alignment: readText(row, 'text_alignment') as TextItem['alignment'],
      bend: bendOf(row),
      pathScale: readNumber(row, 'path_scale'),
      ...variationIn(row),
    }),
  clipart: (row): ClipartItem =>
    elementOf('clipart', {
      ...placeOf(row),
      clipart: readText(row, 'clipart'),
      regions: Object.fromEntries(
        rowsIn(row, 'regions').map((region) => [readText(region, 'region'), regionPaintOfRow(region)]),
      ),
    }),
  upload: (row): UploadItem =>
    elementOf('upload', {
      ...placeOf(row),
      file: readText(row, 'user_file'),
      crop:
        row['is_cropped'] === true
          ? {
              x: readNumber(row, 'crop_x'),
              y: readNumber(row, 'crop_y'),
              width: readNumber(row, 'crop_width'),
              height: readNumber(row, 'crop_height'),
            }
          : null,
      pixels:
        row['pixel_width'] === null
          ? null
          : { width: readNumber(row, 'pixel_width'), height: readNumber(row, 'pixel_height') },
    }),
  code: (row) =>
    elementOf('code', {
      ...placeOf(row),
      code: (CODE_TYPES[readNumber(row, 'code_type')] === 'bar'
        ? { type: 'bar', barcode: readText(row, 'barcode_type') }
        : { type: 'qr' }) as CodeItem['code'],
      data: readText(row, 'data'),
      color: paintOf(row, 'color', 'custom_color'),
      ...variationIn(row),
    }),
  marketplace: (row): MarketplaceItem =>
    elementOf('marketplace', {
      ...placeOf(row),
      artwork: readText(row, 'artwork'),
      removedBackground: row['removed_background'] === true,
    }),
  clip_mask: (row): ClipMaskItem =>
    elementOf('clip_mask', {
      ...placeOf(row),
      element: readText(row, 'element'),
      mask: readText(row, 'mask'),
    }),
  shape: (row) =>
    elementOf('shape', {
      ...placeOf(row),
      shape: readText(row, 'shape') as ShapeItem['shape'],
      roundness: readNumber(row, 'roundness'),
      path: row['path'] === null ? null : readText(row, 'path'),
      fill: paintOf(row, 'fill_color', 'custom_fill_color'),
      stroke: strokeOf(row, 'border', 'border_size'),
      strokeMargin: readNumber(row, 'border_margin'),
    }),
}

function bendOf(row: Row): TextItem['bend'] {
  if (row['path'] !== null) return { kind: 'path', path: readText(row, 'path') }
  return row['arc'] === null ? { kind: 'straight' } : { kind: 'arc', degrees: readNumber(row, 'arc') }
}

function rowsIn(row: Row, field: string): readonly Row[] {
  const value = row[field]
  if (!Array.isArray(value) || value.some((item) => typeof item !== 'object' || item === null)) {
    throw new RangeError(`${field} is not a list of records.`)
  }
  return value as Row[]
}
