import { foldText } from '@kisscut/core/text'
import { color, template, templateMaterial, templateSize } from '@kisscut/records'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'

const ROWS = [
  { id: 'two', name: 'Two', width: '2', height: '2', price: '9.50', order: 1 },
  { id: 'ten', name: 'ten', width: '10', height: '2', price: null, order: 2 },
  { id: 'half', name: 'Half 100%', width: '0.5', height: '2', price: '12', order: 3 },
  { id: 'three', name: 'three_wide', width: '3', height: '1', price: '9.05', order: 4, default: true },
]

/** Letters whose lower case every PostgreSQL knows; older versions lack letters that newer Unicode versions added. */
const letter = fc
  .oneof(
    fc.integer({ min: 0x20, max: 0x1c7f }),
    fc.integer({ min: 0x3040, max: 0x9fff }),
    fc.integer({ min: 0x1f300, max: 0x1f5ff }),
  )
  .map((code) => String.fromCodePoint(code))

describe.each(ENGINES)('staff’s search for rows on $name', ({ open }) => {
  let test: TestStorage
  beforeAll(async () => {
    test = await open()
    for (const row of ROWS) await test.storage.records.create(templateSize, row)
  })
  afterAll(() => test.end())

  const ids = async (query: Parameters<TestStorage['storage']['records']['search']>[1]) =>
    (await test.storage.records.search(templateSize, query)).rows.map(({ id }) => id)
  const sorted = (field: string, descending = false) => ids({ sort: { field, descending } })

  it('sorts by any column, numbers by value, empty ones last (ADMIN-3)', async () => {
    expect(await sorted('width')).toEqual(['half', 'two', 'three', 'ten'])
    expect(await sorted('width', true)).toEqual(['ten', 'three', 'two', 'half'])
    expect(await sorted('name')).toEqual(['half', 'ten', 'three', 'two'])
    expect(await sorted('price')).toEqual(['three', 'two', 'half', 'ten'])
    expect(await sorted('price', true)).toEqual(['half', 'two', 'three', 'ten'])
  })

  it('finds rows by every word, in any case, without wildcards (ADMIN-3)', async () => {
    expect(await ids({ words: ['T'] })).toEqual(['two', 'ten', 'three'])
    expect(await ids({ words: ['three', 'WIDE'] })).toEqual(['three'])
    expect(await ids({ words: ['%'] })).toEqual(['half'])
    expect(await ids({ words: ['_'] })).toEqual(['three'])
    expect(await ids({ words: ["'", 'x'] })).toEqual([])
    expect(await ids({ words: ['\\'] })).toEqual([])
    expect(await ids({ words: ['\0'] })).toEqual([])
  })

  it('finds and sorts regardless of case and accents in every script (ADMIN-3)', async () => {
    const names = ['zebra', 'Österreich', 'naïve', 'ŁÓDŹ', 'Ελλάς', 'ЁЖИК', 'हिन्दी', 'ﬁlm 🦋']
    for (const name of names) await test.storage.records.create(color, { name, code: '#d4af37' })
    const colors = async (query: Parameters<TestStorage['storage']['records']['search']>[1]) =>
      (await test.storage.records.search(color, query)).rows.map(({ name }) => name)
    for (const name of names)
      for (const word of [
        name,
        name.toUpperCase(),
        name.toLowerCase(),
        name.normalize('NFD'),
        foldText(name),
      ])
        expect(await colors({ words: word.split(' ') }), `${name} by ${word}`).toEqual([name])
    const byLetters = names.toSorted((one, other) => (foldText(one) < foldText(other) ? -1 : 1))
    expect(await colors({ sort: { field: 'name', descending: false } })).toEqual(byLetters)
  })

  it('compares equal letters in any Unicode form (ADMIN-3)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: letter, minLength: 1, maxLength: 12 }), async (text) => {
        const name = text.replaceAll('\0', '').trim()
        fc.pre(name !== '')
        const { id } = await test.storage.records.create(color, { name, code: '#d4af37' })
        const words = [name.toLowerCase().normalize('NFD')]
        const found = await test.storage.records.search(color, { words, pageSize: 200 })
        expect(found.rows.map((row) => row.id)).toContain(id)
      }),
      { numRuns: 60 },
    )
  })

  it('filters by any field (ADMIN-3)', async () => {
    expect(await ids({ where: { default: true } })).toEqual(['three'])
    expect(await ids({ where: { height: '2' }, words: ['t'] })).toEqual(['two', 'ten'])
    expect(await ids({ where: { price: null } })).toEqual(['ten'])
  })

  it('returns each row on one page, for any page size and order, and counts filtered rows', async () => {
    const orders = fc.constantFrom('height', 'updated')
    await fc.assert(
      fc.asyncProperty(
        fc.record({ pageSize: fc.integer({ min: 1, max: 5 }), field: orders }),
        fc.boolean(),
        fc.boolean(),
        async ({ pageSize, field }, descending, isNarrow) => {
          const expected = ROWS.filter(({ height }) => !isNarrow || height === '2')
          const seen: string[] = []
          for (let page = 1; page <= Math.ceil(expected.length / pageSize); page += 1) {
            const found = await test.storage.records.search(templateSize, {
              ...(isNarrow ? { where: { height: '2' } } : {}),
              sort: { field, descending },
              page,
              pageSize,
            })
            expect(found.count).toBe(isNarrow ? expected.length : null)
            seen.push(...found.rows.map(({ id }) => id))
          }
          expect(seen.toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
        },
      ),
      { numRuns: 40 },
    )
  })

  it('returns every field of rows, including lists of links', async () => {
    expect(await test.storage.records.search(templateMaterial, { words: ['no-such'] })).toMatchObject({
      rows: [],
      count: 0,
    })
    expect((await test.storage.records.search(template, {})).rows).toEqual([])
    const [row] = (await test.storage.records.search(templateSize, { words: ['two'] })).rows
    expect(row).toEqual(await test.storage.records.get(templateSize, 'two'))
  })
})
