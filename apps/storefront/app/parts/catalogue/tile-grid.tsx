import { Children, type ReactNode } from 'react'
import css from './tile-grid.module.css'

/** Tiles side by side, as many as fit; on a phone one under the other, small ones in pairs. */
export function TileGrid({ children, small = false }: { readonly children: ReactNode; readonly small?: boolean }) {
  return (
    <ul className={small ? `${css.grid} ${css.small}` : css.grid}>
      {Children.map(children, (tile) => (
        <li>{tile}</li>
      ))}
    </ul>
  )
}
