import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createShop } from '../create-shop.ts'
import { guest } from '../accounts/viewer.ts'
import type { Links } from '../links.ts'
import type { Intake, Preview, TakenFile } from '../ports-artwork.ts'
import type { Viewer } from '../types.ts'
import { memoryStorage } from './memory-storage.ts'
import { stockShelf } from './shelf.ts'

const links: Links = {
  urlFor: (name, params) => `/${name}/${Object.values(params).join('/')}`,
  fileUrl: (key) => `/files/${key}`,
}

export const ANA: Viewer = guest('session:ana', 'en-US')
export const BEN: Viewer = guest('session:ben', 'en-US')
export const STAFF_EVA: Viewer = { ...guest('account:eva', 'en-US'), roles: ['owner'] }

/** What the intake is to find in the next file: 600 × 600 pixels unless told otherwise. */
export const FOUND: Omit<TakenFile, 'rasterPath'> = {
  mime: 'image/png',
  isVector: false,
  hasAlpha: true,
  pages: 1,
  pixelWidth: 600,
  pixelHeight: 600,
  inchWidth: null,
  inchHeight: null,
  rasterWidth: 600,
  rasterHeight: 600,
}

/** A shop over plain maps, with one shelf; the intake believes what the test says, the preview draws its request. */
export const openTestShop = async () => {
  const memory = memoryStorage()
  await stockShelf(memory.storage.records)
  const clock = { now: new Date(Date.UTC(2027, 0, 4, 10)) }
  const intakeFinds = { ...FOUND }
  const errors: unknown[] = []
  const intake: Intake = {
    take: async ({ path }) => {
      const rasterPath = join(dirname(path), 'raster.webp')
      await writeFile(rasterPath, 'raster')
      return { ok: true, value: { ...intakeFinds, rasterPath } }
    },
  }
  const preview: Preview = { render: async (request) => new TextEncoder().encode(JSON.stringify(request)) }
  const shop = createShop(
    { storage: memory.storage, intake, preview },
    { links, now: () => clock.now, onError: (error) => errors.push(error) },
  )
  return { ...memory, shop, clock, intakeFinds, errors }
}
