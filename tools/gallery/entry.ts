import type { Studio } from './studio.ts'

/** One picture of the gallery. */
export interface Entry {
  /** Its identifier in the code: `clip_mask`, `ean13`, `kraft`. */
  readonly name: string
  /** Caption, one sentence. */
  readonly shows: string
  /** The function that drew it. */
  readonly drawnBy: string
  /** Its file in docs/gallery; tests check SVGs computed by arithmetic alone, but not pictures made of pixels. */
  readonly file: `${string}.svg` | `${string}.webp`
  readonly exact: boolean
  /** Null: a program needed to draw it is missing, and the existing picture stays. */
  draw(studio: Studio): Promise<string | Uint8Array | null>
}

/** A chapter of the gallery. */
export interface Section {
  readonly title: string
  readonly description: string
  readonly entries: readonly Entry[]
}

/** An SVG from arithmetic alone: the same bytes on every machine. */
export const exact = (
  file: `${string}.svg`,
  name: string,
  drawnBy: string,
  shows: string,
  draw: (studio: Studio) => string | Promise<string>,
): Entry => ({ name, shows, drawnBy, file, exact: true, draw: async (studio) => draw(studio) })

/** A raster picture: the same bytes on the same machine only. */
export const rendered = (
  file: Entry['file'],
  name: string,
  drawnBy: string,
  shows: string,
  draw: Entry['draw'],
): Entry => ({ name, shows, drawnBy, file, exact: false, draw })
