import {
  artist,
  artwork,
  category,
  marketplaceBaseProduct,
  marketplaceProduct,
  userFile,
  type RowOf,
} from '@kisscut/records'
import { accountOfOwner } from '../accounts/sessions.ts'
import type { Viewer } from '../accounts/viewer.ts'
import * as messages from '../messages/artworks.ts'
import { notMadeNow } from '../messages/jobs.ts'
import { fileNotFound } from '../messages/records.ts'
import { conflict, done, invalid, notFound, notMade, type Failure, type Outcome } from '../outcome.ts'
import type { Records } from '../ports/records.ts'
import type { Storage, Transaction } from '../ports/storage.ts'
import { artworkPictureUrl } from './picture-url.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { drawnWork, type DrawnWork, type WorkPictureDeps } from './work-picture.ts'

export interface OwnWorkDeps extends WorkPictureDeps {
  readonly storage: Storage
  readonly onError: (error: unknown) => void
}

/** A product that a work is sold on. */
export type SoldWork = RowOf<typeof marketplaceProduct> & {
  /** Address of its page; empty if it is not published. */
  readonly url: string
}

/** An artist's artwork, with the products it is sold on. */
export interface OwnWork {
  readonly artwork: RowOf<typeof artwork>
  readonly products: readonly SoldWork[]
  /** Its public picture, with its company's watermark. MKT-7. */
  readonly pictureUrl: string
}

/** A base product or a category to choose for a new work. */
interface Choice {
  readonly id: string
  readonly name: string
}

/** An artist's works, and the choices for the next one. */
export interface OwnWorks {
  readonly artist: Pick<RowOf<typeof artist>, 'name' | 'slug'>
  readonly works: readonly OwnWork[]
  readonly bases: readonly Choice[]
  readonly categories: readonly Choice[]
}

/** Values an artist states for a work; the rest stays unchanged. */
export interface StatedWork {
  readonly name?: string | undefined
  /** The description on its products; empty: that of their base product. */
  readonly description?: string | undefined
  /** Id of one of the artist's files, already accepted by the intake. */
  readonly fileId?: string | undefined
  /** Id of the base product a new work is sold on. */
  readonly baseId?: string | undefined
  /** Id of the category of its products; absent: that of the base. */
  readonly categoryId?: string | undefined
  /** Whether its products are published. */
  readonly public?: boolean | undefined
}

/** Most works per artist. */
const WORKS_AT_MOST = 500
/** Most characters in a work's description. */
export const DESCRIPTION_AT_MOST = 2000
const NAME_AT_MOST = 200
const NOT_AN_ARTIST = notFound(messages.artistNotFound)

/** The artist record that the viewer's account manages; null if there is none. */
export async function artistOf(
  records: Records,
  { owner, roles }: Viewer,
): Promise<RowOf<typeof artist> | null> {
  const account = accountOfOwner(owner)
  if (account === null || !roles.includes('artist')) return null
  return (await records.findMany(artist)).find((each) => each.account === account) ?? null
}

/** Whether the viewer manages works. MKT-10. */
export const isArtist =
  ({ storage: { records } }: Deps<'storage.records'>) =>
  async (viewer: Viewer): Promise<boolean> =>
    (await artistOf(records, viewer)) !== null

const productsOf = (records: Records, artworkId: string) =>
  records.findMany(marketplaceProduct, { where: { artwork: artworkId } })

async function shown(
  { storage: { records }, catalog, links }: Deps<'catalog.current' | 'links' | 'storage.records'>,
  row: Row,
): Promise<OwnWork> {
  const snapshot = await catalog.current()
  const products = await Promise.all(
    (await productsOf(records, row.id)).map(async (product) => {
      const known = await snapshot.product(product.id)
      const categoryPath = known?.isPublished === true ? known.categoryNode?.category.path : undefined
      const url = categoryPath ? links.urlFor('marketplace', { categoryPath, slug: product.slug }) : ''
      return { ...product, url }
    }),
  )
  return { artwork: row, products, pictureUrl: artworkPictureUrl(row) }
}

const basesOf = (records: Records) => records.findMany(marketplaceBaseProduct, { publishedOnly: true })

