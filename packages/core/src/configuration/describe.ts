import { BORDER_CHOICES } from '../design/border.ts'
import type { Product } from '../product/types.ts'
import { readList } from '../variable-data/list.ts'
import type { Configuration } from './fields.ts'
import type { VariableDataInput } from './values.ts'

/** One line about a configuration, for a cart or a review: `Numbers and names: 001 to 250`. */
export interface Detail {
  readonly label: string
  readonly value: string
}

/** What was chosen of border, cuts, variable data and packaging, in words; nothing for what was not. OPT-13, OPT-14, VAR-2. */
export function describeFinish(
  product: Pick<Product, 'packages'>,
  configuration: Configuration,
): readonly Detail[] {
  const { border, flexCut, reverseCut, variableData, packaging } = configuration
  const pack = product.packages?.find(({ id }) => id === packaging?.packageId)
  const details: readonly (Detail | false | null | undefined)[] = [
    border && { label: 'Border', value: BORDER_CHOICES.border },
    flexCut && { label: 'Flex cut', value: 'Along the contour' },
    reverseCut && { label: 'Reverse cut', value: 'The print faces the adhesive' },
    variableData && { label: 'Numbers and names', value: describeVariableData(variableData) },
    pack && { label: 'Retail packaging', value: pack.name },
  ]
  return details.filter((each): each is Detail => Boolean(each))
}

/** Entries of a list that are named before the rest is counted. */
const NAMED = 3

function describeVariableData(data: VariableDataInput): string {
  if (data.kind === 'range') return `${data.from} to ${data.to}`
  const { records } = readList(data.text)
  const named = records.slice(0, NAMED).join(', ')
  return records.length > NAMED ? `${named} and ${records.length - NAMED} more` : named
}
