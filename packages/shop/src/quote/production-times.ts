import { messageOf } from '@kisscut/core/problem'
import { productionTimes, type ProductionRules, type ProductionTimes } from '@kisscut/core/production'
import { parseQuantity } from '@kisscut/core/quantity'
import type { CatalogSnapshot, CatalogCache } from '../catalog/catalog-cache.ts'
import type { Row } from '../catalog/rows.ts'
import { done, invalid, type Outcome } from '../outcome.ts'
import type { Clock } from '../ports/clock.ts'
import type { Deps } from '../dependencies.ts'
import { materialNotAvailable } from '../messages/product.ts'

export type { ProductionTimes }

/** The shop's calendar with a material's production time; null if the material states none. PROD-1. */
export const productionRulesOf = (
  calendar: CatalogSnapshot['calendar'],
  material: Row<'template_material'> | undefined,
): ProductionRules => ({
  ...calendar,
  bands: material?.production_times ?? [],
  backordered: material?.backordered ?? false,
})

/** Production days and their sentence, for a material and a quantity (PROD-1). */
export const productionTimesOf = async (
  { calendar, material }: CatalogSnapshot,
  materialId: string,
  quantity: number,
  now: Date,
): Promise<ProductionTimes> => {
  const rules = productionRulesOf(calendar, (await material(materialId))?.row)
  return productionTimes(rules, quantity, now)
}

export interface ProductionTimesDeps {
  readonly catalog: CatalogCache
  readonly now: Clock
}

export interface ProductionTimesQuery {
  readonly materialId: string
  /** As typed. */
  readonly quantity: string
}

/** The same for the API: an unknown material or unreadable quantity is an error at its field (API-1). */
export const productionTimesFor =
  ({ catalog, now }: Deps<'catalog.recent' | 'now'>) =>
  async ({ materialId, quantity: text }: ProductionTimesQuery): Promise<Outcome<ProductionTimes>> => {
    const compiled = await catalog.recent()
    const known = await compiled.material(materialId)
    if (known === null || !known.isPublished) return invalid({ material: [materialNotAvailable] })
    const quantity = parseQuantity(text)
    if (!quantity.ok) return invalid({ quantity: [messageOf(quantity.problem)] })
    return done(await productionTimesOf(compiled, materialId, quantity.value, now()))
  }
