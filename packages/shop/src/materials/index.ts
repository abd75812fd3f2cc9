import { provisionalPriceOf, quoteProduct } from '@kisscut/core/price'
import {
  defaultConfiguration,
  type Currency,
  type DecimalString,
  type Lamination,
  type Material,
} from '@kisscut/core/product'
import { pictureOf } from '../browse/pictures.ts'
import type { Picture } from '../browse/picture.ts'
import { urlOfProduct } from '../browse/tiles.ts'
import type { CatalogCache, PricedFor } from '../catalog/catalog-cache.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import type { Links } from '../links.ts'
import type { Storage } from '../ports/storage.ts'
import type { Deps } from '../dependencies.ts'
import { timeSlices } from '../yield-to-event-loop.ts'

/** A material on its page. MATERIAL-1. */
export interface ShownMaterial extends Pick<
  Material,
  'id' | 'name' | 'adhesive' | 'look' | 'backordered' | 'minWidth' | 'minHeight' | 'maxWidth' | 'maxHeight'
> {
  readonly description: string
  readonly lamination: Lamination
  readonly colors: number
  /** Products made of it; the first one that can be priced gives `from`. */
  readonly products: readonly { readonly name: string; readonly url: string }[]
  /** Starting price of a product in this material; null if none can be priced. */
  readonly from: {
    readonly product: string
    readonly quantity: number
    readonly total: DecimalString
    readonly currency: Currency
    readonly width: DecimalString
    readonly height: DecimalString
  } | null
}

/** A product sold without artwork, such as a pack of samples. SAMPLE-3. */
export interface ShownSamples {
  readonly name: string
  readonly text: string
  readonly url: string
  readonly picture: Picture | null
  /** Price of a single piece, in this currency. */
  readonly unitPrice: DecimalString
  readonly currency: Currency
}

export interface MaterialUseCases {
  /** Products that let shoppers see the materials at home. */
  samples(pricedFor?: PricedFor): Promise<readonly ShownSamples[]>
  list(pricedFor?: PricedFor): Promise<readonly ShownMaterial[]>
}

interface MaterialDeps {
  readonly storage: Pick<Storage, 'catalog'>
  readonly catalog: CatalogCache
  readonly links: Links
}

/** Most products read, and most named per material. */
const LOOKED_AT = 200
const NAMED = 6

const priceOn = ({ product }: CatalogProduct, materialId: string): ShownMaterial['from'] => {
  const configuration = { ...defaultConfiguration(product), materialId }
  const { total, quantity, currency } = quoteProduct(product, configuration)
  if (total === null) return null
  const { width, height } = configuration
  return { product: product.name, quantity, total, currency, width, height }
}

const shown = (material: Material, usedBy: readonly CatalogProduct[], links: Links): ShownMaterial => {
  // Products that open with this material come first.
  const ownFirst = usedBy.toSorted(
    (a, b) =>
      Number(b.product.defaultMaterialId === material.id) -
      Number(a.product.defaultMaterialId === material.id),
  )
  const { id, name, adhesive, look, backordered, minWidth, minHeight, maxWidth, maxHeight } = material
  return {
    ...{ id, name, adhesive, look, backordered, minWidth, minHeight, maxWidth, maxHeight },
    description: material.description ?? '',
    lamination: material.canLaminate ? (material.defaultLamination ?? 'none') : 'none',
    colors: material.colors.length,
    products: ownFirst
      .slice(0, NAMED)
      .map((known) => ({ name: known.product.name, url: urlOfProduct(known, links) })),
    from: ownFirst.reduce<ShownMaterial['from']>((found, known) => found ?? priceOn(known, id), null),
  }
}

/** The first published products. */
async function published(
  { storage, catalog }: Deps<'catalog.recent' | 'storage.catalog'>,
  pricedFor: PricedFor | undefined,
) {
  const snapshot = await catalog.recent(pricedFor)
  const rows = await storage.catalog.publishedAfter({ after: '', limit: LOOKED_AT, productClass: 'custom' })
  return Promise.all(rows.map(({ productId }) => snapshot.product(productId)))
}

const samplesOf = ({ product, template, ...known }: CatalogProduct, links: Links): ShownSamples[] => {
  if (!product.takesNoArtwork) return []
  const quote = quoteProduct(product, defaultConfiguration(product))
  const shown = provisionalPriceOf(quote)
  const { name } = product
  const url = urlOfProduct({ ...known, product, template }, links)
  const picture = pictureOf(template.image_url, name, links)
  const { currency } = quote
  return shown
    ? [{ name, text: template.short_description, url, picture, unitPrice: shown.unitPrice, currency }]
    : []
}

/** Every material of a published product, by name. MATERIAL-1. */
export const createMaterials = ({ storage, catalog, links }: MaterialDeps): MaterialUseCases => ({
  samples: async (pricedFor) =>
    (await published({ storage, catalog }, pricedFor)).flatMap((known) =>
      known ? samplesOf(known, links) : [],
    ),
  list: async (pricedFor) => {
    const products = await published({ storage, catalog }, pricedFor)
    const users = new Map<string, { material: Material; usedBy: CatalogProduct[] }>()
    // The materials of products sold without artwork can't be chosen. SAMPLE-3.
    for (const known of products.filter((each) => !each?.product.takesNoArtwork))
      for (const material of known?.product.materials ?? []) {
        const user = users.get(material.id) ?? { material, usedBy: [] }
        if (known !== null) user.usedBy.push(known)
        users.set(material.id, user)
      }
    const slices = timeSlices()
    const all: ShownMaterial[] = []
    for (const { material, usedBy } of users.values()) {
      await slices.next()
      all.push(shown(material, usedBy, links))
    }
    return all.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  },
})
