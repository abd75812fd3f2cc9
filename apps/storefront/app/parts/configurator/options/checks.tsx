import { fieldOfSet } from '@kisscut/core/configuration'
import type { Option, OptionSet } from '@kisscut/core/product'
import { OptionPicture } from './option-picture.tsx'
import css from './option-set.module.css'

interface Props {
  readonly set: OptionSet
  readonly chosen: readonly string[]
  readonly onChoose: (optionIds: readonly string[]) => void
  readonly chargeOf: (option: Option) => string
}

/** The options of a set as checkboxes, each with its charge. */
export function Checks({ set, chosen, onChoose, chargeOf }: Props) {
  const toggle = (id: string, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
  return set.options.map((option) => (
    <label key={option.id} className={css.check}>
      <input
        type="checkbox"
        name={fieldOfSet(set.id)}
        value={option.id}
        checked={chosen.includes(option.id)}
        onChange={(event) => toggle(option.id, event.currentTarget.checked)}
      />
      <span className={css.name}>
        <OptionPicture option={option} />
        {option.name}
      </span>
      <span className={css.charge}>{chargeOf(option)}</span>
      {option.helpText && <span className={css.help}>{option.helpText}</span>}
    </label>
  ))
}
