import { findIn } from '../cache/find-in.ts'
import { type Problem, problem } from '../problem/index.ts'
import type { Material, ProductData } from '../product/types.ts'

type WithMaterials = Pick<ProductData, 'materials' | 'defaultMaterialId'>

/** The material in force, with its problems. */
export interface MaterialChoice {
  /** Null only when the product has no materials at all. */
  readonly material: Material | null
  readonly problems: readonly Problem[]
}

/** The product's default material, else its first. */
export const defaultMaterialOf = ({ materials, defaultMaterialId }: WithMaterials): Material | null =>
  findIn(materials, ({ id }) => id === defaultMaterialId) ?? materials[0] ?? null

/**
 * The material that is meant. One that has gone from the product is reverted to the default, and said so; no choice means
 * the default. `name` is what the gone material was called, where that is still known. MAT-1.
 */
export function materialOf(product: WithMaterials, id: string | null, name?: string | null): MaterialChoice {
  const chosen = findIn(product.materials, (material) => material.id === id)
  if (chosen) return { material: chosen, problems: backorderProblems(chosen) }
  const otherwise = defaultMaterialOf(product)
  if (!otherwise) return { material: null, problems: [problem('material.none', 'materialId')] }
  if (id === null || id === undefined || id === '')
    return { material: otherwise, problems: backorderProblems(otherwise) }
  const fix = { field: 'materialId', value: otherwise.id }
  return {
    material: otherwise,
    problems: [problem('material.gone', 'materialId', { name: name ?? id }, fix)],
  }
}

function backorderProblems({ backordered, name }: Material): readonly Problem[] {
  return backordered ? [problem('material.backordered', 'materialId', { name })] : []
}
