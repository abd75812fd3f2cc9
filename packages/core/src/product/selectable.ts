import type { Contradiction } from '../shape/shape.ts'
import { ofMaterials } from './offered-product.ts'
import { COLOR_RULES, MATERIAL_RULES, OPTION_SET_RULES, PACKAGE_SIZE_RULES, PRODUCT_RULES } from './rules.ts'
import type { Material, Package, ProductData } from './types.ts'

/** Contradictions that only keep a part from being chosen; others would change a price. */
const UNSELECTABLE: ReadonlySet<Contradiction['code']> = new Set(['data.bounds', 'data.list'])

type Rules<T> = Readonly<Record<string, (value: T) => readonly Contradiction[]>>

const limitsOf = <T>(rules: Rules<T>, part: T): readonly Contradiction[] =>
  Object.values(rules).flatMap((rule) => rule(part).filter(({ code }) => UNSELECTABLE.has(code)))

/**
 * Leaves out the parts of a product that no order can choose, because their own limits contradict each other: a product isn't lost
 * over one of its materials, colors, option sets or package sizes. Option sets exclude only materials of the product. If no material
 * can be chosen, all stay, and the product is rejected.
 * `report` gets the name of each material or option set left out, and why. PRICE-19.
 */
export function selectableParts(
  product: ProductData,
  report: (name: string, why: string) => void = () => undefined,
): ProductData {
  const selectable = <Part extends { readonly name: string }>(
    parts: readonly Part[],
    limits: (part: Part, at: number) => readonly Contradiction[],
  ): readonly Part[] =>
    parts.filter((part, at) => {
      const [first] = limits(part, at)
      if (first) report(part.name, `${first.path.join('.')}: ${first.text}`)
      return first === undefined
    })
  const ofProduct = limitsOf(PRODUCT_RULES, product)
  const found = selectable(product.materials.map(withSelectableColors), (material, at) => [
    ...limitsOf(MATERIAL_RULES, material),
    ...ofProduct.filter(({ path }) => path[0] === 'materials' && path[1] === at),
  ])
  const materials = found.length === 0 ? product.materials : found
  const hasDefault = materials.some(({ id }) => id === product.defaultMaterialId)
  return {
    ...product,
    materials,
    defaultMaterialId: hasDefault ? product.defaultMaterialId : (materials[0]?.id ?? null),
    optionSets: selectable(product.optionSets, (set) => limitsOf(OPTION_SET_RULES, set)).map((set) =>
      ofMaterials(set, materials),
    ),
    ...(product.packages && { packages: product.packages.map(withSelectableSizes) }),
  }
}

// Parts that are complete stay the same objects: prices are cached by them.
function withSelectableColors(material: Material): Material {
  const colors = material.colors.filter((color) => limitsOf(COLOR_RULES, color).length === 0)
  return colors.length === material.colors.length ? material : { ...material, colors }
}

function withSelectableSizes(pack: Package): Package {
  const sizes = pack.sizes.filter((size) => limitsOf(PACKAGE_SIZE_RULES, size).length === 0)
  return sizes.length === pack.sizes.length ? pack : { ...pack, sizes }
}
