import type { ElementType, HTMLAttributes, ReactNode } from 'react'
import css from './sheet.module.css'

interface SheetProps extends HTMLAttributes<HTMLElement> {
  /** The element it is: `section`, `aside`, `li` … */
  readonly as?: ElementType
  /** Space inside: none for pictures that bleed to the edge. */
  readonly padding?: 'none' | 'small' | 'normal'
  readonly children: ReactNode
}

/** A white panel lying on the ground like a sheet of paper. */
export function Sheet({ as: Element = 'div', padding = 'normal', className, children, ...rest }: SheetProps) {
  const inside = padding === 'none' ? undefined : css[padding]
  return (
    <Element {...rest} className={[css.sheet, inside, className].filter(Boolean).join(' ')}>
      {children}
    </Element>
  )
}
