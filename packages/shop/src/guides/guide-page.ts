import type { DieLineSpec } from '@kisscut/artwork/die-line'
import { dieLinesOf, fitsSides, lineOnSides, ownDieLine, type DieLine } from '@kisscut/core/configuration'
import { errorsByField } from '@kisscut/core/problem'
import type { PrintRules } from '@kisscut/core/print-rules'
import { quoteProduct } from '@kisscut/core/price'
import type { PresetSize } from '@kisscut/core/product'
import type { Size } from '@kisscut/core/size'
import { formatInches, showSize } from '@kisscut/core/units'
import type { Viewer } from '../accounts/viewer.ts'
import { findProduct } from '../browse/product-page.ts'
import { urlOfProduct } from '../browse/tiles.ts'
import type { CatalogCache, CatalogSnapshot, PricedFor } from '../catalog/catalog-cache.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import { configurationFromFields, type FormFields } from '../configure/configuration-from-fields.ts'
import type { Links } from '../links.ts'
import { productNotFound } from '../messages/records.ts'
import { done, invalid, notFound, type Outcome } from '../outcome.ts'
import type { Guides } from '../ports/guides.ts'
import type { Storage } from '../ports/storage.ts'

import type { Deps, DepsOf } from '../dependencies.ts'
import { GUIDE_FORMATS, GUIDE_SHAPE, hasGuides } from './guide-fields.ts'

export interface GuideDeps {
  readonly storage: Pick<Storage, 'catalog'>
  readonly catalog: CatalogCache
  readonly links: Links
  readonly guides: Guides
}

/** Data of a product's page of guide files. GUIDE-1, GUIDE-3. */
export interface GuidePage {
  readonly name: string
  readonly productUrl: string
  readonly rules: PrintRules
  readonly sizes: readonly Pick<PresetSize, 'name' | 'width' | 'height'>[]
  readonly allowCustomSize: boolean
  /** Inches as typed; the product's default if no size was chosen. */
  readonly width: string
  readonly height: string
  readonly shape: DieLine
  readonly shapes: readonly DieLine[]
  /** Messages under `width`, `height` and `size`; empty if there are files in this size. */
  readonly errors: Readonly<Record<string, readonly string[]>>
}

interface Requested {
  readonly known: CatalogProduct
  readonly catalog: CatalogSnapshot
  readonly width: string
  readonly height: string
  readonly shape: DieLine
  /** Null if the product doesn't come in this size. */
  readonly size: Size | null
  readonly errors: GuidePage['errors']
}

const SIDE_FIELDS = ['width', 'height', 'size']

async function read(
  deps: Deps<'catalog.recent'>,
  viewer: Viewer,
  place: { readonly categoryPath: string; readonly slug: string },
  query: FormFields,
): Promise<Outcome<Requested>> {
  const catalog = await deps.catalog.recent({ unit: viewer.unit, locale: viewer.locale })
  const known = await findProduct(catalog, viewer, place.categoryPath, place.slug)
  if (known === null || !hasGuides(known.product)) return notFound(productNotFound)
  const { product } = known
  const { width, height, ...configuration } = configurationFromFields(
    query,
    product,
    undefined,
    viewer.locale,
  )
  const wanted = dieLinesOf(product).find((line) => line === query.get(GUIDE_SHAPE)) ?? ownDieLine(product)
  const shape = lineOnSides(product, wanted, { width, height })
  const { problems, size } = quoteProduct(product, { ...configuration, width, height })
  const all = Object.entries(errorsByField(problems)).filter(([field]) => SIDE_FIELDS.includes(field))
  const errors = Object.fromEntries(all)
  const isSound = all.length === 0 && size !== null && fitsSides(shape, size)
  return done({ known, catalog, width, height, shape, size: isSound ? size : null, errors })
}

/** The sizes and shapes of a product's guide files, and whether it comes in the chosen one. GUIDE-3. */
export const guidePage =
  (deps: Deps<'links'> & DepsOf<typeof read>) =>
  async (
    viewer: Viewer,
    categoryPath: string,
    slug: string,
    query: FormFields,
  ): Promise<Outcome<GuidePage>> => {
    const requested = await read(deps, viewer, { categoryPath, slug }, query)
    if (!requested.ok) return requested
    const { known, catalog, width, height, shape, errors } = requested.value
    const { product } = known
    return done({
      name: product.name,
      productUrl: urlOfProduct(known, deps.links),
      rules: catalog.printRules,
      sizes: product.sizes.map((size) => ({ name: size.name, width: size.width, height: size.height })),
      allowCustomSize: product.allowCustomSize,
      ...{ width, height, shape, shapes: dieLinesOf(product), errors },
    })
  }

export interface GuideFile {
  readonly bytes: Uint8Array
  readonly mime: string
  readonly name: string
}

/** A guide file in a size the product comes in: the cut line, by the shop's own print rules. GUIDE-2. */
export const guideFile =
  (deps: Deps<'guides'> & DepsOf<typeof read>) =>
  async (
    viewer: Viewer,
    place: { readonly categoryPath: string; readonly slug: string; readonly format: string },
    query: FormFields,
  ): Promise<Outcome<GuideFile>> => {
    const format = GUIDE_FORMATS.find((each) => each === place.format)
    if (format === undefined) return notFound(productNotFound)
    const requested = await read(deps, viewer, place, query)
    if (!requested.ok) return requested
    const { known, catalog, shape, size, errors } = requested.value
    if (size === null) return invalid(errors)
    const dieLine: DieLineSpec = { shape, ...size, rules: catalog.printRules }
    const sides = [formatInches(size.width), formatInches(size.height)] as const
    const shown = showSize(...sides, viewer.unit, viewer.locale)
    const name = `${known.product.slug}-${size.width}x${size.height}in.${format}`
    const order = { title: `${known.product.name}, ${shown}`, dieLine }
    return done(
      format === 'pdf'
        ? { bytes: await deps.guides.pdf(order), mime: 'application/pdf', name }
        : { bytes: new TextEncoder().encode(deps.guides.svg(order)), mime: 'image/svg+xml', name },
    )
  }

/** Most products checked for the list, and most listed; others can be searched. */
const LOOKED_AT = 200
const LISTED = 60

/** A link from the guidelines page to a product's guide files. */
export interface GuideLink {
  readonly name: string
  readonly categoryPath: string
  readonly slug: string
}

/** The shop's print rules, and the products with guide files. GUIDE-1. */
export const guidelines =
  ({ storage, catalog }: Deps<'catalog.recent' | 'storage.catalog'>) =>
  async (
    viewer?: PricedFor,
  ): Promise<{ readonly rules: PrintRules; readonly products: readonly GuideLink[] }> => {
    const snapshot = await catalog.recent(viewer)
    const published = await storage.catalog.publishedAfter({
      ...{ after: '', limit: LOOKED_AT, productClass: 'custom' },
    })
    const rows = published.filter(hasGuides).slice(0, LISTED)
    const known = await Promise.all(rows.map(({ productId }) => snapshot.product(productId)))
    const products = known.flatMap((each) => {
      const categoryPath = each?.categoryNode?.category.path
      return each && categoryPath && hasGuides(each.product)
        ? [{ name: each.product.name, categoryPath, slug: each.product.slug }]
        : []
    })
    return {
      rules: snapshot.printRules,
      products: products.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    }
  }
