import type { ProductTile as ProductTileData } from '@kisscut/shop'
import { ProductTile } from './product-tile.tsx'
import { TileGrid } from './tile-grid.tsx'

interface Props {
  readonly tiles: readonly ProductTileData[]
  readonly level?: 2 | 3
  /** Number of tiles above the fold. */
  readonly eager?: number
}

/** A grid of product tiles; a single one has its picture beside the text. */
export function ProductTiles({ tiles, level, eager = 0 }: Props) {
  const [only, ...others] = tiles
  if (only !== undefined && others.length === 0)
    return <ProductTile tile={only} level={level} eager={eager > 0} flat />
  return (
    <TileGrid>
      {tiles.map((tile, at) => (
        <ProductTile key={tile.id} tile={tile} level={level} eager={at < eager} />
      ))}
    </TileGrid>
  )
}
