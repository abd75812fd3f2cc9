import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { recordNamed, RECORDS } from '../all.ts'
import { customDesignView } from '../custom/index.ts'
import { ADDED_PATHS, sampleOf, SPEC_FIELDS, SPEC_PATHS, SPEC_PATHS_BY_IDS } from '../testing/index.ts'
import { VIEWS } from '../views.ts'
import { type AnyRecord, currency, fieldsOf, KINDS, metaOf, record } from './index.ts'

const records = Object.entries(RECORDS) as [string, AnyRecord][]

describe('every record', () => {
  it('is listed under its own name, at its own path', () => {
    expect(records.map(([name, record]) => [name, record.name])).toEqual(
      records.map(([name]) => [name, name]),
    )
    const addresses = records.map(([, record]) => record.path)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('is one of the 74 resources, at its path, and filters by ids where specified (API-11, API-12)', () => {
    const resources = [...records.map(([, record]) => record), ...VIEWS.map(({ shown }) => shown)]
    expect(SPEC_PATHS).toHaveLength(74)
    expect(resources.map(({ path }) => path).toSorted()).toEqual([...SPEC_PATHS, ...ADDED_PATHS].toSorted())
    const byIds = resources.filter(({ idIn }) => idIn).map(({ path }) => path)
    expect(SPEC_PATHS_BY_IDS.filter((path) => !byIds.includes(path))).toEqual([])
  })

  it.each([...SPEC_FIELDS])('%s has every field of the specification (REC-37)', (name, fields) => {
    const record = recordNamed(name)
    const has = new Set([
      ...Object.keys(record.schema.shape),
      ...Object.keys(record.parts),
      ...record.computed,
      ...Object.keys(name === 'custom' ? customDesignView.shape : {}),
      'created',
      'updated',
    ])
    expect(fields.filter((field) => !has.has(field))).toEqual([])
  })

  it.each(records)('%s has parts that reference it', (name, { parts }) => {
    for (const { of, by } of Object.values(parts)) {
      const part = recordNamed(of)
      expect(metaOf(part.schema.shape[by] as z.ZodType)).toMatchObject({
        kind: 'ref',
        to: name,
        isPart: true,
      })
      expect(part.filters).toContain(by)
    }
  })

  it.each(records)('%s can be created from its required fields', (name, record) => {
    const sample = sampleOf(record, 1, (to) => `a-${to}`)
    expect(record.schema.safeParse(sample).error?.issues, name).toBeUndefined()
  })

  it.each(records)('%s has known kinds and references existing records only (REC-37)', (_name, record) => {
    for (const {
      meta: { kind, to },
    } of fieldsOf(record)) {
      expect(KINDS).toContain(kind)
      if (to !== undefined) expect(Object.keys(RECORDS)).toContain(to)
    }
  })

  it.each(records)('%s has filters, sort keys and unique keys among its fields', (_name, record) => {
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
    '%s is sorted by fields that are never null, so that the order is total',
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
  it('are found through null and default, and only for schemas made with a kind', () => {
    expect(metaOf(RECORDS.template.schema.shape.default_width)).toMatchObject({ kind: 'inches' })
    expect(metaOf(RECORDS.template.schema.shape.lock_ratio)).toMatchObject({ kind: 'ratio' })
    expect(() => metaOf(z.string())).toThrow('one of the kinds')
  })
})

describe('a price table (PRICE-1)', () => {
  const reads = (table: unknown) =>
    RECORDS.template_material.schema.shape.price_table.safeParse(table).success
  const row = { from: '0', minimum: '4', rates: ['0.6', '0.38'] }

  it('has one more rate than quantities; any other length is a data error', () => {
    expect(reads({ basis: 'sqin', quantities: [10], rows: [row] })).toBe(true)
    expect(reads({ basis: 'sqin', quantities: [10, 25], rows: [row] })).toBe(false)
    expect(reads({ basis: 'sqin', quantities: [], rows: [row] })).toBe(false)
  })

  it('has ascending quantities and areas', () => {
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

describe('the effect of a sign-in, an expired session and a renamed currency (REC-87)', () => {
  const declared = { name: 'thing', path: '/t/', about: 'A thing.', fields: {} } as const
  const priced = { ...declared, save: 'staff', fields: { currency: currency() } } as const

  it('must be declared, or nothing compiles', () => {
    // @ts-expect-error -- records with owners declare the effect of a sign-in
    record({ ...declared, save: 'owner', onExpiry: 'removed' })
    // @ts-expect-error -- and that of an expired session
    record({ ...declared, save: 'owner', onSignIn: 'moves' })
    // @ts-expect-error -- staff's records declare neither
    record({ ...declared, save: 'staff', onSignIn: 'moves' })
    // @ts-expect-error -- records with a currency declare the effect of renaming it
    record(priced)
    // @ts-expect-error -- records without one can't
    record({ ...declared, save: 'staff', onRenamedCurrency: 'stays' })
    expect(record({ ...priced, onRenamedCurrency: 'stays' }).onRenamedCurrency).toBe('stays')
  })

  it('is declared by every record with an owner or a currency', () => {
    for (const each of Object.values<AnyRecord>(RECORDS)) {
      const isOwned = each.save === 'owner'
      expect([each.name, each.onSignIn !== undefined, each.onExpiry !== undefined]).toEqual([
        each.name,
        isOwned,
        isOwned,
      ])
      expect([each.name, each.onRenamedCurrency !== undefined]).toEqual([
        each.name,
        'currency' in each.schema.shape,
      ])
    }
  })
})
