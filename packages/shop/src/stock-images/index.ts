import { artwork, shutterstockProduct, type RowOf } from '@kisscut/records'
import { can } from '../accounts/can.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { ENDINGS } from '../design/receive-user-file.ts'
import type { Links } from '../links.ts'
import * as messages from '../messages/artworks.ts'
import { conflict, done, notFound, NOT_YOUR_ROLE, type Outcome } from '../outcome.ts'
import type { FoundPictures, StockLibrary } from '../ports/stock-library.ts'
import type { Deps } from '../dependencies.ts'
import type { Storage } from '../ports/storage.ts'

export interface StockImageDeps {
  readonly storage: Storage
  readonly links: Links
  readonly library: StockLibrary
  readonly onError: (error: unknown) => void
}

/** The stock library, for staff who make products from its pictures. IMG-4. */
export interface StockImages {
  search(viewer: Viewer, words: string, page?: number): Promise<Outcome<FoundPictures>>
  /** Fetches a picture's preview as an artwork for products, once however often it is requested. */
  fetch(viewer: Viewer, id: string): Promise<Outcome<RowOf<typeof artwork>>>
}

/** Longest search, in characters. */
const LONGEST = 200
/** Last page of a search that is shown. */
const LAST_PAGE = 100

export const createStockImages = (deps: StockImageDeps): StockImages => {
  /** Reports a library that can't be reached as a failure, because it is no error of the shop's. */
  const reached = async <T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> => {
    try {
      return await work()
    } catch (error) {
      deps.onError(error)
      return conflict(messages.libraryUnreachable(deps.library.name))
    }
  }
  const maySell = (viewer: Viewer) => can(viewer, 'create', shutterstockProduct)
  return {
    search: async (viewer, words, page = 1) =>
      maySell(viewer)
        ? reached(async () =>
            done(
              await deps.library.search(
                words.slice(0, LONGEST),
                Math.min(Math.max(1, Math.trunc(page) || 1), LAST_PAGE),
              ),
            ),
          )
        : NOT_YOUR_ROLE,
    fetch: async (viewer, id) =>
      maySell(viewer) ? reached(() => fetchPicture(deps, viewer, id)) : NOT_YOUR_ROLE,
  }
}

async function fetchPicture(
  {
    storage,
    links,
    library,
  }: Deps<'library' | 'links' | 'storage.files' | 'storage.records' | 'storage.transaction'>,
  viewer: Viewer,
  id: string,
): Promise<Outcome<RowOf<typeof artwork>>> {
  const slug = `stock-${id}`
  const known = async ({ records }: Pick<Storage, 'records'>) =>
    (await records.findMany(artwork, { where: { slug } }, 1))[0] ?? null
  const before = await known(storage)
  if (before !== null) return done(before)
  const [picture, file] = [await library.find(id), await library.preview(id)]
  if (picture === null || file === null) return notFound(messages.noSuchPicture)
  const about = { extension: ENDINGS[file.mime] ?? 'bin', mime: file.mime }
  const { key } = await storage.files.put('artworks', file.bytes, about)
  const row = await storage.transaction(async (store) => {
    await store.lock(`stock image ${id}`)
    const twin = await known(store)
    if (twin !== null) return twin
    const row = await store.records.create(artwork, {
      ...{ name: picture.name.slice(0, 100), slug, image: links.fileUrl(key), stock_image_id: id },
      ...{ is_vector: file.mime === 'image/svg+xml', full_bleed: true },
      ...{ width: picture.width.toFixed(3), height: picture.height.toFixed(3) },
    })
    await store.audit.note({ who: viewer.owner, did: 'created', what: `artwork ${row.id}`, after: row })
    return row
  })
  return done(row)
}
