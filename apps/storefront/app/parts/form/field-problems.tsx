import type { Level, Problem } from '@kisscut/core/problem'
import { Icon } from '../icon/icon.tsx'
import css from './field.module.css'

export type QuickFix = NonNullable<Problem['fix']>

/** A problem with its message (`messageOf`), or an error from the server. */
export interface ShownProblem {
  readonly text: string
  readonly level: Level
  readonly fix?: QuickFix & { readonly label: string }
}

interface Props {
  readonly id?: string
  readonly problems: readonly ShownProblem[]
  /** Called with the chosen quick fix; without it there are no buttons. */
  readonly onFix?: (fix: QuickFix) => void
}

/** Problems under their field, each with its quick fix as a button. The live region is always rendered. */
export function FieldProblems({ id, problems, onFix }: Props) {
  return (
    <div id={id} role="status" className={css.problems}>
      {problems.map(({ text, level, fix }) => (
        <p key={text} data-problem={level} className={level === 'error' ? css.error : css.warning}>
          <Icon name={level === 'error' ? 'stop' : 'look'} />
          <span>{text}</span>
          {fix && onFix && (
            <button type="button" className={css.fix} onClick={() => onFix(fix)}>
              {fix.label}
            </button>
          )}
        </p>
      ))}
    </div>
  )
}

/** Converts the server's messages to errors of a field. */
export function errorsAsProblems(errors: readonly string[] | undefined): ShownProblem[] {
  return (errors ?? []).map((text) => ({ text, level: 'error' }))
}
