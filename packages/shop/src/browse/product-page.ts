import { NOT_RATED } from '@kisscut/core/review'
import { priceScheduleFor, quoteProduct, withProblems } from '@kisscut/core/price'
import {
  defaultConfiguration,
  type Configuration,
  type ProductData,
  type Currency,
  type Entitlement,
  type Quote,
  type PriceSchedule,
  type TierRow,
} from '@kisscut/core/product'
import { gtinOf } from '@kisscut/core/codes'
import { entitlementOf, isStaff } from '../accounts/roles.ts'
import { nameOfMaterialIn, withNameOfGone } from '../catalog/material-name.ts'
import type { CatalogSnapshot, CatalogCache } from '../catalog/catalog-cache.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import { fromPriceOf } from '../catalog/from-price.ts'
import { productForBrowser } from '../catalog/product-from-records.ts'
import { configuredView, loadCustom, type ConfiguredProduct } from '../configure/configured-product.ts'
import type { LoadedCustom } from '../configure/loaded-custom.ts'
import { sizeQuestion } from '@kisscut/core/configuration'
import { configurationFromFields, type FormFields } from '../configure/configuration-from-fields.ts'
import { withStartingFilms } from '../catalog/starting-films.ts'
import { isOver } from '../catalog/offered.ts'
import type { Links } from '../links.ts'
import { done, notFound, type Outcome } from '../outcome.ts'
import type { ListedClass, TemplateRow } from '../ports/catalog.ts'
import type { Clock } from '../ports/clock.ts'
import type { Storage } from '../ports/storage.ts'
import { productionTimesOf, type ProductionTimes } from '../quote/production-times.ts'
import { cardUrlOf } from './card.ts'
import { pictureOf } from './pictures.ts'
import { offeredOf, offersOf, type ShownOffer } from './offers.ts'
import { OFFER_FIELD } from '../tool-pages.ts'
import { breadcrumbsOf } from './tiles.ts'
import { withTilesPriced } from './priced-tiles.ts'
import { sectionsOf, type ProductSection, type SectionContext } from './sections/index.ts'
import type { Picture } from './picture.ts'
import type { ProductTile } from './tile.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { productNotFound } from '../messages/records.ts'

/** The data a page needs to configure a product; the `product-data` block holds the first three fields. */
export interface ProductPage {
  /** Without price tables; the page embeds it as JSON. */
  readonly product: ProductData
  readonly configured: ConfiguredProduct | null
  readonly currency: Currency
  readonly categoryPath: string
  readonly description: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly breadcrumbs: readonly { readonly name: string; readonly url: string }[]
  readonly reviewAverage: string | null
  readonly reviewCount: number
  /** Configuration the page opens with: from the query string, else the configured product, else the defaults. */
  readonly configuration: Configuration
  readonly quote: Quote
  /** Prices by quantity for that configuration, so that the browser can price other quantities at once. */
  readonly priceSchedule: PriceSchedule | null
  /** For trade customers, whose other choices the browser prices in wholesale, too; absent for all others. ROLE-1, ROLE-3. */
  readonly entitlement?: Entitlement
  readonly tiers: readonly TierRow[]
  readonly production: ProductionTimes
  readonly sections: readonly ProductSection[]
  /** Its global trade item number, if valid; null otherwise. */
  readonly gtin: string | null
  /** Address of its card for social networks; null: they use `picture`. SEO-8. */
  readonly cardUrl: string | null
  /** For search engines and social cards: the product's picture and its starting price. */
  readonly picture: Picture | null
  readonly fromPrice: ProductTile['fromPrice']
  /** Its offers, except the one it is opened with. OFFER-4. */
  readonly offers: readonly ShownOffer[]
  /** The requested offer is over, so the price is the regular one. OFFER-6. */
  readonly isOfferOver: boolean
  /** Demo artwork, shown until the shopper uploads their own. */
  readonly sampleArtworkUrl: string | null
  /** The demo artwork's cut line, if the product is contour-cut. */
  readonly sampleArtworkCut: TemplateRow['sample_artwork_cut']
}

export interface ProductPageDeps {
  readonly storage: Storage
  readonly catalog: CatalogCache
  readonly links: Links
  readonly now: Clock
}

const NOT_FOUND = notFound(productNotFound)

/** Dependencies of the page's sections, for a viewer. */
export const sectionContextOf = (
  { storage, links, now }: Deps<'links' | 'now' | 'storage.catalog' | 'storage.records'>,
  catalog: CatalogSnapshot,
  { unit, locale }: Pick<Viewer, 'unit' | 'locale'>,
): SectionContext => ({
  ...{ catalog, links, storage, now: now() },
  ...{ store: storage.catalog, records: storage.records, display: { unit, locale } },
})

