import type { Picture } from '@kisscut/shop'
import { smallerSet } from '../picture/smaller-set.ts'

// Apart from what every page has: the cart does without.

/** A picture for a place the size of a thumb: the fewest pixels it is kept in. */
export const thumbnailOf = ({ url, smaller = [] }: Pick<Picture, 'url' | 'smaller'>): string =>
  smaller[0]?.url ?? url

/** The attributes by which a browser takes the pixels it needs for a picture that is shown so wide. */
export const shownIn = (picture: Parameters<typeof smallerSet>[0], sizes: string) => {
  const srcSet = smallerSet(picture)
  return srcSet === undefined ? {} : { srcSet, sizes }
}
