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
