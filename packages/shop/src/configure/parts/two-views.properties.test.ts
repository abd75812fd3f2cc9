import { elementOf, uploadDesign, type Design, type Element } from '@kisscut/artwork/design'
import { designToJson, rowOf } from '@kisscut/artwork/design-json'
import { designs } from '@kisscut/artwork/testing'
import {
  artwork,
  clipart,
  clipartRegion,
  color,
  custom,
  customClipMask,
  customUserFile,
  font,
  userFile,
  type AnyRecord,
  type NewRowOf,
  recordNamed,
} from '@kisscut/records'
import { neededBy, sampleOf } from '@kisscut/records/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { designOfCustom } from '../../design/custom-design.ts'
import { recordNotFound } from '../../messages/records.ts'
import { ANA, openTestShop } from '../../testing/open-test-shop.ts'
import { partId, partRowsOf, rowsOfElement } from './part-rows.ts'

/** The precision that clients may use: more decimal places than most columns have. */
const share = (most: number) => fc.double({ min: 0, max: most, noNaN: true })
const finer = fc.record({
  tracking: share(900),
  pathScale: share(99),
  roundness: share(49),
  offsetWidth: share(9),
})

/** Elements of every kind on the product's only side; none is the product's artwork. */
const elements = fc.tuple(designs(), finer).map(([design, more]): readonly Element[] => {
  const named = Object.keys(more) as (keyof typeof more)[]
  const withMore = (element: Element): Element => {
    const known = named.filter((name) => name in element)
    return { ...element, ...Object.fromEntries(known.map((name) => [name, more[name] + 0.001])) }
  }
  const placed = design.elements.map((element): Element => ({ ...withMore(element), side: 'front' }))
  const masks = placed
    .slice(0, 1)
    .map(({ id, x, y }) => elementOf('clip_mask', { id: 'mask', side: 'front', x, y, element: id }))
  return [...placed, ...masks]
})
const SIDES = { width: 2, height: 2, shape: 'contour' as const }

/** A shop with all rows that designs refer to, and a product of Ana's. */
const open = async () => {
  const { shop, storage } = await openTestShop()
  let count = 0
  const add = async (record: AnyRecord, id: string, more: object = {}): Promise<void> => {
    for (const name of neededBy(record)) {
      const needed = recordNamed(name)
      if (!(name in more) && (await storage.records.get(needed, name)) === null) await add(needed, name)
    }
    count += 1
    const row = { ...sampleOf(record, count, (to) => to), ...more, id }
    await storage.records.create(record, row as NewRowOf<AnyRecord>)
  }
  await add(color, 'red')
  await add(color, 'gold')
  await add(font, 'oswald')
  await add(clipart, 'deer')
  await add(clipartRegion, 'body')
  await add(artwork, 'moth')
  await add(userFile, 'f1', { owner: ANA.owner, pixel_width: 900, pixel_height: 600, is_vector: false })
  const change = { materialId: 'white-vinyl', width: '2', height: '2', quantity: '100', options: [] }
  const saved = await shop.configure.save(ANA, { id: null, productId: 'die-cut-stickers', change })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  const { id } = saved.value
  const row = async () => (await storage.records.get(custom, id))!
  const statedOf = (design: Design) => JSON.parse(designToJson(design)) as unknown
  const design = (all: readonly Element[]) =>
    shop.configure.save(ANA, {
      id,
      change: {},
      design: statedOf({ ...uploadDesign(SIDES, null), elements: all }),
    })
  return { shop, storage, id, row, design }
}

const upload = (file: string) => elementOf('upload', { id: 'more', side: 'front', file })

describe('the two views of a design (REC-24, REC-79)', () => {
  it('always agree, whichever was changed', async () => {
    const { shop, storage, id, row, design } = await open()
    const { records } = storage
    const agree = async () => {
      for (const { record, id: part, values } of partRowsOf(await row()))
        expect(await records.get(record, part), record.name).toMatchObject(values)
    }
    await fc.assert(
      fc.asyncProperty(elements, elements, share(3), async (first, second, x) => {
        for (const all of [first, second]) {
          const saved = await design(all)
          expect(saved.ok, JSON.stringify(saved)).toBe(true)
          expect(designOfCustom(await row()).elements).toEqual(all)
          await agree()
        }
        for (const element of second) {
          const { record, id: part } = rowsOfElement(id, element)[0]!
          const moved = await shop.records.save(ANA, record, part, { x: x.toFixed(3), locked: true })
          expect(moved.ok, JSON.stringify(moved)).toBe(true)
          await agree()
        }
        const after = designOfCustom(await row()).elements
        const isSame = (element: Element) => rowOf(element)['x'] === String(Number(x.toFixed(3)))
        expect(after).toEqual(
          second.map((element) => ({
            ...element,
            locked: true,
            x: isSame(element) ? element.x : Number(x.toFixed(3)),
          })),
        )
        for (const element of second) {
          const { record, id: part } = rowsOfElement(id, element)[0]!
          // A mask is removed with the element it cuts.
          const isGone = (await records.get(record, part)) === null
          expect(isGone).toBe(element.kind === 'clip_mask')
          expect(await shop.records.remove(ANA, record, part)).toMatchObject({ ok: !isGone })
          expect(await records.get(record, part)).toBeNull()
          await agree()
        }
        expect(designOfCustom(await row()).elements).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  it('refer only to existing rows that the viewer may use (REC-82)', async () => {
    const { shop, storage, id, design } = await open()
    const theirs = { ...sampleOf(userFile, 9, (to) => to), id: 'f2', owner: 'session:ben' }
    await storage.records.create(userFile, theirs as NewRowOf<typeof userFile>)
    const message = ['A picture on Front is no longer available. Choose another one, or delete it.']
    for (const file of ['f2', 'no-such'])
      expect(await design([upload(file)])).toMatchObject({ errors: { 'design.elements.0.file': message } })
    expect(await design([upload('f1')])).toMatchObject({ ok: true })
    const element = shop.records.save(ANA, customUserFile, partId(id, 'more'), {
      user_file: 'f2',
    })
    expect(await element).toMatchObject({ errors: { user_file: message } })
  })

  it('reject a mask without its element, and remove it with the element (DESIGN-15, REC-82)', async () => {
    const { shop, id, row, design } = await open()
    const mask = (element: string) => elementOf('clip_mask', { id: 'mask', side: 'front', element })
    for (const element of ['no-such', 'mask'])
      expect(await design([upload('f1'), mask(element)])).toMatchObject({
        errors: { 'design.elements.1.element': [recordNotFound] },
      })
    expect(await design([upload('f1'), mask('more')])).toMatchObject({ ok: true })
    const cut = shop.records.save(ANA, customClipMask, partId(id, 'mask'), { element: 'no-such' })
    expect(await cut).toMatchObject({ errors: { element: [recordNotFound] } })
    expect(await shop.design.removeFile(ANA, 'f1')).toMatchObject({ ok: true })
    expect(designOfCustom(await row()).elements).toEqual([])
  })

  it('lose a removed file, even if it isn’t the artwork', async () => {
    const { shop, row, design } = await open()
    expect(await design([upload('f1')])).toMatchObject({ ok: true })
    expect(designOfCustom(await row()).elements).toHaveLength(1)
    expect(await shop.design.removeFile(ANA, 'f1')).toMatchObject({ ok: true })
    expect(designOfCustom(await row()).elements).toEqual([])
  })
})
