import { BORDER_CHOICES } from '@kisscut/core/design'
import type { QuickFix, ShownProblem } from '../../form/field-problems.tsx'
import { ChoiceGroup } from '../choice-group.tsx'
import { PillChoice } from '../pill-choice.tsx'
import * as messages from '../../../messages/setup.ts'

interface Props {
  readonly hasBorder: boolean
  /** Describes the border. */
  readonly hint: string
  readonly onChoose: (hasBorder: boolean) => void
  readonly problems: readonly ShownProblem[]
  readonly onFix: (fix: QuickFix) => void
}

const PILLS = [
  { value: '0', label: BORDER_CHOICES.none },
  { value: '1', label: BORDER_CHOICES.border },
]

/** A border of about 0.25 inch around the artwork, for products that offer one. OPT-10. */
export function BorderChoice({ hasBorder, hint, onChoose, problems, onFix }: Props) {
  return (
    <ChoiceGroup title={messages.border} hint={hint} problems={problems} onFix={onFix}>
      <PillChoice
        name="border"
        pills={PILLS}
        chosen={[hasBorder ? '1' : '0']}
        onToggle={(value) => onChoose(value === '1')}
      />
    </ChoiceGroup>
  )
}
