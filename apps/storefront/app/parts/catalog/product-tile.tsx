import type { ProductTile as ProductTileData } from '@kisscut/shop'
import type { ReactNode } from 'react'
import { showCount } from '../money/format.ts'
import { Price } from '../money/price.tsx'
import { useLocale } from '../page/locale.tsx'
import { Rating } from './rating.tsx'
import { TilePicture } from './tile-picture.tsx'
import { Link } from '../page/link.tsx'
import { each } from '../../messages/parts.tsx'
import * as messages from '../../messages/shell.tsx'
import css from './tile.module.css'

interface ProductTileProps {
  readonly tile: ProductTileData
  /** Level of the tile's heading. */
  readonly level?: 2 | 3
  /** Above the fold: its picture is fetched first. */
  readonly eager?: boolean
  /** Picture beside the text, for a single tile. */
  readonly flat?: boolean
  /** Name and description with the search's matches marked. */
  readonly shownName?: ReactNode
  readonly shownAbout?: ReactNode
}

const eachOf = ({ total, quantity }: NonNullable<ProductTileData['fromPrice']>) =>
  (Number(total) / quantity).toFixed(4)

/** A product tile: picture, name, description, opening price, and ship date. */
export function ProductTile({
  tile,
  level = 3,
  eager = false,
  flat = false,
  shownName,
  shownAbout,
}: ProductTileProps) {
  const locale = useLocale()
  const Heading = `h${level}` as const
  const { name, url, picture, shortDescription, fromPrice, shipDays, reviewAverage, reviewCount } = tile
  return (
    <article className={flat ? `${css.tile} ${css.flat} ${css.alone}` : css.tile}>
      <TilePicture picture={picture} eager={eager} />
      <div className={css.words}>
        <Heading className={css.name}>
          <Link to={url} prefetch="intent" className={css.link}>
            {shownName ?? name}
          </Link>
        </Heading>
        {shortDescription && <p className={css.about}>{shownAbout ?? shortDescription}</p>}
        {reviewAverage && reviewCount > 0 && <Rating average={reviewAverage} count={reviewCount} />}
        {fromPrice && (
          <p className={css.price}>
            {messages.quantityFor(
              showCount(fromPrice.quantity, locale),
              <Price amount={fromPrice.total} currency={fromPrice.currency} size="title" />,
            )}
            {fromPrice.quantity > 1 && (
              <span className={css.each}>
                {each(<Price amount={eachOf(fromPrice)} currency={fromPrice.currency} per="unit" />)}
              </span>
            )}
          </p>
        )}
        {shipDays !== null && <p className={css.ships}>{messages.shipsIn(shipDays)}</p>}
      </div>
    </article>
  )
}
