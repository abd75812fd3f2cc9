import * as messages from '../messages/upload.ts'

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

/** Why a file need not be sent, or null. Checks only size and name: the shop identifies files by their content. */
export function rejectionOf(file: { readonly name: string; readonly bytes: number; readonly mime: string }) {
  if (file.bytes <= 0) return messages.emptyFile
  if (file.bytes > MOST_BYTES) return messages.tooLarge(file.bytes)
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase()
  const isKnown = ACCEPTED.some((kind) => kind.mime === file.mime || kind.ending === ending)
  return isKnown ? null : messages.unsupported
}

/** Facts about dropped items that are known before they are read. */
export interface Dropped {
  readonly files: number
  readonly folders: number
}

/** Why a drop is not accepted; null for a single file. */
export function rejectionOfDrop({ files, folders }: Dropped): string | null {
  if (folders > 0) return messages.folder
  if (files === 0) return messages.noFile
  return files > 1 ? messages.oneAtATime : null
}
