import { testSettings } from '@kisscut/shop/testing/settings'
import { artist, artwork } from '@kisscut/records'
import { createShop, type ShopPorts } from '@kisscut/shop'
import { expect, it } from 'vitest'
import { ENGINES } from '../testing/open-for-test.ts'
import { links, VISITOR } from '../testing/shop-on.ts'

it.each(ENGINES)(
  'the background of a marketplace artwork is removed once on $name, however many requests run at once (FILE-4)',
  async ({ open }) => {
    const test = await open()
    const { storage } = test
    const { key } = await storage.files.put('rasters', Buffer.from('disc'), {
      extension: 'png',
      mime: 'image/png',
    })
    await storage.records.create(artist, { id: 'ida', name: 'Ida Holm', slug: 'ida-holm' })
    await storage.records.create(artwork, {
      id: 'disc',
      name: 'Disc',
      slug: 'disc',
      artist: 'ida',
      image: links.fileUrl(key),
    })
    const retoucher = {
      removeBackground: async () => ({ removed: true, png: Buffer.from('without'), share: 0.5 }),
    }
    const shops = [storage, await test.again()].map((each) =>
      createShop({ storage: each, retoucher } as unknown as ShopPorts, testSettings({ links })),
    )
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        shops[turn % 2]!.design.removeArtworkBackground(VISITOR, 'disc'),
      ),
    )
    const saved = (await storage.records.get(artwork, 'disc'))?.public_raster_remove_bg
    expect(saved).toEqual(expect.any(String))
    // All get the address of the same picture.
    const [first] = results
    expect(first).toMatchObject({ ok: true, value: { id: 'disc', url: expect.stringContaining('removed') } })
    expect(results).toEqual(results.map(() => first))
    await test.end()
  },
)
