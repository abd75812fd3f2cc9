import type { SizedTile } from '@kisscut/shop'
import type { CSSProperties } from 'react'
import { ProductTile } from '../../../../parts/catalog/product-tile.tsx'
import { Link } from '../../../../parts/page/link.tsx'
import * as messages from '../../../../messages/category.ts'
import css from './sticker-tiles.module.css'

interface StickerTilesProps {
  readonly stickers: readonly SizedTile[]
  readonly level: 2 | 3
  readonly eager: number
}

/** Products with their sizes; a size opens the product page at that size. */
export function StickerTiles({ stickers, level, eager }: StickerTilesProps) {
  return (
    <ul className={css.stickers}>
      {stickers.map((sticker, at) => (
        <li key={sticker.id} className={css.sticker}>
          <ProductTile tile={sticker} level={level} eager={at < eager} />
          {sticker.sizes.length > 0 && (
            <nav aria-label={messages.sizesOf(sticker.name)}>
              <p className={css.choose}>{messages.chooseSize}</p>
              <ul className={css.sizes}>
                {sticker.sizes.map(({ url, width, height, label }) => (
                  <li key={url}>
                    <Link to={url} prefetch="intent">
                      <i style={outlineOf(Number(width), Number(height))} />
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The size's proportions: each side as a share of the longer one. */
function outlineOf(width: number, height: number): CSSProperties {
  const share = (side: number) => Number((side / Math.max(width, height)).toFixed(2))
  return { '--w': share(width), '--h': share(height) } as CSSProperties
}
