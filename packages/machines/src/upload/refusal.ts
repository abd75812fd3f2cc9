/** The kinds of artwork the shop takes, by ending and by what browsers call them. */
export const ACCEPTED = [
  { ending: 'png', mime: 'image/png' },
  { ending: 'jpg', mime: 'image/jpeg' },
  { ending: 'jpeg', mime: 'image/jpeg' },
  { ending: 'webp', mime: 'image/webp' },
  { ending: 'tif', mime: 'image/tiff' },
  { ending: 'tiff', mime: 'image/tiff' },
  { ending: 'svg', mime: 'image/svg+xml' },
  { ending: 'pdf', mime: 'application/pdf' },
] as const

/** The largest file the shop takes, in bytes: 50 MB. */
export const MOST_BYTES = 50 * 1024 * 1024

export const EMPTY_FILE = 'This file is empty.'
export const TOO_LARGE = 'This file is larger than 50 MB.'
export const UNSUPPORTED = 'This kind of file can not be printed. Use PNG, JPEG, WebP, TIFF, SVG or PDF.'

/**
 * Why a file need not even be sent, or null. A first look at size and name only: what a file really is, the shop judges
 * by its content.
 */
export function refusalOf(file: { readonly name: string; readonly bytes: number; readonly mime: string }) {
  if (file.bytes <= 0) return EMPTY_FILE
  if (file.bytes > MOST_BYTES) return TOO_LARGE
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase()
  const isKnown = ACCEPTED.some((kind) => kind.mime === file.mime || kind.ending === ending)
  return isKnown ? null : UNSUPPORTED
}
