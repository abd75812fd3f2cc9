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

/** The shopper's artwork for the editor. */
export interface EditorFile {
  readonly id: string
  readonly name: string
  readonly pixelWidth: number
  readonly pixelHeight: number
  readonly isVector: boolean
  readonly hasAlpha: boolean
  /** Printed to its edges: opaque there, and not white. */
  readonly fullBleed: boolean
  /** The file this one was made from; null for an upload. */
  readonly originalId: string | null
  readonly madeBy: 'page' | 'crop' | 'background' | 'vectorize' | null
  /** Number of pages or artboards of its document; 1 for pictures. */
  readonly pages: number
  /** The only page it has of a document, from 1; null: it has all, and the first is printed. */
  readonly page: number | null
  /** Convex outline of the opaque part, in fractions of the page; null where not measured. */
  readonly ink: readonly Point[] | null
  /** Its own cut lines, path data in fractions of the page; null for none. FILE-21. */
  readonly cutLines: readonly FileLine[] | null
  /** Browser-ready picture. */
  readonly rasterUrl: string
  /** Notices from intake, as messages. */
  readonly notices?: readonly string[]
}

/** The size stated in a file. FILE-19. */
export interface FileSize extends OrderedSize {
  /** Id of the file. */
  readonly file: string
  /** The trimmed area of its page, in fractions of it. */
  readonly trim: Box
  /** The size comes from its own cut line. */
  readonly isCut: boolean
  /** Bleed in inches on the side with the least. */
  readonly bleed: number
  /** Formatted price of the product in that size; null where it has that size, or isn't sold in it. */
  readonly price: string | null
}

/** A file the shop has accepted, with its placement. */
export interface PlacedArtwork extends EditorFile {
  readonly placement: Placement
}

/** An ordered size: decimal inches. */
export interface OrderedSize {
  readonly width: string
  readonly height: string
}

/** A finding of the shop's preflight in the saved artwork or cut. */
export interface Finding {
  readonly code: string
  readonly level: 'error' | 'warning'
  readonly element: 'artwork' | 'cut'
  /** The measured value, in the unit of its message. */
  readonly measured?: number
  readonly message: string
  /** The bounding box of its place: inches from the product's top left corner. */
  readonly place?: Box
  /** The one-click fix, or absent: a placement. */
  readonly fix?: {
    readonly placement?: Placement
    /** Or an ordered size, in inches. */
    readonly size?: OrderedSize
  }
  /** A one-click action of the shop, with its price. PROD-15. */
  readonly quickFix?:
    | { readonly label: string; readonly does: 'remove-background' | 'vectorize' }
    | { readonly label: string; readonly does: 'options'; readonly options: readonly ChosenOption[] }
}

/** An option as in its record. */
export interface ChosenOption {
  readonly option_set: string
  readonly option: string
}

/** Receives a file, or a message why it was rejected. */
export interface FileInput {
  readonly onFile: (file: File) => void
  readonly onMissed: (message: string) => void
}

/** Callbacks of an upload. */
export interface SendReports {
  readonly progress: (share: number) => void
  readonly accepted: (artwork: PlacedArtwork) => void
  readonly rejected: (messages: readonly string[]) => void
  readonly failed: () => void
}

/** The editor's interface to its page. */
export interface EditorHost {
  /** Sends a file with callbacks; returns a function that stops. */
  readonly send: (file: File, reports: SendReports) => () => void
  /** The place in the queue of the shopper's waiting work; 0 for none. FILE-11. */
  readonly queuePlace: (signal: AbortSignal) => Promise<number>
  readonly remove: (id: string) => Promise<void>
  /** Retouches the artwork of a design. Aborting leaves it unchanged. Rejects on transient failure; safe to retry. */
  readonly retouch: (
    request: RetouchRequest,
    design: Design,
    signal: AbortSignal,
  ) => Promise<RetouchResult<PlacedArtwork>>
  /** The picture of a view of the saved product. Rejects where it can't be drawn now. */
  readonly draw: (view: string, signal: AbortSignal) => Promise<Blob>
  /** The preflight findings of the saved product. */
  readonly preflight: (signal: AbortSignal) => Promise<readonly Finding[]>
  /** Orders the product in another size, which the page then shows. */
  readonly resize: (size: OrderedSize) => Promise<void>
  /**
   * Replaces the chosen options, and returns the previous ones; the page then shows the product with the new ones. Null where the
   * shop rejects them.
   */
  readonly choose: (options: readonly ChosenOption[]) => Promise<readonly ChosenOption[] | null>
  /** Called at once on every change, before it rests and is saved: leaving the page early loses nothing. */
  readonly saveDraft: (design: Design) => void
  readonly save: (design: Design) => Promise<AutosaveResult>
  /** Calls the listener when the product was saved elsewhere; returns a function that unsubscribes. DESIGN-22. */
  readonly onChangedElsewhere: (listener: () => void) => () => void
  /** Makes the next save overwrite what was saved elsewhere. */
  readonly keep: () => void
  /** Loads what was saved elsewhere; null where the page shows it itself, because the product is another. */
  readonly load: () => Promise<SavedElsewhere | null>
}

