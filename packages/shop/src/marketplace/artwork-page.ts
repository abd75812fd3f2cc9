import { WHOLE_FORM } from '@kisscut/core/configuration'
import { isFinishedBy, lookOfFace } from '@kisscut/core/option'
import { defaultConfiguration } from '@kisscut/core/product'
import {
  backgroundImage,
  marketplaceProductImage,
  watermark,
  type artwork,
  type RowOf,
} from '@kisscut/records'
import type { Viewer } from '../accounts/viewer.ts'
import type { Picture, SmallerPicture } from '../browse/picture.ts'
import { pictureOf } from '../browse/pictures.ts'
import { openedProduct, type Start } from '../browse/opened-product.ts'
import { pageOf, type ProductPage } from '../browse/product-page.ts'
import type { ArtworkClass, ArtworkParts } from '../catalog/artwork-product.ts'
import { configurationFromFields, type FormFields } from '../configure/configuration-from-fields.ts'
import { productNotFound } from '../messages/records.ts'
import { done, notFound, type Outcome } from '../outcome.ts'
import type { Records } from '../ports/records.ts'
import { WITHOUT_BACKGROUND } from '../tool-pages.ts'
import { loadArtworkProduct } from './load-artwork.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { artworkPictureUrl } from './picture-url.ts'

/** The maker of an artwork, as its page credits them. */
export interface Credit {
  readonly name: string
  readonly slug: string
}

/** A photo that shows the product true to scale in the middle of a box, measured in pixels. */
export interface ShownBackground {
  readonly name: string
  readonly url: string
  /** Picture in front of the product; null if there is none. */
  readonly frontUrl: string | null
  /** Smaller versions of both, narrowest first. */
  readonly smaller: readonly SmallerPicture[]
  readonly frontSmaller: readonly SmallerPicture[]
  readonly width: number
  readonly height: number
  /** Center of the product. */
  readonly middle: { readonly x: number; readonly y: number }
  readonly pixelsPerInch: number
}

/** An artwork without its background, for its page. MKT-8. */
export interface BareArtwork {
  readonly url: string
  readonly cut: NonNullable<RowOf<typeof artwork>['cut_remove_bg']>
}

/** Data for the page of a product with an artwork, besides that of every product page. */
export interface ArtworkStart extends Start {
  readonly productClass: ArtworkClass
  readonly artist: Credit | null
  readonly company: (Credit & { readonly slogan: string; readonly logo: string | null }) | null
  /** Note for shoppers about a stock image; empty if there is none. */
  readonly instructions: string
  /** Whether its pictures have a watermark, which is not printed. MKT-7. */
  readonly hasWatermark: boolean
  readonly removedBackground: boolean
  /** Whether it is a pixel image: drawings have no background. MKT-8. */
  readonly canRemoveBackground: boolean
  /** The artwork without its background, with its cut line; null until the first request for it. */
  readonly bare: BareArtwork | null
  /** The page's picture with its background, whether or not that is removed. */
  readonly whole: Pick<ProductPage, 'sampleArtworkUrl' | 'sampleArtworkCut'>
  readonly artworkId: string | null
  readonly backgrounds: readonly ShownBackground[]
  readonly pictures: readonly Picture[]
  /** Color and finish of the material where there is no artwork. */
  readonly look: string
  readonly whiteInk: boolean
}

export interface ArtworkPage {
  readonly page: ProductPage
  readonly artwork: ArtworkStart
}

const NOTHING: FormFields = new URLSearchParams()

/**
 * The page of a marketplace or stock-image product with the choices in the query, if the viewer may see it. Another shopper's
 * configured product has no page. MKT-2, IMG-1.
 */
