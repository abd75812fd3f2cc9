import type { SizedTile } from '@kisscut/shop'
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
                    <Link to={url} prefetch="intent" className={css.size}>
                      <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false" className={css.outline}>
                        <rect {...outlineOf(Number(width), Number(height))} rx="2" />
                      </svg>
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

/** The size's proportions within a square of 40 px. */
function outlineOf(width: number, height: number) {
  const scale = 36 / Math.max(width, height)
  const [w, h] = [width * scale, height * scale]
  return { x: (40 - w) / 2, y: (40 - h) / 2, width: w, height: h }
}
