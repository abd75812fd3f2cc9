import { findIn } from '../cache/find-in.ts'
import { type Problem, problem } from '../problem/index.ts'
import type { AppliedOption } from './choose.ts'

/** An option with this tag and a number means that many designs: `designs-3`. REC-13. */
const DESIGNS_TAG = 'designs-'

/** An order has at least one piece of every design; if the pieces don't divide evenly, a notice says how many each gets. OPT-18. */
export const designsProblems = (
  applied: readonly AppliedOption[],
  quantity: number | null,
): readonly Problem[] =>
  applied.flatMap(({ set, option: { name, tags } }) => {
    const min =
      findIn(tags, ({ slug }) => slug.startsWith(DESIGNS_TAG))?.slug.slice(DESIGNS_TAG.length) ?? '0'
    const designs = Number(min)
    if (quantity === null || !(designs > 0)) return []
    const field = `options.${set.id}`
    if (designs > quantity)
      return [problem('option.pieces', field, { name, min }, { field: 'quantity', value: min })]
    const larger = quantity % designs
    if (larger === 0) return []
    const most = Math.ceil(quantity / designs)
    const values = { name, quantity, larger, most, smaller: designs - larger, least: most - 1 }
    return [problem('option.uneven', field, values)]
  })
