import { LAMINATION_CHOICES, LAMINATION_NOTE } from '@kisscut/core/design'
import { laminationOf } from '@kisscut/core/material'
import type { Lamination, Material } from '@kisscut/core/product'
import type { QuickFix, ShownProblem } from '../../form/field-problems.tsx'
import { ChoiceGroup } from '../choice-group.tsx'
import { PillChoice } from '../pill-choice.tsx'
import * as messages from '../../../messages/setup.ts'

interface Props {
  readonly material: Material
  readonly chosen: Lamination | null
  readonly onChoose: (lamination: Lamination) => void
  readonly problems: readonly ShownProblem[]
  readonly onFix: (fix: QuickFix) => void
}

const PILLS = Object.entries(LAMINATION_CHOICES).map(([value, label]) => ({ value, label }))

/** Gloss or matte, free of charge, on materials that can be laminated. MAT-5, MAT-6. */
export function LaminationChoice({ material, chosen, onChoose, problems, onFix }: Props) {
  return (
    <ChoiceGroup title={messages.lamination} hint={LAMINATION_NOTE} problems={problems} onFix={onFix}>
      <PillChoice
        name="lamination"
        pills={PILLS}
        chosen={[laminationOf(material, chosen)]}
        onToggle={(value) => onChoose(value as Lamination)}
      />
    </ChoiceGroup>
  )
}
