import { artist, artwork, company, marketplaceProduct, type RowOf } from '@kisscut/records'
import type { PricedFor } from '../catalog/catalog-cache.ts'
import { cardUrlOf } from '../browse/card.ts'
import { withTilesPriced } from '../browse/priced-tiles.ts'
import type { Picture } from '../browse/picture.ts'
import { pictureOf } from '../browse/pictures.ts'
import type { ProductTile } from '../browse/tile.ts'
import { tileOf, type SnapshotContext } from '../browse/tiles.ts'
import * as messages from '../messages/artworks.ts'
import { done, notFound, type Outcome } from '../outcome.ts'
import type { Storage } from '../ports/storage.ts'
import type { Credit } from './artwork-page.ts'

/** An artist or a company, with their works on sale. MKT-9. */
export interface MakerPage extends Credit {
  readonly slogan: string
  readonly logo: Picture | null
  /** The artist's company; null if they have none. */
  readonly company: Credit | null
  /** A company's artists; empty for an artist. */
  readonly artists: readonly Credit[]
  readonly works: readonly ProductTile[]
  /** Card of the first work, for social networks; null if there is none. SEO-8. */
  readonly cardUrl: string | null
}

/** Most works on a page. */
const WORKS_AT_MOST = 200

interface MakerContext {
  readonly records: Storage['records']
  readonly snapshot: (pricedFor?: PricedFor) => Promise<SnapshotContext>
}

const creditOf = ({ name, slug }: Credit): Credit => ({ name, slug })

/** The published products with artworks of these artists, in staff's order, and the card of the first. */
async function worksOf(
  { records, snapshot }: MakerContext,
  artists: readonly RowOf<typeof artist>[],
  pricedFor?: PricedFor,
): Promise<Pick<MakerPage, 'works' | 'cardUrl'>> {
  const deps = await snapshot(pricedFor)
  const found: RowOf<typeof marketplaceProduct>[] = []
  for (const { id } of artists)
    for (const { id: of } of await records.findMany(artwork, { where: { artist: id } }, WORKS_AT_MOST))
      found.push(
        ...(await records.findMany(marketplaceProduct, { where: { artwork: of }, publishedOnly: true })),
      )
  const ids = found.toSorted((a, b) => a.order - b.order).map(({ id }) => id)
  const tiles = await deps.store.tilesById(ids.slice(0, WORKS_AT_MOST))
  const works = await withTilesPriced(
    deps.catalog,
    tiles.map((row) => tileOf(row, deps)),
  )
  const first = works[0] && (await deps.catalog.product(works[0].id))
  return { works, cardUrl: first ? cardUrlOf(first, deps.catalog, deps.links) : null }
}

export const artistPage =
  (deps: MakerContext) =>
  async (slug: string, pricedFor?: PricedFor): Promise<Outcome<MakerPage>> => {
    const [row] = await deps.records.findMany(artist, { where: { slug } }, 1)
    if (row === undefined) return notFound(messages.artistNotFound)
    const of = row.company === '' ? null : await deps.records.get(company, row.company)
    return done({
      ...{ ...creditOf(row), slogan: '', logo: null, artists: [] },
      company: of && creditOf(of),
      ...(await worksOf(deps, [row], pricedFor)),
    })
  }

export const companyPage =
  (deps: MakerContext) =>
  async (slug: string, pricedFor?: PricedFor): Promise<Outcome<MakerPage>> => {
    const [row] = await deps.records.findMany(company, { where: { slug } }, 1)
    if (row === undefined) return notFound(messages.artistNotFound)
    const all = await deps.records.findMany(artist)
    const artists = all.filter((each) => each.company === row.id)
    const { links } = await deps.snapshot()
    return done({
      ...{ ...creditOf(row), slogan: row.slogan, logo: pictureOf(row.logo, row.name, links), company: null },
      artists: artists.map(creditOf),
      ...(await worksOf(deps, artists, pricedFor)),
    })
  }
