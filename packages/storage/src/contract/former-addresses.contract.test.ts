import { category, templateCategory } from '@kisscut/records'
import { StorageConflict } from '@kisscut/shop/ports/records'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type TestStorage } from '../testing/open-for-test.ts'

let runs = 0
/** Unique names for rows and slugs. */
const namesOfThisRun = () => {
  runs += 1
  return { row: (at: number) => `row-${runs}-${at}`, slug: (at: number) => `slug-${runs}-${at}` }
}

/** Gives a slug to a row, existing or not; or removes the row. */
const step = fc.record({ row: fc.nat(2), slug: fc.option(fc.nat(3), { freq: 3, nil: null }) })

describe.each(ENGINES)('former addresses on $name', ({ open }) => {
  let test: TestStorage
  beforeAll(async () => {
    test = await open()
  })
  afterAll(() => test.end())

  it('belong to the row that had them last, unless a row has them now (SEO-2)', () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const { records, catalog } = test.storage
        const names = namesOfThisRun()
        const present = new Map<string, string>()
        const last = new Map<string, string>()
        for (const { row, slug } of steps) {
          const id = names.row(row)
          const was = present.get(id)
          if (slug === null) await records.remove(templateCategory, id)
          else {
            const fields = { name: 'Named', slug: names.slug(slug) }
            const isInUse = [...present].some(([other, each]) => other !== id && each === fields.slug)
            const saving =
              was === undefined
                ? records.create(templateCategory, { id, ...fields })
                : records.update(templateCategory, id, fields)
            if (isInUse) {
              await expect(saving).rejects.toThrow(StorageConflict)
              continue
            }
            await saving
          }
          if (was !== undefined) last.set(was, id)
          if (slug === null) present.delete(id)
          else present.set(id, names.slug(slug))
        }
        const current = new Set(present.values())
        for (const at of [0, 1, 2, 3]) {
          const value = names.slug(at)
          const owner = await catalog.formerlyAt({ record: 'template_category', field: 'slug', value })
          expect(owner).toBe(current.has(value) ? null : (last.get(value) ?? null))
        }
      }),
      { numRuns: 40 },
    ))

  it('are stored together with the change, or not at all', async () => {
    const { records, catalog } = test.storage
    const path = { record: 'category', field: 'path', value: 'old/place' } as const
    await records.create(category, { id: 'moving', name: 'Moving', slug: 'place', path: 'old/place' })
    const rollback = test.storage.transaction(async (inside) => {
      await inside.records.update(category, 'moving', { path: 'new/place' })
      throw new Error('undone')
    })
    await expect(rollback).rejects.toThrow('undone')
    expect(await catalog.formerlyAt(path)).toBeNull()
    await records.update(category, 'moving', { path: 'new/place' })
    expect(await catalog.formerlyAt(path)).toBe('moving')
    expect(await catalog.formerlyAt({ ...path, value: 'new/place' })).toBeNull()
    await records.update(category, 'moving', { name: 'Moved' })
    expect(await catalog.formerlyAt({ ...path, value: '\u0000' })).toBeNull()
  })
})
