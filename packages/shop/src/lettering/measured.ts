import { filmColorIdsOf, type Design } from '@kisscut/artwork/design'
import { fittedLettering } from '@kisscut/artwork/lettering'
import { smallestPiece } from '@kisscut/core/films'
import { formatInches, inches } from '@kisscut/core/units'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import type { CustomRow } from '../configure/custom-rows.ts'
import type { StatedChange } from '../configure/stated-design.ts'
import { designOfCustom } from '../design/custom-design.ts'
import { invalid, type Failure } from '../outcome.ts'
import * as messages from '../messages/lettering.ts'
import type { Faces } from '../design/fonts/faces.ts'

/** Whether a product is lettering, which is cut from film and not printed. */
export const isLettering = ({ product }: Pick<CatalogProduct, 'product'>): boolean =>
  product.toolType === 'lettering'

/** Whether a product is cut from film and not printed: lettering and cut-out drawings. LET-13, CLIP-5. */
export const isCutFromFilm = ({ product }: Pick<CatalogProduct, 'product'>): boolean =>
  product.mostFilms !== undefined

/**
 * The change of a lettering with the measured size of its letters, whatever the client states, and the color of its lowest film;
 * other products' changes are returned as they are. Content that can't be cut from film is rejected at its place in the design.
 * LET-2, LET-12.
 */
export async function withMeasuredSize(
  faces: Faces,
  known: CatalogProduct,
  before: CustomRow | null,
  stated: StatedChange,
): Promise<StatedChange | Failure> {
  if (!isLettering(known)) return stated
  const designBefore = before && designOfCustom(before)
  const design = stated.design ?? designBefore
  if (design === null) return stated
  const errors = notCut(design)
  if (Object.keys(errors).length > 0) return invalid(errors)
  const materialId = stated.change.materialId ?? before?.material ?? null
  const fitted = fittedLettering(design, await faces.of(design), smallestPiece(known.product, materialId))
  const color =
    filmColorIdsOf(fitted)[0] ??
    stated.change.materialColorId ??
    before?.material_color ??
    known.template.cut_out_color
  return {
    ok: true,
    design: fitted === designBefore ? null : fitted,
    change: {
      ...stated.change,
      width: formatInches(inches(fitted.width)),
      height: formatInches(inches(fitted.height)),
      ...(color !== '' && { materialColorId: color }),
    },
  }
}

/** Elements of a lettering that aren't letters, by their place in the design. */
const notCut = ({ elements, sides }: Design): Record<string, readonly string[]> => ({
  ...(sides.length > 1 && { 'design.sides.1': [messages.oneSide] }),
  ...Object.fromEntries(
    elements.flatMap(({ kind }, at) =>
      kind === 'text' ? [] : [[`design.elements.${at}`, [messages.lettersOnly]]],
    ),
  ),
})
