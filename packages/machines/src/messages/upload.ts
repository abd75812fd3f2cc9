/** Why a file is not sent, or was not received: the same messages as intake's. */

export const emptyFile = 'This file is empty. Please choose another one.'
export const unsupported =
  'We can’t read this file type. Please send a PNG, JPEG, WebP, TIFF, GIF, AVIF, SVG or PDF file.'
export const tooLarge = (bytes: number): string =>
  `This file is ${Math.ceil(bytes / 104857.6) / 10} MB. The limit is 50 MB.`

export const folder = 'This is a folder. Please drop the file itself.'
export const noFile = 'This isn’t a file. Save the picture to your computer first, then drop that file here.'
export const oneAtATime = 'One file at a time, please.'
export const noPicturePasted = 'There’s no picture to paste. Copy one, or choose a file.'

export const sendingFailed = 'The upload was interrupted. Your file is still here: try again.'
export const removingFailed = 'We couldn’t remove the file. Please try again.'
