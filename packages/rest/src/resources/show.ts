import {
  categoryProduct,
  custom,
  type RECORDS,
  type RecordName,
  wireOf,
  type AnyRecord,
  type RowOf,
} from '@kisscut/records'
import { NOT_RATED } from '@kisscut/core/review'
import { accountOfOwner, designWire, hasElements, isStaff, type Shop, type Viewer } from '@kisscut/shop'

type CustomRow = RowOf<typeof custom>

/** Those whose design the shop makes; null: none was saved by its rules yet. */
const madeDesign = (_shop: Shop, _viewer: Viewer, { design }: { readonly design: string | null }) => ({
  design: design === null ? null : (JSON.parse(design) as unknown),
})

type Extras = {
  readonly [N in RecordName]?: (shop: Shop, viewer: Viewer, row: RowOf<(typeof RECORDS)[N]>) => object
}

/** Fields that the viewer gets of a row besides its own. */
const EXTRAS: Extras = {
  /** Where shoppers find an artwork: the picture with its watermark, whatever file staff have given it. MKT-7. */
  artwork: ({ artworks }, viewer, row) =>
    isStaff(viewer) ? {} : { public_raster_url: artworks.pictureUrl(row) },
  configured_clipart_product: madeDesign,
  configured_ddb_product: madeDesign,
  configured_marketplace_product: madeDesign,
  configured_shutterstock_product: madeDesign,
  /** The design as JSON, and the account that has it; null: a guest's. */
  custom: (_shop, _viewer, row) => ({ ...designWire(row), user_id: accountOfOwner(row.owner) }),
  /** Where the file and its browser-ready picture are served, beside their keys. */
  user_file: ({ links }, _viewer, { file, raster }) => ({
    file_url: links.fileUrl(file),
    raster_url: links.fileUrl(raster ?? file),
  }),
}

/** A row as the viewer may see it, with its {@link EXTRAS}. */
export function showRow<R extends AnyRecord>(shop: Shop, viewer: Viewer, record: R, row: RowOf<R>) {
  const extra = EXTRAS[record.name as RecordName] as Extra<R> | undefined
  return Object.assign(wireOf(record, row, { staff: isStaff(viewer) }), extra?.(shop, viewer, row))
}

type Extra<R extends AnyRecord> = (shop: Shop, viewer: Viewer, row: RowOf<R>) => object

/** Values computed from a product's published reviews, by the id of the row that shows them. REVIEW-4. */
async function ratingsOf<R extends AnyRecord>(
  shop: Shop,
  record: R,
  rows: readonly RowOf<R>[],
): Promise<ReadonlyMap<string, Record<string, unknown>>> {
  const shown = record.computed.filter((name) => /^(rating|review_)/.test(name))
  if (shown.length === 0) return new Map()
  const productOf = (row: RowOf<R>) =>
    record.name === categoryProduct.name ? (row as unknown as { object_id: string }).object_id : row.id
  const ratings = await shop.browse.ratings(rows.map(productOf))
  return new Map(
    rows.map((row) => {
      const { count, average } = ratings.get(productOf(row)) ?? NOT_RATED
      const values = { rating: average, review_average: average, review_count: count }
      return [row.id, Object.fromEntries(Object.entries(values).filter(([name]) => shown.includes(name)))]
    }),
  )
}

const NO_PARTS = Object.fromEntries(Object.keys(custom.parts).map((list) => [list, []]))

/** The lists of the rows' parts, by the id of the row; those of customs without elements are empty and not asked for. */
async function partsOf<R extends AnyRecord>({ records }: Shop, record: R, rows: readonly RowOf<R>[]) {
  const withParts =
    record.name === custom.name ? rows.filter((row) => hasElements(row as unknown as CustomRow)) : rows
  const ids = withParts.map(({ id }) => id)
  const found = ids.length === 0 ? new Map<string, object>() : await records.parts(record, ids)
  return (id: string): object => found.get(id) ?? (record.name === custom.name ? NO_PARTS : {})
}

/** The same rows with the lists of their parts. */
export const showRows = async <R extends AnyRecord>(
  shop: Shop,
  viewer: Viewer,
  record: R,
  rows: readonly RowOf<R>[],
): Promise<readonly Record<string, unknown>[]> => {
  const parts = await partsOf(shop, record, rows)
  const ratings = await ratingsOf(shop, record, rows)
  return rows.map((row) =>
    Object.assign(showRow(shop, viewer, record, row), parts(row.id), ratings.get(row.id)),
  )
}

export const showWhole = async <R extends AnyRecord>(
  shop: Shop,
  viewer: Viewer,
  record: R,
  row: RowOf<R>,
): Promise<Record<string, unknown>> => (await showRows(shop, viewer, record, [row]))[0]!
