import { createHash } from 'node:crypto'
import type { artwork as artworkRecord, RowOf } from '@kisscut/records'
import { artworkPictureUrl } from '../marketplace/picture-url.ts'
import type { CatalogCache, CatalogSnapshot } from '../catalog/catalog-cache.ts'
import type { CategoryNode } from '../catalog/category-node.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import type { Links } from '../links.ts'
import { notDrawnNow } from '../messages/artwork.ts'
import { productNotFound } from '../messages/records.ts'
import { done, notFound, notMade, type Outcome } from '../outcome.ts'
import { LISTED_CLASSES } from '../ports/catalog.ts'
import type { Preview } from '../ports/preview.ts'
import type { ServedFiles } from '../ports/served-files.ts'
import type { Storage } from '../ports/storage.ts'
import { paletteOf } from '../settings/palette.ts'
import type { ProductTile } from './tile.ts'
import type { Deps } from '../dependencies.ts'
import { tilesOf, type SnapshotContext } from './tiles.ts'

type Row = RowOf<typeof artworkRecord>

export interface CardDeps {
  readonly storage: Pick<Storage, 'catalog'>
  readonly links: Links
  readonly catalog: CatalogCache
  readonly served: ServedFiles
  readonly preview: Preview
  /** An artwork with its watermark, as WebP. MKT-7. */
  readonly artworkPicture: (id: string) => Promise<Outcome<Uint8Array>>
  readonly onError: (error: unknown) => void
}

/** Content of a social card, as the person sharing it may see it. */
interface Subject {
  /** Address of the subject's own picture; null if it has none. */
  readonly picture: string | null
  /** The artwork to draw, with its watermark, if there is no picture. MKT-7. */
  readonly artwork: Row | null
}

/** Stands for categories among the classes of products. */
const CATEGORY = 'category'

/** The picture, unless it is an artwork's file, which has no watermark. MKT-7. */
const ownPicture = (address: string | null, artwork: Row | null): string | null =>
  address?.startsWith('/') && address !== artwork?.image ? address : null

const subjectOf = ({ template, artwork }: CatalogProduct): Subject => ({
  picture: ownPicture(template.image_url, artwork?.artwork ?? null),
  artwork: artwork?.artwork ?? null,
})

/** Version of a card's content, so that the card can be cached forever; null if there is nothing to show. */
const cardVersion = ({ picture, artwork }: Subject, { settings }: CatalogSnapshot): string | null =>
  picture === null && artwork === null
    ? null
    : createHash('sha256')
        .update(JSON.stringify([picture ?? artworkPictureUrl(artwork!), paletteOf(settings).ground]))
        .digest('base64url')
        .slice(0, 12)

const versioned = (url: string, subject: Subject, catalog: CatalogSnapshot): string | null => {
  const version = cardVersion(subject, catalog)
  return version && `${url}?v=${version}`
}

/** Address of a product's card; null if there is nothing to show. SEO-8. */
export const cardUrlOf = (known: CatalogProduct, catalog: CatalogSnapshot, links: Links): string | null => {
  const { productClass, slug } = known.product
  return versioned(links.urlFor('card', { productClass, slug }), subjectOf(known), catalog)
}

/** Address of a category's card, with its own picture or its first product's; null if there is neither. SEO-8. */
export const categoryCardUrl = (
  categoryNode: CategoryNode,
  first: ProductTile | undefined,
  { catalog, links }: Pick<SnapshotContext, 'catalog' | 'links'>,
): string | null => {
  const { path: categoryPath } = categoryNode.category
  if (categoryPath === '') return null
  return versioned(
    links.urlFor('categoryCard', { categoryPath }),
    categorySubject(categoryNode, first),
    catalog,
  )
}

const categorySubject = ({ category }: CategoryNode, first: ProductTile | undefined): Subject => ({
  picture: ownPicture(category.image_url ?? first?.picture?.url ?? null, null),
  artwork: null,
})

/** Cards cached, about 60 kB each. */
const HELD = 200

/** Creates the cards of published products, and of categories by path, for social networks. SEO-8. */
export const createCards = (deps: CardDeps) => {
  const { catalog, preview, onError } = deps
  const held = new Map<string, Promise<Uint8Array>>()
  const drawn = (key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const known = held.get(key)
    if (known) return known
    const drawing = draw()
    held.set(key, drawing)
    drawing.catch(() => held.delete(key))
    for (const [oldest] of held) if (held.size > HELD) held.delete(oldest)
    return drawing
  }
  return async (of: string, slug: string): Promise<Outcome<Uint8Array>> => {
    const snapshot = await catalog.recent()
    const subject = await subjectAt(deps, snapshot, of, slug)
    const version = subject && cardVersion(subject, snapshot)
    if (subject === null || version === null) return notFound(productNotFound)
    try {
      const picture = await fileOf(deps, subject)
      if (picture === null) return notFound(productNotFound)
      const { ground: background } = paletteOf(snapshot.settings)
      return done(await drawn(version, () => preview.card({ picture, background })))
    } catch (error) {
      return notMade(error, notDrawnNow, onError)
    }
  }
}

/** The published subject at a card's address; null if there is none. */
async function subjectAt(
  { storage, links }: Deps<'links' | 'storage.catalog'>,
  catalog: CatalogSnapshot,
  of: string,
  slug: string,
): Promise<Subject | null> {
  if (of === CATEGORY) {
    const categoryNode = catalog.categories.byPath.get(slug)
    if (!categoryNode?.isPublished) return null
    const [first] = await tilesOf(categoryNode, { catalog, links, store: storage.catalog }, { limit: 1 })
    return categorySubject(categoryNode, first)
  }
  const productClass = LISTED_CLASSES.find((each) => each === of)
  const known = productClass && (await catalog.productBySlug(slug, productClass))
  return known?.isPublished ? subjectOf(known) : null
}

async function fileOf(
  { served, artworkPicture }: Deps<'artworkPicture' | 'served'>,
  { picture, artwork }: Subject,
) {
  if (picture !== null) return served.read(picture)
  const marked = await artworkPicture(artwork!.id)
  return marked.ok ? { mime: 'image/webp', bytes: marked.value } : null
}
