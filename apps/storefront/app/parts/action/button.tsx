import type { ButtonHTMLAttributes } from 'react'
import css from './button.module.css'
import { classOf, type Looks } from './looks.ts'

type ButtonProps = Looks &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** The button's request is pending: it keeps its width, shows that and can't be pressed again. */
    readonly busy?: boolean
  }

/** A button that acts on this page or submits its form. */
export function Button({ kind, size, wide, busy = false, children, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={classOf({ kind, size, wide }, className)}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      <span className={css.label}>{children}</span>
    </button>
  )
}
