import { z } from 'zod'
import { clipartProduct } from './clipart/index.ts'
import type { AnyRecord, FieldsOf } from './record/index.ts'
import { template } from './template/index.ts'

/** A subset of a record's fields at a URL of its own, for lists. */
export interface RecordView {
  /** The record, with its rows, rights and filters. */
  readonly of: AnyRecord
  /** The record reduced to these fields. */
  readonly shown: AnyRecord
}

interface Declared<Field extends string> {
  readonly name: string
  readonly path: string
  readonly about: string
  readonly fields: readonly Field[]
  /** Included computed fields. */
  readonly computed?: readonly string[]
}

const viewOf = <R extends AnyRecord>(
  of: R,
  { fields, computed = [], ...declared }: Declared<keyof FieldsOf<R> & string>,
): RecordView => {
  const some = Object.fromEntries(fields.map((field) => [field, of.schema.shape[field]!]))
  return { of, shown: { ...of, ...declared, parts: {}, computed, schema: z.strictObject(some) } }
}

/** Fields of any product for a tile, a picker or a price list, and the required ones of a new product. */
const SLIM = [
  'public',
  'name',
  'slug',
  'sku',
  'category',
  'short_description',
  'image_url',
  'thumbnail_url',
  'currency',
  'default_width',
  'default_height',
  'default_quantity',
  'minimum_quantity',
  'remaining_stock',
] as const

/** REC-19, REC-22: the slim views. Saving through one leaves the record's other fields unchanged. */
export const VIEWS: readonly RecordView[] = [
  viewOf(template, {
    name: 'simple_template',
    path: '/custom/api/v1/simple-template/',
    about: 'A template in short.',
    fields: [...SLIM, 'tool_type'],
    computed: ['rating'],
  }),
  viewOf(clipartProduct, {
    name: 'simple_clipart_product',
    path: '/custom/api/v1/simple-clipart-product/',
    about: 'A clipart product in short.',
    fields: [...SLIM, 'clipart', 'preview'],
  }),
]
