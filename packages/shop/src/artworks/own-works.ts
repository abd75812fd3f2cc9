import {
  artist,
  artwork,
  marketplaceBaseProduct,
  marketplaceProduct,
  userFile,
  type RowOf,
} from '@kisscut/records'
import { accountOfOwner } from '../accounts/sessions.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Links } from '../links.ts'
import * as messages from '../messages/artworks.ts'
import { fileNotFound } from '../messages/records.ts'
import { conflict, done, invalid, notFound, type Failure, type Outcome } from '../outcome.ts'
import type { Records } from '../ports/records.ts'
import type { Storage, Transaction } from '../ports/storage.ts'

export interface OwnWorkDeps {
  readonly storage: Storage
  readonly links: Links
}

/** An artwork of an artist's own, with the products it is sold on. */
export interface OwnWork {
  readonly artwork: RowOf<typeof artwork>
  readonly products: readonly RowOf<typeof marketplaceProduct>[]
}

/** What an artist states of a work; the rest stays as it was. */
export interface StatedWork {
  readonly name?: string | undefined
  /** Id of a file of theirs, which the intake has taken. */
  readonly fileId?: string | undefined
  /** Id of the base product a new work is sold on. */
  readonly baseId?: string | undefined
  /** Whether its products are shown. */
  readonly public?: boolean | undefined
}

/** Works of one artist. */
const WORKS_AT_MOST = 500
const NOT_AN_ARTIST = notFound(messages.artistNotFound)

/** The artist record that the viewer's account manages; null: none does, or the account is no artist's. */
async function artistOf(records: Records, { owner, roles }: Viewer): Promise<RowOf<typeof artist> | null> {
  const account = accountOfOwner(owner)
  if (account === null || !roles.includes('artist')) return null
  return (await records.findMany(artist)).find((each) => each.account === account) ?? null
}

const productsOf = (records: Records, artworkId: string) =>
  records.findMany(marketplaceProduct, { where: { artwork: artworkId } })

/** The viewer's own works. MKT-10. */
export const ownWorks =
  ({ storage: { records } }: OwnWorkDeps) =>
  async (viewer: Viewer): Promise<Outcome<readonly OwnWork[]>> => {
    const by = await artistOf(records, viewer)
    if (by === null) return NOT_AN_ARTIST
    const rows = await records.findMany(artwork, { where: { artist: by.id } }, WORKS_AT_MOST)
    return done(
      await Promise.all(
        rows.map(async (row) => ({ artwork: row, products: await productsOf(records, row.id) })),
      ),
    )
  }

/** What an artwork has of the file it is made of: a file of the artist's own. */
async function columnsOfFile(records: Records, { links }: OwnWorkDeps, viewer: Viewer, fileId: string) {
  const file = await records.get(userFile, fileId)
  if (file === null || file.owner !== viewer.owner || file.failed_to_raster) return null
  return {
    image: links.fileUrl(file.file),
    is_vector: file.is_vector,
    width: String(file.pixel_width),
    height: String(file.pixel_height),
    full_bleed: file.full_bleed,
    ...{ cut: null, public_raster_url: null, public_raster_remove_bg: null },
  }
}

/** A slug that nothing of this artist has yet. */
const slugOf = (by: RowOf<typeof artist>, name: string, id: string) =>
  `${by.slug}-${name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)}-${id.slice(0, 6)}`.replaceAll('--', '-')

/**
 * Saves a work of the viewer's own: a new one with the product it is sold on, or some of what is said of one. The artwork of somebody
 * else was not found. MKT-10.
 */
export const saveOwnWork =
  (deps: OwnWorkDeps) =>
  async (viewer: Viewer, id: string | null, stated: StatedWork): Promise<Outcome<OwnWork>> => {
    const { records, transaction } = deps.storage
    const by = await artistOf(records, viewer)
    if (by === null) return NOT_AN_ARTIST
    const before = id === null ? null : await records.get(artwork, id)
    if (id !== null && before?.artist !== by.id) return notFound(messages.workNotFound)
    const ofFile =
      stated.fileId === undefined ? undefined : await columnsOfFile(records, deps, viewer, stated.fileId)
    const base = stated.baseId === undefined ? null : await records.get(marketplaceBaseProduct, stated.baseId)
    const errors = {
      ...((ofFile === null || (before === null && ofFile === undefined)) && { file: [fileNotFound] }),
      ...(before === null && !stated.name?.trim() && { name: [messages.nameMissing] }),
      ...((before === null || stated.baseId !== undefined) &&
        base?.public !== true && { base: [messages.baseNotFound] }),
    }
    if (Object.keys(errors).length > 0) return invalid(errors)
    return transaction(async (store): Promise<Outcome<OwnWork>> => {
      await store.lock(`works of ${by.id}`)
      const row =
        before === null
          ? await create(store, by, stated, ofFile!)
          : await change(store, before, stated, ofFile ?? {})
      if (!('id' in row)) return row
      if (before === null) await sell(store, by, row, base!, stated.public ?? false)
      else if (stated.public !== undefined || stated.name !== undefined) await show(store, row, stated)
      await store.audit.note({
        who: viewer.owner,
        did: before === null ? 'created' : 'changed',
        what: `artwork ${row.id}`,
        before,
        after: row,
      })
      return done({ artwork: row, products: await productsOf(store.records, row.id) })
    })
  }

type Row = RowOf<typeof artwork>

async function create(
  { records }: Transaction,
  by: RowOf<typeof artist>,
  { name = '' }: StatedWork,
  columns: Partial<Row>,
): Promise<Row | Failure> {
  if ((await records.findMany(artwork, { where: { artist: by.id } }, WORKS_AT_MOST)).length >= WORKS_AT_MOST)
    return conflict(messages.tooManyWorks(WORKS_AT_MOST))
  const slug = slugOf(by, name, crypto.randomUUID())
  return records.create(artwork, {
    ...(columns as { image: string }),
    name: name.trim(),
    slug,
    artist: by.id,
  })
}

async function change({ records }: Transaction, before: Row, { name }: StatedWork, columns: Partial<Row>) {
  const values = { ...columns, ...(name?.trim() && { name: name.trim() }) }
  return (await records.update(artwork, before.id, values)) ?? before
}

/** The product a new work is sold on. */
const sell = (
  { records }: Transaction,
  by: RowOf<typeof artist>,
  { id, name, slug }: Row,
  base: RowOf<typeof marketplaceBaseProduct>,
  isPublic: boolean,
) =>
  records.create(marketplaceProduct, {
    ...{ name, slug, sku: `A-${id.slice(0, 13).toUpperCase()}`, public: isPublic },
    ...{
      base: base.id,
      artwork: id,
      category: base.category,
      short_description: messages.byArtist(by.name, ''),
    },
  })

async function show({ records }: Transaction, { id, name }: Row, stated: StatedWork): Promise<void> {
  for (const product of await productsOf(records, id))
    await records.update(marketplaceProduct, product.id, {
      ...(stated.public !== undefined && { public: stated.public }),
      ...(stated.name !== undefined && { name }),
    })
}
