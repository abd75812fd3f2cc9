import { elementOf, emptyDesign, type Design, type Element } from '@kisscut/artwork/design'
import { designAsJson } from '@kisscut/artwork/design-json'
import { clipart, clipartCategory, custom, font, template, templateDesign } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { ANA, BEN, openTestShop, STAFF_EVA } from '../../testing/open-test-shop.ts'
import { START_EMPTY } from './samples.ts'

const side = 'front'
const word = elementOf('text', {
  ...{ id: 'word', side, text: 'Rye', font: 'slab', size: 0.4 },
  ...{ x: 0.5, y: 0.5, width: 1, height: 0.5 },
})
const deer = elementOf('clipart', { id: 'deer', side, clipart: 'deer', x: 2, y: 1, width: 1, height: 1 })
const designWith = (...elements: readonly Element[]): Design => ({ ...emptyDesign(4, 2), elements })

const plain = { id: 'plain', family: 'Plain', family_web: 'Plain', name: 'Plain' }

const openShop = async () => {
  const opened = await openTestShop()
  const { records } = opened.storage
  await records.update(template, 'die-cut-stickers', { tool_type: 'advanced' })
  await records.create(font, { id: 'slab', family: 'Slab', family_web: 'Slab', name: 'Slab' })
  await records.create(clipartCategory, { id: 'wild', name: 'Wild', slug: 'wild' })
  await records.create(clipart, { id: 'deer', name: 'Deer', clipart: '/demo/deer.svg', category: 'wild' })
  const keep = (data: object, viewer = STAFF_EVA, name = 'Bakery') =>
    opened.shop.records.save(viewer, templateDesign, null, {
      ...{ template: 'die-cut-stickers', name },
      data: data as Record<string, unknown>,
    })
  const start = async (sample: string | null, viewer = ANA, size = {}) => {
    const page = await opened.shop.browse.product(
      viewer,
      'stickers/die-cut',
      'die-cut-stickers',
      new URLSearchParams(size),
    )
    if (!page.ok) throw new Error('not found')
    const started = await opened.shop.design.start(
      viewer,
      'die-cut-stickers',
      page.value.configuration,
      sample,
    )
    if (!started.ok) throw new Error('not started')
    return started.value
  }
  return { ...opened, records, keep, start }
}

const idOf = (saved: unknown) => (saved as { readonly value: { readonly id: string } }).value.id

