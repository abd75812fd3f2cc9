import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cornersOf, placementOf, type Placement } from '@kisscut/artwork/placement'
import { defaultConfiguration } from '@kisscut/core/product'
import { custom, userFile } from '@kisscut/records'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANA, BEN, openTestShop, STAFF_EVA } from '../../testing/open-test-shop.ts'
import { placementOfPart } from './crop.ts'
import type { Outcome } from '../../outcome.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kisscut-retouch-'))
  await writeFile(join(folder, 'logo.jpg'), 'pixels')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const must = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}

const open = async (found: object = {}) => {
  const opened = await openTestShop()
  Object.assign(opened.intakeFinds, found)
  const { shop } = opened
  const page = await shop.browse.product(ANA, 'stickers/die-cut', 'die-cut-stickers', new URLSearchParams())
  const { product } = must(page)
  const { id: configuredId } = must(
    await shop.configure.save(ANA, {
      id: null,
      productId: product.id,
      change: defaultConfiguration(product),
    }),
  )
  const incoming = { path: join(folder, 'logo.jpg'), name: 'logo.jpg', bytes: 6 }
  const file = must(await shop.design.receiveFile(ANA, incoming))
  const placed = must(await shop.design.useFile(ANA, configuredId, file.id))
  const total = async () => {
    must(await shop.cart.add(ANA, { productClass: 'custom', productId: configuredId }))
    return (await shop.cart.show(ANA)).total
  }
  return { ...opened, of: { configuredId }, file, placed, total }
}

describe('removing a background', () => {
  it('makes a new file in the same place; the original stays (FILE-4)', async () => {
    const { shop, of, file, placed } = await open()
    must(await shop.design.finalize(ANA, of.configuredId, {}))
    const done = must(await shop.design.removeBackground(ANA, of))
    expect(done.file).toMatchObject({ name: 'logo.png', originalId: file.id, madeBy: 'background' })
    expect(done.configured).toMatchObject({
      userFile: { id: done.file.id },
      placement: placed.placement,
      finalized: false,
      previewUrl: null,
    })
    expect(must(await shop.design.useFile(ANA, of.configuredId, file.id)).userFile).toMatchObject({
      id: file.id,
      madeBy: null,
    })
  })

  it('starts again from the earlier picture, and gives one file for the same settings', async () => {
    const { shop, of, file } = await open()
    const first = must(await shop.design.removeBackground(ANA, of, 20))
    const other = must(await shop.design.removeBackground(ANA, of, 60))
    expect(other.file).toMatchObject({ originalId: file.id })
    const again = must(await shop.design.removeBackground(ANA, of, 20))
    expect(again.file.id).toBe(first.file.id)
    expect(other.file.id).not.toBe(first.file.id)
  })

  it('keeps the file’s own cut lines and trim, as vectorizing does (FILE-20)', async () => {
    const cutLines = [{ kind: 'thru', path: 'M0.1 0.1L0.9 0.1L0.9 0.9Z' }]
    const trim = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 }
    const { shop, file, intakeFinds } = await open({ cutLines, trim })
    Object.assign(intakeFinds, { cutLines: undefined, trim: undefined })
    const of = { fileId: file.id }
    const first = must(await shop.design.removeBackground(ANA, of, 20))
    expect(first.file).toMatchObject({ cutLines, trim })
    expect(must(await shop.design.removeBackground(ANA, of, 20)).file.id).toBe(first.file.id)
    expect(must(await shop.design.vectorize(ANA, of, { colors: 4, purpose: 'print' })).file).toMatchObject({
      cutLines,
      trim,
    })
  })

  it('starts from the cropped picture', async () => {
    const { shop, of } = await open()
    const part = must(await shop.design.crop(ANA, of, { x: 0, y: 0, width: 0.5, height: 0.5 }))
    expect(must(await shop.design.removeBackground(ANA, of)).file.originalId).toBe(part.file.id)
  })

  it('is rejected with a message if there is no clear background, and changes nothing', async () => {
    const { shop, of, file, retoucherDoes } = await open()
    for (const why of ['transparent', 'uneven', 'everything'] as const) {
      retoucherDoes.removeBackground = async () => ({ removed: false, why })
      expect(await shop.design.removeBackground(ANA, of)).toMatchObject({
        errors: { file: [expect.any(String)] },
      })
    }
    for (const tolerance of [0, 101, Number.NaN])
      expect(await shop.design.removeBackground(ANA, of, tolerance)).toMatchObject({
        errors: { tolerance: [expect.any(String)] },
      })
    expect(must(await shop.configure.forEditing(ANA, of.configuredId)).userFile?.id).toBe(file.id)
  })

  it('of a file alone doesn’t change products', async () => {
    const { shop, of, file } = await open()
    const done = must(await shop.design.removeBackground(ANA, { fileId: file.id }))
    expect(done.configured).toBeNull()
    expect(must(await shop.configure.forEditing(ANA, of.configuredId)).userFile?.id).toBe(file.id)
  })
})

