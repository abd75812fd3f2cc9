import type { DieLineSpec } from '@kisscut/artwork/die-line'
import type { Placement as PlacedArtwork } from '@kisscut/artwork/placement'
import type { FinishedSize } from '@kisscut/core/design'
import type { UnwindPosition } from '@kisscut/core/option'
import type { Film } from '@kisscut/artwork/lettering'
import type { Drawing, DrawingOrder, DrawnDesign } from './drawing.ts'
import type { PrintDesign, Finding } from './print-design.ts'
import type { TicketFacts } from './ticket.ts'
import type { SheetJob, Sheets } from './sheets.ts'
import type { Scene } from './scenes.ts'
import type { LabelJob, LabelFile } from './labels.ts'
import type { Turn } from './turn.ts'

/** The text of a proof, in the customer's words. */
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
  readonly finished: FinishedSize
  /** The resolution of the artwork at this size, as the pages state it; null for vectors and none. */
  readonly dpi: number | null
  /** Colors of the films that it is cut from, the lowest first. */
  readonly films?: readonly string[]
  readonly finishing?: readonly string[]
  /** Of a roll: the direction it is unwound in, which is drawn. OPT-20. */
  readonly unwind?: UnwindPosition
}

/** Judges designs and writes what press and customer need. Every call rejects where it can't be done; with `TooBusyError` where too many wait. */
export interface Press {
  /** A side of a design as one artwork, in the place of an uploaded file. */
  draw(order: DrawingOrder, turn?: Turn): Promise<Drawing>
  /** The films that lettering is cut from, the lowest first. LET-1. */
  films(drawn: DrawnDesign, turn?: Turn): Promise<readonly Film[]>
  print(
    design: PrintDesign,
    turn?: Turn,
  ): Promise<{ readonly pdf: Uint8Array; readonly plates: readonly string[] }>
  preflight(design: PrintDesign, turn?: Turn): Promise<{ readonly findings: readonly Finding[] }>
  proof(design: PrintDesign, facts: ProofFacts, turn?: Turn): Promise<{ readonly pdf: Uint8Array }>
  sheets(job: SheetJob): Promise<Sheets>
  /** A page with a code to scan for the floor, and the same as JSON for programs. */
  ticket(facts: TicketFacts): Promise<{ readonly json: string; readonly pdf: Uint8Array }>
  /** The product where it will be seen; not in true scale where it is larger than the scene’s box. */
  mockUp(
    order: {
      readonly scene: Scene
      readonly design: PrintDesign
      /** Of the longer side; never more than the scene has. */
      readonly pixels?: number
    },
    turn?: Turn,
  ): Promise<{ readonly webp: Uint8Array; readonly trueScale: boolean }>
  /** A file after the other; each is begun when it is asked for. */
  labels(job: LabelJob): AsyncIterable<LabelFile>
  /**
   * The cut line around an artwork at its place, as the preview draws it; with `keep`, around each of its parts. Empty if nothing in it
   * is opaque.
   */
  lineAround(
    order: {
      readonly raster: Uint8Array
      readonly placement: PlacedArtwork
      /** The product, with how its contour was chosen; absent: with the usual border. */
      readonly dieLine?: DieLineSpec
      readonly islands?: 'merge' | 'keep'
    },
    turn?: Turn,
  ): Promise<string>
  /** Work that exceeded its time or memory fails at once when repeated; after this call it is tried again. PROD-21. */
  tryAgain(): void
}