describe('a sample design (TOOL-13)', () => {
  it('is written by staff only, in the export format, with the checks of every design (REC-85)', async () => {
    const { keep } = await openShop()
    const exported = designAsJson(designWith(word))
    expect(await keep(exported, ANA)).toMatchObject({ reason: 'forbidden' })
    const made = await keep(exported)
    expect(made).toMatchObject({ ok: true, value: { name: 'Bakery', data: { version: 1, width: 4 } } })
    for (const [data, why] of [
      [{}, /not a design/],
      [{ ...exported, version: 99 }, /newer version/],
      [designAsJson(designWith({ ...word, width: Number.NaN })), /elements\.0\.width/],
      [designAsJson(designWith({ ...word, font: 'gone' })), /elements\.0\.font: This is no longer available/],
      [designAsJson(designWith({ ...deer, clipart: 'gone' })), /elements\.0\.clipart/],
      [
        designAsJson(designWith(elementOf('upload', { id: 'u', side, file: 'f', width: 1, height: 1 }))),
        /elements\.0: Uploaded files/,
      ],
    ] as const)
      expect(await keep(data)).toMatchObject({
        reason: 'invalid',
        errors: { data: [expect.stringMatching(why)] },
      })
  })

  it('opens in the ordered size, or empty if that was chosen', async () => {
    const { keep, start } = await openShop()
    const id = idOf(await keep(designAsJson(designWith(word, deer))))
    const { chosen, samples } = await start(id, ANA, { width: '2', height: '1' })
    expect(samples).toEqual([{ id, name: 'Bakery', edition: '0-1', problem: null }])
    expect(chosen).toMatchObject({
      width: 2,
      height: 1,
      elements: [{ size: 0.2, width: 0.5 }, { width: 0.5 }],
    })
    expect((await start(START_EMPTY)).chosen).toMatchObject({ elements: [] })
    for (const none of [null, 'guessed', '']) expect((await start(none)).chosen).toBeNull()
  })

  it('opens without missing parts, in the default font, and only on its own product', async () => {
    const { keep, start, records } = await openShop()
    const id = idOf(await keep(designAsJson(designWith(word, deer))))
    await records.remove(font, 'slab')
    await records.remove(clipart, 'deer')
    await records.create(font, { ...plain, default: true })
    expect((await start(id)).chosen!.elements).toMatchObject([{ id: 'word', font: 'plain' }])
    await records.update(templateDesign, id, { template: 'secret-stickers' })
    expect((await start(id)).chosen).toBeNull()
  })

  it('is the start of a product that is set up before it is designed, in its size (TOOL-14)', async () => {
    const { keep, shop, records } = await openShop()
    const id = idOf(await keep(designAsJson(designWith(word, deer))))
    const begin = async (sample: string | null) => {
      const change = { width: '2', height: '1', quantity: '50' }
      const made = await shop.configure.save(ANA, { id: null, productId: 'die-cut-stickers', change, sample })
      const row = await records.get(custom, idOf(made))
      return (JSON.parse(row!.design!) as Design).elements.map(({ id: each, width }) => [each, width])
    }
    expect(await begin(id)).toEqual([
      ['word', 0.5],
      ['deer', 0.5],
    ])
    for (const none of [null, START_EMPTY, 'guessed']) expect(await begin(none)).toEqual([])
  })

  it('that is damaged is hidden from shoppers, and staff see why', async () => {
    const { keep, start, errors, records, shop } = await openShop()
    const id = idOf(await keep(designAsJson(designWith(word))))
    await records.update(templateDesign, id, { data: { version: 99 } })
    expect(await start(id)).toMatchObject({ samples: [], chosen: null })
    expect(errors.map(String)).toEqual([
      expect.stringContaining('“Bakery” of Die-cut stickers can’t be read'),
    ])
    expect((await start(id, STAFF_EVA)).samples).toMatchObject([
      { id, problem: 'version: This design is from a newer version of the shop.' },
    ])
    expect(await shop.design.samplePicture(ANA, id)).toMatchObject({ reason: 'not_found' })
  })

  it('has a picture, drawn once for everyone until it changes', async () => {
    const { keep, shop, pressDoes } = await openShop()
    const saved = await keep(designAsJson(designWith(word)))
    const id = idOf(saved)
    let drawn = 0
    const { draw } = pressDoes
    pressDoes.draw = (order) => {
      drawn += 1
      return draw(order)
    }
    const [mine, theirs] = await Promise.all([ANA, BEN].map((each) => shop.design.samplePicture(each, id)))
    expect(mine).toMatchObject({ ok: true })
    expect(theirs).toEqual(mine)
    expect(drawn).toBe(1)
    const other = { data: { ...designAsJson(designWith({ ...word, text: 'Oat' })) } }
    expect(await shop.records.save(STAFF_EVA, templateDesign, id, other)).toMatchObject({ ok: true })
    expect(await shop.design.samplePicture(ANA, id)).not.toEqual(mine)
  })

  it('of an unpublished product is found by staff only, and is removed with its product', async () => {
    const { shop, records } = await openShop()
    const data = { ...designAsJson(designWith(word)) }
    const { id } = await records.create(templateDesign, { template: 'secret-stickers', name: 'Secret', data })
    expect(await shop.design.samplePicture(ANA, id)).toMatchObject({ reason: 'not_found' })
    expect(await shop.records.read(ANA, templateDesign, id)).toMatchObject({ reason: 'not_found' })
    expect(await shop.design.samplePicture(STAFF_EVA, id)).toMatchObject({ ok: true })
    await shop.records.remove(STAFF_EVA, template, 'secret-stickers')
    expect(await records.get(templateDesign, id)).toBeNull()
  })
})
