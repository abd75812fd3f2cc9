import { cutDrawingsOf } from '@kisscut/artwork/design'
import {
  clipart,
  clipartCategoryGraphic,
  clipartProduct,
  configuredClipartOption,
  configuredClipartProduct,
  configuredClipartProductRegion,
  templateOption,
  templateOptionSet,
} from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { designOfCustom } from '../design/custom-design.ts'
import { ANA, BEN, STAFF_EVA } from '../testing/open-test-shop.ts'
import { soldRowOf, type ClipartRow } from './clipart-rows.ts'
import type { SaveClipart } from './index.ts'
import { openDecals } from './testing/open-decals.ts'

const of = (colorId: string) => ({ colorId, customColor: null })
const both = (head: string, antlers: string) => ({ 'deer-head': of(head), 'deer-antlers': of(antlers) })

async function openSaving() {
  const opened = await openDecals()
  const save = (more: Partial<SaveClipart> = {}, viewer = ANA) =>
    opened.shop.clipart.save(viewer, {
      ...{ id: null, productId: 'deer-decal', change: {}, paints: both('red', 'snow') },
      ...more,
    })
  const saved = async (...given: Parameters<typeof save>): Promise<ClipartRow> => {
    const outcome = await save(...given)
    if (!outcome.ok) throw new Error(JSON.stringify(outcome))
    return outcome.value
  }
  const errorsOf = async (more: Partial<SaveClipart>) => {
    const outcome = await save(more)
    return outcome.ok || outcome.reason !== 'invalid' ? null : outcome.errors
  }
  const priceOf = async (id: string) => {
    const put = await opened.shop.cart.add(ANA, { productClass: 'clipart', productId: id })
    if (!put.ok) throw new Error(JSON.stringify(put))
    const { items } = await opened.shop.cart.show(ANA)
    return items.find(({ configuredId }) => configuredId === id)!
  }
  return { ...opened, save, saved, errorsOf, priceOf }
}

const drawingOf = (row: ClipartRow) => cutDrawingsOf(designOfCustom(soldRowOf(row)))[0]!

