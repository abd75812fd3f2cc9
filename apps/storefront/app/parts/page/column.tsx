import type { ElementType, HTMLAttributes, ReactNode } from 'react'
import css from './column.module.css'

interface ColumnProps extends HTMLAttributes<HTMLElement> {
  readonly as?: ElementType
  readonly children: ReactNode
}

/** The page's 1200 px column with its gutters. */
export function Column({ as: Element = 'div', className, children, ...rest }: ColumnProps) {
  return (
    <Element {...rest} className={[css.column, className].filter(Boolean).join(' ')}>
      {children}
    </Element>
  )
}
