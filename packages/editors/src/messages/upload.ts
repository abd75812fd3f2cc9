/** Texts of the upload editor before there is artwork, and of the file itself. */

export const drop = 'Drop your artwork here'
export const pasteOrChoose = 'or paste it. PNG, JPEG, WebP, TIFF, SVG or PDF, up to 50 MB.'
export const chooseFile = 'Choose a file'

export const bestFiles = 'What prints best'
export const vectorFiles = 'SVG, PDF and Illustrator files stay sharp at any size.'
export const photos = (wide: number, high: number) =>
  `Photos print sharp at this size from ${wide} × ${high} pixels.`
export const plainBackgrounds = 'A transparent or plain background works best. We can remove it for you.'

export const yourArtwork = 'Your artwork'
export const shareSent = 'Upload progress'
export const sent = (percent: string) => `${percent} uploaded`
export const checkingFile = 'Checking your file…'
/** While the shopper's file waits in the queue for prepress. */
export const ahead = (files: number) =>
  files === 0
    ? 'Yours is next.'
    : files === 1
      ? '1 file is ahead of yours.'
      : `${files} files are ahead of yours.`
export const stop = 'Stop'
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}, `
export const vectorArtwork = 'Vector artwork'
export const pixels = (width: number, height: number) => `${width} × ${height} pixels`
export const sizeOfFile = 'Size of the file'
export const fileIs = (size: string) => `Your file is ${size}.`
export const fileWithBleed = (size: string, bleed: string) => `Your file is ${size} with ${bleed} of bleed.`
export const fileWithoutBleed = (size: string) => `Your file is ${size} without bleed.`
export const fileCut = (size: string) => `Your file is cut along its own line, ${size}.`
export const shortBleed = (needed: string) => `We print ${needed} past the cut line.`
export const orderFileSize = (size: string, price: string) => `Order ${size} for ${price}`
export const keepFileSize = 'Keep its true size'
export const tryAgain = 'Try again'
export const changeFile = 'Change file'
export const remove = 'Remove'

export const changedElsewhere = 'Changed in another tab. Load it?'
export const loadIt = 'Load it'
export const keepThisOne = 'Keep this one'

export const cutLine = 'Cut line'
export const canvasWith = (name: string) =>
  `Canvas with ${name}. Arrow keys move it, brackets rotate it, plus and minus scale it.`
export const toolsNotLoaded =
  'Your artwork is saved, but the editing tools didn’t load. Please reload the page.'

export const drawing = 'Drawing the picture…'
export const notDrawn = 'The picture couldn’t be drawn just now.'
