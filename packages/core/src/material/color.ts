import { type Problem, problem } from '../problem/index.ts'
import type { Material, MaterialColor, ProductData } from '../product/types.ts'
import type { Size } from '../size/parse-size.ts'
import { isAtLeast, isAtMost } from '../units/limit.ts'

/** The color that is meant; null when none is chosen or the material has no such color. */
export const colorOf = (
  { colors }: Pick<Material, 'colors'>,
  id: string | null | undefined,
): MaterialColor | null => colors.find((color) => color.id === id) ?? null

/**
 * Problems of the chosen color: cut-out products require one, it must be one of the material's, and it must fit the size (null while that
 * can't be parsed). MAT-2, MAT-3.
 */
export function colorProblems(
  product: Pick<ProductData, 'needsColor'>,
  material: Pick<Material, 'colors'>,
  id: string | null | undefined,
  size: Size | null,
): readonly Problem[] {
  if (id == null || id === '') {
    return product.needsColor ? [problem('color.required', 'materialColorId')] : []
  }
  const color = colorOf(material, id)
  if (!color) return [problem(product.needsColor ? 'color.required' : 'color.unknown', 'materialColorId')]
  if (!size || colorFits(color, size)) return []
  return [problem('color.does-not-fit', 'materialColorId', { name: color.name })]
}

/** Whether a color can be had in a size: inside its own limits, where it has any. MAT-3. */
export const colorFits = (color: MaterialColor, { width, height }: Size): boolean =>
  isAtLeast(width, color.minWidth) &&
  isAtLeast(height, color.minHeight) &&
  isAtMost(width, color.maxWidth) &&
  isAtMost(height, color.maxHeight)

/** The colors of a material that can be had in a size. MAT-3. */
export const colorsFor = ({ colors }: Pick<Material, 'colors'>, size: Size): readonly MaterialColor[] =>
  colors.filter((color) => colorFits(color, size))