describe('retouching', () => {
  it('is limited to the owner and staff, and its result belongs to the owner', async () => {
    const { shop, of, file } = await open()
    const box = { x: 0, y: 0, width: 0.5, height: 0.5 }
    for (const request of [of, { fileId: file.id }, { fileId: 'none' }]) {
      for (const rejected of [
        await shop.design.removeBackground(BEN, request),
        await shop.design.vectorize(BEN, request, { colors: 4, purpose: 'print' }),
        await shop.design.crop(BEN, request, box),
        await shop.design.restoreOriginal(BEN, request),
      ])
        expect(rejected).toMatchObject({ reason: 'not_found' })
    }
    const { file: made } = must(await shop.design.crop(STAFF_EVA, of, box))
    expect(must(await shop.design.useFile(ANA, of.configuredId, made.id)).userFile?.id).toBe(made.id)
  })

  it('doesn’t replace artwork chosen in the meantime', async () => {
    const { shop, of, retoucherDoes } = await open()
    const { removeBackground } = retoucherDoes
    retoucherDoes.removeBackground = async (order) => {
      const incoming = { path: join(folder, 'logo.jpg'), name: 'other.jpg', bytes: 6 }
      const other = must(await shop.design.receiveFile(ANA, incoming))
      must(await shop.design.useFile(ANA, of.configuredId, other.id))
      return removeBackground(order)
    }
    expect(await shop.design.removeBackground(ANA, of)).toMatchObject({ reason: 'conflict' })
    expect(must(await shop.configure.forEditing(ANA, of.configuredId)).userFile?.name).toBe('other.jpg')
  })

  it('reports why prepress rejected it, and rethrows unexpected errors', async () => {
    const { shop, of, retoucherDoes } = await open()
    const fail = (name: string, code: string) => async () => {
      throw Object.assign(new Error('Too busy.'), { name, code })
    }
    const request = () => shop.design.vectorize(ANA, of, { colors: 4, purpose: 'print' })
    retoucherDoes.vectorize = fail('RetouchRejected', 'file.busy')
    expect(await request()).toEqual({ ok: false, reason: 'busy', message: 'Too busy.' })
    retoucherDoes.vectorize = fail('RetouchRejected', 'file.broken')
    expect(await request()).toMatchObject({ errors: { file: ['Too busy.'] } })
    retoucherDoes.vectorize = fail('TypeError', '')
    await expect(request()).rejects.toThrow('Too busy.')
  })
})

