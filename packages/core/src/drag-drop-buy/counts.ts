import type { Configuration, OfferedClipart, ProductData } from '../product/types.ts'

/** A clipart with how many of it are on a piece. */
export interface ClipartCount {
  readonly clipart: OfferedClipart
  readonly count: number
}

/** The figures on a strip, in the order of the product's list; figures it does not offer are omitted. DDB-2. */
export const clipartCounts = (
  { cliparts: offered = [] }: Pick<ProductData, 'cliparts'>,
  { cliparts = [] }: Pick<Configuration, 'cliparts'>,
): readonly ClipartCount[] =>
  cliparts.length === 0
    ? []
    : offered.flatMap((clipart) => {
        const count = cliparts.filter((id) => id === clipart.id).length
        return count === 0 ? [] : [{ clipart, count }]
      })

/** `Dog`, `Dog × 2`. */
export const clipartLabel = ({ clipart: { name }, count }: ClipartCount): string =>
  count === 1 ? name : `${name} × ${count}`
