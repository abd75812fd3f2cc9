import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openFace } from '@kisscut/artwork/open-face'
import { arcOutline, lineOutline, setLine } from '@kisscut/artwork/text'
import type { Arc, Face, Setting } from '@kisscut/artwork/text'
import { boxAround, flatten } from '@kisscut/artwork/geometry'
import type { Box } from '@kisscut/artwork/geometry'
import wawoff from 'wawoff2'

/** The typefaces of the demo artworks, all under the Open Font License; text is outlined, so that no font is shipped. */
export const FACES = [
  'abril-fatface',
  'alfa-slab-one',
  'archivo-black',
  'bebas-neue',
  'bowlby-one',
  'graduate',
  'kaushan-script',
  'lilita-one',
  'lobster',
  'monoton',
  'oswald',
  'pacifico',
  'righteous',
  'rye',
  'shrikhand',
  'yellowtail',
] as const
export type FaceName = (typeof FACES)[number]

/** Lettering as path data. */
export interface Lettering {
  /** A line on a straight baseline. */
  line(face: FaceName, text: string, set: Setting & { x: number; y: number; anchor?: Anchor }): string
  /** A line around a circle. */
  arc(face: FaceName, text: string, set: Setting & Arc): string
  /** A line set to an exact width. */
  fit(face: FaceName, text: string, set: { x: number; y: number; width: number; tracking?: number }): string
}
type Anchor = 'start' | 'middle' | 'end'
const SHARE: Record<Anchor, number> = { start: 0, middle: 0.5, end: 1 }

/** Opens every face once. */
export async function openLettering(): Promise<Lettering> {
  const faces = new Map<FaceName, Face>()
  for (const name of FACES) faces.set(name, openFace(await fontFile(name)))
  const face = (name: FaceName) => faces.get(name) as Face

  return {
    line(name, text, { x, y, anchor = 'middle', ...setting }) {
      const line = setLine(face(name), text, setting)
      return lineOutline(line, x - line.width * SHARE[anchor], y)
    },
    arc(name, text, { size, tracking, ...arc }) {
      return arcOutline(setLine(face(name), text, { size, ...(tracking ? { tracking } : {}) }), arc)
    },
    fit(name, text, { x, y, width, tracking = 0 }) {
      const ink = inkOf(lineOutline(setLine(face(name), text, { size: 100, tracking })))
      const size = (100 * width) / ink.width
      const line = setLine(face(name), text, { size, tracking })
      return lineOutline(line, x - width / 2 - (ink.x * size) / 100, y)
    },
  }
}

const inkOf = (path: string): Box => boxAround(flatten(path, 0.2).flat())

async function fontFile(name: FaceName): Promise<Uint8Array> {
  const weight = name === 'oswald' ? 600 : 400
  const require = createRequire(import.meta.url)
  const file = require.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`)
  return wawoff.decompress(readFileSync(file))
}