describe('choosing a page', () => {
  it('makes a file of that page from the original document, and can be undone', async () => {
    const { shop, of, file, intakeRequest } = await open({ pages: 3, mime: 'application/pdf' })
    const second = must(await shop.design.choosePage(ANA, of, 2))
    expect(second.file).toMatchObject({ madeBy: 'page', originalId: file.id, page: 2, pages: 3 })
    expect(intakeRequest.at(-1)).toMatchObject({ page: 2 })
    must(await shop.design.choosePage(ANA, of, 3))
    expect(intakeRequest.at(-1)).toMatchObject({ page: 3 })
    for (const page of [0, 4, 1.5, Number.NaN])
      expect(await shop.design.choosePage(ANA, of, page)).toMatchObject({
        errors: { page: ['Please choose a page between 1 and 3.'] },
      })
    expect(must(await shop.design.restoreOriginal(ANA, of)).file.id).toBe(file.id)
  })

  it('shows thumbnails of the first twelve pages, drawn once for the document and its pages', async () => {
    const { shop, of, file, retoucherDoes } = await open({ pages: 30, mime: 'application/pdf' })
    const { thumbnails } = retoucherDoes
    const requested: number[] = []
    retoucherDoes.thumbnails = (order) => {
      requested.push(order.most)
      return thumbnails(order)
    }
    const shown = async (fileId: string, page: number) =>
      Buffer.from(must(await shop.design.pageThumbnail(ANA, fileId, page))).toString()
    expect(await Promise.all([shown(file.id, 1), shown(file.id, 12)])).toEqual(['["page",1]', '["page",12]'])
    const second = must(await shop.design.choosePage(ANA, of, 2))
    expect(await shown(second.file.id, 3)).toBe('["page",3]')
    expect(requested).toEqual([12])
    for (const page of [0, 13, 1.5, Number.NaN])
      expect(await shop.design.pageThumbnail(ANA, file.id, page)).toMatchObject({ reason: 'not_found' })
    expect(await shop.design.pageThumbnail(BEN, file.id, 1)).toMatchObject({ reason: 'not_found' })
    expect(await shop.design.pageThumbnail(STAFF_EVA, file.id, 1)).toMatchObject({ ok: true })
  })

  it('shows no thumbnails unless the file is a document, and redraws failed ones on request', async () => {
    const { shop, file, intakeFinds, retoucherDoes } = await open()
    expect(await shop.design.pageThumbnail(ANA, file.id, 1)).toMatchObject({ reason: 'not_found' })
    Object.assign(intakeFinds, { pages: 2 })
    const sent = { path: join(folder, 'logo.jpg'), name: 'two.pdf', bytes: 6 }
    const { id } = must(await shop.design.receiveFile(ANA, sent))
    const { thumbnails } = retoucherDoes
    retoucherDoes.thumbnails = async () => {
      throw Object.assign(new Error('Too busy.'), { name: 'RetouchRejected', code: 'file.busy' })
    }
    expect(await shop.design.pageThumbnail(ANA, id, 1)).toMatchObject({ reason: 'busy' })
    retoucherDoes.thumbnails = thumbnails
    expect(await shop.design.pageThumbnail(ANA, id, 1)).toMatchObject({ ok: true })
  })
})

describe('a retouch from a form', () => {
  it('runs the button’s retouch with its fields', async () => {
    const { shop, of, file } = await open()
    const requested = (fields: Record<string, string>) =>
      shop.design.retouch(ANA, of, new URLSearchParams(fields))
    expect(must(await requested({ retouch: 'remove-background', tolerance: '' })).file.madeBy).toBe(
      'background',
    )
    expect(must(await requested({ retouch: 'crop', crop_x: '30', crop_width: '50' })).file.madeBy).toBe(
      'crop',
    )
    expect(must(await requested({ retouch: 'vectorize', colors: '4', purpose: 'cut' })).file).toMatchObject({
      madeBy: 'vectorize',
    })
    expect(must(await requested({ retouch: 'restore-original' })).file.id).toBe(file.id)
  })

  it('is rejected if its kind is unknown or its fields are not numbers', async () => {
    const { shop, of } = await open()
    const requested = (fields: Record<string, string>) =>
      shop.design.retouch(ANA, of, new URLSearchParams(fields))
    expect(await requested({ retouch: 'explode' })).toMatchObject({
      errors: { retouch: [expect.any(String)] },
    })
    for (const [left, width] of [
      ['left', '100'],
      ['60', '50'],
    ] as const)
      expect(await requested({ retouch: 'crop', crop_x: left, crop_width: width })).toMatchObject({
        errors: { box: [expect.stringContaining('inside the picture')] },
      })
    expect(await requested({ retouch: 'remove-background', tolerance: 'much' })).toMatchObject({
      errors: { tolerance: [expect.any(String)] },
    })
  })
})

