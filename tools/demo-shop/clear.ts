import { artwork, category, font, RECORDS, userFile, type AnyRecord } from '@kisscut/records'
import { keyOfFileUrl } from '@kisscut/shop/file-url'
import { StorageConflict } from '@kisscut/shop/ports/records'
import type { Storage, Transaction } from '@kisscut/shop/ports/storage'
import { ACCOUNTS } from './data/accounts.ts'
import { CATEGORIES } from './data/categories.ts'
import { FONTS } from './data/fonts.ts'
import { ARTWORKS } from './data/marketplace.ts'
import { STOCK_ARTWORKS } from './data/stock-images.ts'
import { UPLOADS } from './data/upload.ts'
import { listChanged } from './load.ts'
import { RECORD_SETS } from './record-sets.ts'

/** Records of products made by shoppers. Uploads belong to no product, and stay. */
const MADE_BY_SHOPPERS = Object.values<AnyRecord>(RECORDS).filter(
  ({ name, save }) => save === 'owner' && name !== userFile.name,
)

/** Whether any category of the demo shop exists. */
export const demoStands = ({ records }: Storage): Promise<boolean> =>
  records.exists(category, { idIn: CATEGORIES.map(({ id }) => String(id)) })

/** A shopper's or the owner's row depends on the demo shop. */
class InUse extends Error {}

/** Removes a row; the version that staff changed stays in the audit log. */
async function removeRow(store: Transaction, who: string, record: AnyRecord, id: string) {
  const row = await store.records.get(record, id)
  if (row === null) return
  await store.records.remove(record, id)
  if (row.revision > 0)
    await store.audit.note({ who, did: 'removed', what: `${record.name} ${id}`, before: row })
}

const isMadeByShoppers = ({ record }: (typeof RECORD_SETS)[number]) => MADE_BY_SHOPPERS.includes(record)

async function removeSets(store: Transaction, who: string, sets: typeof RECORD_SETS) {
  for (const { record, rows } of sets.toReversed())
    for (const { id } of rows.toReversed()) await removeRow(store, who, record, String(id))
}

async function removeAll(store: Transaction, who: string) {
  // The most frequent dependencies are checked before the catalog is deleted.
  await removeSets(store, who, RECORD_SETS.filter(isMadeByShoppers))
  for (const record of MADE_BY_SHOPPERS) if (await store.records.exists(record)) throw new InUse(record.name)
  const catalog = RECORD_SETS.filter((set) => !isMadeByShoppers(set))
  await removeSets(store, who, catalog)
  for (const { id } of UPLOADS) await removeRow(store, who, userFile, id)
  for (const { id } of ACCOUNTS)
    await store.accounts.changeAccount(id, { roles: ['shopper'], tradeApproved: false })
  await store.audit.note({ who, did: 'cleared', what: 'demo_shop' })
}

/**
 * Removes the demo shop in one transaction: the owner's own rows, settings and accounts stay, demo accounts without a role.
 * Returns false and changes nothing where a shopper's product or a row of the owner's depends on a demo row.
 */
export async function clearDemoShop(storage: Storage, who: string): Promise<boolean> {
  const keys = await keysOfFiles(storage)
  try {
    await storage.transaction(async (store) => {
      await removeAll(store.listingLater(), who)
      await listChanged(store)
    })
    await storage.files.removeUnused([...keys])
    return true
  } catch (error) {
    if (error instanceof InUse || (error instanceof StorageConflict && error.reason === 'in_use'))
      return false
    throw error
  }
}

/** Storage keys of the demo shop's own files; a font file replaced by the owner stays. */
async function keysOfFiles({ records }: Storage): Promise<ReadonlySet<string>> {
  const uploads = await Promise.all(UPLOADS.map(({ id }) => records.get(userFile, id)))
  const fonts = await Promise.all(FONTS.map(({ id }) => records.get(font, String(id))))
  const ofFonts = fonts.flatMap((row) => (row?.revision === 0 && row.font ? keyOfFileUrl(row.font) : []))
  const artworks = await Promise.all(
    [...ARTWORKS, ...STOCK_ARTWORKS].map(({ id }) => records.get(artwork, String(id))),
  )
  const ofArtworks = artworks.flatMap((row) => (row?.revision === 0 ? keyOfFileUrl(row.image) : []))
  return new Set([
    ...ofArtworks.filter((key) => key !== null),
    ...uploads.flatMap((upload) => upload?.file ?? []),
    ...ofFonts.filter((key) => key !== null),
  ])
}
