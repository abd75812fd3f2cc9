import { custom, userFile, wireOf, type AnyRecord, type RowOf } from '@kisscut/records'
import { designWire, isStaff, type Shop, type Viewer } from '@kisscut/shop'

type UserFileRow = RowOf<typeof userFile>
type CustomRow = RowOf<typeof custom>

/** Where a file and its browser-ready picture are served, beside their keys. */
const addressesOf = ({ links }: Shop, { file, raster }: UserFileRow) => ({
  file_url: links.fileUrl(file),
  raster_url: links.fileUrl(raster ?? file),
})

const ACCOUNT = 'account:'

/** A custom's design, and the account that has it; null: a guest's. */
const shownOfCustom = (row: CustomRow) => ({
  ...designWire(row),
  user_id: row.owner.startsWith(ACCOUNT) ? row.owner.slice(ACCOUNT.length) : null,
})

/** A row as the viewer may see it; a user file with its addresses, a custom with its design as JSON. */
export const showRow = <R extends AnyRecord>(shop: Shop, viewer: Viewer, record: R, row: RowOf<R>) => ({
  ...wireOf(record, row, { staff: isStaff(viewer) }),
  ...(record.name === userFile.name ? addressesOf(shop, row as unknown as UserFileRow) : {}),
  ...(record.name === custom.name ? shownOfCustom(row as unknown as CustomRow) : {}),
})

/** The same rows with the lists of their parts. */
export const showRows = async <R extends AnyRecord>(
  shop: Shop,
  viewer: Viewer,
  record: R,
  rows: readonly RowOf<R>[],
) => {
  const parts = await shop.records.parts(
    record,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...showRow(shop, viewer, record, row), ...parts.get(row.id) }))
}

export const showWhole = async <R extends AnyRecord>(
  shop: Shop,
  viewer: Viewer,
  record: R,
  row: RowOf<R>,
): Promise<Record<string, unknown>> => (await showRows(shop, viewer, record, [row]))[0]!
