import type { ProductTile as ProductTileData } from '@kisscut/shop'
import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { showCount } from '../money/format.ts'
import { Price } from '../money/price.tsx'
import { useLocale } from '../page/locale.tsx'
import { Rating } from './rating.tsx'
import { TilePicture } from './tile-picture.tsx'
import css from './tile.module.css'

interface ProductTileProps {
  readonly tile: ProductTileData
  /** Level of the tile's heading. */
  readonly level?: 2 | 3
  /** Above the fold: its picture is fetched first. */
  readonly eager?: boolean
  /** Name and description with the search's matches marked. */
  readonly shownName?: ReactNode
  readonly shownAbout?: ReactNode
}

/** A product tile: picture, name, description and lowest price. */
export function ProductTile({ tile, level = 3, eager = false, shownName, shownAbout }: ProductTileProps) {
  const locale = useLocale()
  const Heading = `h${level}` as const
  const { name, url, picture, shortDescription, fromPrice, reviewAverage, reviewCount } = tile
  return (
    <article className={css.tile}>
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
            {showCount(fromPrice.quantity, locale)} from{' '}
            <Price amount={fromPrice.total} currency={fromPrice.currency} size="title" />
          </p>
        )}
      </div>
    </article>
  )
}
