import { custom, userFile, wireOf, type AnyRecord, type RowOf } from '@kisscut/records'
import { designWire, isStaff, type Shop, type Viewer } from '@kisscut/shop'

type UserFileRow = RowOf<typeof userFile>
type CustomRow = RowOf<typeof custom>

/** Where a file and its browser-ready picture are served, beside their keys. */
const addressesOf = ({ links }: Shop, { file, raster }: UserFileRow) => ({
  file_url: links.fileUrl(file),
  raster_url: links.fileUrl(raster ?? file),
})

/** A row as the viewer may see it; a user file with its addresses, a custom with its design as JSON. */
export const showRow = <R extends AnyRecord>(shop: Shop, viewer: Viewer, record: R, row: RowOf<R>) => ({
  ...wireOf(record, row, { staff: isStaff(viewer) }),
  ...(record.name === userFile.name ? addressesOf(shop, row as unknown as UserFileRow) : {}),
  ...(record.name === custom.name ? designWire(row as unknown as CustomRow) : {}),
})
