import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { designAsJson, designToJson, readDesign } from '@kisscut/artwork/design-json'
import { elementOf, emptyDesign } from '@kisscut/artwork/design'
import { testFontFile } from '@kisscut/artwork/testing'
import {
  color,
  configuredClipartProduct,
  configuredDdbProduct,
  configuredMarketplaceProduct,
  configuredShutterstockProduct,
  custom,
  font,
  specialOffer,
  template,
  templateMaterial,
  type AnyRecord,
} from '@kisscut/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGallery } from '../marketplace/testing/open-gallery.ts'
import { BELIEVED_FOR_MS } from '../catalog/catalog-cache.ts'
import { openDecals } from '../clipart/testing/open-decals.ts'
import { figures, openFamily } from '../drag-drop-buy/testing/open-family.ts'
import { ANA, openTestShop, STAFF_EVA } from '../testing/open-test-shop.ts'
import { NOT_REPORTED, otherDesigns, otherValue } from '../testing/other-values.ts'

const must = <T>(outcome: { ok: true; value: T } | { ok: false }): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kisscut-sold-'))
  await writeFile(join(folder, 'logo.png'), 'pixels')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Opened = Pick<Awaited<ReturnType<typeof openTestShop>>, 'shop' | 'storage' | 'clock' | 'pressDoes'>
interface Case extends Opened {
  readonly id: string
  readonly record: AnyRecord
  readonly productClass: string
}

const STICKER = 'die-cut-stickers'
const later = ({ clock }: Pick<Opened, 'clock'>) => {
  clock.now = new Date(clock.now.getTime() + BELIEVED_FOR_MS + 1)
}
const uploaded = async ({ shop }: Opened, id: string) => {
  const path = join(folder, 'logo.png')
  const file = must(await shop.design.receiveFile(ANA, { path, name: 'logo.png', bytes: 6 }))
  must(await shop.design.useFile(ANA, id, file.id))
}
const drawing = () => ({
  ...emptyDesign(2, 2),
  elements: [
    elementOf('shape', {
      id: 'dot',
      side: 'front',
      shape: 'circle',
      x: 0.5,
      y: 0.5,
      width: 1,
      height: 1,
    } as never),
  ],
})

/** A product of each kind that can be sold. */
const CASES: Readonly<Record<string, () => Promise<Case>>> = {
  'an uploaded sticker': async () => {
    const opened = await openTestShop()
    const { id } = must(await opened.shop.configure.save(ANA, { id: null, productId: STICKER, change: {} }))
    await uploaded(opened, id)
    return { ...opened, id, record: custom, productClass: 'custom' }
  },
  'a drawn sticker': async () => {
    const opened = await openTestShop()
    const { id } = must(
      await opened.shop.configure.save(ANA, {
        ...{ id: null, productId: STICKER, change: { width: '2', height: '2', proofApproval: 'as_is' } },
        design: designAsJson(drawing()),
      }),
    )
    return { ...opened, id, record: custom, productClass: 'custom' }
  },
  'a sample': async () => {
    const opened = await openTestShop()
    await opened.storage.records.update(template, STICKER, {
      ...{ disable_upload: true, hide_size: true, default_width: '2', default_height: '2' },
    })
    later(opened)
    const { id } = must(await opened.shop.configure.save(ANA, { id: null, productId: STICKER, change: {} }))
    return { ...opened, id, record: custom, productClass: 'custom' }
  },
  'an accepted offer': async () => {
    const opened = await openTestShop()
    const { id: offer } = must(
      await opened.shop.records.save(STAFF_EVA, specialOffer, null, {
        ...{ name: '50 stickers', sku: 'SO-1', unit_price: '1.2', quantity: 50, width: '3', height: '3' },
        ...{ template: STICKER, material: 'white-vinyl', category: 'cat-die-cut' },
      } as never),
    )
    const others = { special_offer: offer }
    const saved = await opened.shop.configure.save(ANA, { id: null, productId: STICKER, others, change: {} })
    const { id } = must(saved)
    await uploaded(opened, id)
    return { ...opened, id, record: custom, productClass: 'special-offer' }
  },
  'an accepted quote': async () => {
    const opened = await openTestShop()
    const agreed = {
      ...{ unitPrice: '33.335', currency: 'USD', mainUnitPrice: '33.335' },
      ...{ quantity: 12, width: '90', height: '130' },
    }
    const change = { materialId: 'white-vinyl', quantity: '12', width: '90', height: '130' }
    const saved = await opened.shop.configure.save(ANA, { id: null, productId: STICKER, agreed, change })
    return { ...opened, id: must(saved).id, record: custom, productClass: 'custom' }
  },
  'a strip of figures': async () => {
    const opened = await openFamily()
    const { id } = must(await opened.save({ cliparts: figures('mom', 'dog'), fields: { text: 'Us' } }))
    return { ...opened, id, record: configuredDdbProduct, productClass: 'ddb' }
  },
  'a drawing of clipart': async () => {
    const opened = await openDecals()
    const paints = { 'deer-head': { colorId: 'red', customColor: null } }
    const { id } = must(
      await opened.shop.clipart.save(ANA, { id: null, productId: 'deer-decal', change: {}, paints }),
    )
    return { ...opened, id, record: configuredClipartProduct, productClass: 'clipart' }
  },
  lettering: async () => {
    const opened = await openTestShop()
    const { records } = opened.storage
    opened.servedFiles.set('/fonts/sans.ttf', { mime: 'font/ttf', bytes: await testFontFile('oswald') })
    await records.create(font, {
      ...{ id: 'sans', family: 'Sans', family_web: 'Sans', name: 'Sans', font: '/fonts/sans.ttf' },
    })
    for (const id of ['red', 'white'])
      await records.create(color, { id, name: id, code: '#ffffff', material: 'white-vinyl' })
    await records.update(templateMaterial, 'white-vinyl', {
      has_own_colors: true,
      material_colors: ['red', 'white'],
    })
    await records.create(template, {
      ...{ id: 'hours', name: 'Hours', slug: 'hours', sku: 'H', category: 'cat-die-cut' },
      ...{ tool_type: 'lettering', type: 'multicolor_cutout', materials: ['white-vinyl'] },
      ...{ default_width: '10', default_height: '4', default_quantity: 1, cut_out_color: 'white' },
    })
    later(opened)
    const line = (id: string, y: number, colorId: string) =>
      elementOf('text', {
        ...{ id, side: 'front', text: 'OPEN', font: 'sans', x: 1, y, width: 4, height: 1 },
        fill: { colorId, customColor: null },
      } as never)
    const design = { ...emptyDesign(10, 4), elements: [line('a', 0, 'red'), line('b', 2, 'white')] }
    const saved = await opened.shop.configure.save(ANA, {
      ...{ id: null, productId: 'hours', change: {}, design: designAsJson(design) },
    })
    return { ...opened, id: must(saved).id, record: custom, productClass: 'custom' }
  },
  'an artwork of the marketplace': async () => {
    const opened = await openGallery()
    return {
      ...opened,
      id: must(await opened.save()).id,
      record: configuredMarketplaceProduct,
      productClass: 'marketplace',
    }
  },
  'a stock image': async () => {
    const opened = await openGallery()
    const { id } = must(await opened.save({ productClass: 'stock', productId: 'tiles' }))
    return { ...opened, id, record: configuredShutterstockProduct, productClass: 'stock' }
  },
}

