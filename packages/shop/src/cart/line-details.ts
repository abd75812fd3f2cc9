import { showSize } from '@kisscut/core/units'
import type { Product, Wishes } from '@kisscut/core/product'
import type { CartItem, Viewer } from '../types.ts'

const LAMINATIONS = { none: null, matte: 'Matte Lamination', gloss: 'Gloss Lamination' } as const

/** What a shopper wants to read about a line: material, size, lamination and every chosen option. */
export const lineDetails = (product: Product, wishes: Wishes, viewer: Viewer): CartItem['details'] => {
  const material = product.materials.find(({ id }) => id === wishes.materialId)
  const color = material?.colors.find(({ id }) => id === wishes.materialColorId)
  const lamination = wishes.lamination ? LAMINATIONS[wishes.lamination] : null
  const chosen = wishes.options.flatMap(({ optionSetId, optionId }) => {
    const set = product.optionSets.find(({ id }) => id === optionSetId)
    const option = set?.options.find(({ id }) => id === optionId)
    return set && option ? [{ label: set.name, value: option.name }] : []
  })
  return [
    ...(material
      ? [{ label: 'Material', value: [material.name, material.adhesive].filter(Boolean).join(', ') }]
      : []),
    ...(color ? [{ label: 'Color', value: color.name }] : []),
    { label: 'Size', value: showSize(wishes.width, wishes.height, viewer.unit, viewer.locale) },
    ...(lamination ? [{ label: 'Lamination', value: lamination }] : []),
    ...chosen,
  ]
}