/** The product's artwork and cut line as saved elsewhere. */
export interface SavedElsewhere {
  readonly artwork: PlacedArtwork | null
  readonly shape: DieLineShape
  readonly contour: ContourChoice
}

/** The finished product, or a place where it will be used. DESIGN-27. */
export interface ProductView {
  readonly name: string
  readonly alt: string
  /** Changes with the product's properties besides its design. */
  readonly version: number
}

export interface UploadEditorProps {
  /** The saved product with its artwork: a design with one image element, or none. */
  readonly design: Design
  /** Whether it differs from the shop's and must be saved. */
  readonly isUnsaved?: boolean
  /** Its artwork; null for none. */
  readonly file: EditorFile | null
  /** The size stated in the file; null for none. */
  readonly fileSize: FileSize | null
  /** The material's look. */
  readonly look: string
  /** White ink is below the artwork; otherwise its white shows a material that is not white. PROD-20. */
  readonly whiteInk: boolean
  /** The lines around the artwork in its initial place, as the shop will cut them; null where one is unknown. */
  readonly lines: { readonly contour: string | null; readonly kissCuts: string | null }
  /** Every sticker on it is kiss-cut separately. DESIGN-29. */
  readonly isSheet: boolean
  /** A kiss-cut piece stays on a backing. */
  readonly hasBacking: boolean
  /** Holes for grommets are cut out of its corners. OPT-19. */
  readonly hasHoles: boolean
  /** Blank margin of fitted artwork inside a shape, in inches; null for the default. OPT-10. */
  readonly margin: number | null
  /** The shop's print rules. SETTINGS-12. */
  readonly rules: PrintRules
  /** The cut shapes in which the product is sold. DESIGN-21. */
  readonly dieLines: readonly DieLineShape[]
  /** Formatted surcharge for rounded corners; empty for none. OPT-17. */
  readonly cornersCharge: string
  /** The artwork tools, if already loaded. */
  readonly tools: ComponentType<ArtworkToolsProps> | null
  /** The findings when the page was opened. */
  readonly findings: readonly Finding[] | null
  /** Thumbnails of a document's pages, for at most this many first pages. */
  readonly pages: { readonly most: number; readonly thumbnail: (fileId: string, page: number) => string }
  /** The displayed picture of a file: in print or screen colors. PROD-13. */
  readonly pictureOf: (file: EditorFile) => string
  /** Switches between print and screen colors. */
  readonly colorSwitch: ReactNode
  /** A view shown instead of the canvas; null for the canvas. */
  readonly view: ProductView | null
  /** Formatted price of vectorizing; null for none. */
  readonly vectorizePrice: string | null
  readonly unit: Unit
  readonly locale: string
  readonly host: EditorHost
  /** Called whenever something becomes unsaved or saved, or artwork is added or removed. */
  readonly onState?: (state: EditorState) => void
}

/** State of the editor for its page. */
export interface EditorState {
  readonly isSaved: boolean
  readonly hasFile: boolean
  /** Nothing is saved until the shopper answers a question. */
  readonly isWaitingForChoice: boolean
}

/** The edited design, with the files it refers to. The design is the only state; files never change. */
export interface UploadSession {
  readonly actor: CanvasActor
  /** Every file in this page's history, by id. */
  readonly files: Map<string, EditorFile>
  /** Opens another saved artwork, or none, with a new history. */
  readonly open: (artwork: PlacedArtwork | null) => void
  /** Loads what was saved elsewhere, as one undo step. */
  readonly load: (saved: SavedElsewhere) => void
}

/** Autosave, connected. */
export interface Autosave {
  readonly isSaved: boolean
  readonly hasFailed: boolean
  readonly messages: readonly string[]
  /** The product was saved elsewhere: nothing is saved until the shopper decides. */
  readonly isStale: boolean
  /** Saves the current design. */
  readonly settle: () => void
}

/** Retouching, connected. */
export interface Retouching {
  readonly isBusy: boolean
  /** A retouch is running, or a slider still rests before it does. */
  readonly isRequested: boolean
  /** The running or last request. */
  readonly request: RetouchRequest | null
  readonly messages: readonly string[]
  readonly start: (request: RetouchRequest) => void
  /** Repeats a request with another value, while a slider moves. */
  readonly tune: (request: RetouchRequest) => void
  readonly cancel: () => void
}

/** Options chosen with one click, connected. */
export interface ChosenOptions {
  readonly choose: (options: readonly ChosenOption[]) => Promise<void>
  /** Number of changes. */
  readonly version: number
  /** Null where the next undo step belongs to the design, or there is none. */
  readonly undo: (() => Promise<void>) | null
  readonly redo: (() => Promise<void>) | null
}

/** Props of the lazily loaded artwork tools. */
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
  /** A file is being sent or deleted. */
  readonly isUploading: boolean
  readonly canvas: {
    readonly element: HTMLElement | null
    readonly zoom: Zoom
    readonly set: (changed: Partial<Overlay>) => void
  }
  /** Receives the tools' key handler for the focused canvas. */
  readonly onKeys: (listener: ((event: KeyboardEvent) => boolean) | null) => void
  readonly card: ReactNode
  readonly shapes: ReactNode
}
