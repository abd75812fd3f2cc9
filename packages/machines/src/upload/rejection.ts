/** The kinds of artwork the shop accepts, by file extension and MIME type. */
export const ACCEPTED = [
  { ending: 'png', mime: 'image/png' },
  { ending: 'jpg', mime: 'image/jpeg' },
  { ending: 'jpeg', mime: 'image/jpeg' },
  { ending: 'webp', mime: 'image/webp' },
  { ending: 'tif', mime: 'image/tiff' },
  { ending: 'tiff', mime: 'image/tiff' },
  { ending: 'gif', mime: 'image/gif' },
  { ending: 'avif', mime: 'image/avif' },
  { ending: 'svg', mime: 'image/svg+xml' },
  { ending: 'pdf', mime: 'application/pdf' },
] as const

/** The `accept` attribute of a file field. */
export const ACCEPT = ACCEPTED.map(({ ending }) => `.${ending}`).join(',')

/** The largest file the shop accepts, in bytes: 50 MB. */
export const MOST_BYTES = 50 * 1024 * 1024

/** The intake's own messages, so that browser and server say the same. */
export const EMPTY_FILE = 'This file is empty. Please choose another one.'
export const UNSUPPORTED =
  'We can’t read this file type. Please send a PNG, JPEG, WebP, TIFF, GIF, AVIF, SVG or PDF file.'
export const tooLarge = (bytes: number): string =>
  `This file is ${Math.ceil(bytes / 104857.6) / 10} MB. The limit is 50 MB.`

/**
 * Why a file need not even be sent, or null. A check of size and name only: what a file really is, the shop finds out
 * by its content.
 */
export function rejectionOf(file: { readonly name: string; readonly bytes: number; readonly mime: string }) {
  if (file.bytes <= 0) return EMPTY_FILE
  if (file.bytes > MOST_BYTES) return tooLarge(file.bytes)
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase()
  const isKnown = ACCEPTED.some((kind) => kind.mime === file.mime || kind.ending === ending)
  return isKnown ? null : UNSUPPORTED
}

/** What was dropped on the page, as far as it is known before it is read. */
export interface Dropped {
  readonly files: number
  readonly folders: number
}

export const FOLDER = 'This is a folder. Please drop the file itself.'
export const NO_FILE = 'This isn’t a file. Save the picture to your computer first, then drop that file here.'
export const ONE_AT_A_TIME = 'One file at a time, please.'
export const NO_PICTURE_PASTED = 'There’s no picture to paste. Copy one, or choose a file.'

/** Why nothing of what was dropped is accepted; null for a single file. */
export function rejectionOfDrop({ files, folders }: Dropped): string | null {
  if (folders > 0) return FOLDER
  if (files === 0) return NO_FILE
  return files > 1 ? ONE_AT_A_TIME : null
}
