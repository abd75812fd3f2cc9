import type { Picture } from '@kisscut/shop'
import { smallerSet } from '../picture/smaller-set.ts'

// In a file of its own, because the cart doesn't need the rest.

/** The smallest copy of a picture, for thumbnails. */
export const thumbnailOf = ({ url, smaller = [] }: Pick<Picture, 'url' | 'smaller'>): string =>
  smaller[0]?.url ?? url

/** Attributes that let the browser choose a copy of the picture by its displayed width. */
export const shownIn = (picture: Parameters<typeof smallerSet>[0], sizes: string) => {
  const srcSet = smallerSet(picture)
  return srcSet === undefined ? {} : { srcSet, sizes }
}
