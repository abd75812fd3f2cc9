import { color, recommendedProduct, recommendedProductGroup, type RowOf } from '@kisscut/records'
import { showSize } from '@kisscut/core/units'
import type { CatalogProduct } from '../../catalog/compile-product.ts'
import { fromPriceOf } from '../../catalog/from-price.ts'
import type { Records } from '../../ports/records.ts'
import type { Picture } from '../picture.ts'
import { pictureOf } from '../pictures.ts'
import type { ProductTile } from '../tile.ts'
import { urlOfProduct, type SnapshotContext } from '../tiles.ts'

type GroupRow = RowOf<typeof recommendedProductGroup>
type PlacedRow = RowOf<typeof recommendedProduct>

/** A choice of a recommended product that its page opens with. */
export interface RecommendedChoice {
  readonly id: string
  readonly name: string
  readonly url: string
}

/** A product in a picture of recommended products. SECT-2. */
export interface RecommendedProduct {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly picture: Picture | null
  /** Its position in the picture, in percent of the sides. */
  readonly place: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** The picture of its marker; null: its number. */
  readonly icon: string | null
  readonly isPrimary: boolean
  readonly fromPrice: ProductTile['fromPrice']
  readonly colors: readonly (RecommendedChoice & { readonly code: string; readonly isDefault: boolean })[]
  readonly sizes: readonly RecommendedChoice[]
}

/** Products shown together in a picture. */
export interface RecommendedGroup {
  readonly id: string
  readonly name: string
  readonly picture: Picture | null
  readonly products: readonly RecommendedProduct[]
}

export interface RecommendedContext extends SnapshotContext {
  readonly records: Records
  readonly display: { readonly unit: 'in' | 'mm' | 'cm'; readonly locale: string }
}

/** Most pictures on one page. */
const GROUPS_AT_MOST = 2
/** Most groups read of those that belong to every product. */
const SHARED_AT_MOST = 12
const PRODUCTS_AT_MOST = 12

/** A product's own groups, then those of every product; primary ones first in each. */
async function groupsFor(records: Records, productId: string): Promise<readonly GroupRow[]> {
  const own = await records.findMany(
    recommendedProductGroup,
    { where: { template: productId } },
    SHARED_AT_MOST,
  )
  const primaryFirst = own.toSorted((a, b) => Number(b.primary) - Number(a.primary))
  if (own.length >= GROUPS_AT_MOST) return primaryFirst
  const page = await records.page(recommendedProductGroup, { pageSize: 200 })
  const shared = page.rows.filter(({ template }) => template === null)
  return [...primaryFirst, ...shared.toSorted((a, b) => Number(b.primary) - Number(a.primary))]
}

const withQuery = (url: string, query: Readonly<Record<string, string>>): string =>
  Object.keys(query).length === 0 ? url : `${url}?${new URLSearchParams(query)}`

/** A placed product as its page would open; null if shoppers may not see it now. PAGE-16. */
async function recommended(deps: RecommendedContext, row: PlacedRow): Promise<RecommendedProduct | null> {
  const { catalog, store, links, display } = deps
  const known = await catalog.product(row.product)
  if (known === null || !known.isPublished) return null
  const { product, template } = known
  const page = urlOfProduct(known, links)
  const offered = row.colors.length === 0 ? [] : await store.rows(color, row.colors)
  const byId = new Map(offered.map((each) => [each.id, each]))
  const colors = row.colors.flatMap((id) => byId.get(id) ?? [])
  const first = colors.find(({ id }) => id === row.default_color)
  const chosen: Readonly<Record<string, string>> = first === undefined ? {} : { color: first.id }
  const sizes = product.sizes.filter(({ id }) => row.sizes.includes(id))
  return {
    id: product.id,
    name: row.product_name || product.name,
    url: withQuery(page, chosen),
    picture: pictureOf(template.image_url, product.name, links),
    place: {
      x: Number(row.x),
      y: Number(row.y),
      width: Number(row.width),
      height: Number(row.height),
    },
    icon: row.icon,
    isPrimary: row.primary,
    fromPrice: fromPriceOf(known),
    colors: colors.map(({ id, name, code }) => ({
      ...{ id, name, code, isDefault: id === first?.id },
      url: withQuery(page, { color: id }),
    })),
    sizes: sizes.map(({ id, width, height }) => ({
      id,
      name: showSize(width, height, display.unit, display.locale),
      url: withQuery(page, { ...chosen, size: id }),
    })),
  }
}

async function shownGroup(
  deps: RecommendedContext,
  group: GroupRow,
  isFor: string,
): Promise<RecommendedGroup> {
  const rows = await deps.records.findMany(
    recommendedProduct,
    { where: { group: group.id } },
    PRODUCTS_AT_MOST,
  )
  const primaryFirst = rows.toSorted((a, b) => Number(b.primary) - Number(a.primary))
  const shown = await Promise.all(
    primaryFirst.filter(({ product }) => product !== isFor).map((row) => recommended(deps, row)),
  )
  return {
    id: group.id,
    name: group.name,
    picture: pictureOf(group.image, group.name, deps.links),
    products: shown.flatMap((each) => each ?? []),
  }
}

/** Pictures with the products that staff recommend beside this one; pictures without such products are left out. SECT-2. */
export async function recommendedGroups(
  { product }: CatalogProduct,
  deps: RecommendedContext,
): Promise<readonly RecommendedGroup[]> {
  const groups: RecommendedGroup[] = []
  for (const row of await groupsFor(deps.records, product.id)) {
    const group = await shownGroup(deps, row, product.id)
    if (group.products.length > 0) groups.push(group)
    if (groups.length === GROUPS_AT_MOST) break
  }
  return groups
}
