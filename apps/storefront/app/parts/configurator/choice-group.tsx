import { useId, type ReactNode } from 'react'
import { FieldProblems, type QuickFix, type ShownProblem } from '../form/field-problems.tsx'
import css from './choice-group.module.css'

interface ChoiceGroupProps {
  readonly title: string
  /** Shown to the right of the title. */
  readonly aside?: ReactNode
  readonly hint?: ReactNode
  readonly problems?: readonly ShownProblem[]
  readonly onFix?: (fix: QuickFix) => void
  readonly id?: string
  readonly children: ReactNode
}

/** One question of the configurator: a fieldset with its problems underneath. */
export function ChoiceGroup({ title, aside, hint, problems = [], onFix, id, children }: ChoiceGroupProps) {
  const problemsId = useId()
  return (
    <fieldset className={css.group} id={id} aria-describedby={problems.length > 0 ? problemsId : undefined}>
      <legend className={css.title}>{title}</legend>
      {aside && <div className={css.aside}>{aside}</div>}
      {hint && <p className={css.hint}>{hint}</p>}
      {children}
      <FieldProblems id={problemsId} problems={problems} onFix={onFix} />
    </fieldset>
  )
}