describe('saving a drawing (CLIP-6)', () => {
  it('makes its design: centered in its size, undistorted, region by region', async () => {
    const { saved } = await openSaving()
    const row = await saved({ change: { width: '4', height: '4' } })
    expect(drawingOf(row)).toMatchObject({
      ...{ clipart: 'deer', x: 0, y: 1, width: 4, height: 2 },
      ...{ base: of('red'), regions: both('red', 'snow') },
    })
    expect([row.material_color, row.type, row.currency]).toEqual(['red', 'multicolor_cutout', 'USD'])
  })

  it('stores the finished size: the whole drawing for film, the shape for printed pieces (SIZE-14)', async () => {
    const { saved } = await openSaving()
    const film = await saved({ change: { width: '4', height: '4' } })
    expect([film.finished_width, film.finished_height].map(Number)).toEqual([4, 2])
    const wider = await saved({ id: film.id, change: { width: '3', height: '4' } })
    expect([wider.finished_width, wider.finished_height].map(Number)).toEqual([3, 1.5])
    const inverted = await saved({
      ...{ inverted: true, paints: {} },
      change: { materialColorId: 'snow', width: '4', height: '3' },
    })
    expect([inverted.finished_width, inverted.finished_height].map(Number)).toEqual([4, 3])
    expect(drawingOf(inverted)).toMatchObject({ x: 0, y: 0, width: 4, height: 3 })
    const printed = { productId: 'deer-sticker', paints: {}, change: { width: '4', height: '4' } }
    const round = await saved(printed)
    expect([round.finished_width, round.finished_height].map(Number)).toEqual([4, 4])
  })

  it('charges nothing in another currency than the page’s (CUR-7)', async () => {
    const { save, storage } = await openSaving()
    const message = 'Your prices are in USD now. Load the page again to see them; nothing was saved.'
    expect(await save({ currency: 'EUR' })).toEqual({ ok: false, reason: 'conflict', message })
    expect(await storage.records.count(configuredClipartProduct)).toBe(0)
    expect(await save({ currency: 'USD' })).toMatchObject({ ok: true })
  })

  it('writes and updates regions and options as rows of their own', async () => {
    const { saved, storage } = await openSaving()
    const { records } = storage
    await records.create(templateOption, { id: 'tape', name: 'Tape', charge_option: 2, amount: '0.50' })
    await records.create(templateOptionSet, {
      ...{ id: 'transfer', name: 'Transfer', display_type: 'radio', options: ['tape'] },
    })
    await records.update(clipartProduct, 'deer-decal', { options: ['transfer'] })
    const { id } = await saved({ change: { options: [{ optionSetId: 'transfer', optionId: 'tape' }] } })
    const where = { configured_clipart_product: id }
    const regions = async () =>
      (await records.findMany(configuredClipartProductRegion, { where }))
        .map(({ region, color }) => `${region} ${color}`)
        .sort()
    expect(await regions()).toEqual(['deer-antlers snow', 'deer-head red'])
    expect(await records.findMany(configuredClipartOption, { where })).toMatchObject([{ option: 'tape' }])
    await saved({ id, paints: { 'deer-head': of('snow') }, change: { options: [] } })
    expect(await regions()).toEqual(['deer-head snow'])
    expect(await records.findMany(configuredClipartOption, { where })).toEqual([])
  })

  it('saves a single region by the rules of the whole product', async () => {
    const { saved, shop, storage } = await openSaving()
    const { id } = await saved()
    const where = { configured_clipart_product: id }
    const [row] = await storage.records.findMany(configuredClipartProductRegion, {
      where: { ...where, region: 'deer-head' } as never,
    })
    const change = (color: string, viewer = ANA) =>
      shop.records.save(viewer, configuredClipartProductRegion, row!.id, { color })
    expect(await change('snow')).toMatchObject({ ok: true, value: { id: row!.id, color: 'snow' } })
    expect(await change('ink')).toMatchObject({ ok: false, reason: 'invalid' })
    expect(await change('snow', BEN)).toMatchObject({ ok: false, reason: 'not_found' })
    const after = (await storage.records.get(configuredClipartProduct, id))!
    expect(drawingOf(after).regions['deer-head']).toEqual(of('snow'))
  })

  it('is priced per film color, and once if inverted (CLIP-4, CLIP-5)', async () => {
    const { saved, priceOf } = await openSaving()
    const two = await priceOf((await saved()).id)
    const one = await priceOf((await saved({ paints: both('red', 'red') })).id)
    const inverted = await saved({ inverted: true, paints: {}, change: { materialColorId: 'snow' } })
    expect([two.total, one.total, (await priceOf(inverted.id)).total]).toEqual(['9.60', '4.80', '4.80'])
    expect(drawingOf(inverted)).toMatchObject({ inverted: true, base: of('snow'), regions: {} })
  })

  it('reports each error at its field, and saves nothing', async () => {
    const { errorsOf, storage } = await openSaving()
    const size = (width: string, height: string) => errorsOf({ change: { width, height } })
    expect(await size('1', '1')).toEqual({ width: ['Dimensions are too small. Please increase the size.'] })
    expect(await size('4', '13')).toEqual({ height: ['The height can not exceed 12.5 inches'] })
    expect(await size('25', '4')).toEqual({ width: ['The width can not exceed 24 inches'] })
    expect(await errorsOf({ paints: {} })).toEqual({ material_color: ['Please select a color.'] })
    expect(await errorsOf({ paints: both('ink', 'red') })).toEqual({
      'regions.deer-head': ['This color is not available for head.'],
    })
    expect(await errorsOf({ paints: { 'other-part': of('red') } })).toEqual({
      'regions.other-part': ['The drawing has no such part.'],
    })
    expect(await errorsOf({ productId: 'die-cut-stickers' })).toHaveProperty('clipart_product')
    expect(await storage.records.findMany(configuredClipartProduct)).toEqual([])
  })

  it('paints printed regions only in the group’s colors, or leaves them as drawn (CLIP-3, CLIP-8)', async () => {
    const { errorsOf, saved } = await openSaving()
    const sticker = { productId: 'deer-sticker' }
    const row = await saved({ ...sticker, paints: { 'deer-head': of('ink') } })
    expect(drawingOf(row)).toMatchObject({ regions: { 'deer-head': of('ink') } })
    expect(drawingOf(row).base).toBeUndefined()
    expect(await errorsOf({ ...sticker, paints: { 'deer-head': of('snow') } })).toHaveProperty([
      'regions.deer-head',
    ])
  })

  const outlined = (colorId: string, width: number) => ({
    'deer-head': { ...of('red'), stroke: { ...of(colorId), width } },
  })

  it('keeps the outline of a printed region when saved, opened, changed and removed (CLIP-13, DESIGN-6)', async () => {
    const { saved, storage, shop } = await openSaving()
    const row = await saved({ productId: 'deer-sticker', paints: outlined('ink', 5) })
    expect(drawingOf(row).regions).toEqual(outlined('ink', 5))
    const [region] = await storage.records.findMany(configuredClipartProductRegion, {
      where: { configured_clipart_product: row.id },
    })
    expect(region).toMatchObject({ stroke_color: 'ink', custom_stroke_color: null, stroke_width: '5' })
    const paintsOf = async (id: string | null, query = '') => {
      const page = await shop.clipart.page(ANA, 'decals', 'deer-sticker', id, new URLSearchParams(query))
      return page.ok && page.value.start.paints
    }
    expect(await paintsOf(row.id)).toEqual(outlined('ink', 5))
    expect(
      await paintsOf(null, 'region.deer-head=red&stroke.deer-head=ink&stroke_width.deer-head=12,5'),
    ).toEqual(outlined('ink', 12.5))
    expect(await paintsOf(row.id, 'stroke.deer-head=')).toEqual({ 'deer-head': of('red') })
    expect(await paintsOf(row.id, 'stroke.deer-head=gone')).toEqual({ 'deer-head': of('red') })
    // Its options change, its colors stay.
    const more = await saved({
      ...{ id: row.id, productId: 'deer-sticker', change: { quantity: '7' }, paints: undefined },
    })
    expect(drawingOf(more).regions).toEqual(outlined('ink', 5))
    const change = (values: object) =>
      shop.records.save(ANA, configuredClipartProductRegion, region!.id, values as never)
    expect(await change({ stroke_color: 'red' })).toMatchObject({ ok: true, value: { stroke_width: '5' } })
    expect(await change({ stroke_width: '0' })).toMatchObject({ ok: true, value: { stroke_color: null } })
    const bare = (await storage.records.get(configuredClipartProduct, row.id))!
    expect(drawingOf(bare).regions).toEqual({ 'deer-head': of('red') })
  })

  it('shrinks the drawing by the width of its outline (CLIP-13)', async () => {
    const { saved } = await openSaving()
    const sticker = { productId: 'deer-sticker', change: { width: '4', height: '4' } }
    const bare = drawingOf(await saved({ ...sticker, paints: {} }))
    const lined = drawingOf(await saved({ ...sticker, paints: outlined('ink', 200) }))
    expect(bare.width - lined.width).toBeCloseTo(0.2)
    expect(lined.x - bare.x).toBeCloseTo(0.1)
  })

  it('rejects an outline on cut pieces, or in another color or width (CLIP-13)', async () => {
    const { errorsOf, storage } = await openSaving()
    expect(await errorsOf({ paints: { ...both('red', 'snow'), ...outlined('red', 5) } })).toEqual({
      'regions.deer-head.stroke_color': ['head is cut, not printed, and has no outline.'],
    })
    const sticker = { productId: 'deer-sticker' }
    expect(await errorsOf({ ...sticker, paints: outlined('snow', 5) })).toEqual({
      'regions.deer-head.stroke_color': ['This color is not available for head.'],
    })
    expect(await errorsOf({ ...sticker, paints: outlined('ink', 201) })).toEqual({
      'regions.deer-head.stroke_width': ['An outline is at most 200 thousandths of an inch wide.'],
    })
    expect(await storage.records.findMany(configuredClipartProduct)).toEqual([])
  })

  it('is limited to its owner, checks the revision, and creates once per key', async () => {
    const { save, saved } = await openSaving()
    const { id } = await saved({ idempotencyKey: 'k' })
    expect((await saved({ idempotencyKey: 'k' })).id).toBe(id)
    expect(await save({ id }, BEN)).toMatchObject({ ok: false, reason: 'not_found' })
    await saved({ id, change: { quantity: '5' }, revision: 0 })
    expect(await save({ id, change: { quantity: '6' }, revision: 0 })).toMatchObject({ reason: 'changed' })
  })

  it('is rejected once its drawing is gone, and so is the order (CLIP-9, CLIP-11)', async () => {
    const { saved, errorsOf, servedFiles, storage, shop } = await openSaving()
    const { id } = await saved()
    servedFiles.delete('/c/deer.svg')
    await storage.records.update(clipart, 'deer', { clipart: '/c/gone.svg' })
    expect(await errorsOf({})).toEqual({
      clipart_product: ['We can’t show this drawing at the moment. Please choose another.'],
    })
    const page = await shop.clipart.page(ANA, 'decals', 'deer-decal', null)
    expect(page.ok && page.value.start.drawing).toBeNull()
    await storage.records.update(clipart, 'deer', { hidden: true })
    expect(await shop.cart.add(ANA, { productClass: 'clipart', productId: id })).toMatchObject({ ok: false })
    expect(await shop.clipart.page(ANA, 'decals', 'deer-decal', null)).toMatchObject({ ok: false })
    expect(await shop.clipart.page(STAFF_EVA, 'decals', 'deer-decal', null)).toMatchObject({ ok: true })
  })

  it('shows the graphics of its clipart’s category, except its own drawing (CLIP-10)', async () => {
    const { shop, storage } = await openSaving()
    for (const graphic of ['/c/deer.svg', '/c/fox.svg'])
      await storage.records.create(clipartCategoryGraphic, { category: 'wildlife', name: graphic, graphic })
    const page = await shop.clipart.page(ANA, 'decals', 'deer-decal', null)
    expect(page.ok && page.value.related).toEqual({
      category: 'Wildlife',
      graphics: [{ name: '/c/fox.svg', picture: '/c/fox.svg' }],
    })
  })

  it('is copied, and found in the cart with a link back to its page (CLIP-7)', async () => {
    const { saved, priceOf, shop } = await openSaving()
    const { id } = await saved()
    const line = await priceOf(id)
    expect(line).toMatchObject({ productClass: 'clipart', problems: [] })
    expect(line.editUrl).toBe(`/clipart/decals/deer-decal?configured=${id}`)
    const page = await shop.clipart.page(ANA, 'decals', 'deer-decal', id)
    expect(page.ok && page.value.start).toMatchObject({ id, isInCart: true, paints: both('red', 'snow') })
    expect(await shop.clipart.page(BEN, 'decals', 'deer-decal', id)).toMatchObject({ ok: false })
  })
})
