import type { CategoryLink } from '@kisscut/shop'
import { CategoryTile } from './category-tile.tsx'
import { TileGrid } from './tile-grid.tsx'

interface Props {
  readonly categories: readonly CategoryLink[]
  readonly level?: 2 | 3
  readonly eager?: number
}

/** Category tiles side by side. */
export function CategoryTiles({ categories, level, eager = 0 }: Props) {
  return (
    <TileGrid wide>
      {categories.map((category, at) => (
        <CategoryTile key={category.url} category={category} level={level} eager={at < eager} />
      ))}
    </TileGrid>
  )
}
