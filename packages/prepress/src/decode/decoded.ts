import type { Box } from '@kisscut/artwork/geometry'
import type { Mime } from '../intake/kinds.ts'
import type { NoticeCode, Values } from '../intake/messages.ts'
import type { FileLine } from './cut-names.ts'
import type { Raster } from './raster.ts'

export interface Notice {
  readonly code: NoticeCode
  readonly values?: Values
}

/** Result of a decoder; the raster has been written. */
export interface Decoded {
  readonly mime: Mime
  /** Lines to cut, in fractions of the page. They are not printed. */
  readonly cutLines?: readonly FileLine[]
  readonly isVector: boolean
  readonly pages: number
  readonly pixelWidth: number
  readonly pixelHeight: number
  readonly inchWidth: string | null
  readonly inchHeight: string | null
  /** The trimmed area, in fractions of the page; absent: all of it. */
  readonly trim?: Box
  readonly raster: Raster
  /** A file to store in place of the original was written: sanitized, or in a format that the press reads. */
  readonly cleaned?: boolean
  /** Content type of the uploaded file, where it is stored as another. */
  readonly sent?: Mime
  /** It could not be drawn: its raster is a placeholder. */
  readonly failedToRaster?: boolean
  /** Color space of a picture (`srgb`, `cmyk`, `b-w`); its profile's name; its stated dpi. */
  readonly space?: string
  readonly profile?: string
  readonly dpi?: number
  /** Font families of its text, where it was read without fonts. */
  readonly families?: readonly string[]
  readonly notices: readonly Notice[]
}
