import { materialOf } from '../material/material-of.ts'
import { isEligible } from '../option/eligible.ts'
import { FINISHING_TAGS } from '../option/finishing-tags.ts'
import type { Option, OptionSet, ProductData } from '../product/types.ts'
import { parseSides } from '../size/parse-size.ts'
import { dieLinesOf } from './die-lines.ts'
import type { Configuration, ConfigurationChange } from './fields.ts'
import type { ChosenOption, DieLine } from './values.ts'

const ROUNDED: DieLine = 'rounded_corner'

/** An option and the set it is chosen of. */
interface Offered {
  readonly set: OptionSet
  readonly option: Option
}

/** The option that rounds corners, of a product that sells it; null: rounded corners are free. */
const roundingOf = ({ optionSets }: Pick<ProductData, 'optionSets'>): Offered | null => {
  for (const set of optionSets) {
    const option = set.options.find(({ tags }) =>
      tags.some(({ slug }) => slug === FINISHING_TAGS.roundedCorners),
    )
    if (option) return { set, option }
  }
  return null
}

/** The same if this material and size can have it. OPT-17. */
export const cornersOffered = (
  product: ProductData,
  { materialId, width, height }: Pick<Configuration, 'materialId' | 'width' | 'height'>,
): Offered | null => {
  const rounding = roundingOf(product)
  const { material } = materialOf(product, materialId)
  return rounding && isEligible(rounding.set, material, parseSides(width, height).size) ? rounding : null
}

const isOf =
  ({ set, option }: Offered) =>
  ({ optionSetId, optionId }: ChosenOption): boolean =>
    optionSetId === set.id && optionId === option.id

/**
 * The cut line that follows from a change of the options: chosen, rounded corners make it rounded; taken back, the first
 * other line of the product returns. Flex cut is the stronger statement. OPT-17.
 */
export function followingCorners(
  product: Pick<ProductData, 'dieLines' | 'optionSets'>,
  before: Pick<Configuration, 'options'>,
  { options, dieLine, flexCut }: ConfigurationChange,
): Pick<ConfigurationChange, 'dieLine'> {
  const rounding = roundingOf(product)
  if (rounding === null || options === undefined || flexCut === true) return {}
  const isRounding = isOf(rounding)
  if (options.some(isRounding)) return { dieLine: ROUNDED }
  if (dieLine !== undefined || !before.options.some(isRounding)) return {}
  return { dieLine: dieLinesOf(product).find((line) => line !== ROUNDED) ?? 'rectangle' }
}

/** The configuration with the option for rounded corners where it is cut so and the product sells it, and without it elsewhere. OPT-17. */
export function withCorners(product: ProductData, configuration: Configuration): Configuration {
  const rounding = roundingOf(product)
  if (rounding === null) return configuration
  const { options, dieLine } = configuration
  const isRounding = isOf(rounding)
  const isChosen = options.some(isRounding)
  if (isChosen === (dieLine === ROUNDED)) return configuration
  if (isChosen) return { ...configuration, options: options.filter((each) => !isRounding(each)) }
  if (!cornersOffered(product, configuration)) return configuration
  const { set, option } = rounding
  const others = options.filter(({ optionSetId }) => set.display === 'checkbox' || optionSetId !== set.id)
  return { ...configuration, options: [...others, { optionSetId: set.id, optionId: option.id }] }
}
