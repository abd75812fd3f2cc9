import { type Problem, problem } from '../problem/index.ts'
import type { Configuration, Material, ProductData } from '../product/types.ts'

/** Reverse cut requires a reversible material. OPT-13. */
export function cutProblems(
  material: Pick<Material, 'name' | 'reversible'>,
  { reverseCut }: Pick<Configuration, 'reverseCut'>,
): readonly Problem[] {
  if (!reverseCut || material.reversible) return []
  return [problem('design.not-reversible', 'reverseCut', { name: material.name })]
}

/** Whether the print file is mirrored, because a reverse-cut artwork faces the adhesive. OPT-13. */
export const isMirrored = ({ reverseCut }: Pick<Configuration, 'reverseCut'>): boolean => reverseCut ?? false

/** The part a reverse cut mirrors: unprinted film, or a print that faces the adhesive or the glass it clings to. OPT-13. */
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
