import { materialOf } from '../material/material-of.ts'
import type { Configuration, ProductData } from '../product/types.ts'
import { type ProductType } from '../tool/product-types.ts'

/** Colors of film a product of several may be cut from: each is cut, weeded and applied by itself. LET-11. */
export const MOST_FILMS = 6

/** Of how many films lettering of a type is cut at most. LET-11. */
export const mostFilmsOf = (type: ProductType): number => (type === 'multicolor_cutout' ? MOST_FILMS : 1)

/** The films a piece is cut from: one for each color used, one while none is, and for everything that is not lettering. LET-10. */
export const filmsOn = (
  { mostFilms }: Pick<ProductData, 'mostFilms'>,
  { filmColorIds = [] }: Pick<Configuration, 'filmColorIds'>,
): number => (mostFilms === undefined ? 1 : Math.max(1, new Set(filmColorIds).size))

/** A side of a piece that has no minimum, in inches. */
const THINNEST = 0.001

/** The smallest piece of lettering that is sold in a material, in inches; null: the product's default material. LET-12. */
export function smallestPiece(
  product: Pick<ProductData, 'materials' | 'defaultMaterialId'>,
  materialId: string | null,
): { readonly width: number; readonly height: number } {
  const { material } = materialOf(product, materialId)
  return { width: Number(material?.minWidth ?? THINNEST), height: Number(material?.minHeight ?? THINNEST) }
}
