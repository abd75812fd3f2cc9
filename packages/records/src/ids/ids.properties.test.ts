import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  CLASS_RECORDS,
  findAmong,
  ID_NUMBERS,
  idNaming,
  inTurnFor,
  type NamedByIds,
  recordNamedBy,
  RECORDS,
} from '../index.ts'

const NAMED = Object.keys(ID_NUMBERS) as NamedByIds[]
const random = () => fc.uuid({ version: 4 })
const record = () => fc.constantFrom(...NAMED)

describe('The numbers of records in ids', () => {
  it('never change, because stored ids contain them', () => {
    expect(ID_NUMBERS).toEqual({
      template: 1,
      ddb_product: 2,
      clipart_product: 3,
      marketplace_product: 4,
      shutterstock_product: 5,
      special_offer: 6,
      marketplace_base_product: 7,
      custom: 17,
      configured_ddb_product: 18,
      configured_clipart_product: 19,
      configured_marketplace_product: 20,
      configured_shutterstock_product: 21,
      configured_special_offer: 22,
    })
  })

  it('are unique and fit into 12 bits', () => {
    const numbers = Object.values(ID_NUMBERS)
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const number of numbers) expect(number > 0 && number < 2 ** 12).toBe(true)
  })

  it('belong to existing records, and every product and configured product has one', () => {
    const ofClasses = Object.values(CLASS_RECORDS).flatMap(({ product, configured }) => [product, configured])
    expect(Object.keys(RECORDS)).toEqual(expect.arrayContaining(NAMED))
    expect(NAMED).toEqual(expect.arrayContaining(ofClasses.map(({ name }) => name)))
  })
})

describe('The id of a new row', () => {
  it('names its record, for products and configured products of every class', () => {
    fc.assert(
      fc.property(record(), random(), (name, uuid) => {
        expect(recordNamedBy(idNaming(name, uuid))).toBe(name)
      }),
    )
  })

  it('is a UUID of version 8 that keeps every other bit of the random one', () => {
    fc.assert(
      fc.property(record(), random(), (name, uuid) => {
        const id = idNaming(name, uuid)
        expect(z.uuidv4().safeParse(uuid).success).toBe(true)
        expect(z.uuid({ version: 'v8' }).safeParse(id).success).toBe(true)
        expect(id.slice(0, 14) + id.slice(18)).toBe(uuid.slice(0, 14) + uuid.slice(18))
      }),
    )
  })

  it('stays random for every other record', () => {
    const others = Object.keys(RECORDS).filter((name) => !Object.hasOwn(ID_NUMBERS, name))
    fc.assert(
      fc.property(fc.constantFrom(...others, 'constructor', '__proto__'), random(), (name, uuid) => {
        expect(idNaming(name, uuid)).toBe(uuid)
      }),
    )
  })
})

describe('An id that names no record', () => {
  it('leaves the records in their order', () => {
    const unused = fc
      .integer({ min: 0, max: 2 ** 12 - 1 })
      .filter((number) => !(Object.values(ID_NUMBERS) as number[]).includes(number))
    const other = fc.oneof(
      fc.uuid({ version: [1, 2, 3, 4, 5, 6, 7] }),
      fc.string(),
      fc.constant('custom-sticker'),
      // A version 8 UUID from elsewhere.
      fc
        .tuple(random(), unused)
        .map(([id, number]) => `${id.slice(0, 14)}8${number.toString(16).padStart(3, '0')}${id.slice(18)}`),
    )
    fc.assert(
      fc.property(other, (id) => {
        expect(recordNamedBy(id)).toBeNull()
        expect(inTurnFor(id, NAMED)).toBe(NAMED)
      }),
    )
  })
})

describe('The order of records for an id', () => {
  it('begins with the record that the id names, and contains each requested record once', () => {
    fc.assert(
      fc.property(record(), random(), fc.subarray(NAMED), (name, uuid, requested) => {
        const order = inTurnFor(idNaming(name, uuid), requested)
        if (requested.includes(name)) expect(order[0]).toBe(name)
        expect([...order].sort()).toEqual([...requested].sort())
      }),
    )
  })
})

describe('A search for rows by id in several records', () => {
  it('finds each row in its own record, whatever its id names, and reads each record at most once per id', () => {
    const stored = fc.record({
      in: record(),
      named: fc.option(record()),
      uuid: random(),
      isThere: fc.boolean(),
    })
    return fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(stored, { selector: ({ uuid }) => uuid, maxLength: 12 }),
        async (rows) => {
          const made = rows.map(({ named, uuid, ...row }) => ({
            ...row,
            id: named === null ? uuid : idNaming(named, uuid),
          }))
          const read: string[] = []
          const found = await findAmong(
            made.map(({ id }) => id),
            NAMED,
            async (name, ids) => {
              read.push(...ids.map((id) => `${name} ${id}`))
              const those = made.filter((row) => row.isThere && row.in === name && ids.includes(row.id))
              return new Map(those.map((row) => [row.id, row.in]))
            },
          )
          expect(new Set(read).size).toBe(read.length)
          for (const row of made) {
            expect(found.get(row.id)).toBe(row.isThere ? row.in : undefined)
            if (row.isThere && recordNamedBy(row.id) === row.in)
              expect(read.filter((each) => each.endsWith(row.id))).toEqual([`${row.in} ${row.id}`])
          }
        },
      ),
    )
  })
})
