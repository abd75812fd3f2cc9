import { filmColorIdsOf } from '@kisscut/artwork/design'
import type { Configuration } from '@kisscut/core/product'
import { parseSides } from '@kisscut/core/size'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import { startsOf } from '../design/templates/template-parts.ts'
import type { Records } from '../ports/records.ts'
import { isLettering } from './measured.ts'

/**
 * A configuration of what is not saved yet, with the films that the design it starts with is cut from: those it is priced for. The color of
 * a first line is that of the lowest film, else the template's. Of what is no lettering the configuration itself. LET-6, LET-10.
 */
export async function withStartingFilms(
  records: Pick<Records, 'findMany'>,
  known: CatalogProduct,
  configuration: Configuration,
): Promise<Configuration> {
  if (!isLettering(known)) return configuration
  const { size } = parseSides(configuration.width, configuration.height)
  const starts = size && (await startsOf(records, known, size))
  const filmColorIds = starts ? filmColorIdsOf(starts.full) : []
  const colorId = configuration.materialColorId ?? filmColorIds[0] ?? known.template.cut_out_color
  return { ...configuration, filmColorIds, materialColorId: colorId || null }
}
