import { Link, type LinkProps } from '@remix-run/react'
import css from './button.module.css'
import { classOf, type Looks } from './looks.ts'

/** A link styled as a button. */
export function ButtonLink({ kind, size, wide, children, className, ...rest }: Looks & LinkProps) {
  return (
    <Link {...rest} className={classOf({ kind, size, wide }, className)}>
      <span className={css.label}>{children}</span>
    </Link>
  )
}
