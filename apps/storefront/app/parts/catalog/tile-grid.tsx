import { Children, type ReactNode } from 'react'
import css from './tile-grid.module.css'

interface TileGridProps {
  readonly children: ReactNode
  /** Wide tiles stand two in a row. */
  readonly wide?: boolean
}

/** Tiles side by side, as many as fit; on a phone one under the other. */
export function TileGrid({ children, wide = false }: TileGridProps) {
  return (
    <ul className={wide ? `${css.grid} ${css.wide}` : css.grid}>
      {Children.map(children, (tile) => (
        <li>{tile}</li>
      ))}
    </ul>
  )
}
