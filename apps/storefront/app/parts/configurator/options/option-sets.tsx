import type { ChosenOption, Option, OptionSet } from '@kisscut/core/product'
import { FieldProblems, type QuickFix, type ShownProblem } from '../../form/field-problems.tsx'
import { ChoiceGroup } from '../choice-group.tsx'
import { Checks } from './checks.tsx'
import { OptionSetChoice } from './option-set-choice.tsx'
import * as messages from '../../../messages/setup.ts'
import css from './option-set.module.css'

interface Props {
  readonly sets: readonly OptionSet[]
  readonly chosen: readonly ChosenOption[]
  readonly onChoose: (optionSetId: string, optionIds: readonly string[]) => void
  /** The charge of an option as shown; empty if it is free. */
  readonly chargeOf: (set: OptionSet, option: Option) => string
  readonly problemsOf: (...fields: readonly string[]) => readonly ShownProblem[]
  readonly onFix: (fix: QuickFix) => void
}

/**
 * Every option set available for this material and size, each in its own display (OPT-4); single checkboxes are grouped
 * as extras.
 */
export function OptionSets({ sets, chosen, onChoose, chargeOf, problemsOf, onFix }: Props) {
  const chosenOf = ({ id }: OptionSet) =>
    chosen.filter(({ optionSetId }) => optionSetId === id).map(({ optionId }) => optionId)
  const extras = sets.filter(isExtra)
  return (
    <>
      {sets
        .filter((set) => !isExtra(set))
        .map((set) => (
          <OptionSetChoice
            key={set.id}
            set={set}
            chosen={chosenOf(set)}
            onChoose={(optionIds) => onChoose(set.id, optionIds)}
            chargeOf={(option) => chargeOf(set, option)}
            problems={problemsOf(fieldOf(set))}
            onFix={onFix}
          />
        ))}
      {extras.length > 0 && (
        <ChoiceGroup title={messages.extras}>
          <div className={css.checks}>
            {extras.map((set) => (
              <div key={set.id}>
                <Checks
                  set={set}
                  chosen={chosenOf(set)}
                  onChoose={(optionIds) => onChoose(set.id, optionIds)}
                  chargeOf={(option) => chargeOf(set, option)}
                />
                <div className={css.problems}>
                  <FieldProblems problems={problemsOf(fieldOf(set))} onFix={onFix} />
                </div>
              </div>
            ))}
          </div>
        </ChoiceGroup>
      )}
    </>
  )
}

const isExtra = (set: OptionSet) => set.display === 'checkbox' && set.options.length === 1 && !set.required

const fieldOf = ({ id }: OptionSet) => `options.${id}`
