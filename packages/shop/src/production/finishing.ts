import { describeVariableData } from '@kisscut/core/configuration'
import { LAMINATION_CHOICES } from '@kisscut/core/design'
import {
  areFinishedBy,
  resolveOptions,
  unwindPositionOf,
  type AppliedOption,
  type FinishingTag,
  type UnwindPosition,
} from '@kisscut/core/option'
import type { SoldProduct } from '../configure/sold-product.ts'
import { isCutFromFilm } from '../lettering/measured.ts'
import { sizeOfDesign } from '../design/custom-design.ts'
import * as messages from '../messages/product.ts'

type Finished = Pick<SoldProduct, 'row' | 'design' | 'known'>

const materialOf = ({ row, known }: Pick<Finished, 'row' | 'known'>) =>
  known.product.materials.find(({ id }) => id === row.material) ?? null

/** The chosen options, and those applied automatically. */
export const appliedOptions = ({ row, design, known }: Finished): readonly AppliedOption[] => {
  const chosen = row.options.map((each) => ({ optionSetId: each.option_set, optionId: each.option }))
  return resolveOptions(known.product.optionSets, chosen, materialOf({ row, known }), sizeOfDesign(design))
    .applied
}

export const isFinished = (finished: Finished, tag: FinishingTag): boolean =>
  areFinishedBy(appliedOptions(finished), tag)

/** The unwind direction of a roll; null for other products. OPT-20. */
export const unwindIn = (finished: Finished): UnwindPosition | null => {
  for (const { option } of appliedOptions(finished)) {
    const position = unwindPositionOf(option)
    if (position !== null) return position
  }
  return null
}

/** Whether the artwork faces the adhesive. OPT-13. */
export const isReverseCut = (finished: Finished): boolean =>
  finished.row.option_reverse_cut || isFinished(finished, 'reverseCut')

/** Whether the back repeats the artwork of the front; a back with its own design keeps it. OPT-21. */
export const isOnBothSides = (finished: Finished): boolean =>
  finished.design.sides.length === 1 && isFinished(finished, 'bothSides')

/** `kiss`: through the face only · `die`: through face and backing · `none`: the print is not cut out. */
export const cutOf = (finished: Finished): 'die' | 'kiss' | 'none' => {
  if (finished.row.type === 'printed') return 'none'
  // Film is cut through but stays on its backing.
  if (isCutFromFilm(finished.known)) return 'kiss'
  return isFinished(finished, 'kissCut') || isFinished(finished, 'stickerSheet') ? 'kiss' : 'die'
}

/** Whether the product has any perforation. */
export const isPerforated = (finished: Finished): boolean =>
  isFinished(finished, 'perforation') || isFinished(finished, 'tearLine')

/** The chosen packaging, such as `Retail packaging: Backing card`; empty if there is none. PACK-1. */
const packagingOf = ({ row, known }: Pick<Finished, 'row' | 'known'>): readonly string[] =>
  (known.product.packages ?? [])
    .filter(({ id }) => id === row.retail_package?.package)
    .map(({ name }) => messages.packaging(name))

/** Finishing steps of a product, a few words each. */
export const finishingOf = (finished: Finished & Pick<SoldProduct, 'configuration'>): readonly string[] => {
  const { row, configuration } = finished
  const varied = configuration.variableData && describeVariableData(configuration.variableData)
  const lamination = row.option_laminate ?? 'none'
  return [
    ...(lamination === 'none' ? [] : [LAMINATION_CHOICES[lamination]]),
    ...(row.option_border ? [messages.border] : []),
    ...(row.option_flex_cut ? [messages.flexCut] : []),
    ...(row.option_reverse_cut ? [messages.reverseCut] : []),
    ...appliedOptions(finished).map(({ set, option }) => `${set.name}: ${option.name}`),
    ...(varied ? [`${varied.label}: ${varied.value}`] : []),
    ...packagingOf(finished),
  ]
}
