import { type Problem, problem } from '../problem/index.ts'
import type { Configuration, Material, ProductData } from '../product/types.ts'

/** Reverse cut is for reversible materials only. OPT-13. */
export function cutProblems(
  material: Pick<Material, 'name' | 'reversible'>,
  { reverseCut }: Pick<Configuration, 'reverseCut'>,
): readonly Problem[] {
  if (!reverseCut || material.reversible) return []
  return [problem('design.not-reversible', 'reverseCut', { name: material.name })]
}

/** Reverse cut mirrors the print file, since the artwork faces the adhesive. OPT-13. */
export const isMirrored = ({ reverseCut }: Pick<Configuration, 'reverseCut'>): boolean => reverseCut ?? false

/** What a reverse cut mirrors: unprinted film, or a print that faces the adhesive or the glass it clings to. OPT-13. */
export const reverseCutOf = (
  { mostFilms }: Pick<ProductData, 'mostFilms'>,
  material: Pick<Material, 'adhesive'> | null,
): 'film' | 'cling' | 'print' => {
  if (mostFilms !== undefined) return 'film'
  return material?.adhesive === 'none' || material?.adhesive === '' ? 'cling' : 'print'
}

/** Flex cut follows the contour; without it the cut is square. OPT-14. */
export const cutShape = ({ flexCut }: Pick<Configuration, 'flexCut'>): 'contour' | 'square' =>
  flexCut ? 'contour' : 'square'
