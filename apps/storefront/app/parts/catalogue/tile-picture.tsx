import type { Picture as PictureData } from '@kisscut/shop'
import { Picture } from '../picture/picture.tsx'
import css from './tile.module.css'

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
        <Picture picture={picture} loading={eager ? 'eager' : 'lazy'} decorative />
      ) : (
        <span className={css.noPicture} aria-hidden="true" />
      )}
    </div>
  )
}
