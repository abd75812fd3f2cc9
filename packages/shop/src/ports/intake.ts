import type { DecimalString } from '@kisscut/core/product'
import type { Outcome } from '../outcome.ts'

/** Most bytes of an uploaded file: 50 MB. FILE-1. */
export const UPLOAD_LIMIT_BYTES = 50 * 1024 * 1024

/** An uploaded file in its own folder, which the caller creates and removes. */
export interface IncomingFile {
  /** Absolute path. The intake writes its results into the same folder. */
  readonly path: string
  /** The shopper's file name: shown, never trusted. */
  readonly name: string
  readonly bytes: number
  /** The only page or artboard to store, from 1; absent: all pages are stored, and the first with content is drawn. */
  readonly page?: number
  /** Owner of the file: owners take turns in the queue. */
  readonly owner?: string
  /** Font files by family name, to outline a drawing's text; absent: none. */
  readonly fonts?: (families: readonly string[]) => Promise<readonly Uint8Array[]>
  /** Aborted when the file is no longer needed: it leaves the queue, or its processing stops. */
  readonly signal?: AbortSignal
}

/** The intake's findings about an accepted file. */
export interface IngestedFile {
  /** By content: `image/png`, `image/svg+xml`, `application/pdf`, … */
  readonly mime: string
  /** Its own cut lines, as path data in fractions of the page; they are not printed. Absent if it has none. FILE-20. */
  readonly cutLines?: readonly {
    readonly kind: 'thru' | 'kiss' | 'perforation' | 'crease'
    readonly path: string
  }[]
  readonly isVector: boolean
  readonly hasAlpha: boolean
  /** Convex outline of the opaque part, in fractions of the page; absent: the whole page. */
  readonly ink?: readonly { readonly x: number; readonly y: number }[]
  /** Whether it is opaque and not white at its edges. */
  readonly fullBleed?: boolean
  /** Whether some areas are fully transparent and others white: on white material they look the same. */
  readonly transparentWhite?: boolean
  /** Whether it couldn't be drawn (PostScript without Ghostscript, HEIC without its reader); its raster is a crossed frame. */
  readonly failedToRaster?: boolean
  /** Pages of the stored file; 1 for pictures. */
  readonly pages: number
  /** Pixels of raster artwork, upright, or of a vector's browser-ready raster. */
  readonly pixelWidth: number
  readonly pixelHeight: number
  /** Natural size with three decimals; null if the file doesn't state one. */
  readonly inchWidth: DecimalString | null
  readonly inchHeight: DecimalString | null
  /** The trim in fractions of the page; absent: the whole page. FILE-19. */
  readonly trim?: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>
  /** Color space of a picture (`srgb`, `cmyk`, `b-w`, …), its profile's name, and its stated dpi. */
  readonly space?: string
  readonly profile?: string
  readonly dpi?: number
  /** The file stored and served instead of the original (a sanitized SVG, a single page); absent: the original itself. */
  readonly cleanPath?: string
  /** Browser-ready WebP with transparency, at most 2000 px on its longest side. */
  readonly rasterPath: string
  readonly rasterWidth: number
  readonly rasterHeight: number
  /** Notices for the shopper: a wrong extension, removed links, more pages than the printed one. */
  readonly notices?: readonly string[]
}

export interface Intake {
  /**
   * Checks one file. Failures: `too_large` (bytes or pixels), `unsupported` (a kind the shop doesn't print),
   * `invalid` with the reason at `file` (empty, broken, encrypted, hostile), `conflict` (too many files are waiting, of this
   * owner or in all).
   */
  take(file: IncomingFile): Promise<Outcome<IngestedFile>>
  /** The queue position of the owner's last waiting file; 0 if none is waiting (FILE-11). */
  place(owner: string): number
}
