import type { ContourChoice, Design } from '@kisscut/artwork/design'
import type { DieLineShape } from '@kisscut/artwork/die-line'
import type { Box, Point } from '@kisscut/artwork/geometry'
import type { FileLine, Placement } from '@kisscut/artwork/placement'
import type { PrintRules } from '@kisscut/core/print-rules'
import type { Unit } from '@kisscut/core/units'
import type { AutosaveResult } from '@kisscut/machines/autosave'
import type { RetouchResult } from '@kisscut/machines/retouching'
import type { ComponentType, ReactNode } from 'react'
import type { CanvasActor, Overlay, Zoom } from '../canvas/index.ts'
import type { RetouchRequest } from './retouch/request.ts'

/** The shopper's artwork as the editor needs it. */
export interface EditorFile {
  readonly id: string
  readonly name: string
  readonly pixelWidth: number
  readonly pixelHeight: number
  readonly isVector: boolean
  readonly hasAlpha: boolean
  /** Printed to its edges: opaque there, and not white. */
  readonly fullBleed: boolean
  /** The file this one was made of, and how; null for what was uploaded. */
  readonly originalId: string | null
  readonly madeBy: 'page' | 'crop' | 'background' | 'vectorize' | null
  /** Pages or artboards of the document it is, or is a page of; 1 for pictures. */
  readonly pages: number
  /** The only page it has of a document, from 1; null: it has all, and the first is printed. */
  readonly page: number | null
  /** Convex outline of what is solid, in fractions of the page; null: not measured. */
  readonly ink: readonly Point[] | null
  /** Its own cut lines, path data in fractions of the page; null: none. FILE-21. */
  readonly cutLines: readonly FileLine[] | null
  /** Browser-ready picture. */
  readonly rasterUrl: string
  /** What the shop found in the file when it was uploaded, as messages. */
  readonly notices?: readonly string[]
}

/** The size a file was made in. FILE-19. */
export interface FileSize extends OrderedSize {
  /** The file it is of. */
  readonly file: string
  /** What the cut leaves of its page, in fractions of it. */
  readonly trim: Box
  /** It is that of its own cut line. */
  readonly isCut: boolean
  /** Inches of bleed on the side that has least. */
  readonly bleed: number
  /** What the product costs in that size, as shown; null: it has that size, or isn't sold in it. */
  readonly price: string | null
}

/** A file the shop has accepted, with where it is placed. */
export interface PlacedArtwork extends EditorFile {
  readonly placement: Placement
}

/** A size as it is ordered: decimal inches. */
export interface OrderedSize {
  readonly width: string
  readonly height: string
}

/** Something the shop's preflight found in the artwork or the cut as they were saved. */
export interface Finding {
  readonly code: string
  readonly level: 'error' | 'warning'
  readonly element: 'artwork' | 'cut'
  /** What was measured, in the unit of its message. */
  readonly measured?: number
  readonly message: string
  /** The box around what it is about: inches from the product's top left corner. */
  readonly place?: Box
  /** The fix of one click, where there is one: place the artwork so. */
  readonly fix?: {
    readonly placement?: Placement
    /** Or order this size, in inches. */
    readonly size?: OrderedSize
  }
  /** What the shop does about it in one tap, with its price. PROD-15. */
  readonly quickFix?:
    | { readonly label: string; readonly does: 'remove-background' | 'vectorize' }
    | { readonly label: string; readonly does: 'options'; readonly options: readonly ChosenOption[] }
}

/** An option as records name it. */
export interface ChosenOption {
  readonly option_set: string
  readonly option: string
}

/** Where artwork comes from: a file, or the message why it was rejected. */
export interface FileInput {
  readonly onFile: (file: File) => void
  readonly onMissed: (message: string) => void
}

/** What becomes of a file that is sent. */
export interface SendReports {
  readonly progress: (share: number) => void
  readonly accepted: (artwork: PlacedArtwork) => void
  readonly rejected: (messages: readonly string[]) => void
  readonly failed: () => void
}

