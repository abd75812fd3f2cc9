import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultConfiguration } from '@kisscut/core/product'
import { custom, userFile } from '@kisscut/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '../accounts/viewer.ts'
import { ANA, BEN, openTestShop, STAFF_EVA } from '../testing/open-test-shop.ts'
import type { Outcome } from '../outcome.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kisscut-design-'))
  await writeFile(join(folder, 'logo.png'), 'pixels')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const must = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}

const DAY_MS = 24 * 60 * 60 * 1000

const open = async (found: object = {}) => {
  const opened = await openTestShop()
  Object.assign(opened.intakeFinds, found)
  const { shop } = opened
  const { product } = must(
    await shop.browse.product(ANA, 'stickers/die-cut', 'die-cut-stickers', new URLSearchParams()),
  )
  const saved = must(
    await shop.configure.save(ANA, {
      id: null,
      productId: product.id,
      change: defaultConfiguration(product),
    }),
  )
  const file = must(
    await shop.design.receiveFile(ANA, { path: join(folder, 'logo.png'), name: 'logo.png', bytes: 6 }),
  )
  const placed = must(await shop.design.useFile(ANA, saved.id, file.id))
  return { ...opened, id: saved.id, file, placed }
}

describe('a file with a long name', () => {
  it('is stored under a shortened name, without half a character and with its extension (FILE-1)', async () => {
    const { shop } = await open()
    for (let before = 185; before <= 200; before += 1) {
      const name = `${'a'.repeat(before)}🦋🦋.png`
      const received = await shop.design.receiveFile(ANA, { path: join(folder, 'logo.png'), name, bytes: 6 })
      const stored = must(received).name
      expect(() => encodeURIComponent(stored)).not.toThrow()
      expect(stored.length).toBeLessThanOrEqual(200)
      expect(stored).toMatch(/^a+🦋{0,2}\.png$/u)
    }
  })
})

