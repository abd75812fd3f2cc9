import { Children, type ReactNode } from 'react'
import css from './tile-grid.module.css'

interface TileGridProps {
  readonly children: ReactNode
  /** Two wide tiles per row. */
  readonly wide?: boolean
}

/** A responsive grid of tiles; one column on a phone. */
export function TileGrid({ children, wide = false }: TileGridProps) {
  return (
    <ul className={wide ? `${css.grid} ${css.wide}` : css.grid}>
      {Children.map(children, (tile) => (
        <li>{tile}</li>
      ))}
    </ul>
  )
}
