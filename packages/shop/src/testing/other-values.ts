import { isDeepStrictEqual } from 'node:util'
import { elementOf, SHAPE_DEFAULTS, type Design } from '@kisscut/artwork/design'
import { readDesign } from '@kisscut/artwork/design-json'
import { BARCODE_TYPES } from '@kisscut/core/codes'
import { CLIP_TYPES, TEXT_ALIGNMENTS } from '@kisscut/core/design'
import { TEXT_SYMBOLS } from '@kisscut/core/variable-data'
import type { AnyRecord } from '@kisscut/records'

/** Values of every type that a field of a record or design may have. */
const CANDIDATES: readonly unknown[] = [
  ...[true, false, 7, 1, 0, 2, 0.5, 0.05],
  ...['other', '1.5', '3', '#123456', '/files/other.png', 'M0 0H1V1Z', 'changes', 'as_is'],
  ...[
    'gloss',
    'matte',
    'fix',
    'circle',
    'rectangle',
    'keep',
    'back',
    'center',
    'left',
    'ean',
    'upca',
    'code128',
  ],
  ...['range', 'list', 'number', 'none', 'printed', 'multiply'],
  ...[
    { package: 'p', size: 's' },
    { kind: 'range', from: '1', to: '9' },
  ],
  ...[['other'], [{ option_set: 'set', option: 'option' }], [], null],
  {
    ...{ unitPrice: '1', currency: 'USD', mainUnitPrice: '1' },
    ...{ quantity: 3, width: '2', height: '2' },
  },
  ...[...BARCODE_TYPES, ...TEXT_SYMBOLS, ...TEXT_ALIGNMENTS, ...CLIP_TYPES],
]

const PAINT = { colorId: 'red', customColor: null }
const STROKE = { ...PAINT, width: 2 }
const AT = { side: 'front', hidden: false, name: 'A name', groups: ['g'], x: 0, y: 0, width: 1, height: 1 }
const SYMBOLS = {
  symbol: 'number_range',
  symbolName: 'n',
  symbolFile: 'f',
  symbolRangeStart: '1',
  symbolRangeEnd: '9',
} as const
const BENT = { kind: 'arc', degrees: 20 } as const

/** A design with every kind of element and every optional field. */
export const EVERYTHING: Design = {
  ...{ width: 4, height: 3 },
  sides: ['front', 'back'].map((id) => ({ id, name: id, shape: SHAPE_DEFAULTS, disableOffsetPath: false })),
  elements: [
    elementOf('text', {
      ...AT,
      id: 'a',
      text: 'Hi',
      font: 'oswald',
      bend: BENT,
      fill: PAINT,
      stroke: STROKE,
      ...SYMBOLS,
    } as never),
    elementOf('clipart', {
      ...{ ...AT, id: 'b', clipart: 'deer', base: PAINT, inverted: true },
      regions: { head: { ...PAINT, stroke: STROKE } },
    } as never),
    elementOf('upload', {
      ...{ ...AT, id: 'c', file: 'f', pixels: { width: 9, height: 9 } },
      crop: { x: 0, y: 0, width: 1, height: 1 },
    } as never),
    elementOf('marketplace', { ...AT, id: 'd', artwork: 'moth' } as never),
    elementOf('code', {
      ...AT,
      id: 'e',
      data: '1',
      code: { type: 'bar', barcode: BARCODE_TYPES[0] },
      ...SYMBOLS,
    } as never),
    elementOf('shape', { ...AT, id: 'f', shape: 'ellipse', fill: PAINT, stroke: STROKE } as never),
    elementOf('clip_mask', { ...AT, id: 'g', element: 'c', mask: 'M0 0H2V1Z' } as never),
  ],
  shownOn: { background: 'door', x: 1, y: 1 },
}

/** Another valid value for a field of a record; undefined if none of the candidates is. */
export function otherValue(record: AnyRecord, field: string, value: unknown): unknown {
  const schema = record.schema.shape[field]
  return CANDIDATES.find((each) => {
    const read = schema?.safeParse(each)
    return read?.success === true && !isDeepStrictEqual(read.data, value)
  })
}

type Json = unknown

function leavesOf(
  value: Json,
  path: readonly (string | number)[] = [],
): readonly (readonly (string | number)[])[] {
  if (value === null || typeof value !== 'object') return [path]
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [path, ...inner.flatMap(([key, each]) => leavesOf(each, [...path, key]))]
}

function withValue(of: Json, [key, ...rest]: readonly (string | number)[], value: Json): Json {
  if (key === undefined) return value
  const copy = Array.isArray(of) ? [...(of as Json[])] : { ...(of as Record<string, Json>) }
  const at = copy as Record<string | number, Json>
  at[key] = withValue(at[key], rest, value)
  return copy
}

/**
 * Designs, as JSON, that each differ from the given one in a single place, for every place where the schema allows another value.
 */
export function otherDesigns(design: Json): readonly { readonly place: string; readonly design: object }[] {
  const before = readDesign(design)
  if (!before.ok) throw new Error(JSON.stringify(before.errors))
  return leavesOf(design).flatMap((path) => {
    const place = path.join('.')
    if (place === '' || place === 'version') return []
    const present = path.reduce<Json>((of, key) => (of as Record<string, Json>)[key], design)
    const likely = CANDIDATES.filter((value) => present === null || typeof value === typeof present)
    for (const value of likely) {
      if (isDeepStrictEqual(value, present)) continue
      const other = withValue(design, path, value)
      const reading = readDesign(other)
      if (reading.ok && !isDeepStrictEqual(reading.design, before.design))
        return [{ place, design: other as object }]
    }
    return []
  })
}

/** Fields that don't affect the product; changes of all others are reported. */
export const NOT_REPORTED: ReadonlySet<string> = new Set([
  ...['id', 'owner', 'created', 'updated', 'revision', 'name', 'link', 'currency', 'type', 'tool_type'],
  ...['preview_url', 'canvas_preview', 'canvas_preview_small', 'source', 'source_file', 'dpi'],
  ...['is_cropped', 'crop_width', 'crop_height', 'finished_width', 'finished_height', 'defined_quantity'],
  ...['is_changed', 'size_change', 'configure', 'finalized', 'licensed', 'size', 'design'],
  // The catalog product: another one makes another configured product.
  ...['template', 'ddb_product', 'clipart_product', 'marketplace_product', 'shutterstock_product'],
])
