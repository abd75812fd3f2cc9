import { LAMINATION_CHOICES } from '@kisscut/core/design'
import type { LoadedCustom } from '../configure/configured-product.ts'

/** What the tag of a chosen option, or of its set, says about the cut. A product always cut so has it as a fixed value. */
const TAGS = { perforation: 'perforation', kissCut: 'kiss-cut' } as const

type Finished = Pick<LoadedCustom, 'row' | 'known'>

const chosenOptions = ({ row, known }: Finished) =>
  row.options.flatMap((chosen) => {
    const set = known.product.optionSets.find(({ id }) => id === chosen.option_set)
    const option = set?.options.find(({ id }) => id === chosen.option)
    return set && option ? [{ set, option }] : []
  })

const isTagged = (finished: Finished, tag: string): boolean =>
  chosenOptions(finished).some(({ set, option }) =>
    [...set.tags, ...option.tags].some(({ slug }) => slug === tag),
  )

/** Cut as a perforation. */
export const isPerforated = (finished: Finished): boolean => isTagged(finished, TAGS.perforation)

/** `kiss`: through the face alone · `die`: through face and backing · `none`: what is printed is not cut out. */
export const cutOf = (finished: Finished): 'die' | 'kiss' | 'none' => {
  if (finished.row.type === 'printed') return 'none'
  return isTagged(finished, TAGS.kissCut) ? 'kiss' : 'die'
}

/** What is done to a product beside printing it, a few words each. */
export const finishingOf = (finished: Finished): readonly string[] => {
  const { row } = finished
  const lamination = row.option_laminate ?? 'none'
  return [
    ...(lamination === 'none' ? [] : [LAMINATION_CHOICES[lamination]]),
    ...(row.option_border ? ['Border'] : []),
    ...(row.option_flex_cut ? ['Flex cut'] : []),
    ...(row.option_reverse_cut ? ['Reverse cut'] : []),
    ...chosenOptions(finished).map(({ set, option }) => `${set.name}: ${option.name}`),
  ]
}