describe('vectorizing', () => {
  const asVector = { mime: 'image/svg+xml', isVector: true }
  const print = { colors: 4, purpose: 'print' } as const

  it('is charged until the original is restored, whatever a client says (FILE-9)', async () => {
    const { shop, of, intakeFinds, placed, total } = await open({ pixelWidth: 100, pixelHeight: 100 })
    Object.assign(intakeFinds, asVector)
    const done = must(await shop.design.vectorize(ANA, of, print))
    expect(done.configured).toMatchObject({ dpi: null, placement: placed.placement })
    expect(await total()).toBe('72.00')
    must(await shop.configure.save(ANA, { id: of.configuredId, change: { vectorize: false } }))
    must(await shop.design.finalize(ANA, of.configuredId, {}))
    must(await shop.design.crop(ANA, of, { x: 0, y: 0, width: 0.5, height: 1 }))
    expect(await total()).toBe('72.00')
    const back = must(await shop.design.restoreOriginal(ANA, of))
    expect(back).toMatchObject({ file: { madeBy: null }, configured: { dpi: 57 } })
    must(await shop.design.finalize(ANA, of.configuredId, { lowResolutionChoice: 'approve' }))
    expect(await total()).toBe('52.00')
  })

  it('is charged even if the drawing is uploaded again, by any shopper (FILE-9)', async () => {
    const { shop, of, intakeFinds, storage } = await open()
    Object.assign(intakeFinds, asVector)
    must(await shop.design.vectorize(ANA, of, print))
    const upload = async (text: string) => {
      const path = join(folder, 'copy.svg')
      await writeFile(path, text)
      const incoming = { path, name: 'copy.svg', bytes: text.length }
      const { id } = must(await shop.design.receiveFile(BEN, incoming))
      return (await storage.records.get(userFile, id))?.vectorized
    }
    expect(await upload('<svg><!-- 4 print --></svg>')).toBe(true)
    expect(await upload('<svg><!-- drawn by Ben --></svg>')).toBe(false)
  })

  it('is no longer charged once a service restores the original', async () => {
    const { shop, of, file, intakeFinds, total } = await open()
    Object.assign(intakeFinds, asVector)
    must(await shop.design.vectorize(ANA, of, print))
    must(await shop.configure.save(ANA, { id: of.configuredId, change: { userFileId: file.id } }))
    expect(await total()).toBe('52.00')
  })

  it('requires a picture and a valid number of colors', async () => {
    const { shop, of, intakeFinds } = await open()
    for (const colors of [0, 33, 1.5, Number.NaN])
      expect(await shop.design.vectorize(ANA, of, { ...print, colors })).toMatchObject({
        errors: { colors: [expect.any(String)] },
      })
    Object.assign(intakeFinds, asVector)
    const sent = { path: join(folder, 'logo.jpg'), name: 'logo.svg', bytes: 6 }
    const { id: fileId } = must(await shop.design.receiveFile(ANA, sent))
    expect(await shop.design.vectorize(ANA, { fileId }, print)).toMatchObject({
      errors: { file: [expect.stringContaining('already a vector')] },
    })
    const first = must(await shop.design.vectorize(ANA, of, print))
    const other = must(await shop.design.vectorize(ANA, of, { ...print, colors: 8 }))
    expect(other.file).toMatchObject({ originalId: first.file.originalId })
  })
})

