import { lineOnSides } from '../configuration/circle.ts'
import { ownDieLine } from '../configuration/die-lines.ts'
import { withCorners } from '../configuration/rounded-corners.ts'
import { withArgumentErrors } from '../errors/argument-error.ts'
import { defaultLaminationOf } from '../material/lamination.ts'
import { defaultMaterialOf } from '../material/material-of.ts'
import { defaultOptionOf } from '../option/choose.ts'
import { isEligible } from '../option/eligible.ts'
import { defaultQuantityOf } from '../quantity/minimum.ts'
import { parseSides, type Size } from '../size/parse-size.ts'
import type { ChosenOption, DecimalString, Material, ProductData, Configuration } from './types.ts'

/**
 * The configuration a page opens with: the default material, size, quantity and lamination, and the default option of every applicable
 * set. A product without a default size opens with empty sides. QTY-4, MAT-4, OPT-4, SIZE-13, DESIGN-21.
 *
 * @example
 * const opened = quoteProduct(product, defaultConfiguration(product))
 */
export const defaultConfiguration = (product: ProductData): Configuration =>
  withArgumentErrors('defaultConfiguration', () => opened(product))

function opened(product: ProductData): Configuration {
  const material = defaultMaterialOf(product)
  const size = defaultSizeOf(product)
  const sides = { width: size?.width ?? '', height: size?.height ?? '' }
  return withCorners(product, {
    materialId: material?.id ?? null,
    materialName: material?.name ?? null,
    materialColorId: null,
    ...sides,
    quantity: String(defaultQuantityOf(product, material)),
    options: defaultOptions(product, material, size && parseSides(size.width, size.height).size),
    lamination: material ? defaultLaminationOf(material) : 'none',
    border: false,
    flexCut: false,
    reverseCut: false,
    variableData: null,
    packaging: null,
    vectorize: false,
    dieLine: lineOnSides(product, ownDieLine(product), sides),
  })
}

/** A size as the shop stores it, inches. */
interface StoredSize {
  readonly width: DecimalString
  readonly height: DecimalString
}

/** The size a product opens with, inches: the preset marked default, the product's own default, its first preset. */
export function defaultSizeOf({ sizes, defaultWidth, defaultHeight }: ProductData): StoredSize | null {
  const marked = sizes.find(({ isDefault }) => isDefault)
  if (marked) return marked
  if (defaultWidth !== null && defaultHeight !== null) return { width: defaultWidth, height: defaultHeight }
  return sizes[0] ?? null
}

function defaultOptions(
  { optionSets }: ProductData,
  material: Material | null,
  size: Size | null,
): readonly ChosenOption[] {
  return optionSets.flatMap((set) => {
    const option = isEligible(set, material, size) ? defaultOptionOf(set) : null
    return option ? [{ optionSetId: set.id, optionId: option.id }] : []
  })
}
