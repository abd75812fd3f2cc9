import type { ChosenOption, Option, OptionSet } from '@kisscut/core/product'
import type { Mend, ShownProblem } from '../../form/field-problems.tsx'
import { OptionSetChoice } from './option-set-choice.tsx'

interface Props {
  readonly sets: readonly OptionSet[]
  readonly chosen: readonly ChosenOption[]
  readonly onChoose: (optionSetId: string, optionIds: readonly string[]) => void
  /** What an option adds, in words; empty when it is free. */
  readonly chargeOf: (set: OptionSet, option: Option) => string
  readonly problemsOf: (...fields: readonly string[]) => readonly ShownProblem[]
  readonly onMend: (mend: Mend) => void
}

/** Every option set that can be had on this material at this size, each in its own way of being shown (Spec §4). */
export function OptionSets({ sets, chosen, onChoose, chargeOf, problemsOf, onMend }: Props) {
  return sets.map((set) => (
    <OptionSetChoice
      key={set.id}
      set={set}
      chosen={chosen.filter(({ optionSetId }) => optionSetId === set.id).map(({ optionId }) => optionId)}
      onChoose={(optionIds) => onChoose(set.id, optionIds)}
      chargeOf={(option) => chargeOf(set, option)}
      problems={problemsOf(`options.${set.id}`)}
      onMend={onMend}
    />
  ))
}
