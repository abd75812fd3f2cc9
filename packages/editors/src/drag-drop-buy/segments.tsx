import { useId } from 'react'
import choiceCss from '../controls/choice.module.css'
import css from './segments.module.css'

interface Props<T extends string> {
  readonly legend: string
  readonly names: readonly (readonly [value: T, name: string])[]
  readonly chosen: T
  readonly onChoose: (value: T) => void
}

/** A segmented choice of a few values. */
export function Segments<T extends string>({ legend, names, chosen, onChoose }: Props<T>) {
  const name = useId()
  return (
    <fieldset className={choiceCss.field}>
      <legend className={`${choiceCss.legend} ${css.legend}`}>{legend}</legend>
      <div className={css.segments}>
        {names.map(([value, label]) => (
          <label key={value} className={`${choiceCss.choice} ${css.segment}`}>
            <input
              type="radio"
              name={name}
              className={choiceCss.radio}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
