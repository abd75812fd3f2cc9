import type { Configuration, Product } from '@kisscut/core/product'
import type { CatalogSnapshot } from './catalog-snapshot.ts'

/** Reads a material's name; null if unknown. */
export type NameOfMaterial = (id: string) => Promise<string | null>

/** Adds the name of a material that is no longer offered to the configuration, so that the rules can name it. MAT-1. */
export async function withNameOfGone(
  { materials }: Pick<Product, 'materials'>,
  configuration: Configuration,
  nameOf: NameOfMaterial,
): Promise<Configuration> {
  const { materialId } = configuration
  if (!materialId || materials.some(({ id }) => id === materialId)) return configuration
  return { ...configuration, materialName: await nameOf(materialId) }
}

/** Names from this catalog. */
export const nameOfMaterialIn =
  (catalog: Pick<CatalogSnapshot, 'material'>): NameOfMaterial =>
  async (id) =>
    (await catalog.material(id))?.material.name ?? null
