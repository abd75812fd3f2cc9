import { IDS_AT_MOST } from '../resources/list-query.ts'
import type { Parameter } from './parameter.ts'
import type { Json } from './schemas.ts'

const text = (maxLength: number): Json => ({ type: 'string', maxLength })
const fromOne: Json = { type: 'integer', minimum: 1, maximum: 999_999_999 }

/** The parameters that mean the same wherever a call has them, by their names. */
const KNOWN: Readonly<Record<string, Parameter>> = {
  page: { description: 'Which page, from 1.', schema: { ...fromOne, default: 1 } },
  cursor: {
    description: 'Of `next`: with it a page costs the same wherever it is.',
    schema: text(1000),
  },
  q: { description: 'Words to search for.', schema: text(500) },
  id__in: {
    description: `Only rows with these ids, joined by commas: at most ${IDS_AT_MOST}.`,
    schema: { type: 'string' },
  },
  updated_after: {
    description: 'Only rows that have changed after this time, by their own `updated`.',
    schema: { type: 'string', format: 'date-time' },
    example: '2026-11-28T09:30:00Z',
  },
  currency: {
    description:
      'Prices in this currency, by its ISO 4217 code; absent: the caller’s own. One the shop doesn’t sell in is an error.',
    schema: { type: 'string', pattern: '^[A-Z]{3}$' },
    example: 'USD',
  },
  reason: {
    description:
      'Why staff do this: for the audit log, and needed where it changes the price of what a customer configured.',
    schema: text(10_000),
  },
  sample: {
    description: 'The sample design a new one begins with, where no design is stated.',
    schema: text(140),
  },
  material: { description: 'Id of a material.', schema: text(64) },
  quantity: { description: 'How many pieces.', schema: text(400), example: '100' },
  product_sku: { description: 'SKU of a product.', schema: text(200) },
  record: { description: 'Name of a record.', schema: text(100), example: 'template' },
  id: { description: 'Id of the row.', schema: text(200) },
  v: { description: 'A version: another address for another state, without effect.', schema: text(200) },
  background: { description: 'Whether with its background.', schema: text(20) },
  category: { description: 'Only of this category, by its id.', schema: text(140) },
  pixels: {
    description: 'Pixels of the longer side.',
    schema: { type: 'integer', minimum: 1 },
    example: 600,
  },
  scene: { description: 'The scene it is shown in.', schema: text(40) },
  side: { description: 'The side, by its id; absent: the first.', schema: text(60) },
  name: { description: 'Name of the file.', schema: text(200) },
  'Idempotency-Key': {
    description:
      'The call takes effect once per key. The same key with another body is 409; a rejected call leaves its key free.',
    schema: text(200),
    example: '0f0e6c3e-8f2d-4c4a-9d3a-6a1d1c7f2b11',
  },
  'If-Match': {
    description: 'The `revision` a change was made of, in quotes. Another one by now: nothing is changed.',
    schema: { type: 'string' },
    example: '"7"',
  },
  'If-None-Match': {
    description: 'The `ETag` of an earlier response: 304 without a body where it is the same.',
    schema: { type: 'string' },
  },
}

/** A parameter as a route states it, else by its name. */
export function parameterOf(name: string, stated?: Readonly<Record<string, Parameter>>): Parameter {
  const found = stated?.[name] ?? KNOWN[name]
  if (found === undefined) throw new Error(`The parameter ${name} is described nowhere`)
  return found
}
