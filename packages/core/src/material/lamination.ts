import { type Problem, problem } from '../problem/index.ts'
import { type Lamination, LAMINATIONS, type Material } from '../product/types.ts'

type Laminated = Pick<Material, 'canLaminate' | 'defaultLamination'>

/** The default lamination: the material's own, or gloss if that is unset or `none`; none if the material can't be laminated. MAT-4, MAT-6. */
export function defaultLaminationOf({ canLaminate, defaultLamination }: Laminated): Lamination {
  if (!canLaminate) return 'none'
  return defaultLamination === null || defaultLamination === 'none' ? 'gloss' : defaultLamination
}

/** The lamination in force: the chosen one where the material takes it, else the material's default. MAT-4. */
export function laminationOf(material: Laminated, chosen: Lamination | null | undefined): Lamination {
  const known = LAMINATIONS.find((each) => each === chosen)
  return known && material.canLaminate ? known : defaultLaminationOf(material)
}

/** A chosen lamination the material can't take. MAT-6. */
export function laminationProblems(
  material: Laminated,
  chosen: Lamination | null | undefined,
): readonly Problem[] {
  if (material.canLaminate || (chosen !== 'matte' && chosen !== 'gloss')) return []
  return [
    problem('lamination.not-available', 'lamination', undefined, { field: 'lamination', value: 'none' }),
  ]
}
