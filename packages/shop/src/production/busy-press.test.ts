import { artist, artwork, configuredClipartProduct, userFile } from '@kisscut/records'
import { describe, expect, it } from 'vitest'
import { openGallery } from '../marketplace/testing/open-gallery.ts'
import { openDecals } from '../clipart/testing/open-decals.ts'
import type { Outcome } from '../outcome.ts'
import { TooBusyError } from '../ports/turn.ts'
import { ANA, STAFF_EVA, type openTestShop } from '../testing/open-test-shop.ts'

type Opened = Awaited<ReturnType<typeof openTestShop>>

/** Fills the queue until `free` is called. */
function busy({ pressDoes, previewDoes }: Opened) {
  const [press, preview] = [{ ...pressDoes }, { ...previewDoes }]
  const full = async () => {
    throw new TooBusyError('full')
  }
  Object.assign(pressDoes, { films: full, draw: full, lineAround: full, preflight: full, print: full })
  Object.assign(previewDoes, { render: full, marked: full, card: full, inPrintColors: full })
  const free = () => {
    Object.assign(pressDoes, press)
    Object.assign(previewDoes, preview)
  }
  return { free }
}

const savingDecal = async () => {
  const opened = await openDecals()
  const red = { colorId: 'red', customColor: null }
  const stated = { id: null, productId: 'deer-decal', change: {} }
  const paints = { 'deer-head': red, 'deer-antlers': red }
  return { opened, call: () => opened.shop.clipart.save(ANA, { ...stated, paints }) }
}

const PRIYA = { ...ANA, owner: 'account:priya', roles: ['shopper', 'artist'] } as const

/** Calls that need the press while a shopper waits. */
const CALLS: Readonly<
  Record<string, () => Promise<{ opened: Opened; call: () => Promise<Outcome<unknown>> }>>
> = {
  'the page of a clipart': async () => {
    const opened = await openDecals()
    return { opened, call: () => opened.shop.clipart.page(ANA, 'decals', 'deer-decal', null) }
  },
  'saving a clipart': savingDecal,
  'the picture of an artwork': async () => {
    const opened = await openGallery()
    return { opened, call: () => opened.shop.artworks.picture(ANA, 'moth') }
  },
  'an artist’s new work': async () => {
    const opened = await openGallery()
    const { records, files } = opened.storage
    await records.update(artist, 'priya', { account: 'priya' })
    const { key } = await files.put('uploads', new Uint8Array([1]), {
      extension: 'svg',
      mime: 'image/svg+xml',
    })
    const { id } = await records.create(userFile, {
      ...{ owner: PRIYA.owner, name: 'fox.svg', file: key, raster: key, mime: 'image/svg+xml', size: 1 },
      ...{ sha256: 'x', pixel_width: 300, pixel_height: 100, is_vector: true },
    } as never)
    const stated = { name: 'Red fox', fileId: id, baseId: 'sticker', public: true }
    return { opened, call: () => opened.shop.artworks.saveOwnWork(PRIYA, null, stated) }
  },
  'the background of an artwork': async () => {
    const opened = await openGallery()
    const { records, files } = opened.storage
    const { key } = await files.put('artworks', new Uint8Array([1]), { extension: 'png', mime: 'image/png' })
    await records.update(artwork, 'moth', { image: `/files/${key}` })
    return { opened, call: () => opened.shop.design.removeArtworkBackground(STAFF_EVA, 'moth') }
  },
}

describe('while the press’s queue is full (FILE-14)', () => {
  it.each(Object.entries(CALLS))(
    '%s returns busy, stores nothing, and works a moment later',
    async (_, open) => {
      const { opened, call } = await open()
      const { storage, errors, fileStore } = opened
      const stored = async () => [
        fileStore.retained(),
        await storage.records.findMany(artwork),
        await storage.records.count(configuredClipartProduct),
      ]
      const before = await stored()
      const { free } = busy(opened)
      expect(await call()).toMatchObject({ ok: false, reason: 'busy' })
      expect([await stored(), errors]).toEqual([before, []])
      free()
      expect(await call()).toMatchObject({ ok: true })
    },
  )
})
