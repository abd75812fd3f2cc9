/** Id of the product's drawing, for reuse in its thumbnail and its package. */
export const SCENE = 'sticker-scene'
