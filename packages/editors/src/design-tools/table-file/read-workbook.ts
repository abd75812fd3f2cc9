import { unzipSync, zipSync } from 'fflate'
import { readSheet, type CellValue } from 'read-excel-file/universal'

/** Bytes that the parts of a workbook may come to: a sheet of 100,000 rows is some 30 MB. */
export const MOST_UNPACKED = 128 * 1024 * 1024

/** The workbook comes to more than can be read here. */
export class TooMuchUnpacked extends Error {}

/**
 * The rows of the first sheet of an XLSX file, cells as text. Throws {@link TooMuchUnpacked} before more than 128 MB are unpacked,
 * whatever else where it is no workbook. VAR-15.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  let unpacked = 0
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/.test(name)) return false
      // Nothing is unpacked beyond the size it states.
      unpacked += originalSize
      if (unpacked > MOST_UNPACKED) throw new TooMuchUnpacked()
      return true
    },
  })
  // The library would unpack without a bound, pictures as well: it is handed what is unpacked already.
  const rows = await readSheet(new Blob([zipSync(parts, { level: 0 }) as BlobPart]))
  return rows.map((cells) => cells.map(textOf))
}

function textOf(cell: CellValue | null): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell)
}
