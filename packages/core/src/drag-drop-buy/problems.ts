import { type Problem, problem } from '../problem/index.ts'
import type { Configuration, ProductData } from '../product/types.ts'

/** Problems of the figures on a strip: too many, or not offered by the product. DDB-3. */
export function clipartProblems(
  { cliparts: offered = [], mostCliparts: most = 0 }: Pick<ProductData, 'cliparts' | 'mostCliparts'>,
  { cliparts = [] }: Pick<Configuration, 'cliparts'>,
): readonly Problem[] {
  if (cliparts.length === 0) return []
  const ids = new Set(offered.map(({ id }) => id))
  return [
    ...(cliparts.every((id) => ids.has(id)) ? [] : [problem('cliparts.not-offered', 'cliparts')]),
    ...(cliparts.length > most ? [problem('cliparts.too-many', 'cliparts', { n: most })] : []),
  ]
}

/** Why a piece can't be ordered yet: a product that is put together has nothing on it. DDB-5. */
export const emptyProblems = (
  { productClass }: Pick<ProductData, 'productClass'>,
  { cliparts = [] }: Pick<Configuration, 'cliparts'>,
): readonly Problem[] =>
  productClass === 'ddb' && cliparts.length === 0 ? [problem('cliparts.none', 'cliparts')] : []
