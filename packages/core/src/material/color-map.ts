import { mappedColor } from '../color/color-map.ts'
import { type Problem, problem } from '../problem/index.ts'
import type { Material } from '../product/types.ts'

type Colored = Pick<Material, 'hasOwnColors' | 'colors' | 'designColorIds' | 'colorMaps'>

/** A color of a design by its id, and what the shopper knows it as. */
export interface DesignColor {
  readonly id: string
  readonly name: string
}

/** Whether a design for this material may use a color: one of its design colors, or any where none are named. MAT-7. */
export const takesDesignColor = (
  { designColorIds = [] }: Pick<Material, 'designColorIds'>,
  id: string,
): boolean => designColorIds.length === 0 || designColorIds.includes(id)

/**
 * The id of the color a design's color is made in on a material: what the material's color map has for it, else the
 * color itself. A material with own colors (a cut vinyl) makes only those; a printed one makes any. Null when the
 * material does not take or make the color. MAT-7.
 */
export function colorOnMaterial(material: Colored, designColorId: string): string | null {
  if (!takesDesignColor(material, designColorId)) return null
  const made = mappedColor(material.colorMaps ?? [], designColorId)
  return !material.hasOwnColors || material.colors.some(({ id }) => id === made) ? made : null
}

/** The colors of a palette that a designer is offered on a material. MAT-7. */
export const designColorsFor = <T extends DesignColor>(
  material: Colored,
  palette: readonly T[],
): readonly T[] => palette.filter(({ id }) => colorOnMaterial(material, id) !== null)

/** The colors of a design that a material does not make, each reported once; the ids of the others stand. MAT-3, MAT-7. */
export function designColorProblems(
  material: Colored & Pick<Material, 'name'>,
  used: readonly DesignColor[],
): readonly Problem[] {
  const missing = new Map(
    used.filter(({ id }) => colorOnMaterial(material, id) === null).map(({ id, name }) => [id, name]),
  )
  return [...missing.values()].map((name) =>
    problem('color.not-on-material', 'design', { name, material: material.name }),
  )
}
