import { RECORDS, type AnyRecord } from '@kisscut/records'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openGallery } from '../marketplace/testing/open-gallery.ts'
import { BELIEVED_FOR_MS } from '../catalog/catalog-cache.ts'
import { openDecals } from '../clipart/testing/open-decals.ts'
import { openFamily } from '../drag-drop-buy/testing/open-family.ts'
import { ANA, type openTestShop } from '../testing/open-test-shop.ts'

type Opened = Awaited<ReturnType<typeof openTestShop>>
type Page = (opened: Opened) => Promise<unknown>

const NO_QUERY = new URLSearchParams()
const IN_DIE_CUT = 'stickers/die-cut'

/** Pages that are the same for every visitor. */
const EVERYWHERE: Readonly<Record<string, Page>> = {
  home: ({ shop }) => shop.browse.home(ANA),
  menus: ({ shop }) => shop.browse.navigation(),
  settings: ({ shop }) => shop.settings.shown(),
  category: ({ shop }) => shop.browse.category(ANA, IN_DIE_CUT, new URLSearchParams('sort=price&page=2')),
  search: ({ shop }) => shop.browse.search(ANA, new URLSearchParams('q=stickers')),
  setup: ({ shop }) => shop.browse.product(ANA, IN_DIE_CUT, 'die-cut-stickers', NO_QUERY),
  nothing: ({ shop }) => shop.browse.product(ANA, IN_DIE_CUT, 'no-such', NO_QUERY),
  inEuros: ({ shop }) => shop.browse.category({ ...ANA, currency: 'EUR' }, IN_DIE_CUT, NO_QUERY),
  materials: ({ shop }) => shop.materials.list(ANA),
  library: ({ shop }) => shop.design.library.open(),
}

const place = (slug: string) => ({ categoryPath: IN_DIE_CUT, slug })

/** Shops of the other classes, with a page each. */
const SHOPS: readonly (readonly [string, () => Promise<Opened>, Readonly<Record<string, Page>>])[] = [
  [
    'with artworks',
    openGallery,
    {
      marketplace: ({ shop }) => shop.artworks.page(ANA, 'marketplace', place('moth'), null),
      stockImage: ({ shop }) => shop.artworks.page(ANA, 'stock', place('tiles'), null),
    },
  ],
  [
    'with drawings',
    openDecals,
    { clipart: ({ shop }) => shop.clipart.page(ANA, 'decals', 'deer-decal', null) },
  ],
  [
    'with figures',
    openFamily,
    { strip: ({ shop }) => shop.dragDropBuy.page(ANA, IN_DIE_CUT, 'family', null, NO_QUERY) },
  ],
]

const CATALOG = Object.values(RECORDS).filter((record) => record.isCatalog) as readonly AnyRecord[]

/** Existing catalog rows, with values that are easily changed. */
async function rowsOf({ storage }: Opened) {
  const rows = []
  for (const record of CATALOG)
    for (const row of await storage.records.findMany(record, {}, 5)) rows.push({ record, id: row.id })
  return rows
}

const otherThan = (value: unknown): unknown =>
  typeof value === 'boolean'
    ? !value
    : typeof value === 'number'
      ? value + 1
      : typeof value !== 'string'
        ? value
        : /^\d+(\.\d+)?$/.test(value)
          ? String(Number(value) + 1)
          : `${value}a`

/** Saves another value in a field of a row; false if the record rejects it. */
async function edit(
  { storage: { records } }: Opened,
  { record, id }: { record: AnyRecord; id: string },
  at: number,
) {
  const row = (await records.get(record, id)) as Readonly<Record<string, unknown>> | null
  if (row === null) return false
  const fields = Object.keys(record.schema.shape).filter((name) => otherThan(row[name]) !== row[name])
  const field = fields[at % Math.max(1, fields.length)]
  if (field === undefined) return false
  try {
    await records.update(record, id, { [field]: otherThan(row[field]) })
    return true
  } catch {
    return false
  }
}

/** Without the minutes until the cut-off time, which depend on the moment. SEO-16. */
const withoutMinutes = (value: unknown): string =>
  JSON.stringify(value, (key, each: unknown) => (key === 'production' ? null : each))

describe.each(SHOPS)('pages of a shop %s', (_, open, own) => {
  it('are never reported as unchanged if a new page would differ, whatever staff edit (SEO-17)', async () => {
    const opened = await open()
    const { shop, clock, storage } = opened
    const later = () => (clock.now = new Date(clock.now.getTime() + BELIEVED_FOR_MS))
    later()
    const pages = Object.entries({ ...EVERYWHERE, ...own })
    const make = (page: Page) =>
      shop.reads.noted(async () => {
        await Promise.all([shop.browse.navigation(), shop.settings.shown()])
        return withoutMinutes(await page(opened))
      })
    const held = new Map<string, Awaited<ReturnType<typeof make>>>()
    for (const [name, page] of pages) held.set(name, await make(page))
    const rows = await rowsOf(opened)
    const counts = { same: 0, other: 0 }
    await fc.assert(
      fc.asyncProperty(fc.nat(rows.length - 1), fc.nat(60), fc.boolean(), async (row, at, isSale) => {
        if (isSale) await storage.catalog.decreaseStock('die-cut-stickers', 1)
        else if (!(await edit(opened, rows[row]!, at))) return
        later()
        for (const [name, page] of pages) {
          const before = held.get(name)!
          const isSame = await shop.reads.isSame(before.madeOf)
          counts[isSame ? 'same' : 'other'] += 1
          const now = await make(page)
          if (isSame) expect([rows[row], name, now.value]).toEqual([rows[row], name, before.value])
          held.set(name, now)
        }
      }),
      { numRuns: 60 },
    )
    expect(counts.same).toBeGreaterThan(counts.other)
    expect(counts.other).toBeGreaterThan(20)
  })
})
