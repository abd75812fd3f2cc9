import type { Picture } from '@kisscut/shop'
import { smallerSet } from '../../../parts/picture/smaller-set.ts'

const SIDE = 960

const sticker = (name: string, place: 'first' | 'second' | 'third' | 'fourth', sizes: string) => {
  const picture: Picture = {
    url: `/demo/${name}.webp`,
    alt: '',
    width: SIDE,
    height: SIDE,
    smaller: [320, 480, 720].map((width) => ({ url: `/demo/${name}-${width}.avif`, width })),
  }
  return { picture, place, sizes, set: smallerSet(picture) ?? picture.url }
}

/** The hero's stickers: pictures, positions and widths. */
export const STICKERS = [
  sticker('hero-2', 'second', '(max-width: 48rem) min(38vw, 9rem), 13.5rem'),
  sticker('hero-4', 'fourth', '(max-width: 48rem) min(37vw, 9rem), 13.5rem'),
  sticker('hero-1', 'first', '(max-width: 48rem) min(54vw, 14rem), 21rem'),
  sticker('hero-3', 'third', '(max-width: 48rem) min(40vw, 10rem), 16rem'),
] as const

/** The largest sticker, the page's LCP element. */
export const LARGEST = STICKERS[2]