describe('artwork on a product', () => {
  it('is centered whole with a white border, and its dpi is computed', async () => {
    const { placed } = await open()
    expect(placed.placement).toEqual({
      x: '0.1250',
      y: '0.1250',
      width: '1.7500',
      height: '1.7500',
      rotation: '0.00',
    })
    expect(placed.dpi).toBe(342)
  })

  it('has no dpi if it is a vector', async () =>
    expect((await open({ isVector: true })).placed.dpi).toBeNull())

  it('can be moved by its owner only, and never off the product (DESIGN-17)', async () => {
    const { shop, id } = await open()
    const placement = { x: '0', y: '0', width: '4', height: '4', rotation: '370' }
    expect(must(await shop.design.place(ANA, id, { placement }))).toMatchObject({
      placement: { width: '4.0000', rotation: '10.00' },
      dpi: 150,
    })
    expect(await shop.design.place(BEN, id, { placement })).toMatchObject({ reason: 'not_found' })
    const huge = { x: '0', y: '0', width: '1000', height: '1000', rotation: '0' }
    expect(await shop.design.place(ANA, id, { placement: huge })).toMatchObject({
      reason: 'invalid',
      errors: { placement: ['Your artwork is far larger than the product. Please make it smaller.'] },
    })
    for (const bad of [{ x: '90' }, { width: '0' }, { width: 'NaN' }, { x: '1e309' }])
      expect(await shop.design.place(ANA, id, { placement: { ...placement, ...bad } })).toMatchObject({
        reason: 'invalid',
        errors: { placement: [expect.any(String)] },
      })
  })

  it('can be fitted or made to fill the product with one button, by its owner only (DESIGN-28)', async () => {
    const { shop, id, placed } = await open()
    must(await shop.design.place(ANA, id, { dieLine: 'rectangle' }))
    const filled = must(await shop.design.fitOrFill(ANA, id, 'fill'))
    expect(filled.placement).toMatchObject({ x: '-0.0625', y: '-0.0625', width: '2.1250', height: '2.1250' })
    expect(await shop.design.fitOrFill(ANA, id, 'fit', filled.revision - 1)).toMatchObject({
      reason: 'changed',
    })
    expect(await shop.design.fitOrFill(BEN, id, 'fit')).toMatchObject({ reason: 'not_found' })
    const fitted = must(await shop.design.fitOrFill(ANA, id, 'fit', filled.revision))
    expect(fitted.placement).toEqual(placed.placement)
  })

  it('in a shape of its ratio is placed by its trim; its original size is offered with a price, and can be ordered (FILE-19)', async () => {
    const trim = { x: 0.1, y: 0.05, width: 0.8, height: 0.9 }
    const label = {
      isVector: true,
      pixelWidth: 1500,
      pixelHeight: 2000,
      inchWidth: '3.750',
      inchHeight: '5.000',
      trim,
    }
    const { shop, id, file } = await open(label)
    must(await shop.design.place(ANA, id, { dieLine: 'rectangle' }))
    const before = must(await shop.configure.forEditing(ANA, id))
    const own = { file: file.id, width: '3.000', height: '4.500', trim, bleed: 0.25, isCut: false }
    expect(before.fileSize).toEqual({ ...own, total: expect.stringMatching(/^\d+\.\d\d$/) })
    const total = before.fileSize?.total
    must(await shop.configure.save(ANA, { id, change: { width: '3.000', height: '4.500' } }))
    const ordered = must(await shop.configure.forEditing(ANA, id))
    expect(ordered.fileSize).toEqual({ ...own, total: null })
    expect(ordered.placement).toEqual({
      ...{ x: '-0.3750', y: '-0.2500', width: '3.7500', height: '5.0000', rotation: '0.00' },
    })
    const inSize = new URLSearchParams({ width: '3', height: '4.5' })
    const page = must(await shop.browse.product(ANA, 'stickers/die-cut', 'die-cut-stickers', inSize))
    expect(page.quote.total).toBe(total)
    expect(must(await shop.design.fitOrFill(ANA, id, 'fill')).placement).toEqual(ordered.placement)
    must(await shop.configure.save(ANA, { id, change: { width: '6', height: '9' } }))
    const larger = must(await shop.configure.forEditing(ANA, id))
    expect(larger.placement).toMatchObject({ x: '-0.7500', y: '-0.5000', width: '7.5000' })
  })

  it('is cut along, placed and measured by its own cut line; that size is offered with a price (FILE-21)', async () => {
    const cutLines = [
      { kind: 'crease', path: 'M0 0L1 1' },
      { kind: 'kiss', path: 'M0 0L1 0L1 1Z' },
      { kind: 'thru', path: 'M0.1 0.2L0.5 0.2L0.5 0.8L0.1 0.8Z' },
      { kind: 'thru', path: 'M0.1 0.2L0.9 0.9' },
    ]
    const made = {
      isVector: true,
      pixelWidth: 2000,
      pixelHeight: 2000,
      inchWidth: '5.000',
      inchHeight: '5.000',
    }
    const { shop, id, placed } = await open({ ...made, cutLines })
    // On 2 × 2 in: two fifths by three fifths of the page, with the ordered height.
    const side = 2 / 0.6
    expect(placed.placement).toEqual({
      x: (1 - 0.3 * side).toFixed(4),
      y: (1 - 0.5 * side).toFixed(4),
      width: side.toFixed(4),
      height: side.toFixed(4),
      rotation: '0.00',
    })
    expect(placed.finished).toMatchObject({ width: '1.333', height: '2.000' })
    expect(placed.fileSize).toMatchObject({
      isCut: true,
      width: '2.000',
      height: '3.000',
      total: expect.any(String),
    })
    const lines = must(await shop.production.artworkLines(ANA, id))
    expect(lines.contour).toMatch(/^M0.3333 0L1.6667 0L1.6667 (2|1.9999)L0.3333 (2|1.9999)Z$/)
    must(await shop.configure.save(ANA, { id, change: { width: '2', height: '3' } }))
    const ordered = must(await shop.configure.forEditing(ANA, id))
    expect(ordered.placement).toMatchObject({ x: '-0.5000', y: '-1.0000', width: '5.0000', height: '5.0000' })
    expect(ordered.fileSize?.total).toBeNull()
    // On a shape, its cut line is neither cut nor printed.
    must(await shop.design.place(ANA, id, { dieLine: 'rectangle' }))
    expect(must(await shop.production.artworkLines(ANA, id)).contour).toBeNull()
  })

  it('of unknown size is offered no original size, and no size the product doesn’t come in (FILE-19)', async () => {
    expect((await open()).placed.fileSize).toBeNull()
    const banner = { inchWidth: '900.000', inchHeight: '1.000' }
    expect((await open(banner)).placed.fileSize).toMatchObject({ width: '900.000', bleed: 0, total: null })
  })

  it('fills another size as before: all of it with a contour, the same share of it in a shape (SIZE-14)', async () => {
    const { shop, id, placed } = await open()
    const configuration = { ...placed.configuration, width: '4', height: '4' }
    const saved = must(
      await shop.configure.save(ANA, { id, productId: placed.productId, change: configuration }),
    )
    const { placement } = must(await shop.configure.forEditing(ANA, saved.id))
    expect(placement).toMatchObject({ x: '0.1250', width: '3.7500' })
    expect(saved).toMatchObject({ dpi: 160, finished_width: '4.000', finished_height: '4.000' })
    must(await shop.design.place(ANA, id, { dieLine: 'circle' }))
    const larger = { width: '8', height: '8' }
    must(await shop.configure.save(ANA, { id, productId: placed.productId, change: larger }))
    const inCircle = must(await shop.configure.forEditing(ANA, id))
    expect(inCircle.placement).toMatchObject({ x: '0.2500', width: '7.5000' })
  })

  it('is shown in print colors to its owner and staff only, and drawn once (PROD-13)', async () => {
    const { shop, file } = await open()
    const first = must(await shop.design.printColors(ANA, file.id))
    expect(new TextDecoder().decode(first)).toContain('in print')
    expect(must(await shop.design.printColors(ANA, file.id))).toBe(first)
    expect(must(await shop.design.printColors(STAFF_EVA, file.id))).toBe(first)
    expect(await shop.design.printColors(BEN, file.id)).toMatchObject({ reason: 'not_found' })
  })

  it('is not found by other shoppers', async () => {
    const { shop, file, id } = await open()
    expect(await shop.design.useFile(BEN, id, file.id)).toMatchObject({ reason: 'not_found' })
    expect(await shop.design.removeFile(BEN, file.id)).toMatchObject({ reason: 'not_found' })
  })

  it('is removed from the product, the record and the disk with its file (FILE-6)', async () => {
    const { shop, file, id, fileStore } = await open()
    expect(fileStore.keys().length).toBe(2)
    must(await shop.design.removeFile(ANA, file.id))
    expect(must(await shop.configure.forEditing(ANA, id))).toMatchObject({ userFile: null, placement: null })
    expect(fileStore.keys().length).toBe(0)
  })

  it('in the cart stays, but hidden, when its file is removed, and is deleted once it leaves the cart (FILE-6)', async () => {
    const { shop, storage, file, id, fileStore, clock } = await open()
    const other = must(
      await shop.configure.save(ANA, {
        ...{ id: null, productId: 'die-cut-stickers' },
        change: { materialId: 'white-vinyl', width: '2', height: '2', quantity: '100', userFileId: file.id },
      }),
    )
    const { itemId } = must(await shop.cart.add(ANA, { productClass: 'custom', productId: id }))
    const before = must(await shop.configure.forEditing(ANA, id))
    must(await shop.design.removeFile(ANA, file.id))
    expect(must(await shop.configure.forEditing(ANA, id))).toEqual(before)
    expect(must(await shop.configure.forEditing(ANA, other.id))).toMatchObject({ userFile: null })
    expect(await shop.records.read(ANA, userFile, file.id)).toMatchObject({ reason: 'not_found' })
    expect((await shop.records.list(ANA, userFile, {})).count).toBe(0)
    expect(await shop.design.useFile(ANA, other.id, file.id)).toMatchObject({
      errors: { user_file: ['This file was not found.'] },
    })
    expect(await shop.design.removeUnneededFiles()).toBe(0)
    const uploads = () => fileStore.keys().filter((key) => !key.startsWith('previews/'))
    expect(uploads()).toHaveLength(2)
    must(await shop.cart.saveForLater(ANA, itemId, true))
    expect(await shop.design.removeUnneededFiles()).toBe(0)
    must(await shop.cart.remove(ANA, itemId))
    expect(await shop.design.removeUnneededFiles()).toBe(1)
    expect(must(await shop.configure.forEditing(ANA, id))).toMatchObject({ userFile: null, placement: null })
    expect(await storage.records.get(userFile, file.id)).toBeNull()
    clock.now = new Date(clock.now.getTime() + 2 * DAY_MS)
    expect(await shop.cart.sweep()).toBe(1)
    clock.now = new Date(clock.now.getTime() + 2 * DAY_MS)
    await storage.files.sweep(new Date(0))
    expect(uploads()).toEqual([])
  })

  it('is removed from every product when its file is removed, however many there are', async () => {
    const { shop, storage, file, id } = await open()
    const { id: _id, created: _created, updated: _updated, ...row } = (await storage.records.get(custom, id))!
    await storage.transaction(async ({ records }) => {
      for (let copy = 0; copy < 249; copy += 1) await records.create(custom, row)
    })
    const pointing = { owner: ANA.owner, where: { user_file: file.id } }
    expect(await storage.records.count(custom, pointing)).toBe(250)
    must(await shop.design.removeFile(ANA, file.id))
    expect(await storage.records.count(custom, pointing)).toBe(0)
    expect(await storage.records.count(custom, { owner: ANA.owner })).toBe(250)
  })
})

