import type { Picture } from '@kisscut/shop'

/**
 * The `srcset` of a picture with smaller copies. The WebP original is in the same list as AVIF copies, because browsers
 * that read AVIF read WebP.
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
