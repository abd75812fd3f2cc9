import { fieldOfSet } from '@kisscut/core/configuration'
import type { Option, OptionSet } from '@kisscut/core/product'
import { Checks } from './checks.tsx'
import { OptionPicture } from './option-picture.tsx'
import { Field } from '../../form/field.tsx'
import type { QuickFix, ShownProblem } from '../../form/field-problems.tsx'
import { Select } from '../../form/text-input.tsx'
import { ChoiceGroup } from '../choice-group.tsx'
import { PillChoice } from '../pill-choice.tsx'
import * as messages from '../../../messages/setup.ts'
import css from './option-set.module.css'

interface Props {
  readonly set: OptionSet
  readonly chosen: readonly string[]
  readonly onChoose: (optionIds: readonly string[]) => void
  readonly chargeOf: (option: Option) => string
  readonly problems: readonly ShownProblem[]
  readonly onFix: (fix: QuickFix) => void
}

/** One option set in its declared display: radio, checkbox, dropdown or a fixed value. OPT-4. */
export function OptionSetChoice(props: Props) {
  switch (props.set.display) {
    case 'dropdown':
      return <AsDropdown {...props} />
    case 'checkbox':
      return <AsCheckboxes {...props} />
    case 'fixed_value':
      return <AsFixedValue {...props} />
    case 'radio':
      return <AsRadios {...props} />
  }
}

function AsRadios({ set, chosen, onChoose, chargeOf, problems, onFix }: Props) {
  const hasCharges = set.options.some((option) => chargeOf(option) !== '')
  const pills = set.options.map((option) => ({
    value: option.id,
    label: option.name,
    note: chargeOf(option) || (hasCharges ? messages.included : ''),
    picture: <OptionPicture option={option} />,
  }))
  const none = { value: '', label: messages.none, note: hasCharges ? messages.included : '' }
  return (
    <ChoiceGroup title={set.name} hint={hintOf(set)} problems={problems} onFix={onFix}>
      <PillChoice
        name={fieldOfSet(set.id)}
        pills={set.required ? pills : [none, ...pills]}
        chosen={chosen.length > 0 ? chosen : ['']}
        onToggle={(id) => onChoose(id === '' ? [] : [id])}
      />
    </ChoiceGroup>
  )
}

function AsCheckboxes({ set, chosen, onChoose, chargeOf, problems, onFix }: Props) {
  return (
    <ChoiceGroup title={set.name} hint={hintOf(set)} problems={problems} onFix={onFix}>
      <div className={css.checks}>
        <Checks set={set} chosen={chosen} onChoose={onChoose} chargeOf={chargeOf} />
      </div>
    </ChoiceGroup>
  )
}

function AsDropdown({ set, chosen, onChoose, chargeOf, problems, onFix }: Props) {
  const withCharge = (option: Option) => [option.name, chargeOf(option)].filter(Boolean).join(', ')
  return (
    <Field label={set.name} hint={hintOf(set)} problems={problems} onFix={onFix}>
      {(control) => (
        <>
          <Select
            {...control}
            name={fieldOfSet(set.id)}
            value={chosen[0] ?? ''}
            onChange={(event) =>
              onChoose(event.currentTarget.value === '' ? [] : [event.currentTarget.value])
            }
          >
            {!set.required && <option value="">{messages.none}</option>}
            {set.required && chosen.length === 0 && <option value="">{messages.chooseOne}</option>}
            {set.options.map((option) => (
              <option key={option.id} value={option.id}>
                {withCharge(option)}
              </option>
            ))}
          </Select>
          <OptionPicture option={set.options.find(({ id }) => id === chosen[0])} />
        </>
      )}
    </Field>
  )
}

function AsFixedValue({ set, chargeOf, problems, onFix }: Props) {
  const option = set.options.find(({ isDefault }) => isDefault) ?? set.options[0]
  if (!option) return null
  return (
    <ChoiceGroup title={set.name} hint={hintOf(set)} problems={problems} onFix={onFix}>
      <p className={css.fixed}>
        <span className={css.name}>
          <OptionPicture option={option} />
          {option.name}
        </span>
        <span className={css.charge}>{chargeOf(option) || messages.included}</span>
      </p>
    </ChoiceGroup>
  )
}

const hintOf = (set: OptionSet) => set.shortDescription || set.helpText