/** Categories where works may be listed: those of their base products, and those below. */
async function categoriesOf(records: Records, bases: readonly RowOf<typeof marketplaceBaseProduct>[]) {
  const all = await records.findMany(category, { publishedOnly: true })
  const own = new Set(bases.map((base) => base.category))
  const isBelow = (row: (typeof all)[number] | undefined, depth = 0): boolean =>
    row !== undefined &&
    depth < all.length &&
    (own.has(row.id) ||
      isBelow(
        all.find(({ id }) => id === row.parent),
        depth + 1,
      ))
  return all.filter((row) => isBelow(row)).map(({ id, name }) => ({ id, name }))
}

/** The viewer's works. MKT-10. */
export const ownWorks =
  (deps: Deps<'storage.records'> & DepsOf<typeof shown>) =>
  async (viewer: Viewer): Promise<Outcome<OwnWorks>> => {
    const { records } = deps.storage
    const by = await artistOf(records, viewer)
    if (by === null) return NOT_AN_ARTIST
    const rows = await records.findMany(artwork, { where: { artist: by.id } }, WORKS_AT_MOST)
    const bases = await basesOf(records)
    const lastFirst = rows.toSorted((a, b) => b.created.getTime() - a.created.getTime())
    return done({
      artist: { name: by.name, slug: by.slug },
      works: await Promise.all(lastFirst.map((row) => shown(deps, row))),
      bases: bases.map(({ id, name }) => ({ id, name })),
      categories: await categoriesOf(records, bases),
    })
  }

/** A slug that no other product of this artist has. */
const slugOf = (by: RowOf<typeof artist>, name: string, id: string) =>
  `${by.slug}-${name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)}-${id.slice(0, 6)}`.replaceAll('--', '-')

/** Errors of a stated work, by field. */
async function errorsOf(records: Records, viewer: Viewer, before: Row | null, stated: StatedWork) {
  const { name, description, fileId, baseId, categoryId } = stated
  const bases = await basesOf(records)
  const base = bases.find(({ id }) => id === baseId) ?? null
  const file = fileId === undefined ? null : await records.get(userFile, fileId)
  const isOwn = file?.owner === viewer.owner && !file.removed
  const mayUse = file !== null && isOwn && !file.failed_to_raster
  const isNamed = name === undefined ? before !== null : name.trim() !== ''
  const isListed = async (id: string) => (await categoriesOf(records, bases)).some((each) => each.id === id)
  const errors = {
    ...((fileId === undefined ? before === null : !mayUse) && { file: [fileNotFound] }),
    ...(!isNamed && { name: [messages.nameMissing] }),
    ...((name ?? '').length > NAME_AT_MOST && { name: [messages.tooLong(NAME_AT_MOST)] }),
    ...((description ?? '').length > DESCRIPTION_AT_MOST && {
      description: [messages.tooLong(DESCRIPTION_AT_MOST)],
    }),
    ...((before === null || baseId !== undefined) && base === null && { base: [messages.baseNotFound] }),
    ...(categoryId !== undefined &&
      !(await isListed(categoryId)) && { category: [messages.categoryNotFound] }),
  }
  return { errors, base, file: mayUse ? file : null }
}

/**
 * Saves one of the viewer's works: a new one with the product it is sold on, or changes. A new file is drawn and traced first; if
 * that fails, nothing is saved. Another artist's work is not found. MKT-10, MKT-11.
 */
export const saveOwnWork =
  (deps: Deps<'onError' | 'storage.records'> & DepsOf<typeof drawnWork | typeof shown | typeof write>) =>
  async (viewer: Viewer, id: string | null, stated: StatedWork): Promise<Outcome<OwnWork>> => {
    const { records } = deps.storage
    const by = await artistOf(records, viewer)
    if (by === null) return NOT_AN_ARTIST
    const before = id === null ? null : await records.get(artwork, id)
    if (id !== null && before?.artist !== by.id) return notFound(messages.workNotFound)
    const { errors, base, file } = await errorsOf(records, viewer, before, stated)
    if (Object.keys(errors).length > 0) return invalid(errors)
    let drawn: DrawnWork | null = null
    if (file !== null)
      try {
        drawn = await drawnWork(deps, file, by.id, base ? [base] : await basesUsed(records, before!.id))
      } catch (error) {
        const failure = notMade(error, notMadeNow, deps.onError)
        return failure.reason === 'busy' ? failure : invalid({ file: [messages.workNotDrawn] })
      }
    const saved = await write(deps, viewer, by, before, stated, base, drawn)
    return saved.ok ? done(await shown(deps, saved.value)) : saved
  }

