import type { Design } from '@kisscut/artwork/design'
import type { SoldProduct } from '../configure/sold-product.ts'
import type { Drawing, DrawnDesign, ElementPicture } from '../ports/drawing.ts'

/** The part of a product that is drawn; the row identifies the owner of its files. */
export type DrawnProduct = Pick<SoldProduct, 'design' | 'rules' | 'named' | 'soldItem'> & {
  readonly row: Pick<SoldProduct['row'], 'owner'> & Partial<Pick<SoldProduct['row'], 'id'>>
}

/** Draws designs of texts, shapes, codes, cliparts and pictures. */
export interface Drawings {
  /** A side of a custom's design as one artwork; by default its first. Rejects if it can't be drawn. */
  of(loaded: DrawnProduct, side?: string): Promise<Drawing>
  /**
   * Drawings for showing a product: rejects with `SupersededError` if a newer state of the custom is requested before this one's
   * turn.
   */
  readonly latest: Drawings
  /** The side with its fonts and colors, for preflight and labels. */
  drawn(loaded: DrawnProduct, side?: string): Promise<DrawnDesign>
  /** A hexadecimal hash that changes with everything a custom's drawings depend on. */
  fingerprint(loaded: DrawnProduct): Promise<string>
  /** The watermark over a whole design with a company's artwork; null if none of its artworks has one. MKT-7. */
  watermark(design: Design): Promise<ElementPicture | null>
}
