import type { Picture as PictureData } from '@kisscut/shop'
import { Picture } from '../picture/picture.tsx'
import css from './tile.module.css'

/**
 * `sizes` of a tile's picture. On phones it is cropped from a wider one, to the tile's height or a small square; a
 * picture a quarter lighter looks as sharp there.
 */
const SHOWN = '(max-width: 30rem) 13rem, 18rem'
const SHOWN_SQUARE = '(max-width: 30rem) 10rem, 18rem'

/** A tile's square picture with its own background; without one, a placeholder with a die line. */
export function TilePicture({
  picture,
  eager,
  square = false,
}: {
  readonly picture: PictureData | null
  readonly eager: boolean
  readonly square?: boolean
}) {
  return (
    <div className={css.picture}>
      {picture ? (
        <Picture
          picture={picture}
          loading={eager ? 'eager' : 'lazy'}
          decorative
          sizes={square ? SHOWN_SQUARE : SHOWN}
        />
      ) : (
        <span className={css.noPicture} aria-hidden="true" />
      )}
    </div>
  )
}
