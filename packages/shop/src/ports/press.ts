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
  /** From 1; an edit by staff makes a new version (PROD-4). */
  readonly version: number
  /** Day, such as `2026-11-21`. */
  readonly date: string
  readonly product: string
  readonly material: string
  readonly quantity: number
  readonly finished: FinishedSize
  /** Resolution of the artwork at this size, as on the pages; null for vectors or no artwork. */
  readonly dpi: number | null
  /** Colors of its films, lowest first. */
  readonly films?: readonly string[]
  readonly finishing?: readonly string[]
  /** Unwind direction of a roll, which is drawn. OPT-20. */
  readonly unwind?: UnwindPosition
}

/**
 * Checks designs and makes the files for press and customer. Calls reject if a file can't be made, with `TooBusyError` if the
 * queue is full.
 */
export interface Press {
  /** A side of a design as one artwork, used like an uploaded file. */
  draw(order: DrawingOrder, turn?: Turn): Promise<Drawing>
  /** The films of lettering, lowest first. LET-1. */
  films(drawn: DrawnDesign, turn?: Turn): Promise<readonly Film[]>
  print(
    design: PrintDesign,
    turn?: Turn,
  ): Promise<{ readonly pdf: Uint8Array; readonly plates: readonly string[] }>
  preflight(design: PrintDesign, turn?: Turn): Promise<{ readonly findings: readonly Finding[] }>
  proof(design: PrintDesign, facts: ProofFacts, turn?: Turn): Promise<{ readonly pdf: Uint8Array }>
  sheets(job: SheetJob): Promise<Sheets>
  /** A page with a code that the production floor scans, and its data as JSON. */
  ticket(facts: TicketFacts): Promise<{ readonly json: string; readonly pdf: Uint8Array }>
  /** The product in a scene; not to scale if it is larger than the scene's box. */
  mockUp(
    order: {
      readonly scene: Scene
      readonly design: PrintDesign
      /** Longer side; at most the scene's own. */
      readonly pixels?: number
    },
    turn?: Turn,
  ): Promise<{ readonly webp: Uint8Array; readonly trueScale: boolean }>
  /** Files one after the other; each is made when it is requested. */
  labels(job: LabelJob): AsyncIterable<LabelFile>
  /**
   * The cut line around a placed artwork, as the preview draws it; with `keep`, around each of its parts. Empty if nothing is
   * opaque.
   */
  lineAround(
    order: {
      readonly raster: Uint8Array
      readonly placement: PlacedArtwork
      /** The product with its contour settings; absent: the usual border. */
      readonly dieLine?: DieLineSpec
      readonly islands?: 'merge' | 'keep'
    },
    turn?: Turn,
  ): Promise<string>
  /** Lets work be tried again that exceeded its time or memory; without this call it fails at once. PROD-21. */
  tryAgain(): void
}
