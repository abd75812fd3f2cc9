import type { ElementType, HTMLAttributes, ReactNode } from 'react'
import css from './sheet.module.css'

interface SheetProps extends HTMLAttributes<HTMLElement> {
  /** HTML element to render: `section`, `aside`, `li` … */
  readonly as?: ElementType
  /** Padding; none for pictures that reach the edge. */
  readonly padding?: 'none' | 'small' | 'normal'
  readonly children: ReactNode
}

/** A white panel. */
export function Sheet({ as: Element = 'div', padding = 'normal', className, children, ...rest }: SheetProps) {
  const inside = padding === 'none' ? undefined : css[padding]
  return (
    <Element {...rest} className={[css.sheet, inside, className].filter(Boolean).join(' ')}>
      {children}
    </Element>
  )
}
