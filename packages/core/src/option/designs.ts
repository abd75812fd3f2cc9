import { type Problem, problem } from '../problem/index.ts'
import type { AppliedOption } from './choose.ts'

/** An option with this tag and a number stands for so many designs: `designs-3`. REC-13. */
const DESIGNS_TAG = 'designs-'

/** An order has a piece of every design at least. OPT-18. */
export const designsProblems = (
  applied: readonly AppliedOption[],
  quantity: number | null,
): readonly Problem[] =>
  applied.flatMap(({ set, option: { name, tags } }) => {
    const min = tags.find(({ slug }) => slug.startsWith(DESIGNS_TAG))?.slug.slice(DESIGNS_TAG.length) ?? '0'
    const fix = { field: 'quantity', value: min }
    return quantity !== null && Number(min) > quantity
      ? [problem('option.pieces', `options.${set.id}`, { name, min }, fix)]
      : []
  })
