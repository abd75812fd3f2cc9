import { findAmong } from '@kisscut/records'
import { ANY_SHAPE } from '@kisscut/shop'
import { and, asc, desc, eq, exists, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { type Db, encoded, later, statement } from '../../database/index.ts'
import { isOneOf } from '../../dialect/index.ts'
import { popularFirst } from './popular-first.ts'
import {
  type ChosenFacets,
  CLASS_OF_PRODUCT,
  LISTED_CLASSES,
  type ListedClass,
  type TileQuery,
  type TileRow,
  type TileSort,
  FACETS,
  PRODUCT_RECORDS,
} from '@kisscut/shop/ports/catalog'

/** Columns of a product of any class that a tile shows. */
type ProductTable = Pick<
  Db['tables']['template'],
  'id' | 'slug' | 'category' | 'name' | 'short_description' | 'image_url'
>

const listedColumnsOf = (product: ProductTable, listing: Db['tables']['product_listing']) => ({
  productId: product.id,
  slug: product.slug,
  categoryId: product.category,
  name: product.name,
  shortDescription: product.short_description,
  imageUrl: product.image_url,
  fromTotal: listing.from_total,
  fromQuantity: listing.from_quantity,
  shipDays: listing.ship_days,
  currency: listing.currency,
  reviewAverage: listing.review_average,
  reviewCount: listing.review_count,
})

const columnsOf = ({ template, product_listing: listing }: Db['tables']) => ({
  ...listedColumnsOf(template, listing),
  productClass: sql<'custom'>`'custom'`,
  toolType: template.tool_type,
})

interface ProductColumns extends Omit<TileRow, 'fromPrice' | 'imageWebpUrl'> {
  readonly fromTotal: string | null
  readonly fromQuantity: number | null
  readonly currency: string
}

const tileRow = ({ fromTotal, fromQuantity, currency, ...row }: ProductColumns): TileRow => ({
  ...row,
  imageWebpUrl: null,
  fromPrice:
    fromTotal === null || fromQuantity === null
      ? null
      : { total: fromTotal, currency: currency as 'USD', quantity: fromQuantity },
})

/** Only templates have a design tool. */
const NOT_DESIGNED = { toolType: null } as const

const listedOfClass = statement((db, productClass: Exclude<ListedClass, 'custom'>) => {
  const { product_listing: listing } = db.tables
  const product = db.tables[PRODUCT_RECORDS[productClass]] as unknown as ProductTable
  return db.query
    .select(listedColumnsOf(product, listing))
    .from(product as Db['tables']['template'])
    .innerJoin(listing, eq(listing.product, product.id))
    .where(isOneOf(db.dialect, product.id, later('ids')))
})

/** The products of a class that has a table of its own among these ids. */
async function tilesOfClass(
  db: Db,
  productClass: Exclude<ListedClass, 'custom'>,
  ids: readonly string[],
): Promise<readonly TileRow[]> {
  const found = await listedOfClass(db, { ids: JSON.stringify(ids) }, productClass)
  return found.map((row) => tileRow({ ...row, ...NOT_DESIGNED, productClass }))
}

const listedTemplates = statement((db) => {
  const { template, product_listing: listing } = db.tables
  return db.query
    .select(columnsOf(db.tables))
    .from(template)
    .innerJoin(listing, eq(listing.product, template.id))
    .where(isOneOf(db.dialect, template.id, later('ids')))
})

/** The products of custom templates among these ids. */
async function tilesOfTemplates(db: Db, ids: readonly string[]): Promise<readonly TileRow[]> {
  const rows = await listedTemplates(db, { ids: JSON.stringify(ids) })
  return rows.map(tileRow)
}

/** Products from their own records, in the order of these ids; other classes are left out. */
export async function tilesOfProducts(
  db: Db,
  ids: readonly string[],
  classes: readonly ListedClass[] = LISTED_CLASSES,
): Promise<readonly TileRow[]> {
  const records = classes.map((each) => PRODUCT_RECORDS[each])
  const byId = await findAmong(ids, records, async (record, some) => {
    const productClass = CLASS_OF_PRODUCT[record]
    const rows = await (productClass === 'custom'
      ? tilesOfTemplates(db, some)
      : tilesOfClass(db, productClass, some))
    return new Map(rows.map((row) => [row.productId, row]))
  })
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The published ones of these products, in order. */
export async function tilesById(db: Db, ids: readonly string[]): Promise<readonly TileRow[]> {
  const { product_listing: listing } = db.tables
  if (ids.length === 0) return []
  const open = await db.query
    .select({ product: listing.product })
    .from(listing)
    .where(and(inArray(listing.product, [...ids]), eq(listing.published, true)))
  const published = new Set(open.map(({ product }) => product))
  return tilesOfProducts(
    db,
    ids.filter((id) => published.has(id)),
  )
}

/** The published products that staff feature, by order. */
export async function featured(db: Db, limit: number): Promise<readonly TileRow[]> {
  const { template, product_listing: listing } = db.tables
  const rows = await db.query
    .select(columnsOf(db.tables))
    .from(listing)
    .innerJoin(template, eq(template.id, listing.product))
    .where(and(eq(listing.featured, true), eq(listing.published, true)))
    .orderBy(asc(listing.place), asc(listing.product))
    .limit(limit)
  return rows.map(tileRow)
}

/**
 * Condition for rows of `category_listing` that are published in the category and have a chosen value of every facet with a
 * choice.
 */
export function conditionOf(
  { query, tables }: Db,
  categoryId: string | SQL,
  chosen: Partial<ChosenFacets> = {},
): SQL | undefined {
  const { category_listing: listed, product_facet: facet } = tables
  const narrowed = FACETS.flatMap((kind) => {
    const values = chosen[kind] ?? []
    if (values.length === 0) return []
    const any = kind === 'shape' ? [...values, ANY_SHAPE] : [...values]
    const has = and(eq(facet.product, listed.product), eq(facet.kind, kind), inArray(facet.value, any))
    return [
      exists(
        query
          .select({ one: sql`1` })
          .from(facet)
          .where(has),
      ),
    ]
  })
  return and(eq(listed.category, categoryId), eq(listed.published, true), ...narrowed)
}

/** Orders that the index has. */
type OtherSort = Exclude<TileSort, 'popularity'>

const orderOf = ({ category_listing: listed }: Db['tables'], sort: OtherSort): SQL[] =>
  ({
    order: [asc(listed.place), asc(listed.tile)],
    price: [asc(listed.price), asc(listed.place), asc(listed.tile)],
    alphabetical: [asc(listed.name), asc(listed.tile)],
    newest: [desc(listed.created), desc(listed.tile)],
  })[sort]

const isNarrowed = (chosen: TileQuery['chosen']): boolean =>
  chosen !== undefined && FACETS.some((kind) => chosen[kind].length > 0)

const sortedTiles = (db: Db, sort: OtherSort, condition: SQL | undefined) => {
  const { category_listing: listed } = db.tables
  return db.query
    .select({ tile: listed.tile, product: listed.product })
    .from(listed)
    .where(condition)
    .orderBy(...orderOf(db.tables, sort))
}

const wholeList = statement((db, sort: OtherSort, isSince: boolean) => {
  const { category_listing: listed } = db.tables
  const since = isSince ? gt(listed.created, later('since')) : undefined
  return sortedTiles(db, sort, and(conditionOf(db, later('category')), since))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
})

/** The rows of one page of a category's list. The unfiltered list, which everyone sees, is a prepared statement. */
function pageOf(
  db: Db,
  query: TileQuery & Required<Pick<TileQuery, 'sort' | 'countedSince' | 'offset'>>,
): Promise<readonly { readonly tile: string; readonly product: string }[]> {
  const { categoryId, chosen, sort, createdAfter, countedSince, offset, limit } = query
  const { category_listing: listed } = db.tables
  const condition = and(conditionOf(db, categoryId, chosen), createdAfter && gt(listed.created, createdAfter))
  if (sort === 'popularity') return popularFirst(db, { condition, countedSince, offset, limit })
  if (isNarrowed(chosen)) return sortedTiles(db, sort, condition).limit(limit).offset(offset)
  const since = createdAfter === undefined ? {} : { since: encoded(listed.created, createdAfter) }
  const values = { category: categoryId, limit, offset, ...since }
  return wholeList(db, values, sort, createdAfter !== undefined)
}

const shownTiles = statement((db) => {
  const { category_product: tile } = db.tables
  return db.query
    .select({
      id: tile.id,
      product: tile.object_id,
      name: tile.name,
      shortDescription: tile.short_description,
      imageUrl: tile.image_url,
      imageWebpUrl: tile.image_webp_url,
    })
    .from(tile)
    .where(isOneOf(db.dialect, tile.id, later('ids')))
})

/** The columns of category products that these tiles show. */
const shownAs = (db: Db, ids: readonly string[]) => shownTiles(db, { ids: JSON.stringify(ids) })

/**
 * Published products of a category as category products show them, or as they are if none does (PAGE-23), with the product's own
 * reviews. The page is selected from the index first, so that only its rows are read.
 */
export async function tiles(
  db: Db,
  {
    categoryId,
    chosen,
    sort = 'order',
    createdAfter,
    countedSince = new Date(0),
    offset = 0,
    limit,
  }: TileQuery,
): Promise<readonly TileRow[]> {
  const page = await pageOf(db, { categoryId, chosen, sort, createdAfter, countedSince, offset, limit })
  if (page.length === 0) return []
  const ids = page.map((row) => row.tile)
  const shown = await shownAs(db, ids)
  const tileOf = new Map(shown.map((row) => [row.id, row]))
  const products = page.flatMap(
    ({ tile: id, product }) => tileOf.get(id)?.product ?? (id === product ? [id] : []),
  )
  const productOf = new Map(
    (await tilesOfProducts(db, [...new Set(products)])).map((row) => [row.productId, row]),
  )
  return ids.flatMap((id) => {
    const own = tileOf.get(id)
    const row = productOf.get(own?.product ?? id)
    if (row === undefined) return []
    if (own === undefined) return row
    const { name, shortDescription, imageUrl, imageWebpUrl } = own
    return {
      ...row,
      name,
      shortDescription: shortDescription || row.shortDescription,
      imageUrl: imageUrl ?? row.imageUrl,
      imageWebpUrl,
    }
  })
}
