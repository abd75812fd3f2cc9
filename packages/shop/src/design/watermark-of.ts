import type { Design } from '@kisscut/artwork/design'
import { artist, artwork, watermark } from '@kisscut/records'
import type { ElementPicture } from '../ports/drawing.ts'
import type { Deps } from '../dependencies.ts'

/** Watermark over stock-library pictures until they are licensed: crossed lines. IMG-4. */
const STOCK_WATERMARK: ElementPicture = {
  mime: 'image/svg+xml',
  bytes: new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><g fill="none" stroke-linecap="round">' +
      ['#1b1917', '#ffffff']
        .map((color, at) => {
          const width = at === 0 ? 9 : 5
          return `<path d="M20 20L100 100M100 20L20 100" stroke="${color}" stroke-width="${width}"/><circle cx="60" cy="60" r="50" stroke="${color}" stroke-width="${width}" stroke-dasharray="17 14"/>`
        })
        .join('') +
      '</g></svg>',
  ),
}

/** The watermark of a design with a company's artwork; null if none of its artworks has one. MKT-7. */
export async function watermarkOf(
  { storage: { records }, served }: Deps<'served' | 'storage.records'>,
  { elements }: Pick<Design, 'elements'>,
): Promise<ElementPicture | null> {
  const ids = elements.flatMap((each) => (each.kind === 'marketplace' ? [each.artwork] : []))
  if (ids.length === 0) return null
  const artworks = await records.findMany(artwork, { idIn: [...new Set(ids)] })
  if (artworks.some((each) => each.stock_image_id !== null)) return STOCK_WATERMARK
  const by = artworks.flatMap((each) => each.artist ?? [])
  return watermarkOfArtists({ storage: { records }, served }, by)
}

/** The watermark of the first company among these artists' companies; null if none has one. MKT-7. */
export async function watermarkOfArtists(
  { storage: { records }, served }: Deps<'served' | 'storage.records'>,
  by: readonly string[],
): Promise<ElementPicture | null> {
  const artists = by.length === 0 ? [] : await records.findMany(artist, { idIn: [...new Set(by)] })
  for (const company of new Set(artists.map((each) => each.company)))
    if (company !== '') {
      const [row] = await records.findMany(watermark, { where: { company } }, 1)
      const file = row ? await served.read(row.image) : null
      if (file !== null) return file
    }
  return null
}