/** The page of a loaded product. */
export const pageOf = async (
  { storage, links, now }: Deps<'links' | 'now' | 'storage.catalog' | 'storage.records'>,
  catalog: CatalogSnapshot,
  viewer: Viewer,
  known: CatalogProduct,
  stated: Configuration,
  configured: ConfiguredProduct | null,
  /** The fields of the form or query it opens with. */
  form?: FormFields,
): Promise<ProductPage> => {
  const { product, template, categoryNode } = known
  const configuration = await withNameOfGone(product, stated, nameOfMaterialIn(catalog))
  const entitlement = entitlementOf(viewer, product)
  const priced = quoteProduct(product, configuration, { entitlement })
  const questions = form ? sizeQuestion(form, product, viewer.locale) : []
  const quote = withProblems(priced, [...priced.problems, ...questions])
  const rating = (await storage.catalog.ratings([product.id])).get(product.id) ?? NOT_RATED
  return {
    product: productForBrowser(product, entitlement.wholesale),
    configured,
    currency: product.currency,
    categoryPath: categoryNode?.category.path ?? '',
    description: template.description || template.short_description,
    metaTitle: template.meta_title || template.name,
    metaDescription: template.meta_description || template.short_description,
    breadcrumbs: categoryNode === null ? [] : breadcrumbsOf(categoryNode, catalog.categories, links),
    reviewAverage: rating.average,
    reviewCount: rating.count,
    configuration,
    quote,
    priceSchedule: priceScheduleFor(product, configuration, { entitlement }),
    ...(entitlement.wholesale && { entitlement }),
    tiers: quote.tiers,
    production: await productionTimesOf(catalog, configuration.materialId ?? '', quote.quantity ?? 1, now()),
    sections: await withTilesPriced(
      catalog,
      await sectionsOf(known, sectionContextOf({ storage, links, now }, catalog, viewer)),
    ),
    gtin: gtinOf(template.gtin),
    cardUrl: cardUrlOf(known, catalog, links),
    picture: pictureOf(template.image_url, product.name, links),
    fromPrice: fromPriceOf(known),
    offers: (
      await offersOf({ catalog, links, records: storage.records, viewer }, { template: template.id })
    ).filter(({ id }) => id !== known.offer?.id),
    isOfferOver: false,
    sampleArtworkUrl: template.sample_artwork_url,
    sampleArtworkCut: template.sample_artwork_cut,
  }
}

/** The product at this address, if the viewer may see it. */
export const findProduct = async (
  catalog: CatalogSnapshot,
  viewer: Viewer,
  categoryPath: string,
  slug: string,
  productClass: ListedClass = 'custom',
): Promise<CatalogProduct | null> => {
  const known = await catalog.productBySlug(slug, productClass)
  const isHere = known?.categoryNode?.category.path === categoryPath
  return known !== null && isHere && (known.isPublished || isStaff(viewer)) ? known : null
}

/** The page of a product to configure, priced for the configuration in the query, else for its defaults. */
export const productPage =
  (deps: Deps<'catalog.recent'> & DepsOf<typeof pageOf>) =>
  async (
    viewer: Viewer,
    categoryPath: string,
    slug: string,
    query: FormFields,
  ): Promise<Outcome<ProductPage>> => {
    const catalog = await deps.catalog.recent(viewer)
    const found = await findProduct(catalog, viewer, categoryPath, slug)
    if (found === null) return NOT_FOUND
    const offerId = query.get(OFFER_FIELD)
    const offered = offerId === null ? null : await offeredOf(catalog, found, offerId)
    const known = offered ?? found
    const configuration = configurationFromFields(
      query,
      known.product,
      defaultConfiguration(known.product),
      viewer.locale,
    )
    const withFilms = withStartingFilms(known, configuration)
    const page = await pageOf(deps, catalog, viewer, known, withFilms, null, query)
    return done({ ...page, isOfferOver: offerId !== null && offered === null })
  }

/** The same page for the viewer's saved custom: setup-edit, upload and finalize. */
export const configuredProductPage =
  (deps: Deps<'catalog.recent' | 'storage.records'> & DepsOf<typeof pageOfCustom>) =>
  async (
    viewer: Viewer,
    categoryPath: string,
    slug: string,
    configuredId: string,
    query: FormFields,
  ): Promise<Outcome<ProductPage & { readonly configured: ConfiguredProduct }>> => {
    const catalog = await deps.catalog.recent(viewer)
    const known = await findProduct(catalog, viewer, categoryPath, slug)
    if (known === null) return NOT_FOUND
    const loaded = await loadCustom(deps.storage.records, catalog, viewer, configuredId)
    if (!loaded.ok) return loaded
    if (loaded.value.known.product.id !== known.product.id) return NOT_FOUND
    if (!isOver(loaded.value.known))
      return done(await pageOfCustom(deps, catalog, viewer, loaded.value, query))
    const regular = await pageOfCustom(deps, catalog, viewer, { ...loaded.value, known }, query)
    return done({ ...regular, isOfferOver: true })
  }

/** The page of a loaded custom, with the values that the fields state. */
export async function pageOfCustom(
  deps: Deps<'links'> & DepsOf<typeof pageOf>,
  catalog: CatalogSnapshot,
  viewer: Viewer,
  loaded: LoadedCustom,
  query: FormFields,
): Promise<ProductPage & { readonly configured: ConfiguredProduct }> {
  const { known } = loaded
  const configured = configuredView(loaded, deps.links)
  const configuration = configurationFromFields(query, known.product, configured.configuration, viewer.locale)
  const page = await pageOf(deps, catalog, viewer, known, configuration, configured, query)
  return { ...page, configured }
}
