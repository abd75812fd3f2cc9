import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { RECORDS } from '../all.ts'
import { type AnyRecord, KINDS, metaOf } from './index.ts'

const records = Object.entries(RECORDS) as [string, AnyRecord][]
const fieldsOf = (record: AnyRecord) => Object.entries(record.schema.shape as Record<string, z.ZodType>)

describe('every record', () => {
  it('is listed under its own name, at an address of its own', () => {
    expect(records.map(([name, record]) => [name, record.name])).toEqual(
      records.map(([name]) => [name, name]),
    )
    const addresses = records.map(([, record]) => record.path)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it.each(records)('%s is at the path its requirement gives', (name, record) => {
    expect(record.path).toMatch(
      new RegExp(`^/(custom|products|marketplace|packaging)/api/v1/${name.replaceAll('_', '-')}/$`),
    )
  })

  it.each(records)(
    '%s is made of known kinds and mentions only records that exist (REC-37)',
    (_name, record) => {
      for (const [, schema] of fieldsOf(record)) {
        const { kind, to } = metaOf(schema)
        expect(KINDS).toContain(kind)
        if (to !== undefined) expect(Object.keys(RECORDS)).toContain(to)
      }
    },
  )

  it.each(records)('%s is narrowed, sorted and kept unlike by fields it has', (_name, record) => {
    const fields = Object.keys(record.schema.shape)
    const named = [
      record.filters,
      record.lookups,
      record.order,
      Object.keys(record.published),
      ...record.unique,
    ].flat()
    expect(named.filter((name) => !fields.includes(name))).toEqual([])
  })

  it.each(records)(
    '%s is sorted by fields that are never null, so that every row has its place',
    (_name, record) => {
      for (const name of record.order)
        expect((record.schema.shape[name] as z.ZodType).safeParse(null).success).toBe(false)
    },
  )

  it.each(records)('%s has a bounded page', (_name, { pageSize, maxPageSize }) => {
    expect(pageSize).toBeGreaterThan(0)
    expect(maxPageSize).toBeGreaterThanOrEqual(pageSize)
    expect(maxPageSize).toBeLessThanOrEqual(1000)
  })
})

describe('the kinds', () => {
  it('are known through null and default, and nothing else passes for one', () => {
    expect(metaOf(RECORDS.template.schema.shape.default_width)).toMatchObject({ kind: 'decimal' })
    expect(metaOf(RECORDS.template.schema.shape.lock_ratio)).toMatchObject({ kind: 'text' })
    expect(() => metaOf(z.string())).toThrow('one of the kinds')
  })
})

describe('a price table (PRICE-1)', () => {
  const reads = (table: unknown) =>
    RECORDS.template_material.schema.shape.price_table.safeParse(table).success
  const row = { from: '0', minimum: '4', rates: ['0.6', '0.38'] }

  it('has one rate more than it has quantities; any other length is a data error', () => {
    expect(reads({ basis: 'sqin', quantities: [10], rows: [row] })).toBe(true)
    expect(reads({ basis: 'sqin', quantities: [10, 25], rows: [row] })).toBe(false)
    expect(reads({ basis: 'sqin', quantities: [], rows: [row] })).toBe(false)
  })

  it('ascends in quantities and in areas', () => {
    const rates = ['0.6', '0.38', '0.3']
    const two = (from: string) => [
      { ...row, rates },
      { ...row, rates, from },
    ]
    expect(reads({ basis: 'sqin', quantities: [10, 25], rows: two('100') })).toBe(true)
    expect(reads({ basis: 'sqin', quantities: [25, 10], rows: two('100') })).toBe(false)
    expect(reads({ basis: 'sqin', quantities: [10, 25], rows: two('0') })).toBe(false)
  })
})

describe('a color map', () => {
  const reads = (map: unknown) => RECORDS.template_material.schema.shape.color_maps.safeParse(map).success
  const gold = { design_color: 'gold', material_color: 'metallic-gold' }

  it('has one color for a design color', () => {
    expect(reads([gold, { design_color: 'yellow', material_color: 'metallic-gold' }])).toBe(true)
    expect(reads([gold, { design_color: 'gold', material_color: 'yellow' }])).toBe(false)
    expect(reads([{ design_color: 'gold', material_color: '' }])).toBe(false)
  })
})
