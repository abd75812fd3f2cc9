import type { Picture as PictureData } from '@kisscut/shop'
import { Picture } from '../picture/picture.tsx'
import css from './tile.module.css'

/** As wide as a tile; on a phone its picture is cut from one as wide as the tile is high. */
const SHOWN = '(max-width: 30rem) 13rem, 18rem'

/** A tile's square picture, which brings its own ground; without one the place stays, with a die line in it. */
export function TilePicture({
  picture,
  eager,
}: {
  readonly picture: PictureData | null
  readonly eager: boolean
}) {
  return (
    <div className={css.picture}>
      {picture ? (
        <Picture picture={picture} loading={eager ? 'eager' : 'lazy'} decorative sizes={SHOWN} />
      ) : (
        <span className={css.noPicture} aria-hidden="true" />
      )}
    </div>
  )
}
