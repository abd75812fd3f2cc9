import { template } from '@kisscut/records'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { BELIEVED_FOR_MS } from '../catalog/catalog-cache.ts'
import { ANA, openTestShop, STAFF_EVA } from '../testing/open-test-shop.ts'

const PACK = 'die-cut-stickers'
const TAKES_NONE = 'This product is sold as it is, and takes no artwork.'

/** The test shop's sticker, sold without artwork. */
const open = async () => {
  const opened = await openTestShop()
  await opened.storage.records.update(template, PACK, {
    ...{ disable_upload: true, hide_size: true, hide_material: true, image_url: '/demo/pack.webp' },
    ...{ default_width: '2', default_height: '2' },
  })
  opened.clock.now = new Date(opened.clock.now.getTime() + BELIEVED_FOR_MS + 1)
  const save = (more: object = {}) =>
    opened.shop.configure.save(ANA, { id: null, productId: PACK, change: { quantity: '100' }, ...more })
  return { ...opened, save }
}

const openSaved = async (more: object = {}) => {
  const opened = await open()
  const saved = await opened.save(more)
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  return { ...opened, saved: saved.value }
}

describe('a product sold without artwork', () => {
  it('has the upload tool and takes no uploads (SAMPLE-1)', async () => {
    const { shop, storage, clock } = await open()
    const takesNone = async () => {
      clock.now = new Date(clock.now.getTime() + BELIEVED_FOR_MS + 1)
      const page = await shop.browse.product(ANA, 'stickers/die-cut', PACK, new URLSearchParams())
      return page.ok && page.value.product.takesNoArtwork
    }
    expect(await takesNone()).toBe(true)
    await storage.records.update(template, PACK, { tool_type: 'easy' })
    expect(await takesNone()).toBeUndefined()
    await storage.records.update(template, PACK, { tool_type: 'upload', disable_upload: false })
    expect(await takesNone()).toBeUndefined()
  })

  it('goes into the cart with its own picture, and its line opens its page (SAMPLE-1)', async () => {
    const { shop, saved } = await openSaved()
    const added = await shop.cart.add(ANA, { productClass: 'custom', productId: saved.id })
    expect(added).toMatchObject({ ok: true, value: { count: 1 } })
    const [item] = (await shop.cart.show(ANA)).items
    expect(item).toMatchObject({
      ...{ name: 'Die-cut stickers', quantity: 100, problems: [], previewUrl: '/demo/pack.webp' },
      editUrl: `/setupEdit/stickers/die-cut/${PACK}/${saved.id}`,
    })
    expect(item?.details.map(({ label }) => label)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/Material|Size/)]),
    )
  })

  it('is ready when it is saved, can be finalized without artwork, and never waits for a proof (SAMPLE-2)', async () => {
    const { shop, saved } = await openSaved({ change: { quantity: '100', proofApproval: 'changes' } })
    expect(saved).toMatchObject({ finalized: true, proof_approval: 'as_is' })
    expect(await shop.design.finalize(ANA, saved.id, { proofApproval: 'changes' })).toMatchObject({
      ok: true,
      value: { finalized: true, proofApproval: 'as_is' },
    })
  })

  it('rejects artwork, and stores no design (SAMPLE-2)', async () => {
    const { shop, saved } = await openSaved()
    const folder = await mkdtemp(join(tmpdir(), 'as-it-is-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeFile(join(folder, 'logo.png'), 'pixels')
    const path = join(folder, 'logo.png')
    const file = await shop.design.receiveFile(ANA, { path, name: 'logo.png', bytes: 6 })
    expect(await shop.design.useFile(ANA, saved.id, file.ok ? file.value.id : '')).toMatchObject({
      ...{ reason: 'invalid', errors: { user_file: [TAKES_NONE] } },
    })
    const again = await shop.configure.page(ANA, 'stickers/die-cut', PACK, saved.id, new URLSearchParams())
    expect(again).toMatchObject({ value: { configured: { userFile: null, design: { elements: [] } } } })
  })

  it('has no files for the press (SAMPLE-2)', async () => {
    const { shop, saved } = await openSaved()
    for (const kind of ['print.pdf', 'cut.svg', 'proof.pdf'] as const) {
      const file = await shop.production.file(STAFF_EVA, saved.id, kind)
      expect(file.ok && (await file.value.make())).toMatchObject({
        ok: false,
        message: 'This product is sold as it is: nothing is printed or cut for it.',
      })
    }
  })

  it('is listed as a sample, not as a use of its material, and has no guide files (SAMPLE-3, SAMPLE-1)', async () => {
    const { shop } = await open()
    expect(await shop.materials.list()).toEqual([])
    expect(await shop.materials.samples()).toMatchObject([
      {
        ...{ name: 'Die-cut stickers', url: '/setup/stickers/die-cut/die-cut-stickers', currency: 'USD' },
        picture: { url: '/demo/pack.webp' },
      },
    ])
    expect(await shop.guides.page(ANA, 'stickers/die-cut', PACK, new URLSearchParams())).toMatchObject({
      reason: 'not_found',
    })
  })
})
