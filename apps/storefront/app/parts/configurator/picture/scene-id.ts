/** The drawing of the product, for whatever repeats it: its thumbnail, its package. */
export const SCENE = 'sticker-scene'
