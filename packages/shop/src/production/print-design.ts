import { cutAlong } from '@kisscut/artwork/design'
import { lookOf } from '@kisscut/artwork/look'
import { isBorderWhite } from '@kisscut/core/option'
import type { SoldProduct } from '../configure/sold-product.ts'
import { lookOfCustom } from '../design/draw-preview.ts'
import { cutsOf } from './cuts.ts'
import { isDrawn, printedArtworkOf } from '../design/printed-artwork.ts'
import { isCutFromFilm } from '../lettering/measured.ts'
import { isFinished, isOnBothSides, isReverseCut } from './finishing.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import type { PrintDesign, PrintSide } from '../ports/print-design.ts'

/** The elements and further sides of a drawn design, which preflight and press need. DESIGN-16. */
const drawnPartsOf = async (
  { drawings }: Deps<'drawings'>,
  loaded: SoldProduct,
  contour: string | null,
): Promise<Pick<PrintDesign, 'drawn' | 'otherSides'>> => ({
  drawn: await drawings.drawn({ ...loaded, design: cutAlong(loaded.design, contour) }),
  otherSides: await Promise.all(
    loaded.design.sides.slice(1).map(async ({ id, name }): Promise<PrintSide> => {
      const [{ svg, placement }, drawn] = await Promise.all([
        drawings.of(loaded, id),
        drawings.drawn(loaded, id),
      ])
      return { name, artwork: { mime: 'image/svg+xml', bytes: svg }, placement, drawn }
    }),
  ),
})

/** Cut lines of lettering, for the proof. */
const filmCuts = async (
  deps: Deps<'drawings' | 'press.films'>,
  loaded: SoldProduct,
): Promise<NonNullable<PrintDesign['otherCuts']>> =>
  (await deps.press.films(await deps.drawings.drawn(loaded), { owner: loaded.row.owner })).map(
    ({ path }) => ({ ink: 'CutContour', path }),
  )

/** The print design of a configured product, from its row, file, options and material. */
export const printDesignOf = async (
  deps: DepsOf<typeof cutsOf | typeof drawnPartsOf | typeof filmCuts | typeof printedArtworkOf>,
  loaded: SoldProduct,
): Promise<PrintDesign> => {
  const { row, known, configuration } = loaded
  const { dieLine, cut, tearLine, within, around } = await cutsOf(deps, loaded)
  const artwork = await printedArtworkOf(deps, loaded)
  return {
    title: row.id,
    dieLine,
    look: lookOf(lookOfCustom(loaded)),
    artwork: artwork && { mime: artwork.mime, bytes: await artwork.bytes() },
    placement: artwork && artwork.placement,
    reverseCut: isReverseCut(loaded),
    ...(isCutFromFilm(known) && { isLettering: true }),
    cut,
    otherCuts: isCutFromFilm(known) ? await filmCuts(deps, loaded) : [...within, ...around],
    ...(tearLine === null ? {} : { perforation: tearLine }),
    whiteInk: isFinished(loaded, 'whiteInk'),
    ...(isDrawn(loaded.design) && (await drawnPartsOf(deps, loaded, dieLine.contour ?? null))),
    whiteBorder: isBorderWhite(known.product, configuration),
    ...(isOnBothSides(loaded) && { onBothSides: true }),
  }
}
