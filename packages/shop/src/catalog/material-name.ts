import type { Configuration, Product } from '@kisscut/core/product'
import type { CatalogSnapshot } from './catalog-snapshot.ts'

/** A material's name; null: unknown. */
export type NameOfMaterial = (id: string) => Promise<string | null>

/** A configuration whose material has gone from the product, with what that one is called, so that the rules can name it. MAT-1. */
export async function withNameOfGone(
  { materials }: Pick<Product, 'materials'>,
  configuration: Configuration,
  nameOf: NameOfMaterial,
): Promise<Configuration> {
  const { materialId } = configuration
  if (!materialId || materials.some(({ id }) => id === materialId)) return configuration
  return { ...configuration, materialName: await nameOf(materialId) }
}

/** Names by the catalog at hand. */
export const nameOfMaterialIn =
  (catalog: Pick<CatalogSnapshot, 'material'>): NameOfMaterial =>
  async (id) =>
    (await catalog.material(id))?.material.name ?? null
