import type { DieLineShape } from '@kisscut/artwork/die-line'
import type { PlacementRecord } from '@kisscut/artwork/placement'
import type { Unit } from '@kisscut/core/units'

/** The shopper's artwork as the editor needs it. */
export interface EditorFile {
  readonly id: string
  readonly name: string
  readonly pixelWidth: number
  readonly pixelHeight: number
  readonly isVector: boolean
  readonly hasAlpha: boolean
  /** Browser-ready picture. */
  readonly rasterUrl: string
  /** What the shop found in the file when it took it in, in its words. */
  readonly notices?: readonly string[]
}

/** What lies on the mat and is kept on the server. */
export interface Laid {
  /** Null while there is no artwork. */
  readonly placement: PlacementRecord | null
  readonly dieLine: DieLineShape
}

/** A file the shop has taken in, with where it was laid. */
export interface TakenArtwork extends EditorFile {
  readonly placement: PlacementRecord
}

export interface Sending {
  readonly progress: (share: number) => void
  readonly taken: (file: TakenArtwork) => void
  readonly refused: (texts: readonly string[]) => void
  readonly failed: () => void
}

/** What the editor asks of the page around it. */
export interface Errands {
  /** Sends a file; answers through the reports and gives a way to stop. */
  readonly send: (file: File, reports: Sending) => () => void
  readonly remove: (id: string) => Promise<void>
  /** Told at once of every change, before it has rested and is kept: a page that is left early loses nothing. */
  readonly noted: (laid: Laid) => void
  readonly keep: (
    laid: Laid,
  ) => Promise<{ readonly ok: true } | { readonly ok: false; readonly texts: readonly string[] }>
}

export interface UploadEditorProps {
  /** Size of the product in inches. */
  readonly width: number
  readonly height: number
  /** The material's look and name. */
  readonly look: string
  readonly materialName: string
  readonly dieLine: DieLineShape
  readonly file: TakenArtwork | null
  readonly unit: Unit
  readonly locale: string
  readonly errands: Errands
  /** Told whenever something is not kept yet, or there is no artwork. */
  readonly onState?: (state: { readonly isKept: boolean; readonly hasFile: boolean }) => void
}