/** What the editor needs of the page around it. */
export interface EditorHost {
  /** Sends a file; reports what becomes of it and returns a way to stop. */
  readonly send: (file: File, reports: SendReports) => () => void
  /** The place in the queue of what the shopper waits for; 0 where it does not wait. FILE-11. */
  readonly queuePlace: (signal: AbortSignal) => Promise<number>
  readonly remove: (id: string) => Promise<void>
  /** Retouches the artwork of a design. Aborting leaves it unchanged. Rejects on transient failure; safe to retry. */
  readonly retouch: (
    request: RetouchRequest,
    design: Design,
    signal: AbortSignal,
  ) => Promise<RetouchResult<PlacedArtwork>>
  /** The picture of a view of the product as it was saved last. Rejects when it can't be drawn now. */
  readonly draw: (view: string, signal: AbortSignal) => Promise<Blob>
  /** What the preflight finds in the product as it was saved last. */
  readonly preflight: (signal: AbortSignal) => Promise<readonly Finding[]>
  /** Orders the product in another size; the page then has the product in it. */
  readonly resize: (size: OrderedSize) => Promise<void>
  /**
   * Chooses these options in place of those that are chosen, which it returns; the page then has the product with them. Null:
   * the shop rejects them.
   */
  readonly choose: (options: readonly ChosenOption[]) => Promise<readonly ChosenOption[] | null>
  /** Called at once at every change, before it has rested and is saved: a page that is left early loses nothing. */
  readonly saveDraft: (design: Design) => void
  readonly save: (design: Design) => Promise<AutosaveResult>
  /** Calls back when the product has been saved elsewhere; returns a way to stop. DESIGN-22. */
  readonly onChangedElsewhere: (listener: () => void) => () => void
  /** The next save is over whatever was saved elsewhere. */
  readonly keep: () => void
  /** What was saved elsewhere; null: the page shows it itself, since the product is another. */
  readonly load: () => Promise<SavedElsewhere | null>
}

/** The same product with its artwork and cut line as saved elsewhere. */
export interface SavedElsewhere {
  readonly artwork: PlacedArtwork | null
  readonly shape: DieLineShape
  readonly contour: ContourChoice
}

/** The product as it will be made, or a place where it will be seen. DESIGN-27. */
export interface ProductView {
  readonly name: string
  readonly alt: string
  /** Changes with what the product is beside its design. */
  readonly version: number
}

export interface UploadEditorProps {
  /** The product with its artwork, as it was saved: a design with one image element, or none. */
  readonly design: Design
  /** It is not as the shop has it, and is to be saved. */
  readonly isUnsaved?: boolean
  /** The artwork in it; null while there is none. */
  readonly file: EditorFile | null
  /** The size the file was made in; null: it states none. */
  readonly fileSize: FileSize | null
  /** The material's look. */
  readonly look: string
  /** White ink lies under the artwork; else its white shows a material that is not white. PROD-20. */
  readonly whiteInk: boolean
  /** The lines that follow the artwork where it is now, as the shop will cut them; null where one is not known. */
  readonly lines: { readonly contour: string | null; readonly kissCuts: string | null }
  /** Every sticker on it is kiss-cut on its own. DESIGN-29. */
  readonly isSheet: boolean
  /** A kiss-cut piece stays on a backing. */
  readonly hasBacking: boolean
  /** Holes for grommets are cut out of its corners. OPT-19. */
  readonly hasHoles: boolean
  /** Inches that fitted artwork leaves blank inside a shape; null: as usual. OPT-10. */
  readonly margin: number | null
  /** What the shop holds artwork to. SETTINGS-12. */
  readonly rules: PrintRules
  /** What the product is sold cut along. DESIGN-21. */
  readonly dieLines: readonly DieLineShape[]
  /** What rounded corners add to the price, as shown; empty: nothing. OPT-17. */
  readonly cornersCharge: string
  /** What artwork is edited with, where its code has been fetched already. */
  readonly tools: ComponentType<ArtworkToolsProps> | null
  /** What the preflight found when the page was opened. */
  readonly findings: readonly Finding[] | null
  /** What a document's pages look like: the first so many have a picture each. */
  readonly pages: { readonly most: number; readonly thumbnail: (fileId: string, page: number) => string }
  /** The picture of a file as it is shown: in the colors of print or of the screen. PROD-13. */
  readonly pictureOf: (file: EditorFile) => string
  /** Chooses between the two. */
  readonly colorSwitch: ReactNode
  /** What is shown instead of the canvas; null: the canvas. */
  readonly view: ProductView | null
  /** What vectorizing costs, as shown; null: nothing. */
  readonly vectorizePrice: string | null
  readonly unit: Unit
  readonly locale: string
  readonly host: EditorHost
  /** Called whenever something is not saved yet, or there is no artwork. */
  readonly onState?: (state: EditorState) => void
}

