import type { Configuration, OptionSet, ProductData } from '../product/types.ts'
import { parseSides } from '../size/parse-size.ts'
import { resolveOptions, type AppliedOption } from './choose.ts'
import { FINISHING_TAGS, type FinishingTag } from './finishing-tags.ts'

/** Whether these options finish a product so: an option means a tag if it has it; where only its set has it, any of them does. REC-13. */
export const areFinishedBy = (applied: readonly AppliedOption[], tag: FinishingTag): boolean =>
  applied.some(({ set, option }) => {
    const has = ({ tags }: Pick<OptionSet, 'tags'>) => tags.some(({ slug }) => slug === FINISHING_TAGS[tag])
    return has(option) || (has(set) && !set.options.some(has))
  })

/** Whether a product is finished so, as it is configured. REC-13. */
export function isFinishedBy(
  { materials, optionSets }: Pick<ProductData, 'materials' | 'optionSets'>,
  { materialId, options, width, height }: Pick<Configuration, 'materialId' | 'options' | 'width' | 'height'>,
  tag: FinishingTag,
): boolean {
  const material = materials.find(({ id }) => id === materialId) ?? null
  return areFinishedBy(
    resolveOptions(optionSets, options, material, parseSides(width, height).size).applied,
    tag,
  )
}
