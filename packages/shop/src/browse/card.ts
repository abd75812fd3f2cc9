import { createHash } from 'node:crypto'
import type { CatalogCache, CatalogSnapshot } from '../catalog/catalog-cache.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import type { Links } from '../links.ts'
import { notDrawnNow } from '../messages/artwork.ts'
import { productNotFound } from '../messages/records.ts'
import { conflict, done, notFound, type Outcome } from '../outcome.ts'
import type { ListedClass } from '../ports/catalog.ts'
import type { Preview } from '../ports/preview.ts'
import type { ServedFiles } from '../ports/served-files.ts'
import { paletteOf } from '../settings/palette.ts'

export interface CardDeps {
  readonly catalog: CatalogCache
  readonly served: ServedFiles
  readonly preview: Preview
  readonly onError: (error: unknown) => void
}

/** Classes whose pictures are shown as they are: those of artists and libraries may have a watermark to be drawn first. MKT-7. */
const SHOWN_AS_THEY_ARE: readonly ListedClass[] = ['custom', 'ddb', 'clipart']

export const hasCard = (productClass: string, picture: string | null): picture is string =>
  picture !== null && picture.startsWith('/') && SHOWN_AS_THEY_ARE.some((each) => each === productClass)

/** Names what a card is made of, so that it may be cached for good. */
const cardVersion = (picture: string, background: string): string =>
  createHash('sha256')
    .update(JSON.stringify([picture, background]))
    .digest('base64url')
    .slice(0, 12)

/** Where a product's card is; null: its own picture has to do. */
export function cardUrlOf(
  { product, template }: CatalogProduct,
  { settings }: CatalogSnapshot,
  links: Links,
): string | null {
  const { productClass, slug } = product
  const picture = template.image_url
  if (!hasCard(productClass, picture)) return null
  return `${links.urlFor('card', { productClass, slug })}?v=${cardVersion(picture, paletteOf(settings).ground)}`
}

/** Cards held: some 60 kB each. */
const HELD = 200

/** The picture of a published product as social networks show it. SEO-8. */
export const createCards = ({ catalog, served, preview, onError }: CardDeps) => {
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
    const productClass = SHOWN_AS_THEY_ARE.find((each) => each === of)
    if (productClass === undefined) return notFound(productNotFound)
    const snapshot = await catalog.recent()
    const known = await snapshot.productBySlug(slug, productClass)
    const picture = known?.isPublished ? known.template.image_url : null
    if (!hasCard(productClass, picture)) return notFound(productNotFound)
    const { ground } = paletteOf(snapshot.settings)
    try {
      const file = await served.read(picture)
      if (file === null) return notFound(productNotFound)
      return done(
        await drawn(cardVersion(picture, ground), () => preview.card({ picture: file, background: ground })),
      )
    } catch (error) {
      onError(error)
      return conflict(notDrawnNow)
    }
  }
}