/** What the page around the editor follows. */
export interface EditorState {
  readonly isSaved: boolean
  readonly hasFile: boolean
  /** Nothing is saved before the shopper has answered a question. */
  readonly isWaitingForChoice: boolean
}

/** The design that is edited, with the files it refers to. The design is the only state; files never change. */
export interface UploadSession {
  readonly actor: CanvasActor
  /** Every file of this page's history, by its id. */
  readonly files: Map<string, EditorFile>
  /** Another artwork, or none, that the shop has on record already: its history begins here. */
  readonly open: (artwork: PlacedArtwork | null) => void
  /** What was saved elsewhere, as one step that can be undone. */
  readonly load: (saved: SavedElsewhere) => void
}

/** Autosaving, connected. */
export interface Autosave {
  readonly isSaved: boolean
  readonly hasFailed: boolean
  readonly messages: readonly string[]
  /** The product was saved elsewhere: nothing is saved until that is settled. */
  readonly isStale: boolean
  /** What the design is now is to be saved. */
  readonly settle: () => void
}

/** Retouching, connected. */
export interface Retouching {
  readonly isBusy: boolean
  /** Something is under way, or a slider still rests before it is. */
  readonly isRequested: boolean
  /** What is or was last worked on. */
  readonly request: RetouchRequest | null
  readonly messages: readonly string[]
  readonly start: (request: RetouchRequest) => void
  /** The same again with another value, while a slider is moved. */
  readonly tune: (request: RetouchRequest) => void
  readonly cancel: () => void
}

/** Options chosen in one tap, connected. */
export interface ChosenOptions {
  readonly choose: (options: readonly ChosenOption[]) => Promise<void>
  /** Counts the changes. */
  readonly version: number
  /** Null: what is undone next is a step of the design, or nothing. */
  readonly undo: (() => Promise<void>) | null
  readonly redo: (() => Promise<void>) | null
}

/** What the tools get that are fetched once there is artwork. */
export interface ArtworkToolsProps extends Pick<
  UploadEditorProps,
  | 'fileSize'
  | 'lines'
  | 'isSheet'
  | 'hasBacking'
  | 'margin'
  | 'rules'
  | 'findings'
  | 'pages'
  | 'vectorizePrice'
  | 'view'
  | 'unit'
  | 'locale'
  | 'host'
> {
  readonly session: UploadSession
  readonly file: EditorFile
  readonly autosave: Autosave
  readonly retouching: Retouching
  readonly options: ChosenOptions
  /** A file is sent or removed. */
  readonly isUploading: boolean
  readonly canvas: {
    readonly element: HTMLElement | null
    readonly zoom: Zoom
    readonly set: (changed: Partial<Overlay>) => void
  }
  /** Keys of the tools go here while the canvas has the focus. */
  readonly onKeys: (listener: ((event: KeyboardEvent) => boolean) | null) => void
  readonly card: ReactNode
  readonly shapes: ReactNode
}
