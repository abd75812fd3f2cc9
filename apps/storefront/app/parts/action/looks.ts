import type { ReactNode } from 'react'
import css from './button.module.css'

/** `primary`: the page's main action. `outline`: the second. `quiet`: everything else. */
export type ButtonKind = 'primary' | 'outline' | 'quiet'

export interface Looks {
  readonly kind?: ButtonKind
  readonly size?: 'normal' | 'large' | 'small'
  readonly wide?: boolean
  readonly children: ReactNode
}

export const classOf = (
  { kind = 'outline', size = 'normal', wide = false }: Omit<Looks, 'children'>,
  more = '',
): string => [css.button, css[kind], css[size], wide && css.wide, more].filter(Boolean).join(' ')
