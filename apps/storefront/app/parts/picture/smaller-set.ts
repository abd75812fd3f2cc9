import type { Picture } from '@kisscut/shop'

/**
 * The `srcset` of a picture that is also kept smaller. Its full size is WebP and stands in the same list: whoever reads
 * AVIF reads WebP.
 */
export function smallerSet({
  url,
  webpUrl,
  width,
  smaller = [],
}: Pick<Picture, 'url' | 'webpUrl' | 'width' | 'smaller'>): string | undefined {
  if (smaller.length === 0) return undefined
  const all = [...smaller, { url: webpUrl ?? url, width }]
  return all.map((each) => `${each.url} ${each.width}w`).join(', ')
}

/** A picture for a place the size of a thumb: the fewest pixels it is kept in. */
export const thumbnailOf = ({ url, smaller = [] }: Pick<Picture, 'url' | 'smaller'>): string =>
  smaller[0]?.url ?? url

/** The attributes by which a browser takes the pixels it needs for a picture that is shown so wide. */
export const shownIn = (picture: Parameters<typeof smallerSet>[0], sizes: string) => {
  const srcSet = smallerSet(picture)
  return srcSet === undefined ? {} : { srcSet, sizes }
}
