import type { Configuration, ProductData } from '../product/types.ts'

/** A chosen option with this tag makes an order a rush order. PROD-1. */
export const RUSH_TAG = 'rush'

/** Whether a configuration ships within its material's rush days. PROD-1. */
export const isRush = (
  { optionSets }: Pick<ProductData, 'optionSets'>,
  { options }: Pick<Configuration, 'options'>,
): boolean =>
  options.some(({ optionSetId, optionId }) =>
    optionSets
      .find(({ id }) => id === optionSetId)
      ?.options.find(({ id }) => id === optionId)
      ?.tags.some(({ slug }) => slug === RUSH_TAG),
  )
