import type { VariableDataInput } from '@kisscut/core/configuration'
import { usesStackedLayout } from '@kisscut/core/variable-data'
import { Field } from '../../form/field.tsx'
import type { QuickFix, ShownProblem } from '../../form/field-problems.tsx'
import { TextArea, TextInput } from '../../form/text-input.tsx'
import { ChoiceGroup } from '../choice-group.tsx'
import { PillChoice } from '../pill-choice.tsx'
import * as messages from '../../../messages/setup.ts'
import css from './variable-data-choice.module.css'

interface Props {
  readonly data: VariableDataInput | null
  readonly onChange: (data: VariableDataInput | null) => void
  readonly problems: readonly ShownProblem[]
  readonly onFix: (fix: QuickFix) => void
}

const PILLS = [
  { value: 'none', label: messages.allTheSame },
  { value: 'range', label: messages.numberRange },
  { value: 'list', label: messages.commaList },
]

/** The choice of variable data: none, a number range, or a comma list, whose length is the quantity. VAR-2, VAR-11. */
export function VariableDataChoice({ data, onChange, problems, onFix }: Props) {
  const range = data?.kind === 'range' ? data : { kind: 'range' as const, from: '', to: '' }
  const text = data?.kind === 'list' ? data.text : ''
  const layout = usesStackedLayout(range.from, range.to) ? `${css.range} ${css.stacked}` : css.range
  return (
    <ChoiceGroup
      title={messages.variableData}
      hint={messages.variableDataHint}
      problems={problems}
      onFix={onFix}
      id="variable-data"
    >
      <div className={css.choice}>
        <PillChoice
          name="variable_data"
          pills={PILLS}
          chosen={[data?.kind ?? 'none']}
          onToggle={(kind) => onChange(switchedTo(kind, data))}
        />
        <div className={css.fields}>
          <div className={layout}>
            <Field label={messages.rangeFrom}>
              {(control) => (
                <TextInput
                  {...control}
                  name="range_from"
                  autoComplete="off"
                  value={range.from}
                  onChange={(event) => onChange({ ...range, from: event.currentTarget.value })}
                />
              )}
            </Field>
            <Field label={messages.rangeTo}>
              {(control) => (
                <TextInput
                  {...control}
                  name="range_to"
                  autoComplete="off"
                  value={range.to}
                  onChange={(event) => onChange({ ...range, to: event.currentTarget.value })}
                />
              )}
            </Field>
          </div>
          <div className={css.list}>
            <Field label={messages.listValues}>
              {(control) => (
                <TextArea
                  {...control}
                  name="list"
                  value={text}
                  onChange={(event) => onChange({ kind: 'list', text: event.currentTarget.value })}
                />
              )}
            </Field>
          </div>
        </div>
      </div>
    </ChoiceGroup>
  )
}

/** Switches the kind of variable data: the first value of a range becomes the list, and the other way round. VAR-2. */
function switchedTo(kind: string, data: VariableDataInput | null): VariableDataInput | null {
  if (kind === 'range') return data?.kind === 'range' ? data : { kind, from: data?.text ?? '', to: '' }
  if (kind === 'list') return data?.kind === 'list' ? data : { kind, text: data?.from ?? '' }
  return null
}
