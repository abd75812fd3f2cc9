import type { ShownProblem } from '../../form/field-problems.tsx'
import { ChoiceGroup } from '../choice-group.tsx'
import css from './statement-choice.module.css'

interface Statement {
  readonly value: string
  readonly title: string
  readonly text: string
}

interface Props {
  readonly title: string
  readonly name: string
  readonly hint?: string
  readonly isRequired?: boolean
  readonly statements: readonly Statement[]
  readonly chosen: string | null
  readonly onChoose: (value: string) => void
  readonly problems?: readonly ShownProblem[]
}

/** Radio buttons whose choices need a sentence each. */
export function StatementChoice(props: Props) {
  const { title, name, hint, isRequired, statements, chosen, onChoose, problems } = props
  return (
    <ChoiceGroup title={title} hint={hint} problems={problems}>
      <div className={css.statements}>
        {statements.map(({ value, title: label, text }) => (
          <label key={value} className={css.statement}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              required={isRequired}
              onChange={() => onChoose(value)}
            />
            <span className={css.title}>{label}</span>
            <span className={css.text}>{text}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
