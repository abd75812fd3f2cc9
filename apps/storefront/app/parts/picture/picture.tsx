import type { Picture as PictureData } from '@kisscut/shop'
import css from './picture.module.css'
import { smallerSet } from './smaller-set.ts'

interface PictureProps {
  readonly picture: PictureData
  /** `lazy` below the fold; the first picture of a page is `eager` and fetched first. */
  readonly loading?: 'lazy' | 'eager'
  /** Empty for decorative pictures. */
  readonly decorative?: boolean
  /** `sizes` attribute: the displayed width. */
  readonly sizes?: string
  readonly className?: string
}

/** A responsive picture with reserved space, so that nothing shifts while it loads. */
export function Picture({ picture, loading = 'lazy', decorative = false, sizes, className }: PictureProps) {
  const { url, webpUrl, alt, width, height } = picture
  const smaller = sizes === undefined ? undefined : smallerSet(picture)
  const webp = webpUrl === url ? undefined : webpUrl
  const image = (
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
  )
  if (!smaller && !webp) return image
  return (
    <picture className={css.picture}>
      {smaller && <source type="image/avif" srcSet={smaller} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} />}
      {image}
    </picture>
  )
}
