import { describe, expect, it } from 'vitest'
import { custom, templateOption, userFile } from '../index.ts'
import { isPublished, readChanges, readNew, wireOf } from './index.ts'
import { category } from '../category/index.ts'

const FIELDS = { template: 'die-cut-stickers', width: '2', height: '2.125', quantity: 100 }

describe('reading a client’s row', () => {
  it('fills in defaults and converts decimals to text', () => {
    const read = readNew(custom, { ...FIELDS, width: 2.5 })
    expect(read).toMatchObject({ ok: true, value: { width: '2.5', height: '2.125', options: [] } })
  })

  it('rejects it with all problems at once, each under its field (API-14)', () => {
    expect(readNew(custom, { width: 'wide', height: '2', quantity: 1.5, color: 'red' })).toMatchObject({
      ok: false,
      errors: {
        template: ['This field is required.'],
        width: ['Invalid numeric value.'],
        quantity: ['Quantity must be a whole number.'],
        color: ['Unknown field.'],
      },
      problems: expect.arrayContaining([
        {
          ...{ code: 'field.unknown', level: 'error', field: 'color', values: {} },
          text: 'Unknown field.',
        },
      ]),
    })
  })

  it('removes paths and invisible characters from file names', () => {
    expect(readChanges(userFile, { name: '../../logo\u0007\u202e.png' })).toEqual({
      ok: true,
      value: { name: '....logo.png' },
    })
    expect(readChanges(userFile, { name: '/\\' })).toMatchObject({ ok: false })
  })

  it.each([[null], [[]], ['text'], [7]])('rejects a body that is no object: %j', (body) => {
    expect(readNew(custom, body).ok).toBe(false)
    expect(readChanges(custom, body).ok).toBe(false)
  })

  it('drops fields set by the shop (API-15)', () => {
    const sent = { ...FIELDS, id: 'mine', finalized: true, option_vectorize_price: '0', updated: 'now' }
    const read = readNew(custom, sent)
    expect(read.ok && Object.keys(read.value)).not.toEqual(
      expect.arrayContaining(['id', 'finalized', 'option_vectorize_price', 'updated']),
    )
    expect(readChanges(userFile, { file: 'uploads/other.png', name: 'logo.png' })).toEqual({
      ok: true,
      value: { name: 'logo.png' },
    })
  })

  it('changes only the sent fields', () => {
    expect(readChanges(custom, { quantity: 7 })).toEqual({ ok: true, value: { quantity: 7 } })
    expect(readChanges(custom, {})).toEqual({ ok: true, value: {} })
    expect(readChanges(custom, { width: null }).ok).toBe(false)
  })

  it.each(['1e309', '0x10', '', ' 2', '2.1234', '1234567890', 'NaN', '２'])(
    'rejects the length %j',
    (width) => {
      expect(readNew(custom, { ...FIELDS, width })).toMatchObject({
        errors: { width: ['Invalid numeric value.'] },
      })
    },
  )

  it.each(['\0', 'a\0b', '\ud800', '\udc00!'])(
    'rejects text that no database can store: %j',
    (instructions) => {
      expect(readNew(custom, { ...FIELDS, instructions })).toMatchObject({
        errors: { instructions: ['This is not text.'] },
      })
      const variable_data = { kind: 'list', text: instructions }
      expect(readChanges(custom, { variable_data }).ok).toBe(false)
      expect(readChanges(custom, { instructions: 'schön 👍' }).ok).toBe(true)
    },
  )

  it.each(['__proto__', 'constructor', 'toString'])('has no problem with a field named %s', (name) => {
    const read = readNew(custom, JSON.parse(`{"${name}": {"finalized": true}}`))
    expect(read.ok || Object.entries(read.errors)).toContainEqual([name, ['Unknown field.']])
  })
})

describe('a row in the API', () => {
  const then = new Date('2026-11-21T08:00:00.000Z')
  const row = {
    ...templateOption.schema.parse({
      name: 'Wrap',
      charge_option: 2,
      amount: '0.10',
      wholesale_amount: '0.06',
    }),
    id: 'wrap',
    revision: 3,
    created: then,
    updated: then,
  }

  it('has times as ISO 8601 UTC, and staff-only fields for staff alone (API-13)', () => {
    const shopper = wireOf(templateOption, row, { staff: false })
    expect(shopper).toMatchObject({ id: 'wrap', amount: '0.10', created: '2026-11-21T08:00:00.000Z' })
    expect(shopper).not.toHaveProperty('wholesale_amount')
    expect(wireOf(templateOption, row, { staff: true })).toHaveProperty('wholesale_amount', '0.06')
  })

  it('never contains its owner', () => {
    const fields = custom.schema.parse({ ...FIELDS, tool_type: 'upload' })
    const mine = { ...fields, id: 'c1', owner: 'session:ana', revision: 0, created: then, updated: then }
    expect(wireOf(custom, mine, { staff: true })).not.toHaveProperty('owner')
  })

  it('is published when its fields say so', () => {
    const decals = category.schema.parse({ name: 'Decals', slug: 'decals', path: 'decals', hidden: true })
    const saved = { ...decals, id: 'decals', revision: 0, created: then, updated: then }
    expect(isPublished(category, saved)).toBe(false)
    expect(isPublished(category, { ...saved, hidden: false })).toBe(true)
    expect(isPublished(templateOption, row)).toBe(true)
  })
})
