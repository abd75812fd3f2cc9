import { withArgumentErrors } from '../errors/argument-error.ts'
import { materialOf } from '../material/material-of.ts'
import { defaultOptionOf } from '../option/choose.ts'
import { isEligible } from '../option/eligible.ts'
import { normalizeConfiguration } from '../product/normalize-configuration.ts'
import type { Material, ProductData } from '../product/types.ts'
import { parseSides, parseSize } from '../size/parse-size.ts'
import { followRatio, parseRatio } from '../size/ratio.ts'
import { formatInches } from '../units/inches.ts'
import type { Configuration, ConfigurationChange } from './fields.ts'
import { withFollowing } from './following.ts'
import { withCorners } from './rounded-corners.ts'
import type { ChosenOption } from './values.ts'

/**
 * Applies a change, in the browser as on the server. Another material brings its own colors and lamination; options it excludes are
 * dropped, and option sets it adds start with their default. With a locked ratio the other side follows, and so do the cut line and the
 * flex cut, rounded corners and border tied to it. Values the change itself states are left for the rules to check. MAT-4, SIZE-3, OPT-3,
 * OPT-10, OPT-14, OPT-16, OPT-17.
 *
 * @example
 * const wider = changeConfiguration(product, configuration, { width: '3' })
 * console.log(wider.width) // 3
 */
export const changeConfiguration = (
  product: ProductData,
  configuration: Configuration,
  change: ConfigurationChange,
): Configuration =>
  withArgumentErrors('changeConfiguration', () =>
    withCorners(product, changed(product, configuration, change)),
  )

function changed(
  product: ProductData,
  configuration: Configuration,
  change: ConfigurationChange,
): Configuration {
  const stated = withNameOfMaterial(
    product,
    withFollowing(product, configuration, { ...change, ...followingSide(product, change) }),
  )
  const after: Configuration = { ...configuration, ...stated }
  const material = product.materials.find(({ id }) => id === after.materialId)
  const before = materialOf(product, configuration.materialId).material
  if (!material || material.id === before?.id)
    return stated.options ? after : { ...after, options: withNeeded(product, after) }
  const options = [...after.options, ...addedDefaults(product, after.options, before, material)]
  const normalized = normalizeConfiguration(product, { ...after, options, lamination: null })
  return { ...normalized, options: withNeeded(product, normalized), ...stated }
}

/** A material comes with its own name, never with that of the one before: what a gone one was called, the shop knows. MAT-1. */
export function withNameOfMaterial<C extends ConfigurationChange>({ materials }: ProductData, stated: C): C {
  if (stated.materialId === undefined) return stated
  const material = materials.find(({ id }) => id === stated.materialId)
  return { ...stated, materialName: material?.name ?? null }
}

/** The options, with the default of every required set nothing is chosen of: one that comes back needs no second choice. OPT-16. */
const withNeeded = (
  product: ProductData,
  { options, ...choices }: Configuration,
): readonly ChosenOption[] => {
  const { material } = materialOf(product, choices.materialId)
  const { size } = parseSides(choices.width, choices.height)
  const needed = product.optionSets.flatMap((set) => {
    const isChosen = options.some(({ optionSetId }) => optionSetId === set.id)
    const option = set.required && !isChosen && isEligible(set, material, size) && defaultOptionOf(set)
    return option ? [{ optionSetId: set.id, optionId: option.id }] : []
  })
  return needed.length === 0 ? options : [...options, ...needed]
}

/** The default options of the sets that another material adds and nothing was chosen of. OPT-3. */
const addedDefaults = (
  { optionSets }: ProductData,
  chosen: readonly ChosenOption[],
  before: Material | null,
  material: Material,
): readonly ChosenOption[] =>
  optionSets.flatMap((set) => {
    const isAdded = isEligible(set, material, null) && !isEligible(set, before, null)
    const option =
      isAdded && !chosen.some(({ optionSetId }) => optionSetId === set.id) && defaultOptionOf(set)
    return option ? [{ optionSetId: set.id, optionId: option.id }] : []
  })

/** The other side of a locked ratio, where only one was changed. SIZE-3. */
function followingSide(
  { lockRatio }: ProductData,
  { width, height }: ConfigurationChange,
): ConfigurationChange {
  const ratio = parseRatio(lockRatio)
  if (!ratio || (width === undefined) === (height === undefined)) return {}
  const changed = width === undefined ? 'height' : 'width'
  const side = parseSize(width ?? height ?? '', changed)
  if (!side.ok) return {}
  const followed = formatInches(followRatio(changed, side.value, ratio))
  return changed === 'height' ? { width: followed } : { height: followed }
}