describe('finalizing', () => {
  it('approves only the revision on the page, even if nothing else changes (DESIGN-22)', async () => {
    const { shop, id } = await open()
    const finalize = (revision: number) => shop.design.finalize(ANA, id, { proofApproval: 'as_is', revision })
    const seen = must(await shop.configure.forEditing(ANA, id)).revision
    must(await finalize(seen))
    must(await finalize(seen))
    const placement = { x: '0.2', y: '0.2', width: '1.6', height: '1.6', rotation: '0' }
    const { revision } = must(await shop.design.place(ANA, id, { placement }))
    must(await finalize(revision))
    expect(await finalize(seen)).toMatchObject({ reason: 'changed' })
    must(await finalize(revision))
  })

  it('returns the first result for a form sent twice, one after the other or at once, although it changes the price (FLOW-11)', async () => {
    for (const isAtOnce of [false, true]) {
      const { shop, id } = await open({ pixelWidth: 100, pixelHeight: 100 })
      const { revision } = must(await shop.configure.forEditing(ANA, id))
      const send = (more: object = {}) =>
        shop.design.finalize(ANA, id, { lowResolutionChoice: 'fix', revision, idempotencyKey: 'k', ...more })
      const first = send()
      const [one, other] = isAtOnce ? await Promise.all([first, send()]) : [await first, await send()]
      expect(must(other)).toMatchObject({ finalized: true, revision: must(one).revision })
      for (const another of [{ lowResolutionChoice: 'approve' }, { idempotencyKey: 'other' }])
        expect(await send(another)).toMatchObject({ reason: 'changed' })
      must(await shop.configure.save(ANA, { id, change: { quantity: '250' } }))
      expect(await send()).toMatchObject({ reason: 'changed' })
    }
  })

  it('draws the picture and stores instructions and proof approval (FLOW-11)', async () => {
    const { shop, id } = await open()
    const done = must(
      await shop.design.finalize(ANA, id, { instructions: 'Blue, please', proofApproval: 'as_is' }),
    )
    expect(done).toMatchObject({
      finalized: true,
      instructions: 'Blue, please',
      proofApproval: 'as_is',
      previewUrl: expect.stringMatching(/^\/files\/previews\//),
    })
  })

  it('requires a choice below 72 dpi; fixing the graphic is charged once (FILE-2, FILE-3, PRICE-9)', async () => {
    const { shop, id } = await open({ pixelWidth: 100, pixelHeight: 100 })
    expect(await shop.design.finalize(ANA, id, {})).toMatchObject({
      errors: { low_resolution_choice: [expect.stringContaining('57 dpi')] },
    })
    expect(await shop.cart.add(ANA, { productClass: 'custom', productId: id })).toMatchObject({
      errors: { low_resolution_choice: [expect.any(String)] },
    })
    must(await shop.design.finalize(ANA, id, { lowResolutionChoice: 'fix' }))
    must(await shop.cart.add(ANA, { productClass: 'custom', productId: id }))
    expect((await shop.cart.show(ANA)).total).toBe('72.00')
  })

  it('never fixes a graphic without charging it', async () => {
    const { shop, id } = await open({ pixelWidth: 100, pixelHeight: 100 })
    must(await shop.design.finalize(ANA, id, { lowResolutionChoice: 'fix' }))
    must(await shop.configure.save(ANA, { id, change: { vectorize: false } }))
    must(await shop.cart.add(ANA, { productClass: 'custom', productId: id }))
    expect((await shop.cart.show(ANA)).total).toBe('72.00')
    must(await shop.configure.save(ANA, { id, change: { lowResolutionChoice: 'approve' } }))
    must(await shop.cart.add(ANA, { productClass: 'custom', productId: id }))
    expect((await shop.cart.show(ANA)).total).toBe('52.00')
  })

  it('requires artwork and readable instructions', async () => {
    const { shop, id, file } = await open()
    const long = { instructions: 'x'.repeat(2001) }
    expect(await shop.design.finalize(ANA, id, long)).toMatchObject({
      errors: { instructions: [expect.any(String)] },
    })
    expect(await shop.design.finalize(ANA, id, { instructions: 'a\0b' })).toMatchObject({
      reason: 'invalid',
      errors: { instructions: [expect.any(String)] },
    })
    must(await shop.design.removeFile(ANA, file.id))
    expect(await shop.design.finalize(ANA, id, {})).toMatchObject({
      errors: { user_file: ['Please upload your artwork first.'] },
    })
  })

  it('has its own report for each unit and currency, so that no cache mixes them up (UNIT-1, CUR-8)', async () => {
    const { shop, id } = await open()
    const etagFor = async (viewer: Viewer, kind: 'report' | 'preview.png' = 'report') =>
      must(await shop.production.file(viewer, id, kind)).etag
    const readers = [
      ANA,
      { ...ANA, unit: 'mm' },
      { ...ANA, locale: 'de-DE' },
      { ...ANA, currency: 'EUR' },
    ] as const
    const etags = await Promise.all(readers.map((viewer) => etagFor(viewer)))
    expect(new Set(etags).size).toBe(readers.length)
    expect(await etagFor({ ...ANA })).toBe(etags[0])
    expect(await etagFor(readers[1], 'preview.png')).toBe(await etagFor(ANA, 'preview.png'))
  })

  it('rejects a file that can’t be drawn: it is stored, but nothing is ever made from it (FILE-8)', async () => {
    const { shop, id, file } = await open({ mime: 'image/heic', failedToRaster: true })
    const words = [
      'We can’t open this kind of file, so we can’t print it. Please upload your artwork again as a PDF, SVG, PNG or JPEG.',
    ]
    const failure = { ok: false, reason: 'invalid', errors: { user_file: words } }
    expect(file.mime).toBe('image/heic')
    expect(file.originalUrl).toMatch(/\.heic$/)
    expect(await shop.design.finalize(ANA, id, {})).toEqual(failure)
    expect(await shop.cart.add(ANA, { productClass: 'custom', productId: id })).toEqual(failure)
    for (const kind of ['print.pdf', 'proof.pdf', 'cut.svg', 'cut.dxf'] as const) {
      const made = must(await shop.production.file(STAFF_EVA, id, kind))
      expect(await made.make(), kind).toEqual(failure)
    }
    for (const kind of ['preview.png', 'report'] as const)
      must(await must(await shop.production.file(ANA, id, kind)).make())
    expect(await shop.design.removeBackground(ANA, { configuredId: id })).toEqual(failure)
    expect(await shop.design.vectorize(ANA, { fileId: file.id }, { colors: 4, purpose: 'print' })).toEqual({
      ...failure,
      errors: { file: words },
    })
    must(await shop.design.removeFile(ANA, file.id))
  })

  it('is required again after a change (FLOW-12)', async () => {
    const { shop, id } = await open()
    must(await shop.design.finalize(ANA, id, {}))
    must(await shop.configure.save(ANA, { id, change: { quantity: '100' } }))
    expect(must(await shop.configure.forEditing(ANA, id))).toMatchObject({ finalized: true })
    const saved = must(await shop.configure.save(ANA, { id, change: { quantity: '250' } }))
    expect(saved).toMatchObject({ finalized: false, preview_url: null })
  })

  it('sells a product whose picture can’t be drawn, and reports the error', async () => {
    const { shop, id, fileStore, errors } = await open()
    fileStore.lose()
    const done = must(await shop.design.finalize(ANA, id, {}))
    expect([done.finalized, done.previewUrl]).toEqual([true, null])
    expect(String(errors[0])).toContain('Cannot read file')
  })
})
