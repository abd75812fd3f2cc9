import { describeFinish, type Detail } from '@kisscut/core/configuration'
import { PROOF_CHOICES } from '@kisscut/core/design'
import { VECTORIZATION_CHOICES } from '@kisscut/core/vectorize'
import type { SoldProduct } from '../configure/sold-product.ts'
import { filmNames } from '../lettering/cut.ts'
import { isCutFromFilm } from '../lettering/measured.ts'
import { appliedOptions } from './finishing.ts'
import * as messages from '../messages/product.ts'

/** The press works in inches. */
const PRESS_STYLE = { unit: 'in', locale: 'en-US' } as const

/**
 * Everything chosen for a product besides its material, size and lamination, in the words of its page: `Core: 3 in core`.
 * PROD-14.
 */
export const chosenOf = (loaded: SoldProduct): readonly string[] => {
  const { configuration, known } = loaded
  const { product } = known
  const { materialId, materialColorId, lowResolutionChoice, proofApproval } = configuration
  const material = product.materials.find(({ id }) => id === materialId)
  const films = isCutFromFilm(known) ? filmNames(loaded) : []
  const color = films.length > 0 ? null : material?.colors.find(({ id }) => id === materialColorId)
  const details: readonly (Detail | false | null | undefined)[] = [
    films.length > 0 && { label: messages.films, value: films.join(', ') },
    color && { label: messages.color, value: color.name },
    ...appliedOptions(loaded).map(({ set, option }) => ({ label: set.name, value: option.name })),
    ...describeFinish(product, configuration, PRESS_STYLE),
    lowResolutionChoice && {
      label: messages.lowResolution,
      value: VECTORIZATION_CHOICES[lowResolutionChoice],
    },
    proofApproval === 'changes' && { label: messages.proof, value: PROOF_CHOICES.changes },
  ]
  return details.flatMap((each) => (each ? [`${each.label}: ${each.value}`] : []))
}
