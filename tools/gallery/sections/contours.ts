import { contourDieLine, type AlphaMask, type DieLineOptions } from '@kisscut/artwork/contour'
import { grown, type Box } from '@kisscut/artwork/geometry'
import { rendered, type Entry, type Section } from '../entry.ts'
import { CUT, cutStroke, drawing, tile } from '../tile.ts'

/** Three pieces, one of them with an opening; a unit is a hundredth of an inch. */
const PIECES =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="300" height="200"><g fill="#1d6f8a">' +
  '<path d="M90 100m-62 0a62 62 0 1 0 124 0a62 62 0 1 0 -124 0zM90 70a30 30 0 1 1 0 60a30 30 0 1 1 0 -60z" fill-rule="evenodd"/>' +
  '<path d="M172 34h96v58h-38l-20 18v-18h-38z" fill="#f2b705"/><path d="M180 150q44 -30 90 0q-44 30 -90 0z" fill="#d8343f"/></g></svg>'
const AREA: Box = { x: 0, y: 0, width: 3, height: 2 }

/** The pieces with the line around them. */
function around(mask: AlphaMask, options: DieLineOptions): string {
  const { path } = contourDieLine(mask, { ...AREA, rotation: 0 }, options)
  return drawing(
    `<path d="${path}" fill="#fff"/><svg width="3" height="2" viewBox="0 0 300 200">${PIECES.replace(/<svg[^>]*>|<\/svg>/g, '')}</svg>` +
      cutStroke(path, CUT, 0.018, 0.05),
    grown(AREA, 0.15),
  )
}

const onPieces = (file: string, name: string, shows: string, ...options: readonly DieLineOptions[]): Entry =>
  rendered(`contour-${file}.svg`, name, 'contourDieLine', shows, async ({ mask }) => {
    const traced = await mask(PIECES, 900)
    return tile(...options.map((each) => around(traced, each)))
  })

/** A demo artwork with its contour at an eighth of an inch. */
const onArtwork = (name: string, shows: string): Entry =>
  rendered(`contour-of-${name}.svg`, 'contour', 'contourDieLine', shows, async (studio) => {
    const { svg, artwork, width, height } = studio.drawn(name)
    const size = {
      width: (3 * width) / Math.max(width, height),
      height: (3 * height) / Math.max(width, height),
    }
    const placed = { x: 0, y: 0, ...size, rotation: 0 }
    const { path, box } = contourDieLine(await studio.mask(svg, 900), placed)
    const inner = 'markup' in artwork ? artwork.markup : ''
    return tile(
      drawing(
        `<path d="${path}" fill="#fff"/><svg width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}">${inner}</svg>` +
          cutStroke(path, CUT, 0.022, 0.07),
        box,
        0.1,
      ),
    )
  })

export const contours: Section = {
  title: 'Contours',
  description:
    'The line around an artwork, never nearer to a solid pixel than asked: here it is magenta, what is left of the material white.',
  entries: [
    onPieces(
      'offsets',
      'border',
      'At 0.03, 0.125 and 0.25 inches',
      { border: 0.03 },
      { border: 0.125 },
      { border: 0.25 },
    ),
    onPieces('merge', 'merge', 'Islands merged into one sticker', { border: 0.08, islands: 'merge' }),
    onPieces('keep', 'keep', 'Islands kept apart', { border: 0.06, gap: 0.01, islands: 'keep' }),
    onPieces(
      'holes',
      'holes',
      'Openings left in, and cut out',
      { border: 0.06 },
      { border: 0.06, holes: 'keep' },
    ),
    onPieces(
      'gap',
      'gap',
      'Notches bridged up to 0.02 and up to 0.3 inches',
      { border: 0.06, gap: 0.02 },
      { border: 0.06, gap: 0.3 },
    ),
    onArtwork('pizza', 'Around a single figure'),
    onArtwork('astro-frog', 'Around loose stars'),
    onArtwork('night-moth', 'Around feelers'),
  ],
}
