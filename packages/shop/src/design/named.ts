import { type Element } from '@kisscut/artwork/design'
import { colorIdsOf } from '@kisscut/artwork/measure'
import { artwork, clipart, clipartRegion, color, font, userFile, type AnyRecord } from '@kisscut/records'
import type { SoldProduct } from '../configure/sold-product.ts'
import type { Storage } from '../ports/storage.ts'
import type { Named } from './named-rows.ts'

/** The rows a design refers to; a sold item has frozen copies of them. */
export async function namedIn(
  { records }: Pick<Storage, 'records'>,
  {
    row,
    design,
    named,
  }: Pick<SoldProduct, 'design' | 'named'> & { readonly row: Pick<SoldProduct['row'], 'owner'> },
): Promise<Named> {
  if (named !== undefined) return named
  const { elements } = design
  const rows = async <R extends AnyRecord>(record: R, ids: readonly string[], owner?: string) => {
    const idIn = [...new Set(ids)].filter((id) => id !== '')
    const found = idIn.length === 0 ? [] : await records.findMany(record, { idIn, ...(owner && { owner }) })
    return new Map(found.map((each) => [each.id as string, each]))
  }
  const ids = <K extends Element['kind']>(kind: K, of: (element: Extract<Element, { kind: K }>) => string) =>
    elements.flatMap((each) => (each.kind === kind ? [of(each as Extract<Element, { kind: K }>)] : []))
  const regionIds = elements.flatMap((each) => (each.kind === 'clipart' ? Object.keys(each.regions) : []))
  const [fonts, colors, cliparts, regions, artworks, files] = await Promise.all([
    rows(
      font,
      ids('text', (text) => text.font),
    ),
    rows(color, colorIdsOf(design)),
    rows(
      clipart,
      ids('clipart', (each) => each.clipart),
    ),
    rows(clipartRegion, regionIds),
    rows(
      artwork,
      ids('marketplace', (each) => each.artwork),
    ),
    rows(
      userFile,
      ids('upload', ({ file }) => file),
      row.owner,
    ),
  ])
  return { fonts, colors, cliparts, regions, artworks, files }
}
