import type { Design, Element } from '@kisscut/artwork/design'
import { colorIdsOf } from '@kisscut/artwork/measure'
import { artwork, clipart, clipartRegion, color, font, type AnyRecord } from '@kisscut/records'
import type { Records } from '../../ports/records.ts'

/** Existing ids of everything a design refers to. */
export interface LibraryThere {
  readonly fonts: ReadonlySet<string>
  readonly colors: ReadonlySet<string>
  readonly cliparts: ReadonlySet<string>
  readonly regions: ReadonlySet<string>
  readonly artworks: ReadonlySet<string>
}

/** The fonts, colors, cliparts and artworks in these designs that shoppers may use. */
export async function libraryThere(
  records: Pick<Records, 'findMany'>,
  designs: readonly Design[],
): Promise<LibraryThere> {
  const elements = designs.flatMap((design) => design.elements)
  const there = async (record: AnyRecord, ids: readonly string[]) => {
    const idIn = [...new Set(ids)].filter((id) => id !== '')
    const rows = idIn.length === 0 ? [] : await records.findMany(record, { idIn, publishedOnly: true })
    return new Set(rows.map(({ id }) => id))
  }
  const [fonts, colors, cliparts, regions, artworks] = await Promise.all([
    there(
      font,
      elements.flatMap((each) => (each.kind === 'text' ? [each.font] : [])),
    ),
    there(color, designs.flatMap(colorIdsOf)),
    there(
      clipart,
      elements.flatMap((each) => (each.kind === 'clipart' ? [each.clipart] : [])),
    ),
    there(
      clipartRegion,
      elements.flatMap((each) => (each.kind === 'clipart' ? Object.keys(each.regions) : [])),
    ),
    there(
      artwork,
      elements.flatMap((each) => (each.kind === 'marketplace' ? [each.artwork] : [])),
    ),
  ])
  return { fonts, colors, cliparts, regions, artworks }
}

/** Places in a design that refer to missing rows. */
export const goneIn = ({ elements }: Design, there: LibraryThere): readonly string[] =>
  elements.flatMap((element, at) => gonePlaces(element, there).map((place) => `elements.${at}.${place}`))

function gonePlaces(element: Element, there: LibraryThere): readonly string[] {
  switch (element.kind) {
    case 'text':
      return there.fonts.has(element.font) ? [] : ['font']
    case 'clipart':
      return there.cliparts.has(element.clipart) ? [] : ['clipart']
    case 'marketplace':
      return there.artworks.has(element.artwork) ? [] : ['artwork']
    default:
      return []
  }
}
