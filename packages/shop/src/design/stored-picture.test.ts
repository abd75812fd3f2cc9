import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGallery, valueOf } from '../marketplace/testing/open-gallery.ts'
import { openDecals } from '../clipart/testing/open-decals.ts'
import { supplierOf } from '../configure/suppliers.ts'
import { figures, openFamily } from '../drag-drop-buy/testing/open-family.ts'
import { configured } from '../testing/configured.ts'
import { ANA, openTestShop } from '../testing/open-test-shop.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kisscut-picture-'))
  await writeFile(join(folder, 'logo.png'), 'pixels')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const bordered = { border: true }

const openSticker = async () => {
  const opened = await openTestShop()
  const { shop } = opened
  const id = await configured(shop, ANA)
  const file = { path: join(folder, 'logo.png'), name: 'logo.png', bytes: 6 }
  valueOf(await shop.design.useFile(ANA, id, valueOf(await shop.design.receiveFile(ANA, file)).id))
  return { ...opened, id, redesign: () => shop.configure.save(ANA, { id, change: bordered }) }
}

const openDecal = async () => {
  const opened = await openDecals()
  const { shop } = opened
  const red = { colorId: 'red', customColor: null }
  const paints = { 'deer-head': red, 'deer-antlers': red }
  const { id } = valueOf(
    await shop.clipart.save(ANA, { id: null, productId: 'deer-decal', change: {}, paints }),
  )
  return { ...opened, id, redesign: () => shop.clipart.save(ANA, { id, change: {}, inverted: true }) }
}

const openArtwork = async () => {
  const { save, ...opened } = await openGallery()
  const { id } = valueOf(await save())
  return { ...opened, id, redesign: () => save({ id, change: bordered }) }
}

const openStrip = async () => {
  const { save, ...opened } = await openFamily()
  const { id } = valueOf(await save({ cliparts: figures('dad', 'dog') }))
  return { ...opened, id, redesign: () => save({ id, cliparts: figures('mom') }) }
}

const OPEN = { custom: openSticker, clipart: openDecal, marketplace: openArtwork, ddb: openStrip } as const

type Opened = Awaited<ReturnType<(typeof OPEN)[keyof typeof OPEN]>>

describe.each(Object.entries(OPEN))('the picture of a product of class %s', (productClass, open) => {
  const supplier = supplierOf(productClass)

  /** The stored picture of a product that changes while it is drawn, and all pictures in file storage. */
  const drawnDuring = async (change: (opened: Opened) => Promise<unknown>) => {
    const opened = await open()
    const { shop, storage, previewDoes, fileStore, id } = opened
    const { render } = previewDoes
    previewDoes.render = async (request) => {
      previewDoes.render = render
      await change(opened)
      return render(request)
    }
    valueOf(await shop.cart.add(ANA, { productClass, productId: id }))
    const [row] = await supplier.rows(storage.records, [id])
    return { url: row!.preview_url, files: fileStore.retained().filter((key) => key.startsWith('previews/')) }
  }

  it('is stored if quantity or name change while it is drawn, because it shows neither (DESIGN-22)', async () => {
    const { url, files } = await drawnDuring(async ({ storage, id }) => {
      await supplier.setQuantity(storage.records, id, ANA.owner, 250)
      await supplier.rename(storage.records, { id, owner: ANA.owner }, 'Mine')
    })
    expect(files).toHaveLength(1)
    expect(url).toBe(`/files/${files[0]}`)
  })

  it('is dropped if storing it with the product fails', async () => {
    const { setPreview } = supplier
    const failing = async () => {
      Object.assign(supplier, { setPreview })
      throw new Error('The database is gone.')
    }
    const { url, files } = await drawnDuring(
      async () => void Object.assign(supplier, { setPreview: failing }),
    )
    expect([url, files]).toEqual([null, []])
  })

  it('is dropped if the product’s design changes while it is drawn (DESIGN-22)', async () => {
    const { url, files } = await drawnDuring(async ({ redesign }) => valueOf<unknown>(await redesign()))
    expect([url, files]).toEqual([null, []])
  })
})
