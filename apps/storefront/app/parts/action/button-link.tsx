import type { ComponentProps } from 'react'
import { Link } from '../page/link.tsx'
import css from './button.module.css'
import { classOf, type Looks } from './looks.ts'

/** A link styled as a button. */
export function ButtonLink({
  kind,
  size,
  wide,
  children,
  className,
  ...rest
}: Looks & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classOf({ kind, size, wide }, className)}>
      <span className={css.label}>{children}</span>
    </Link>
  )
}
