import type { ProductTile as ProductTileData } from '@kisscut/shop'
import { ProductTile } from './product-tile.tsx'
import { TileGrid } from './tile-grid.tsx'

interface Props {
  readonly tiles: readonly ProductTileData[]
  readonly level?: 2 | 3
  /** How many tiles are above the fold. */
  readonly eager?: number
}

/** A grid of product tiles. */
export function ProductTiles({ tiles, level, eager = 0 }: Props) {
  return (
    <TileGrid>
      {tiles.map((tile, at) => (
        <ProductTile key={tile.id} tile={tile} level={level} eager={at < eager} />
      ))}
    </TileGrid>
  )
}
