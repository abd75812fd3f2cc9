import { Link, type LinkProps } from '@remix-run/react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import css from './button.module.css'

/** `primary`: the one thing this page is for. `outline`: a second way. `quiet`: everything else. */
export type ButtonKind = 'primary' | 'outline' | 'quiet'

interface Looks {
  readonly kind?: ButtonKind
  readonly size?: 'normal' | 'large' | 'small'
  readonly wide?: boolean
  readonly children: ReactNode
}

const classOf = ({ kind = 'outline', size = 'normal', wide = false }: Omit<Looks, 'children'>, more = '') =>
  [css.button, css[kind], css[size], wide && css.wide, more].filter(Boolean).join(' ')

type ButtonProps = Looks &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** The request this button started is under way: it keeps its width, says so, and can't be pressed again. */
    readonly busy?: boolean
  }

/** A button that does something on this page or sends its form. */
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

/** A link that looks like a button: it leads to another page. */
export function ButtonLink({ kind, size, wide, children, className, ...rest }: Looks & LinkProps) {
  return (
    <Link {...rest} className={classOf({ kind, size, wide }, className)}>
      <span className={css.label}>{children}</span>
    </Link>
  )
}
