import type { ContourChoice } from '@kisscut/artwork/design'
import type { DieLine, ArtworkPlacement as Placement } from '@kisscut/core/configuration'
import type { PlacedArtwork } from '@kisscut/editors/upload'
import { call } from './call.ts'
import { artworkOfWire, type FileWire } from './editor-file.ts'

interface CustomWire {
  readonly width: string
  readonly height: string
  readonly material: string | null
  readonly user_file: string | null
  readonly placement: Placement | null
  readonly clip_type: DieLine
  readonly contour_offset: string
  readonly contour_smoothness: string
  readonly contour_holes: ContourChoice['contourHoles']
  readonly revision: number
}

/** The product's current artwork with its placement; with `fileId`, that file's artwork. */
export async function fetchArtwork(configuredId: string, fileId?: string) {
  const product = await call<CustomWire>(`custom/${configuredId}/`)
  if (!product.ok) throw new Error('The product cannot be read.')
  const { user_file, placement, clip_type: shape, revision, ...details } = product.body
  const id = fileId ?? user_file
  const file = id === null ? null : await call<FileWire>(`user-file/${id}/`)
  const artwork: PlacedArtwork | null = file?.ok ? artworkOfWire(file.body, placement) : null
  const contour: ContourChoice = {
    contourOffset: Number(product.body.contour_offset),
    contourSmoothness: Number(product.body.contour_smoothness),
    contourHoles: product.body.contour_holes,
  }
  return { details, artwork, shape, contour, revision }
}
