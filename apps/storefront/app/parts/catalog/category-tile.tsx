import type { CategoryLink } from '@kisscut/shop'
import { Icon } from '../icon/icon.tsx'
import { TilePicture } from './tile-picture.tsx'
import { Link } from '../page/link.tsx'
import css from './tile.module.css'

interface CategoryTileProps {
  readonly category: CategoryLink
  readonly level?: 2 | 3
  readonly eager?: boolean
}

/** A category tile: picture, name and description. */
export function CategoryTile({ category, level = 3, eager = false }: CategoryTileProps) {
  const Heading = `h${level}` as const
  const { name, url, picture, shortDescription } = category
  return (
    <article className={`${css.tile} ${css.flat}`}>
      <TilePicture picture={picture} eager={eager} square />
      <div className={css.words}>
        <Heading className={css.name}>
          <Link to={url} prefetch="intent" className={css.link}>
            {name}
            <Icon name="arrow" />
          </Link>
        </Heading>
        {shortDescription && <p className={css.about}>{shortDescription}</p>}
      </div>
    </article>
  )
}
