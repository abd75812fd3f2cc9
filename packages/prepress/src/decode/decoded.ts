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
  /** A sanitised file was written in place of the original. */
  readonly cleaned?: boolean
  readonly notices: readonly Notice[]
}
