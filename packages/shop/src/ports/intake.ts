import type { DecimalString } from '@kisscut/core/product'
import type { Outcome } from '../outcome.ts'

/** Bytes an uploaded file may have: 50 MB. FILE-1. */
export const UPLOAD_LIMIT_BYTES = 50 * 1024 * 1024

/** An uploaded file in a folder of its own, which the caller makes and removes. */
export interface IncomingFile {
  /** Absolute path. The intake writes its results into the same folder. */
  readonly path: string
  /** The shopper's file name: shown, never trusted. */
  readonly name: string
  readonly bytes: number
  /** The only page or artboard to store, from 1; absent: all are stored and the first that shows something is drawn. */
  readonly page?: number
  /** Whose file it is: owners take turns in the queue. */
  readonly owner?: string
  /** Font files by family name, to outline a drawing's text with; absent: none. */
  readonly fonts?: (families: readonly string[]) => Promise<readonly Uint8Array[]>
  /** Aborted when the file is no longer needed: it leaves the queue, or its processing ends. */
  readonly signal?: AbortSignal
}

/** The intake's findings about an accepted file. */
export interface IngestedFile {
  /** By content: `image/png`, `image/svg+xml`, `application/pdf`, … */
  readonly mime: string
  /** Its own cut lines, path data in fractions of the page. They are not printed. Absent: none. FILE-20. */
  readonly cutLines?: readonly {
    readonly kind: 'thru' | 'kiss' | 'perforation' | 'crease'
    readonly path: string
  }[]
  readonly isVector: boolean
  readonly hasAlpha: boolean
  /** Convex outline of the opaque part, in fractions of the page; absent: the whole page. */
  readonly ink?: readonly { readonly x: number; readonly y: number }[]
  /** Printed to its edges: opaque there, and not white. */
  readonly fullBleed?: boolean
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
  /** What the cut leaves of the page, in fractions of it; absent: all of it. FILE-19. */
  readonly trim?: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>
  /** Color space of a picture (`srgb`, `cmyk`, `b-w`, …), what its profile calls itself, and the dpi it states. */
  readonly space?: string
  readonly profile?: string
  readonly dpi?: number
  /** The file stored and served in place of the original (a sanitized SVG, a single page); absent: the original itself. */
  readonly cleanPath?: string
  /** Browser-ready WebP, at most 2000 px on its longest side, transparency kept. */
  readonly rasterPath: string
  readonly rasterWidth: number
  readonly rasterHeight: number
  /** Notices for the shopper, in words: a wrong extension, removed links, more pages than the one printed. */
  readonly notices?: readonly string[]
}

export interface Intake {
  /**
   * Judges one file. Refusals: `too_large` (bytes or pixels), `unsupported` (a kind the shop does not print),
   * `invalid` with the reason under `file` (empty, broken, encrypted, hostile), `conflict` (too many files
   * wait, of this owner or of all).
   */
  take(file: IncomingFile): Promise<Outcome<IngestedFile>>
  /** The place in the queue of the owner's last waiting file; 0 where none waits (FILE-11). */
  place(owner: string): number
}
