/** Texts of the preview tool. */

export const view = 'View'
export const onPhoto = 'On the photo'
export const upClose = 'Up close'
export const photoHelp =
  'Your product on the photo. Arrow keys move it, with Shift further; plus and minus make it larger and smaller.'

/** Labels of steps for the undo button. */
export const steps = { move: 'move', size: 'size', photo: 'photo' } as const

export const photos = 'Photo'
export const noPhoto = 'There is no photo for this product just now, so your design is shown on its own.'
export const photoNotFetched =
  'This photo couldn’t be loaded, so your design is shown on its own. Your design is safe.'
export const tryAgain = 'Try again'
export const noPlace = 'This photo shows no place for your product, so your design is shown on its own.'
export const isLarger = (size: string, percent: string) =>
  `At ${size}, your product is larger than this place. The photo shows it at ${percent} of its size.`

export const sizeAndPlace = 'Size and place'
export const width = 'Width'
export const height = 'Height'
export const left = 'Left'
export const top = 'Top'
export const keepProportions = 'Keep proportions'
export const setSizes = 'This product comes in set sizes. Choose one under “Material, size and quantity.”'
export const byButtons = 'Move and resize'
export const moveLeft = 'Move left'
export const moveRight = 'Move right'
export const moveUp = 'Move up'
export const moveDown = 'Move down'
export const smaller = 'Smaller'
export const larger = 'Larger'
export const center = 'Center'
