import { type Problem, problem } from '../problem/index.ts'
import type { DecimalString, Material, MaterialColor, Product } from '../product/types.ts'
import { Exact } from '../money/exact.ts'

/** The color a wish means; null when none is wished or the material has no such color. */
export const colorOf = (
  { colors }: Pick<Material, 'colors'>,
  id: string | null | undefined,
): MaterialColor | null => colors.find((color) => color.id === id) ?? null

/**
 * What is wrong with the chosen color: cut-out products require one, it must be one of the material's, and it must fit
 * the size (inches; null while the size can't be read). MAT-2, MAT-3.
 */
export function colorProblems(
  product: Pick<Product, 'needsColor'>,
  material: Pick<Material, 'colors'>,
  id: string | null | undefined,
  size: { readonly width: DecimalString; readonly height: DecimalString } | null,
): readonly Problem[] {
  if (id == null || id === '') {
    return product.needsColor ? [problem('color.required', 'material_color')] : []
  }
  const color = colorOf(material, id)
  if (!color) return [problem(product.needsColor ? 'color.required' : 'color.unknown', 'material_color')]
  if (!size || colorFits(color, size.width, size.height)) return []
  return [problem('color.does-not-fit', 'material_color', { name: color.name })]
}

/** Whether a color can be had in a size: inside its own limits, where it has any. MAT-3. */
export function colorFits(color: MaterialColor, width: DecimalString, height: DecimalString): boolean {
  const [w, h] = [new Exact(width), new Exact(height)]
  return (
    (color.minWidth == null || w.gte(color.minWidth)) &&
    (color.minHeight == null || h.gte(color.minHeight)) &&
    (color.maxWidth == null || w.lte(color.maxWidth)) &&
    (color.maxHeight == null || h.lte(color.maxHeight))
  )
}

/** The colors of a material that can be had in a size. MAT-3. */
export const colorsFor = (
  { colors }: Pick<Material, 'colors'>,
  width: DecimalString,
  height: DecimalString,
): readonly MaterialColor[] => colors.filter((color) => colorFits(color, width, height))
