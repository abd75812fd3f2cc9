import type { Material, OptionSet, Package, ProductData } from '@kisscut/core/product'

type Limit = string | number | null | undefined

const isAbove = (least: Limit, most: Limit): boolean =>
  least != null && most != null && Number(least) > Number(most)

/**
 * Leaves out the parts of a product that no order can choose, because their own limits contradict each other: a product isn't lost
 * over one of its materials. If no material is left, all stay, and the product is rejected. `report` gets an error for each part
 * left out. PRICE-19.
 */
export function selectableParts(product: ProductData, report: (fault: Error) => void): ProductData {
  const chosen = <Part extends { readonly name: string }>(
    what: string,
    parts: readonly Part[],
    isSelectable: (part: Part) => boolean,
  ): readonly Part[] =>
    parts.filter((part) => {
      if (isSelectable(part)) return true
      report(new Error(`The ${what} ${part.name} can’t be chosen: its limits contradict each other`))
      return false
    })
  const found = chosen('material', product.materials.map(withUsableColors), (material) =>
    isOrderable(material, product),
  )
  const materials = found.length === 0 ? product.materials : found
  const hasDefault = materials.some(({ id }) => id === product.defaultMaterialId)
  return {
    ...product,
    materials,
    defaultMaterialId: hasDefault ? product.defaultMaterialId : (materials[0]?.id ?? null),
    optionSets: chosen('option set', product.optionSets, isOffered),
    ...(product.packages && { packages: product.packages.map(withUsableSizes) }),
  }
}

const isOrderable = (material: Material, { minimumQuantity, definedQuantity }: ProductData): boolean =>
  !isAbove(material.minimumQuantity, material.maximumQuantity) &&
  (definedQuantity != null || !isAbove(minimumQuantity, material.maximumQuantity)) &&
  // A sheet that may be turned has no width and height of its own.
  (material.maxIsInterchangeable ||
    (!isAbove(material.minWidth, material.maxWidth) && !isAbove(material.minHeight, material.maxHeight)))

const isOffered = (set: OptionSet): boolean =>
  !isAbove(set.minWidth, set.maxWidth) &&
  !isAbove(set.minHeight, set.maxHeight) &&
  (!set.required || set.display === 'fixed_value' || set.options.length > 0)

// Parts that are complete stay the same objects: prices are cached by them.
const withUsableColors = (material: Material): Material => {
  const colors = material.colors.filter(
    (color) => !isAbove(color.minWidth, color.maxWidth) && !isAbove(color.minHeight, color.maxHeight),
  )
  return colors.length === material.colors.length ? material : { ...material, colors }
}

const withUsableSizes = (pack: Package): Package => {
  const sizes = pack.sizes.filter(
    (size) =>
      !isAbove(size.minProductWidth, size.maxProductWidth) &&
      !isAbove(size.minProductHeight, size.maxProductHeight),
  )
  return sizes.length === pack.sizes.length ? pack : { ...pack, sizes }
}