describe('cropping', () => {
  it('doesn’t move the kept part, marks the product as cropped, and is undone completely', async () => {
    const { shop, of, file, intakeFinds, placed } = await open()
    Object.assign(intakeFinds, { pixelWidth: 300 })
    const done = must(await shop.design.crop(ANA, of, { x: 0.5, y: 0, width: 0.5, height: 1 }))
    expect(done.configured).toMatchObject({
      dpi: placed.dpi,
      placement: { x: '1.0000', y: '0.1250', width: '0.8750', height: '1.7500' },
    })
    const back = must(await shop.design.restoreOriginal(ANA, of))
    expect(back).toMatchObject({ file: { id: file.id }, configured: { placement: placed.placement } })
  })

  it('is undone by choosing the earlier file, and the product is unmarked', async () => {
    const { shop, of, file, intakeFinds, storage } = await open()
    const columns = async () => {
      const row = await storage.records.get(custom, of.configuredId)
      return [row?.is_cropped, row?.crop_width, row?.crop_height]
    }
    Object.assign(intakeFinds, { pixelWidth: 300 })
    const { file: part } = must(await shop.design.crop(ANA, of, { x: 0.5, y: 0, width: 0.5, height: 1 }))
    expect(await columns()).toEqual([true, '0.875', '1.750'])
    must(await shop.design.removeBackground(ANA, of))
    expect(await columns()).toEqual([true, '0.875', '1.750'])
    must(await shop.configure.save(ANA, { id: of.configuredId, change: { userFileId: file.id } }))
    expect(await columns()).toEqual([false, null, null])
    must(await shop.configure.save(ANA, { id: of.configuredId, change: { userFileId: part.id } }))
    expect((await columns())[0]).toBe(true)
  })

  it('to a part off the product centers that part', async () => {
    const { shop, of, intakeFinds } = await open()
    const placement = { x: '-1', y: '0', width: '2', height: '2', rotation: '0' }
    must(await shop.design.place(ANA, of.configuredId, { placement }))
    Object.assign(intakeFinds, { pixelWidth: 300 })
    const done = must(await shop.design.crop(ANA, of, { x: 0, y: 0, width: 0.5, height: 1 }))
    expect(done.configured?.placement).toMatchObject({ x: '0.5625', y: '0.1250', height: '1.7500' })
  })

  it('to the whole changes nothing; an empty part or one beyond the edge is rejected', async () => {
    const { shop, of, file } = await open()
    const whole = { x: 0, y: 0, width: 1, height: 1 }
    expect(must(await shop.design.crop(ANA, of, whole)).file.id).toBe(file.id)
    for (const bad of [{ x: -0.1 }, { x: 0.1 }, { width: 0 }, { height: Number.NaN }])
      expect(await shop.design.crop(ANA, of, { ...whole, ...bad })).toMatchObject({
        errors: { box: [expect.any(String)] },
      })
  })

  it('can’t be undone once the shopper removed the original', async () => {
    const { shop, of, file } = await open()
    must(await shop.design.crop(ANA, of, { x: 0, y: 0, width: 0.5, height: 1 }))
    must(await shop.design.removeFile(ANA, file.id))
    expect(await shop.design.restoreOriginal(ANA, of)).toMatchObject({ reason: 'conflict' })
  })
})

describe('invariants of cropping', () => {
  const share = fc.double({ min: 0.01, max: 0.49, noNaN: true })
  const record = (of: Placement) => ({
    x: of.x.toFixed(4),
    y: of.y.toFixed(4),
    width: of.width.toFixed(4),
    height: of.height.toFixed(4),
    rotation: of.rotation.toFixed(2),
  })

  it('never moves any point of the kept part on the product, at any rotation', () => {
    const side = fc.double({ min: 0.5, max: 40, noNaN: true })
    const whole = fc.record({ x: side, y: side, width: side, height: side, rotation: fc.nat(359) })
    fc.assert(
      fc.property(whole, share, share, share, share, (placement, x, y, width, height) => {
        const part = placementOf(placementOfPart(record(placement), { x, y, width, height }))
        const [topLeft, topRight, , bottomLeft] = cornersOf(placement)
        const at = (u: number, v: number) => ({
          x: topLeft.x + u * (topRight.x - topLeft.x) + v * (bottomLeft.x - topLeft.x),
          y: topLeft.y + u * (topRight.y - topLeft.y) + v * (bottomLeft.y - topLeft.y),
        })
        const wanted = [at(x, y), at(x + width, y), at(x + width, y + height), at(x, y + height)]
        for (const [corner, found] of cornersOf(part!).entries()) {
          expect(found.x).toBeCloseTo(wanted[corner]!.x, 2)
          expect(found.y).toBeCloseTo(wanted[corner]!.y, 2)
        }
      }),
    )
  })
})
