import { describeFinish } from '@kisscut/core/configuration'
import { FINISHED_SIZE, showFinishedSize, type FinishedSize } from '@kisscut/core/design'
import { showSize } from '@kisscut/core/units'
import type { Product, Configuration } from '@kisscut/core/product'
import type { CartItem } from './cart.ts'
import type { Viewer } from '../accounts/viewer.ts'

const LAMINATIONS = { none: null, matte: 'Matte Lamination', gloss: 'Gloss Lamination' } as const

/** What a shopper wants to read about a line: material, size, lamination and every chosen option. */
export const lineDetails = (
  product: Product,
  configuration: Configuration,
  viewer: Viewer,
  finished: FinishedSize | null,
): CartItem['details'] => {
  const material = product.materials.find(({ id }) => id === configuration.materialId)
  const color = material?.colors.find(({ id }) => id === configuration.materialColorId)
  const lamination = configuration.lamination ? LAMINATIONS[configuration.lamination] : null
  const chosen = configuration.options.flatMap(({ optionSetId, optionId }) => {
    const set = product.optionSets.find(({ id }) => id === optionSetId)
    const option = set?.options.find(({ id }) => id === optionId)
    return set && option ? [{ label: set.name, value: option.name }] : []
  })
  return [
    ...(material
      ? [{ label: 'Material', value: [material.name, material.adhesive].filter(Boolean).join(', ') }]
      : []),
    ...(color ? [{ label: 'Color', value: color.name }] : []),
    { label: 'Size', value: showSize(configuration.width, configuration.height, viewer.unit, viewer.locale) },
    ...(finished
      ? [{ label: FINISHED_SIZE, value: showFinishedSize(finished, viewer.unit, viewer.locale) }]
      : []),
    ...(lamination ? [{ label: 'Lamination', value: lamination }] : []),
    ...chosen,
    ...describeFinish(product, configuration),
  ]
}
