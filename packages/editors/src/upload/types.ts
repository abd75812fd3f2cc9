import type { DieLineShape } from '@kisscut/artwork/die-line'
import type { Box } from '@kisscut/artwork/geometry'
import type { Placement, PlacementRecord } from '@kisscut/artwork/placement'
import type { Unit } from '@kisscut/core/units'
import type { RetouchResult } from '@kisscut/machines/retouching'
import type { Table } from './behavior/use-table.ts'
import type { RetouchRequest } from './retouch/request.ts'

/** The shopper's artwork as the editor needs it. */
export interface EditorFile {
  readonly id: string
  readonly name: string
  readonly pixelWidth: number
  readonly pixelHeight: number
  readonly isVector: boolean
  readonly hasAlpha: boolean
  /** The file this one was made of, and how; null for what was uploaded. */
  readonly originalId: string | null
  readonly madeBy: 'page' | 'crop' | 'background' | 'vectorize' | null
  /** Pages or artboards of the document it is, or is a page of; 1 for pictures. */
  readonly pages: number
  /** The page of it that is kept alone, from 1; null: all are, and the first is printed. */
  readonly page: number | null
  /** Browser-ready picture. */
  readonly rasterUrl: string
  /** What the shop found in the file when it took it in, in its words. */
  readonly notices?: readonly string[]
}

/** What lies on the mat and is kept on the server. */
export interface PlacementDraft {
  /** Null while there is no artwork. */
  readonly placement: PlacementRecord | null
  readonly dieLine: DieLineShape
}

/** Something the shop's preflight found in the artwork or the cut as they were kept, in its words. */
export interface Finding {
  readonly code: string
  readonly level: 'error' | 'warning'
  readonly element: 'artwork' | 'cut'
  readonly message: string
  /** The box around what it is about: inches from the product's upper left corner. */
  readonly place?: Box
  /** The mend of one click, where there is one: place the artwork so. */
  readonly fix?: { readonly placement?: Placement }
}

/** A file the shop has taken in, with where it was laid. */
export interface PlacedArtwork extends EditorFile {
  readonly placement: PlacementRecord
}

/** Where artwork comes from: a file, or the words why what came is none. */
export interface FileInput {
  readonly onFile: (file: File) => void
  readonly onMissed: (text: string) => void
}

export interface Sending {
  readonly progress: (share: number) => void
  readonly taken: (file: PlacedArtwork) => void
  readonly refused: (texts: readonly string[]) => void
  readonly failed: () => void
}

/** What the editor asks of the page around it. */
export interface EditorCallbacks {
  /** Sends a file; answers through the reports and gives a way to stop. */
  readonly send: (file: File, reports: Sending) => () => void
  readonly remove: (id: string) => Promise<void>
  /** Makes something of the artwork as it lies; when the signal comes first, all stays as it was. Rejects to be tried again. */
  readonly retouch: (wish: RetouchRequest, signal: AbortSignal) => Promise<RetouchResult<PlacedArtwork>>
  /** What the preflight finds in the product as it was kept last. */
  readonly preflight: (signal: AbortSignal) => Promise<readonly Finding[]>
  /** Told at once of every change, before it has rested and is kept: a page that is left early loses nothing. */
  readonly noted: (laid: PlacementDraft) => void
  readonly keep: (
    laid: PlacementDraft,
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
  /** The line around the file where it lies now, as the shop will cut it; null where it is not known. */
  readonly contour: string | null
  readonly file: PlacedArtwork | null
  /** What artwork is laid on, where its code has been fetched already. */
  readonly table: Table | null
  /** What the preflight found in it when the page was opened. */
  readonly findings: readonly Finding[]
  /** What a document's pages look like: the first so many have a picture each. */
  readonly pages: { readonly most: number; readonly thumbnail: (fileId: string, page: number) => string }
  /** What drawing the artwork in vectors costs, as shown; null: nothing. */
  readonly vectorizePrice: string | null
  readonly unit: Unit
  readonly locale: string
  readonly callbacks: EditorCallbacks
  /** Told whenever something is not kept yet, or there is no artwork. */
  readonly onState?: (state: { readonly isSaved: boolean; readonly hasFile: boolean }) => void
}
