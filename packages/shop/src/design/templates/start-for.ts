import type { Design } from '@kisscut/artwork/design'
import { designAsJson } from '@kisscut/artwork/design-json'
import { newConfiguration, type ConfigurationChange } from '@kisscut/core/configuration'
import { parseSides } from '@kisscut/core/size'
import type { CatalogProduct } from '../../catalog/compile-product.ts'
import type { Records } from '../../ports/records.ts'
import { chosenStart } from '../samples/samples.ts'
import { startsOf } from './template-parts.ts'

/** Fields that state a design; with any of them, a product doesn't start from its template's. */
const OF_DESIGN = [
  'userFileId',
  'placement',
  'dieLine',
] as const satisfies readonly (keyof ConfigurationChange)[]

/**
 * The starting design of a new custom, as JSON, if none is stated: the chosen sample, else its template's, in the ordered size.
 * Undefined if there is none, or if the size is invalid, which the rules report. TOOL-1.
 */
export async function startFor(
  records: Pick<Records, 'findMany' | 'get'>,
  known: CatalogProduct,
  change: ConfigurationChange,
  sample: string | null = null,
): Promise<unknown> {
  if (OF_DESIGN.some((name) => change[name] != null)) return undefined
  const { width, height } = newConfiguration(known.product, change)
  const { size } = parseSides(width, height)
  const starts = size && (await startsOf(records, known, size))
  if (!starts || !size) return undefined
  const chosen = await chosenStart(records, known, sample, { starts, size })
  return designAsJson((chosen ?? starts.full) satisfies Design)
}
