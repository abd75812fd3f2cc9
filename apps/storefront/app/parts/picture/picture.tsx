import type { Picture as PictureData } from '@kisscut/shop'
import css from './picture.module.css'

interface PictureProps {
  readonly picture: PictureData
  /** `lazy` below the fold; the first picture of a page is `eager` and fetched first. */
  readonly loading?: 'lazy' | 'eager'
  /** Decorative beside a text that says the same: the picture is not read out. */
  readonly decorative?: boolean
  readonly sizes?: string
  readonly className?: string
}

/** A picture that keeps its place before it loads. */
export function Picture({ picture, loading = 'lazy', decorative = false, sizes, className }: PictureProps) {
  const { url, webpUrl, alt, width, height } = picture
  return (
    <picture className={css.picture}>
      {webpUrl && <source type="image/webp" srcSet={webpUrl} sizes={sizes} />}
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
