import type { ButtonHTMLAttributes } from 'react'
import css from './button.module.css'
import { classOf, type Looks } from './looks.ts'

type ButtonProps = Looks &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Its request is pending: the button keeps its width, indicates that, and can't be pressed again. */
    readonly busy?: boolean
    /** It can be pressed again while busy; the newer request replaces the pending one. */
    readonly repeatable?: boolean
    /** An error must be corrected first: the button looks blocked, and pressing it leads to the error. */
    readonly blocked?: boolean
  }

/** A button that acts on this page or submits its form. */
export function Button({
  kind,
  size,
  wide,
  busy = false,
  repeatable = false,
  blocked = false,
  children,
  className,
  ...rest
}: ButtonProps) {
  const isOff = busy && !repeatable
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      data-blocked={blocked || undefined}
      className={classOf({ kind, size, wide }, className)}
      onClick={isOff ? (event) => event.preventDefault() : rest.onClick}
    >
      <span className={css.label}>{children}</span>
    </button>
  )
}