/** The base products that an artwork is printed on at present. */
async function basesUsed(records: Records, artworkId: string) {
  const idIn = (await productsOf(records, artworkId)).map(({ base }) => base)
  return idIn.length === 0 ? [] : records.findMany(marketplaceBaseProduct, { idIn: [...new Set(idIn)] })
}

const write = (
  { storage }: Deps<'storage.transaction'>,
  viewer: Viewer,
  by: RowOf<typeof artist>,
  before: Row | null,
  stated: StatedWork,
  base: RowOf<typeof marketplaceBaseProduct> | null,
  drawn: DrawnWork | null,
): Promise<Outcome<Row>> =>
  storage.transaction(async (store): Promise<Outcome<Row>> => {
    await store.lock(`works of ${by.id}`)
    const row =
      before === null
        ? await create(store, by, stated, drawn!.columns)
        : await change(store, before, stated, drawn?.columns ?? {})
    if (!('id' in row)) return row
    if (before === null) await sell(store, by, row, base!, stated, drawn!)
    else await changeProducts(store, row, stated, drawn)
    await store.audit.note({
      who: viewer.owner,
      did: before === null ? 'created' : 'changed',
      what: `artwork ${row.id}`,
      before,
      after: row,
    })
    return done(row)
  })

type Row = RowOf<typeof artwork>

async function create(
  { records }: Transaction,
  by: RowOf<typeof artist>,
  { name = '', public: isPublic = false }: StatedWork,
  columns: DrawnWork['columns'],
): Promise<Row | Failure> {
  if ((await records.findMany(artwork, { where: { artist: by.id } }, WORKS_AT_MOST)).length >= WORKS_AT_MOST)
    return conflict(messages.tooManyWorks(WORKS_AT_MOST))
  const slug = slugOf(by, name, crypto.randomUUID())
  return records.create(artwork, { ...columns, name: name.trim(), slug, artist: by.id, hidden: !isPublic })
}

async function change(
  { records }: Transaction,
  before: Row,
  { name, public: isPublic }: StatedWork,
  columns: Partial<Row>,
) {
  const values = {
    ...columns,
    ...(name?.trim() && { name: name.trim() }),
    ...(isPublic !== undefined && { hidden: !isPublic }),
  }
  return (await records.update(artwork, before.id, values)) ?? before
}

/** Creates the product that a new work is sold on. */
const sell = (
  { records }: Transaction,
  by: RowOf<typeof artist>,
  { id, name, slug }: Row,
  base: RowOf<typeof marketplaceBaseProduct>,
  { description = '', categoryId = base.category, public: isPublic = false }: StatedWork,
  { tiles }: DrawnWork,
) =>
  records.create(marketplaceProduct, {
    ...{ name, slug, sku: `A-${id.slice(0, 13).toUpperCase()}`, public: isPublic },
    ...{ base: base.id, artwork: id, category: categoryId, description: description.trim() },
    image_url: tiles.get(base.id) ?? null,
    short_description: messages.byArtist(by.name, ''),
  })

/** Writes a work's name and description to every product it is sold on; each product gets its own picture. */
async function changeProducts(
  { records }: Transaction,
  { id, name }: Row,
  stated: StatedWork,
  drawn: DrawnWork | null,
): Promise<void> {
  for (const product of await productsOf(records, id)) {
    const tile = drawn?.tiles.get(product.base)
    const values = {
      ...(stated.public !== undefined && { public: stated.public }),
      ...(stated.name !== undefined && { name }),
      ...(stated.description !== undefined && { description: stated.description.trim() }),
      ...(stated.categoryId !== undefined && { category: stated.categoryId }),
      ...(tile !== undefined && { image_url: tile }),
    }
    if (Object.keys(values).length > 0) await records.update(marketplaceProduct, product.id, values)
  }
}
