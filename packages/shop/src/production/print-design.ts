import { lookOf } from '@kisscut/artwork/look'
import { isBorderWhite } from '@kisscut/core/option'
import type { LoadedCustom } from '../configure/loaded-custom.ts'
import { lookOfCustom } from '../design/draw-preview.ts'
import { cutsOf, type CutDeps } from './cuts.ts'
import { printedArtworkOf } from '../design/printed-artwork.ts'
import { isFinished, isReverseCut } from './finishing.ts'
import type { PrintDesign, PrintSide } from '../ports/print-design.ts'

/** The sides after the first, each drawn as one artwork. DESIGN-16. */
const otherSidesOf = (deps: CutDeps, loaded: LoadedCustom): Promise<readonly PrintSide[]> =>
  Promise.all(
    loaded.design.sides.slice(1).map(async ({ id, name }) => {
      const { drawing, drawn } = await deps.drawings.of(loaded, id)
      const { svg, placement } = drawing
      return { name, artwork: { mime: 'image/svg+xml', bytes: svg }, placement, drawn }
    }),
  )

/** The print design of a configured product: its record, file, options and material. */
export const printDesignOf = async (deps: CutDeps, loaded: LoadedCustom): Promise<PrintDesign> => {
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
    cut,
    otherCuts: [...within, ...around],
    ...(tearLine === null ? {} : { perforation: tearLine }),
    whiteInk: isFinished(loaded, 'whiteInk'),
    ...(artwork?.drawn && { drawn: artwork.drawn, otherSides: await otherSidesOf(deps, loaded) }),
    whiteBorder: isBorderWhite(known.product, configuration),
  }
}
