import type { Mime } from '../intake/kinds.ts'
import type { NoticeCode, Values } from '../intake/messages.ts'
import type { Raster } from './raster.ts'

export interface Notice {
  readonly code: NoticeCode
  readonly values?: Values
}

/** What a decoder of one kind found out; the raster is written. */
export interface Decoded {
  readonly mime: Mime
  readonly isVector: boolean
  readonly pages: number
  readonly pixelWidth: number
  readonly pixelHeight: number
  readonly inchWidth: string | null
  readonly inchHeight: string | null
  readonly raster: Raster
  /** A file to be kept in place of the original was written: sanitized, or of a kind that the press can read. */
  readonly cleaned?: boolean
  /** What the file was when it came, where it is kept as another kind. */
  readonly sent?: Mime
  /** Nothing here can draw it: its raster is a crossed frame. */
  readonly failedToRaster?: boolean
  /** Color space of a picture, as in `srgb`, `cmyk`, `b-w`; what its profile calls itself; the dpi it states. */
  readonly space?: string
  readonly profile?: string
  readonly dpi?: number
  readonly notices: readonly Notice[]
}
