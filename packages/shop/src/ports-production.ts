import type { CutInk, CutLine, DieLineSpec } from '@kisscut/artwork/die-line'
import type { Box } from '@kisscut/artwork/geometry'
import type { Look } from '@kisscut/artwork/look'
import type { Placement as PlacedArtwork } from '@kisscut/artwork/placement'
import type { Alignment } from '@kisscut/artwork/text'
import type { BarcodeType } from '@kisscut/core/codes'
import type { Level } from '@kisscut/core/problem'

/**
 * What the use cases need of the room that retouches and prints. Prepress fills these ports; both work in processes of
 * their own, never in the one that answers requests.
 */

/** Part of a picture, in shares of its width and height from its top left corner: all of it is `0, 0, 1, 1`. */
export interface Share {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Why a picture kept its ground. `transparent`: it has none. `uneven`: it can't be told. `everything`: nothing would be left. */
export type BackgroundToKeep = 'transparent' | 'uneven' | 'everything'

/** What a retoucher rejects with where a file can't be worked on, or too many wait (`file.busy`); the message is for shoppers. */
export interface RetouchRejected extends Error {
  readonly name: 'RetouchRejected'
  readonly code: string
}

/** Works on bytes the shop has kept. Every call may reject with {@link RetouchRejected}. */
export interface Retoucher {
  removeBackground(order: {
    readonly bytes: Uint8Array
    /** 1–100; 28 where absent. */
    readonly tolerance?: number
    readonly kind?: 'auto' | 'flat' | 'photo'
  }): Promise<
    | { readonly removed: true; readonly png: Uint8Array; readonly share: number }
    | { readonly removed: false; readonly why: BackgroundToKeep }
  >
  /** Draws a picture anew from areas of so many colors; for the plotter from one. */
  vectorize(order: {
    readonly bytes: Uint8Array
    readonly colors: number
    readonly purpose: 'print' | 'cut'
  }): Promise<{ readonly svg: string }>
  crop(order: {
    readonly bytes: Uint8Array
    readonly mime: string
    readonly box: Share
  }): Promise<{ readonly bytes: Uint8Array; readonly mime: string }>
  /** The first pages of a document as small WebP pictures, in order; fewer where drawing them takes too long. */
  thumbnails(order: { readonly bytes: Uint8Array; readonly most: number }): Promise<readonly Uint8Array[]>
}

/** One product as it goes to press; lengths in inches. */
export interface PrintDesign {
  /** Stands in the file's title. */
  readonly title: string
  readonly dieLine: DieLineSpec
  readonly look: Look
  /** The file as it is kept; null: nothing but the cut. */
  readonly artwork: { readonly mime: string; readonly bytes: Uint8Array } | null
  readonly placement: PlacedArtwork | null
  /** OPT-13: mirrored, for the artwork faces the adhesive. */
  readonly reverseCut?: boolean
  /** The plate of the die line. */
  readonly cut?: CutInk
  /** Tear lines within the product: path data, open or closed. */
  readonly perforation?: string
  /** What else is cut on the same piece: the stickers on a sheet, the backing around a kiss-cut. Closed path data. */
  readonly otherCuts?: readonly CutLine[]
  /** White ink under the artwork; where absent, on materials that shine through or shimmer. */
  readonly whiteInk?: boolean
}

/** Something to look at before printing, in the unit its message says. */
export interface Finding {
  readonly code: string
  readonly level: Level
  readonly element: 'artwork' | 'cut'
  readonly measured: number
  readonly wanted: number
  /** The box around what it is about: inches from the product's upper left corner. */
  readonly place?: Box
  /** What numbers can't say: the letters that are missing, what a code says. */
  readonly says?: string
  /** Id of the element of a drawing. */
  readonly part?: string
  /** The mend of one click, where there is one: place the artwork so; put white ink under it. */
  readonly fix?: { readonly placement?: PlacedArtwork; readonly whiteInk?: true }
}

/** What a proof says beside its picture, in the customer's words. */
export interface ProofFacts {
  readonly shop: string
  readonly number: string
  /** From 1; a staff edit makes a new one (PROD-4). */
  readonly version: number
  /** `2026-11-21`. */
  readonly date: string
  readonly product: string
  readonly material: string
  readonly quantity: number
  readonly finishing?: readonly string[]
}

/** What the floor needs to know of one job. */
export interface TicketFacts {
  readonly version: 1
  /** Printed as Code 128: 1 to 24 printable ASCII characters. */
  readonly job: string
  readonly order: string
  /** Days as `2026-11-21`. */
  readonly date: string
  readonly due: string | null
  readonly shop: string
  readonly customer: string | null
  readonly product: { readonly id: string; readonly title: string }
  readonly material: { readonly id: string; readonly name: string }
  /** Inches. */
  readonly size: { readonly width: number; readonly height: number }
  readonly quantity: number
  readonly finishing: {
    readonly lamination: 'none' | 'matte' | 'gloss'
    readonly cut: 'die' | 'kiss' | 'none'
    readonly perforation: boolean
    readonly reverseCut: boolean
    readonly flexCut: boolean
  }
  /** Separations beside the process inks. */
  readonly plates: string[]
  readonly files: {
    readonly name: string
    readonly role: 'print' | 'cut' | 'proof' | 'labels' | 'artwork'
    readonly bytes: number
    readonly sha256: string
  }[]
  readonly sheets: { readonly count: number; readonly width: number; readonly height: number } | null
  readonly notes: string[]
}

/** What is printed on: a sheet, or a roll (no height) that runs as long as it must. Inches. */
export interface Stock {
  readonly width: number
  readonly height?: number
  /** Kept free all round. */
  readonly margin?: number
  /** Between any two pieces. */
  readonly gap?: number
}

/** Designs to be printed and cut together. */
export interface SheetJob {
  readonly title: string
  readonly pieces: readonly {
    readonly design: PrintDesign
    readonly copies: number
    readonly mayTurn?: boolean
  }[]
  readonly stock: Stock
  /** Corner crosses, dots for the plotter's camera, title and number in the margin. */
  readonly marks: { readonly crosses?: boolean; readonly dots?: boolean; readonly label?: boolean }
  readonly layout?: 'nest' | 'lanes'
  /** Fills what is left of the last sheet with more of the same. */
  readonly repeat?: boolean
}

/** Places a mock-up can show. */
export const SCENE_NAMES = ['laptop', 'bottle', 'carton'] as const
export type SceneName = (typeof SCENE_NAMES)[number]

/** PROD-9: a picture of a place, what lies over the product there, and the box it goes into. */
export interface Scene {
  readonly image: Uint8Array
  readonly foreground: Uint8Array | null
  /** Pixels of the image. */
  readonly box: Box
  readonly boxHeightInches: number
}

/** Files of the sheets in order: a page of the PDF, a cut SVG and a cut DXF each; and where every piece lies. */
export interface Sheets {
  readonly pdf: Uint8Array
  readonly cutSvg: readonly string[]
  readonly cutDxf: readonly string[]
  readonly nesting: {
    readonly sheets: number
    /** How long each sheet, or the roll, is used, in inches. */
    readonly lengths: readonly number[]
    readonly placed: readonly object[]
  }
  /** Separations beside the process inks. */
  readonly plates: readonly string[]
}

/** Where a label says something of its own; boxes in inches from the label's upper left corner. */
export type LabelField = {
  readonly box: Box
  /** `#rrggbb`; black where absent. */
  readonly color?: string
} & (
  | {
      readonly kind: 'text'
      /** The em in inches; a text wider than its box is set smaller. */
      readonly size: number
      readonly alignment?: Alignment
    }
  | { readonly kind: 'qr' }
  | { readonly kind: 'bar'; readonly barcode: BarcodeType }
)

/** Labels that share a design; every row has one value a field. */
export interface LabelJob {
  readonly design: PrintDesign
  readonly fields: readonly LabelField[]
  readonly records: Iterable<readonly string[]>
}

/** The labels `from` (counted from 1) up to and including `to`, a page each. */
export interface LabelFile {
  readonly pdf: Uint8Array
  readonly from: number
  readonly to: number
}

/** Judges designs and writes what press and customer need. Every call rejects where it can't be done, or too many wait. */
export interface Press {
  print(design: PrintDesign): Promise<{ readonly pdf: Uint8Array; readonly plates: readonly string[] }>
  preflight(design: PrintDesign): Promise<{ readonly findings: readonly Finding[] }>
  proof(design: PrintDesign, facts: ProofFacts): Promise<{ readonly pdf: Uint8Array }>
  sheets(job: SheetJob): Promise<Sheets>
  /** A page with a code to scan for the floor, and the same as JSON for programs. */
  ticket(facts: TicketFacts): Promise<{ readonly json: string; readonly pdf: Uint8Array }>
  /** The product where it will be seen; not in true scale where it is larger than the scene’s box. */
  mockUp(order: {
    readonly scene: Scene
    readonly design: PrintDesign
    /** Of the longer side; never more than the scene has. */
    readonly pixels?: number
  }): Promise<{ readonly webp: Uint8Array; readonly trueScale: boolean }>
  /** A file after the other; each is begun when it is asked for. */
  labels(job: LabelJob): AsyncIterable<LabelFile>
  /**
   * The line around an artwork where it lies, as the preview draws it; with `keep` around each of its parts. Empty where
   * nothing of it is solid.
   */
  lineAround(order: {
    readonly raster: Uint8Array
    readonly placement: PlacedArtwork
    readonly islands?: 'merge' | 'keep'
  }): Promise<string>
}

/** Writes cut lines for plotters: path data in inches, y downwards, a layer each. */
export interface Plotter {
  cutSvg(job: CutJob): string
  cutDxf(job: CutJob): string
}
export interface CutJob {
  readonly lines: readonly { readonly name: CutInk; readonly path: string }[]
  /** Of a reverse cut the product's width in inches: everything is mirrored within it, as in its print file. */
  readonly mirrored?: number
}

/** What the shop needs of the rooms that retouch, print and cut. */
export interface ProductionPorts {
  readonly retoucher: Retoucher
  readonly press: Press
  /** A press of its own for long work, so that it keeps no request waiting; `press` where absent. */
  readonly pressForJobs?: Press
  readonly plotter: Plotter
  readonly scenes: Readonly<Record<SceneName, Scene>>
  /** A finding in words. */
  preflightMessage(finding: Finding): string
}
