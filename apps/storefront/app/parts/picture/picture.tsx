import type { Picture as PictureData } from '@kisscut/shop'
import css from './picture.module.css'
import { smallerSet } from './smaller-set.ts'

interface PictureProps {
  readonly picture: PictureData
  /** `lazy` below the fold; the first picture of a page is `eager` and fetched first. */
  readonly loading?: 'lazy' | 'eager'
  /** Decorative beside a text that says the same: the picture is not read out. */
  readonly decorative?: boolean
  /** How wide it is shown, for browsers to choose by. */
  readonly sizes?: string
  readonly className?: string
}

/** A picture that keeps its place before it loads, in as few bytes as its place needs. */
export function Picture({ picture, loading = 'lazy', decorative = false, sizes, className }: PictureProps) {
  const { url, webpUrl, alt, width, height } = picture
  const smaller = sizes === undefined ? undefined : smallerSet(picture)
  return (
    <picture className={css.picture}>
      {smaller && <source type="image/avif" srcSet={smaller} sizes={sizes} />}
      {webpUrl && webpUrl !== url && <source type="image/webp" srcSet={webpUrl} />}
      <img
        src={url}
        alt={decorative ? '' : alt}
        width={width}
        height={height}
        loading={loading}
        decoding="async"
        {...(loading === 'eager' ? { fetchpriority: 'high' } : {})}
        className={className}
      />
    </picture>
  )
}
