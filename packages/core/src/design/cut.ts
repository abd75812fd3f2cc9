import { type Problem, problem } from '../problem/index.ts'
import type { Material } from '../product/types.ts'

/** How a print is cut and which way its artwork faces. Spec §3 Configured product. */
export interface CutWishes {
  readonly reverseCut: boolean
  readonly flexCut: boolean
}

/** Reverse cut is for reversible materials only. Decisions 12. */
export function cutProblems(
  material: Pick<Material, 'name' | 'reversible'>,
  cut: CutWishes,
): readonly Problem[] {
  if (!cut.reverseCut || material.reversible) return []
  return [problem('design.not-reversible', 'option_reverse_cut', { name: material.name })]
}

/** Reverse cut mirrors the print file, since the artwork faces the adhesive. Decisions 12. */
export const isMirrored = (cut: CutWishes): boolean => cut.reverseCut

/** Flex cut follows the contour; without it the cut is square. Decisions 12. */
export const cutShape = (cut: CutWishes): 'contour' | 'square' => (cut.flexCut ? 'contour' : 'square')
