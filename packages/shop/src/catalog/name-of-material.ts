import type { NameOfMaterial } from '../configure/material-name.ts'
import type { CatalogSnapshot } from './catalog-snapshot.ts'

export const nameOfMaterialIn =
  (catalog: Pick<CatalogSnapshot, 'material'>): NameOfMaterial =>
  async (id) =>
    (await catalog.material(id))?.material.name ?? null
