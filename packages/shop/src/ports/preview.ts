import type { DecimalString } from '@kisscut/core/product'
import type { DieLine, ArtworkPlacement as Placement } from '@kisscut/core/configuration'

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
