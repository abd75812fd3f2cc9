import { LAMINATION_CHOICES } from '@kisscut/core/design'
import { ineligibilityOf, resolveOptions, REVERSE_CUT_TAG, type AppliedOption } from '@kisscut/core/option'
import type { OptionSet } from '@kisscut/core/product'
import { parseSides } from '@kisscut/core/size'
import type { LoadedCustom } from '../configure/configured-product.ts'

/**
 * What the tag of an option in force, or of its set, tells press and plotter. A product that is always made so has it as a
 * fixed value.
 */
export const FINISHING_TAGS = {
  /** Its own line is a perforation: pushed out by hand. */
  perforation: 'perforation',
  /** A perforation across its middle: a part of it is torn off. */
  tearLine: 'tear-line',
  /** Cut through the face alone. */
  kissCut: 'kiss-cut',
  /** A backing is left square around it. */
  squareBacking: 'square-backing',
  /** A sheet on which every part of the artwork is a sticker of its own. */
  stickerSheet: 'sticker-sheet',
  whiteInk: 'white-ink',
  reverseCut: REVERSE_CUT_TAG,
} as const
export type FinishingTag = keyof typeof FINISHING_TAGS

type Finished = Pick<LoadedCustom, 'row' | 'known'>

const sizeOf = (row: Finished['row']) => parseSides(row.width, row.height).size

const materialOf = ({ row, known }: Finished) =>
  known.product.materials.find(({ id }) => id === row.material) ?? null

/** What was chosen, and what applies by itself. */
const inForce = ({ row, known }: Finished): readonly AppliedOption[] => {
  const chosen = row.options.map((each) => ({ optionSetId: each.option_set, optionId: each.option }))
  return resolveOptions(known.product.optionSets, chosen, materialOf({ row, known }), sizeOf(row)).applied
}

/** Where an option of a set has the tag, that option means it; a tag of the set alone is meant by any of its options. */
const means = ({ set, option }: AppliedOption, slug: string): boolean => {
  const has = ({ tags }: Pick<OptionSet, 'tags'>) => tags.some((tag) => tag.slug === slug)
  return has(option) || (has(set) && !set.options.some(has))
}

export const isFinished = (finished: Finished, tag: FinishingTag): boolean =>
  inForce(finished).some((applied) => means(applied, FINISHING_TAGS[tag]))

/** OPT-13: the artwork faces the adhesive. */
export const isReverseCut = (finished: Finished): boolean =>
  finished.row.option_reverse_cut || isFinished(finished, 'reverseCut')

/**
 * White under the print: as chosen where the product offers it on this material and size. Where it does not, the material
 * decides: undefined.
 */
export const whiteInkOf = (finished: Finished): boolean | undefined => {
  if (isFinished(finished, 'whiteInk')) return true
  const { optionSets } = finished.known.product
  const isOffered = optionSets.some(
    (set) =>
      set.options.some((option) => means({ set, option }, FINISHING_TAGS.whiteInk)) &&
      ineligibilityOf(set, materialOf(finished), sizeOf(finished.row)) === null,
  )
  return isOffered ? false : undefined
}

/** `kiss`: through the face alone · `die`: through face and backing · `none`: what is printed is not cut out. */
export const cutOf = (finished: Finished): 'die' | 'kiss' | 'none' => {
  if (finished.row.type === 'printed') return 'none'
  return isFinished(finished, 'kissCut') || isFinished(finished, 'stickerSheet') ? 'kiss' : 'die'
}

/** Perforated in any way. */
export const isPerforated = (finished: Finished): boolean =>
  isFinished(finished, 'perforation') || isFinished(finished, 'tearLine')

/** What is done to a product beside printing it, a few words each. */
export const finishingOf = (finished: Finished): readonly string[] => {
  const { row } = finished
  const lamination = row.option_laminate ?? 'none'
  return [
    ...(lamination === 'none' ? [] : [LAMINATION_CHOICES[lamination]]),
    ...(row.option_border ? ['Border'] : []),
    ...(row.option_flex_cut ? ['Flex cut'] : []),
    ...(row.option_reverse_cut ? ['Reverse cut'] : []),
    ...inForce(finished).map(({ set, option }) => `${set.name}: ${option.name}`),
  ]
}
