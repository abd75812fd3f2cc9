import { Link, type LinkProps } from '@remix-run/react'
import css from './button.module.css'
import { classOf, type Looks } from './looks.ts'

/** A link that looks like a button: it leads to another page. */
export function ButtonLink({ kind, size, wide, children, className, ...rest }: Looks & LinkProps) {
  return (
    <Link {...rest} className={classOf({ kind, size, wide }, className)}>
      <span className={css.label}>{children}</span>
    </Link>
  )
}
