import type { UseTile } from '@kisscut/shop'
import { TilePicture } from '../../../../parts/catalog/tile-picture.tsx'
import { Link } from '../../../../parts/page/link.tsx'
import css from './use-tiles.module.css'

interface UseTilesProps {
  readonly uses: readonly UseTile[]
  readonly level: 2 | 3
  readonly eager: number
}

/** Tiles by use, each linked to its product. */
export function UseTiles({ uses, level, eager }: UseTilesProps) {
  const Heading = `h${level}` as const
  return (
    <ul className={css.uses}>
      {uses.map(({ id, use, name, url, picture }, at) => (
        <li key={id} className={css.use}>
          <TilePicture picture={picture} eager={at < eager} />
          <div className={css.words}>
            <Heading className={css.name}>
              <Link to={url} prefetch="intent">
                {use}
              </Link>
            </Heading>
            <p>{name}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
