import { invalid } from '../../outcome.ts'
import type { Outcome, Viewer } from '../../types.ts'
import { ARTWORK_MESSAGES } from '../messages.ts'
import {
  pictureOf,
  retouched,
  sourceOf,
  targetOf,
  worked,
  type Retouched,
  type RetouchNeeds,
  type RetouchOf,
} from './retouch.ts'

export interface Vectorizing {
  /** Areas of how many colours; a cut has one. */
  readonly colours: number
  readonly purpose: 'print' | 'cut'
}

/** Colours a drawing may have. */
export const COLOURS_AT_MOST = 32

/**
 * Draws a picture anew in vectors; once more, with other colours, from the picture. The vectorize price is charged from then
 * on (Spec §9), until the original is back.
 */
export const vectorize =
  (needs: RetouchNeeds) =>
  async (viewer: Viewer, of: RetouchOf, { colours, purpose }: Vectorizing): Promise<Outcome<Retouched>> => {
    if (!(Number.isInteger(colours) && colours >= 1 && colours <= COLOURS_AT_MOST))
      return invalid({ colours: [ARTWORK_MESSAGES.colours] })
    const target = await targetOf(needs, viewer, of)
    if (!target.ok) return target
    const file = await sourceOf(needs, target.value.file, 'vectorize')
    if (file.is_vector) return invalid({ file: [ARTWORK_MESSAGES.vectorAlready] })
    const bytes = await pictureOf(needs, file)
    const drawn = await worked(needs.retoucher.vectorize({ bytes, colours, purpose }))
    if (!drawn.ok) return drawn
    const svg = new TextEncoder().encode(drawn.value.svg)
    return retouched(needs, target.value, { of: file, by: 'vectorize', bytes: svg, mime: 'image/svg+xml' })
  }