export const artworkPage =
  (
    deps: Deps<'storage.records'> &
      DepsOf<typeof backgroundsOf | typeof openedProduct | typeof pageOf | typeof picturesOf>,
  ) =>
  async (
    viewer: Viewer,
    productClass: ArtworkClass,
    place: { readonly categoryPath: string; readonly slug: string },
    configuredId: string | null,
    query: FormFields = NOTHING,
  ): Promise<Outcome<ArtworkPage>> => {
    const { records } = deps.storage
    const at = { productClass, ...place }
    const opened = await openedProduct(deps, viewer, at, configuredId, (recent, id) =>
      loadArtworkProduct(records, recent, viewer, productClass, id),
    )
    if (!opened.ok) return opened
    const { catalog, known, loaded, start } = opened.value
    if (known.artwork === null) return notFound(productNotFound)
    const before = loaded?.configuration ?? defaultConfiguration(known.product)
    const configuration = configurationFromFields(query, known.product, before, viewer.locale)
    const page = await pageOf(deps, catalog, viewer, known, configuration, null, query)
    const { artwork: row } = known.artwork
    const removedBefore = !query.has(WHOLE_FORM) && loaded?.stored.removed_background === true
    const removedBackground = query.has(WITHOUT_BACKGROUND) || removedBefore
    return done({
      page: { ...page, ...sampleOf(known.artwork, removedBackground) },
      artwork: {
        ...start,
        productClass,
        ...creditsOf(known.artwork),
        instructions: known.artwork.instructions,
        hasWatermark: await hasWatermark(records, known.artwork),
        removedBackground,
        canRemoveBackground: row !== null && !row.is_vector,
        bare: row && bareOf(row),
        whole: sampleOf(known.artwork, false),
        artworkId: row?.id ?? null,
        backgrounds: await backgroundsOf(deps, known.artwork),
        pictures: await picturesOf(deps, known.product.id),
        look: lookOfFace(known.product, configuration),
        whiteInk: isFinishedBy(known.product, configuration, 'whiteInk'),
      },
    })
  }

/** Whether an artwork's pictures have a watermark, its company's or its library's. */
const hasWatermark = async (records: Records, { artwork, company }: ArtworkParts): Promise<boolean> =>
  artwork?.stock_image_id != null ||
  (company !== null && (await records.exists(watermark, { where: { company: company.id } })))

/** The artwork on its material with its cut line, for the page's picture. */
function sampleOf({ artwork }: ArtworkParts, isBare: boolean) {
  if (artwork === null) return { sampleArtworkUrl: null, sampleArtworkCut: null }
  const bare = isBare ? bareOf(artwork) : null
  if (bare !== null) return { sampleArtworkUrl: bare.url, sampleArtworkCut: bare.cut }
  return { sampleArtworkUrl: artworkPictureUrl(artwork), sampleArtworkCut: artwork.cut ?? wholeOf(artwork) }
}

type ArtworkRow = NonNullable<ArtworkParts['artwork']>

/** The frame of an untraced artwork. */
function wholeOf({ width, height }: Pick<ArtworkRow, 'width' | 'height'>) {
  const square = { width: Number(width ?? 1), height: Number(height ?? 1) }
  return { ...square, box: { x: 0, y: 0, ...square }, path: frameOf(square) }
}

function bareOf(artwork: ArtworkRow): BareArtwork | null {
  if (artwork.public_raster_remove_bg === null) return null
  return { url: artworkPictureUrl(artwork, true), cut: artwork.cut_remove_bg ?? wholeOf(artwork) }
}

const frameOf = ({ width, height }: { readonly width: number; readonly height: number }) =>
  `M0 0L${width} 0L${width} ${height}L0 ${height}Z`

const creditsOf = ({ artist, company }: ArtworkParts) => ({
  artist: artist && { name: artist.name, slug: artist.slug },
  company: company && {
    ...{ name: company.name, slug: company.slug },
    ...{ slogan: company.slogan, logo: company.logo },
  },
})

async function backgroundsOf(
  { storage, links }: Deps<'links' | 'storage.records'>,
  { base }: ArtworkParts,
): Promise<readonly ShownBackground[]> {
  const smallerOf = (url: string | null) => (url && links.smallerPictures?.(url)) || []
  const rows = await storage.records.findMany(backgroundImage, { idIn: base.backgrounds })
  return rows
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ name, image: url, image_width: width, image_height: height, ...rest }) => {
      // Without the photo's size, the product's position in it is unknown.
      if (width === null || height === null) return []
      const [boxHeight, inches] = [Number(rest.box_height), Number(rest.box_height_inches)]
      const middle = {
        x: Number(rest.box_x) + Number(rest.box_width) / 2,
        y: Number(rest.box_y) + boxHeight / 2,
      }
      const pixelsPerInch = boxHeight / Math.max(inches, 0.01)
      const frontUrl = rest.foreground_image
      const layers = { url, frontUrl, smaller: smallerOf(url), frontSmaller: smallerOf(frontUrl) }
      return [{ name, ...layers, width, height, middle, pixelsPerInch }]
    })
}

async function picturesOf(
  { storage, links }: Deps<'links' | 'storage.records'>,
  product: string,
): Promise<readonly Picture[]> {
  const rows = await storage.records.findMany(marketplaceProductImage, { where: { product } })
  return rows
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ image, name }) => pictureOf(image, name, links) ?? [])
}
