import { VECTORIZE_COLORS } from '@kisscut/core/vectorize'
import { invalid, type Outcome } from '../../outcome.ts'
import {
  pictureOf,
  retouched,
  sourceOf,
  targetOf,
  worked,
  type Retouched,
  type RetouchOf,
} from './retouch.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Deps, DepsOf } from '../../dependencies.ts'
import * as messages from '../../messages/artwork.ts'

export interface Vectorizing {
  /** Number of colors; 1 for a cut. */
  readonly colors: number
  readonly purpose: 'print' | 'cut'
}

const { least, most } = VECTORIZE_COLORS

/**
 * Redraws a picture as a vector; with other colors, it starts again from the picture. The vectorize price is charged until the
 * original is restored (FILE-9).
 */
export const vectorize =
  (
    deps: Deps<'retoucher'> & DepsOf<typeof pictureOf | typeof retouched | typeof sourceOf | typeof targetOf>,
  ) =>
  async (viewer: Viewer, of: RetouchOf, { colors, purpose }: Vectorizing): Promise<Outcome<Retouched>> => {
    if (!(Number.isInteger(colors) && colors >= least && colors <= most))
      return invalid({ colors: [messages.colors] })
    const target = await targetOf(deps, viewer, of)
    if (!target.ok) return target
    const file = await sourceOf(deps, target.value.file, 'vectorize')
    if (file.is_vector) return invalid({ file: [messages.vectorAlready] })
    const bytes = await pictureOf(deps, file)
    const drawn = await worked(deps.retoucher.vectorize({ owner: viewer.owner, bytes, colors, purpose }))
    if (!drawn.ok) return drawn
    const svg = new TextEncoder().encode(drawn.value.svg)
    return retouched(deps, viewer, target.value, {
      of: file,
      by: 'vectorize',
      bytes: svg,
      mime: 'image/svg+xml',
    })
  }
