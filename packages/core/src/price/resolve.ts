import { colorProblems, laminationProblems, materialOf } from '../material/index.ts'
import { type AppliedOption, finishProblems, resolveOptions, type Size } from '../option/index.ts'
import { packagingProblems } from '../packaging/problems.ts'
import { type Problem } from '../problem/index.ts'
import type { Material, Product, Configuration } from '../product/types.ts'
import {
  countProblems,
  definedQuantityOf,
  raisedToMinimum,
  readQuantity,
  recordsOverDefined,
  typedOverDefined,
} from '../quantity/index.ts'
import { readSize, sizeProblems } from '../size/index.ts'
import { stockProblems } from '../stock/index.ts'
import { readVariableData } from '../variable-data/quantity.ts'

/** What the wishes come to, read once: the values in force and everything wrong with the rest. */
export interface ResolvedConfiguration {
  readonly material: Material | null
  /** Inches; null while a side can't be read or is out of bounds. */
  readonly size: Size | null
  readonly quantity: number | null
  /** Whether that quantity can be priced: it can be ordered as it is, or once raised to the minimum. */
  readonly countable: boolean
  readonly applied: readonly AppliedOption[]
  readonly problems: readonly Problem[]
}

/** Reads all wishes and returns all problems at once, in the order of the page. ERR-8. */
export function resolveConfiguration(product: Product, configuration: Configuration): ResolvedConfiguration {
  const choice = materialOf(product, configuration.materialId, configuration.materialName)
  const { material } = choice
  const readable = readSides(configuration)
  const sizing = sizeProblems(product, material, configuration.width, configuration.height)
  const size = sizing.length === 0 ? readable : null
  const count = resolveCount(product, material, configuration)
  const options = resolveOptions(product.optionSets, configuration.options ?? [], material, readable)
  const packaging = readable
    ? packagingProblems(product.packages ?? [], configuration.packaging, readable.width, readable.height)
    : []
  return {
    material,
    size,
    quantity: count.quantity,
    countable: count.countable,
    applied: options.applied,
    problems: [
      ...choice.problems,
      ...(material ? colorProblems(product, material, configuration.materialColorId, readable) : []),
      ...(material ? laminationProblems(material, configuration.lamination) : []),
      ...finishProblems(product, material, configuration),
      ...sizing,
      ...count.problems,
      ...options.problems,
      ...packaging,
    ],
  }
}

function readSides({ width, height }: Configuration): Size | null {
  const [w, h] = [readSize(width, 'width'), readSize(height, 'height')]
  return w.ok && h.ok ? { width: w.value, height: h.value } : null
}

interface Count {
  readonly quantity: number | null
  readonly countable: boolean
  readonly problems: readonly Problem[]
}

/**
 * Variable data sets the quantity by its length, or the shop has set it; else the typed quantity counts, raised to the
 * minimum. MAT-1, MAT-4, OPT-3, QTY-3.
 */
function resolveCount(product: Product, material: Material | null, configuration: Configuration): Count {
  if (configuration.variableData) return countOfVariableData(product, material, configuration.variableData)
  const defined = definedQuantityOf(product)
  if (defined !== null)
    return countSet(product, material, defined, typedOverDefined(defined, configuration.quantity))
  const reading = readQuantity(configuration.quantity)
  if (!reading.ok) return { quantity: null, countable: false, problems: [reading.problem] }
  const quantity = raisedToMinimum(reading.value, product, material)
  return {
    quantity,
    countable: isOrderable(product, material, quantity),
    problems: [...countProblems(product, material, reading.value), ...stockProblems(product, quantity)],
  }
}

function countOfVariableData(
  product: Product,
  material: Material | null,
  data: NonNullable<Configuration['variableData']>,
): Count {
  const { length, problems } = readVariableData(data)
  if (length === null) return { quantity: null, countable: false, problems }
  const excess = recordsOverDefined(definedQuantityOf(product), length)
  return excess.length > 0
    ? { quantity: length, countable: false, problems: [...problems, ...excess] }
    : countSet(product, material, length, problems)
}

/** A quantity that is set, by its data or by the shop, can't be mended by typing another one. */
function countSet(
  product: Product,
  material: Material | null,
  quantity: number,
  problems: readonly Problem[],
): Count {
  const counted = [...countProblems(product, material, quantity), ...stockProblems(product, quantity)]
  return {
    quantity,
    countable: isOrderable(product, material, quantity),
    problems: [...problems, ...counted.map(({ fix: _, ...rest }) => rest)],
  }
}

const isOrderable = (product: Product, material: Material | null, quantity: number): boolean =>
  countProblems(product, material, quantity).length === 0
