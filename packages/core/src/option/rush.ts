import type { Configuration, Product } from '../product/types.ts'

/** A chosen option with this tag makes an order a rush order. PROD-1. */
export const RUSH_TAG = 'rush'

/** Whether what is chosen ships by the rush days of its material. PROD-1. */
export const isRush = (
  { optionSets }: Pick<Product, 'optionSets'>,
  { options }: Pick<Configuration, 'options'>,
): boolean =>
  options.some(({ optionSetId, optionId }) =>
    optionSets
      .find(({ id }) => id === optionSetId)
      ?.options.find(({ id }) => id === optionId)
      ?.tags.some(({ slug }) => slug === RUSH_TAG),
  )
