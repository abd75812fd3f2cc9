import type { Picture as PictureData } from '@kisscut/shop'
import { Picture } from '../picture/picture.tsx'
import css from './tile.module.css'

/**
 * `sizes` of a tile's picture. On a phone the square is cropped from a picture 13rem wide; one of 10rem looks the same there,
 * and weighs a quarter less.
 */
const SHOWN = '(max-width: 30rem) 10rem, 18rem'

/** A tile's square picture with its own background; without one, a placeholder with a die line. */
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