describe.each(Object.entries(CASES))('%s in the cart', (_, open) => {
  const openInCart = async () => {
    const opened = await open()
    const { shop, id, productClass, record, storage } = opened
    const { itemId } = must(await shop.cart.add(ANA, { productClass, productId: id }))
    const line = async () => {
      const cart = await shop.cart.show(ANA)
      const found = [...cart.items, ...cart.savedForLater].find((each) => each.id === itemId)
      if (found === undefined) throw new Error('The line is gone')
      return found
    }
    const write = (values: object) => storage.records.update(record, id, values as never)
    const row = async () => (await storage.records.get(record, id)) as unknown as Record<string, unknown>
    return { ...opened, itemId, line, write, row }
  }
  type Line = Awaited<ReturnType<Awaited<ReturnType<typeof openInCart>>['line']>>
  /** The parts of a line that come from its sold item. */
  const held = ({ soldItem, details, quantity, total, previewUrl, sides }: Line) => ({
    ...{ soldItem, details, quantity, total, previewUrl, sides },
  })
  const isReported = ({ problems }: Line) => problems.some(({ code }) => code === 'cart.product-changed')

  it('reports a change of any field, keeps its sold item, and stops reporting once that is confirmed (CART-11, CART-12)', async () => {
    const { shop, record, line, write, row, itemId } = await openInCart()
    const before = await line()
    expect([before.changed, isReported(before)]).toEqual([null, false])
    const stored = await row()
    const changed: string[] = []
    for (const field of Object.keys(record.schema.shape)) {
      if (NOT_REPORTED.has(field) || (record === configuredClipartProduct && field === 'option_border'))
        continue
      const value = otherValue(record, field, stored[field])
      expect(value, `another value for ${field}`).not.toBeUndefined()
      await write({ [field]: value })
      const after = await line()
      expect([isReported(after), after.changed?.parts.length], field).toEqual([
        true,
        field === 'user_file' && stored[field] !== null ? 2 : 1,
      ])
      expect(held(after), field).toEqual(held(before))
      const retained = must(await shop.cart.choose(ANA, itemId, 'kept', after.changed?.state))
      expect(retained.items.find(({ id }) => id === itemId)?.changed, field).toBeNull()
      await write({ [field]: stored[field] })
      expect((await line()).changed, field).toBeNull()
      changed.push(field)
    }
    expect(changed).toContain('quantity')
  })

  it('reports a change anywhere in the design (CART-11)', async () => {
    const { line, write, row } = await openInCart()
    const before = await line()
    const { design } = await row()
    if (design === null) return
    for (const other of otherDesigns(JSON.parse(design as string))) {
      const reading = readDesign(other.design)
      if (!reading.ok) throw new Error(other.place)
      await write({ design: designToJson(reading.design) })
      const after = await line()
      expect([isReported(after), after.changed?.parts], other.place).toEqual([true, ['design']])
      expect(held(after), other.place).toEqual(held(before))
    }
    await write({ design })
    expect((await line()).changed).toBeNull()
  })

  it('takes the new product on request, by the rules, and declines only the state that was shown (CART-12)', async () => {
    const { shop, line, write, row, itemId, id, record } = await openInCart()
    const before = await line()
    const { quantity, retail_package } = await row()
    const { material } = await row()
    await write({ material: 'no-such' })
    expect(await shop.cart.choose(ANA, itemId, 'new')).toMatchObject({ ok: false })
    expect(held(await line())).toEqual(held(before))
    await write({ material, retail_package: { package: 'no-such', size: 'no-such' } })
    expect(await shop.cart.choose(ANA, itemId, 'kept', 'a'.repeat(64))).toMatchObject({ reason: 'changed' })
    expect(isReported(await line())).toBe(true)
    await write({ retail_package })
    await write(
      record === custom
        ? { proof_approval: 'changes', instructions: 'Red' }
        : { quantity: 2 * Number(quantity) },
    )
    const { changed } = await line()
    must(await shop.cart.saveForLater(ANA, itemId, true))
    must(await shop.cart.choose(ANA, itemId, 'new', changed?.state))
    const after = await line()
    expect([after.changed, after.configuredId]).toEqual([null, id])
    expect(after.soldItem).not.toBe(before.soldItem)
    expect((await shop.cart.show(ANA)).savedForLater).toHaveLength(1)
  })

  it('has one hash over everything: an unchanged product added again is the same item (CART-2)', async () => {
    const { shop, line, id, productClass, storage, write } = await openInCart()
    const { soldItem } = await line()
    must(await shop.cart.add(ANA, { productClass, productId: id }))
    expect((await line()).soldItem).toBe(soldItem)
    const stored = await storage.soldItems.contents([soldItem!])
    expect(JSON.parse(stored.get(soldItem!)!)).toMatchObject({
      ...{ format: 2, configured: id, product_class: productClass },
      sold_as: { kind: 'product', format: expect.any(Number) },
      price: { quote: { lines: expect.any(Array) }, version: expect.any(Number) },
    })
    await write({ name: 'Mine' })
    expect((await line()).changed).toBeNull()
    must(await shop.cart.add(ANA, { productClass, productId: id }))
    expect((await line()).soldItem).toBe(soldItem)
  })

  it('refers to the product whose stock it is sold from (STOCK-6)', async () => {
    const { storage, line } = await openInCart()
    const { productId } = await line()
    expect(await storage.catalog.decreaseStock(productId, 1)).toBe(true)
  })

  it('is produced as sold, even after everything about it has changed (CART-13)', async () => {
    const { shop, line, write, row, id, record, pressDoes } = await openInCart()
    const { soldItem } = await line()
    const orders: unknown[] = []
    const { print } = pressDoes
    pressDoes.print = (design, turn) => {
      orders.push(JSON.parse(JSON.stringify(design)))
      return print(design, turn)
    }
    const made = async (of: string) => {
      const file = must(await shop.production.file(STAFF_EVA, of, 'print.pdf'))
      const cut = must(await shop.production.file(STAFF_EVA, of, 'cut.svg'))
      return [await file.make(), await cut.make(), file.etag, cut.etag]
    }
    const before = await made(soldItem!)
    const { design, width } = await row()
    const other = otherDesigns(
      JSON.parse((design ?? 'null') as string) ?? designAsJson(emptyDesign(2, 2)),
    ).find(({ place }) => place.endsWith('clipRadius') || place === 'width')
    const notes = record === custom ? { instructions: 'Other' } : {}
    await write({ design: JSON.stringify(other?.design), ...notes })
    expect(await made(soldItem!)).toEqual(before)
    const [first, second] = [orders[0], orders[orders.length / 2]]
    if (first !== undefined) expect(second).toEqual(first)
    expect((await made(id))[2]).not.toBe(before[2])
    expect(width).toBe((await row())['width'])
    expect(
      await shop.production.file({ ...ANA, owner: 'session:ben' }, soldItem!, 'preview.png'),
    ).toMatchObject({
      reason: 'not_found',
    })
    expect((await shop.production.file(ANA, soldItem!, 'preview.png')).ok).toBe(true)
  })
})
