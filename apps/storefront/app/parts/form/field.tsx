import type { Problem } from '@kisscut/core/problem'
import { useId, type ReactNode } from 'react'
import { FieldProblems, type QuickFix, type ShownProblem } from './field-problems.tsx'
import css from './field.module.css'

/** ARIA attributes that connect a control with its label, hint and problems. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface FieldProps {
  readonly label: ReactNode
  /** Visually hidden; screen readers still announce it. */
  readonly labelHidden?: boolean
  /** A short line below the label: unit, format, limits. */
  readonly hint?: ReactNode
  /** Shown to the right of the label: a link or a unit. */
  readonly aside?: ReactNode
  readonly problems?: readonly ShownProblem[]
  readonly onFix?: (fix: QuickFix) => void
  /** A fixed id for links to the field. */
  readonly id?: string
  readonly children: (control: ControlProps) => ReactNode
}

/** A labeled control with its hint and its problems. */
export function Field({ label, labelHidden, hint, aside, problems = [], onFix, id, children }: FieldProps) {
  const made = useId()
  const controlId = id ?? made
  const hintId = `${controlId}-hint`
  const problemsId = problemsIdOf(controlId)
  const described = [hint && hintId, problems.length > 0 && problemsId].filter(Boolean).join(' ')
  return (
    <div className={css.field}>
      <div className={labelHidden ? css.hidden : css.head}>
        <label htmlFor={controlId} className={css.label}>
          {label}
        </label>
        {aside && <span className={css.aside}>{aside}</span>}
      </div>
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': problems.some(isError) || undefined,
      })}
      <FieldProblems id={problemsId} problems={problems} onFix={onFix} />
    </div>
  )
}

/** The id of the problems under a control. */
export const problemsIdOf = (controlId: string): string => `${controlId}-problems`

const isError = ({ level }: Pick<Problem, 'level'>) => level === 'error'
