import type { DecimalString } from '@kisscut/core/product'
import type { DieLine, Outcome, Placement } from './types.ts'

/**
 * What the use cases need of the room that handles untrusted artwork. Prepress fills these ports; both decode in
 * processes of their own, never in the one that answers requests.
 */

/** A file as it came from a shopper, in a folder of its own that the caller made and removes afterwards. */
export interface IncomingFile {
  /** Absolute path; whatever the intake makes of it is written beside it, into the same folder. */
  readonly path: string
  /** As the shopper named it: shown, never trusted. */
  readonly name: string
  readonly bytes: number
  /** Of a file with several pages or artboards the one that is kept alone, counted from 1; absent: all, the first is shown. */
  readonly page?: number
}

/** What the intake found out about a file it accepted. */
export interface IngestedFile {
  /** By content: `image/png`, `image/svg+xml`, `application/pdf`, … */
  readonly mime: string
  readonly isVector: boolean
  readonly hasAlpha: boolean
  /** Parts are entirely transparent, others white: on white material they look the same. */
  readonly transparentWhite?: boolean
  /** Nothing here could draw it (PostScript without Ghostscript, HEIC without its reader): its raster is a crossed frame. */
  readonly failedToRaster?: boolean
  /** Of the file that is kept; 1 for pictures. */
  readonly pages: number
  /** Pixels of raster artwork, upright; of the browser-ready raster for vectors. */
  readonly pixelWidth: number
  readonly pixelHeight: number
  /** Natural size where the file states one, three decimals; null otherwise. */
  readonly inchWidth: DecimalString | null
  readonly inchHeight: DecimalString | null
  /** Color space of a picture (`srgb`, `cmyk`, `b-w`, …), what its profile calls itself, and the dpi it states. */
  readonly space?: string
  readonly profile?: string
  readonly dpi?: number
  /** What is kept and served in place of the original (a sanitized SVG, one page alone); absent: the original itself. */
  readonly cleanPath?: string
  /** Browser-ready WebP, at most 2000 px on its longest side, transparency kept. */
  readonly rasterPath: string
  readonly rasterWidth: number
  readonly rasterHeight: number
  /** What the shopper should know, in words: a wrong ending, removed links, more pages than the one printed. */
  readonly notices?: readonly string[]
}

export interface Intake {
  /**
   * Judges one file. Refusals: `too_large` (bytes or pixels), `unsupported` (a kind the shop does not print),
   * `invalid` with the reason under `file` (empty, broken, encrypted, hostile), `conflict` (busy, try again).
   */
  take(file: IncomingFile): Promise<Outcome<IngestedFile>>
}

/** One configured product as its picture shows it; lengths are inches. */
export interface PreviewRequest {
  readonly dieLine: DieLine
  readonly width: DecimalString
  readonly height: DecimalString
  readonly placement: Placement | null
  /** The browser-ready raster of the artwork; null draws the bare material. */
  readonly userFile: {
    readonly raster: Uint8Array
    readonly mime: 'image/webp' | 'image/png'
    readonly pixelWidth: number
    readonly pixelHeight: number
    readonly hasAlpha: boolean
  } | null
  /** The material's look: `white`, `clear`, `holographic`, … */
  readonly look: string
  /** Longest side of the picture in pixels; 640 where absent. */
  readonly pixels?: number
  /** `webp` where absent. */
  readonly format?: 'webp' | 'png'
}

export interface Preview {
  /** A picture with a transparent background. Deterministic: the same request gives the same bytes. */
  render(request: PreviewRequest): Promise<Uint8Array>
}
