import { artwork, type RowOf } from '@kisscut/records'
import type { PricedFor } from '../catalog/catalog-cache.ts'
import type { ProductPageDeps } from '../browse/product-page.ts'
import type { SnapshotContext } from '../browse/tiles.ts'
import type { ArtworkClass } from '../catalog/artwork-product.ts'
import type { FormFields } from '../configure/configuration-from-fields.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Quote } from '@kisscut/core/product'
import { productNotFound } from '../messages/records.ts'
import { notFound, type Outcome } from '../outcome.ts'
import { artistPage, companyPage, type MakerPage } from './artists.ts'
import { artworkPage, type ArtworkPage } from './artwork-page.ts'
import type { ArtworkRow } from './artwork-rows.ts'
import { maySeePicture } from './may-see.ts'
import { artworkPictureUrl } from './picture-url.ts'
import { artworkPicture, type PictureDeps } from './pictures.ts'
import {
  isArtist,
  ownWorks,
  saveOwnWork,
  type OwnWorkDeps,
  type OwnWork,
  type OwnWorks,
  type StatedWork,
} from './own-works.ts'
import { quoteArtwork, type QuoteArtwork } from './quote-artwork.ts'
import { saveArtworkProduct, type SaveArtwork, type SaveArtworkDeps } from './save-artwork.ts'

export type { ArtworkPage, ArtworkStart, Credit, ShownBackground } from './artwork-page.ts'
export type { MakerPage } from './artists.ts'
export { DESCRIPTION_AT_MOST } from './own-works.ts'
export type { OwnWork, OwnWorks, SoldWork, StatedWork } from './own-works.ts'
export type { SaveArtwork } from './save-artwork.ts'

/** Products that come with their artwork: from the marketplace and stock libraries. */
export interface Artworks {
  /** The page of a product, or of a configured one; null for a new one. MKT-2, IMG-1. */
  page(
    viewer: Viewer,
    productClass: ArtworkClass,
    place: { readonly categoryPath: string; readonly slug: string },
    configuredId: string | null,
    query?: FormFields,
  ): Promise<Outcome<ArtworkPage>>
  /** The price of a new product, without saving it. API-27. */
  quote(viewer: Viewer, input: QuoteArtwork): Promise<Outcome<Quote>>
  save(viewer: Viewer, input: SaveArtwork): Promise<Outcome<ArtworkRow>>
  /** The public picture of an artwork, as WebP; a withdrawn artwork is shown only to those who already use it. MKT-7, MKT-12. */
  picture(viewer: Viewer, artworkId: string, isBare?: boolean): Promise<Outcome<Uint8Array>>
  /** The public picture of any artwork, for the cards of published products. */
  anyPicture(artworkId: string): Promise<Outcome<Uint8Array>>
  /** The address of that picture; an artwork has no other public address. MKT-7. */
  pictureUrl(row: RowOf<typeof artwork>): string
  artist(slug: string, pricedFor?: PricedFor): Promise<Outcome<MakerPage>>
  company(slug: string, pricedFor?: PricedFor): Promise<Outcome<MakerPage>>
  /** The viewer's works; empty if the viewer is not an artist. MKT-10. */
  ownWorks(viewer: Viewer): Promise<Outcome<OwnWorks>>
  /** Whether the viewer has works of their own. */
  isArtist(viewer: Viewer): Promise<boolean>
  /** Creates or changes one of the viewer's works. */
  saveOwnWork(viewer: Viewer, id: string | null, stated: StatedWork): Promise<Outcome<OwnWork>>
}

export type ArtworkDeps = ProductPageDeps & SaveArtworkDeps & PictureDeps & OwnWorkDeps

export const createArtworks = (deps: ArtworkDeps): Artworks => {
  const snapshot = async (pricedFor?: PricedFor): Promise<SnapshotContext> => ({
    catalog: await deps.catalog.recent(pricedFor),
    store: deps.storage.catalog,
    links: deps.links,
  })
  const draw = artworkPicture(deps)
  const makers = { records: deps.storage.records, snapshot }
  return {
    page: artworkPage(deps),
    quote: quoteArtwork(deps),
    save: saveArtworkProduct(deps),
    picture: async (viewer, id, isBare) => {
      const { records } = deps.storage
      const row = await records.get(artwork, id)
      if (row !== null && !(await maySeePicture(records, viewer, row))) return notFound(productNotFound)
      return draw(id, isBare)
    },
    anyPicture: draw,
    pictureUrl: artworkPictureUrl,
    artist: artistPage(makers),
    company: companyPage(makers),
    ownWorks: ownWorks(deps),
    isArtist: isArtist(deps),
    saveOwnWork: saveOwnWork(deps),
  }
}
