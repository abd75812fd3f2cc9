import type { Problem } from '../problem/index.ts'
import type { Material, ProductData, Configuration } from '../product/types.ts'
import { stockProblems } from '../stock/problems.ts'
import { setsNumbersInShopFont } from '../tool/flags.ts'
import { type Quantity, quantityOf } from '../units/quantity.ts'
import { readInShopFont, readVariableData } from '../variable-data/quantity.ts'
import { orderableBounds } from './bounds.ts'
import { definedQuantityOf, recordsOverDefined, typedOverDefined } from './defined.ts'
import { raisedToMinimum } from './minimum.ts'
import { parseQuantity } from './parse-quantity.ts'
import { countProblems, unreadQuantityProblem } from './problems.ts'

/** The quantity in force. */
export interface Count {
  /** Null while it can't be read. */
  readonly quantity: Quantity | null
  /** Whether that quantity can be priced: it can be ordered as it is, or once raised to the minimum. */
  readonly countable: boolean
  readonly problems: readonly Problem[]
}

/**
 * Variable data sets the quantity by its length, or the shop has set it; else the typed quantity counts, raised to the
 * minimum. MAT-1, MAT-4, OPT-3, QTY-3.
 */
export function resolveCount(
  product: ProductData,
  material: Material | null,
  { variableData, quantity: typed }: Pick<Configuration, 'variableData' | 'quantity'>,
): Count {
  if (variableData) return countOfVariableData(product, material, variableData)
  const defined = definedQuantityOf(product)
  if (defined !== null) return countSet(product, material, defined, typedOverDefined(defined, typed))
  const reading = parseQuantity(typed)
  if (!reading.ok) {
    const problem = unreadQuantityProblem(product, material, reading.problem)
    return { quantity: null, countable: false, problems: [problem] }
  }
  const quantity = raisedToMinimum(reading.value, product, material)
  const problems = countProblems(product, material, reading.value)
  const isRaised = quantity !== reading.value
  return {
    quantity,
    countable: isRaised ? isOrderable(product, material, quantity) : problems.length === 0,
    problems: [...problems, ...stockProblems(product, quantity, orderableBounds(product, material))],
  }
}

function countOfVariableData(
  product: ProductData,
  material: Material | null,
  data: NonNullable<Configuration['variableData']>,
): Count {
  const read = setsNumbersInShopFont(product.toolType) ? readInShopFont : readVariableData
  const { length, problems } = read(data)
  if (length === null) return { quantity: null, countable: false, problems }
  const mismatch = recordsOverDefined(definedQuantityOf(product), length)
  return mismatch.length > 0
    ? { quantity: quantityOf(length), countable: false, problems: [...problems, ...mismatch] }
    : countSet(product, material, length, problems)
}

/** A quantity that is set, by its data or by the shop, can't be fixed by typing another one. */
function countSet(
  product: ProductData,
  material: Material | null,
  quantity: number,
  problems: readonly Problem[],
): Count {
  const counted = countProblems(product, material, quantity)
  const all = [...counted, ...stockProblems(product, quantity)]
  return {
    quantity: quantityOf(quantity),
    countable: counted.length === 0,
    problems: [...problems, ...all.map(({ fix: _, ...rest }) => rest)],
  }
}

const isOrderable = (product: ProductData, material: Material | null, quantity: number): boolean =>
  countProblems(product, material, quantity).length === 0
