import type { TextItem } from '@kisscut/artwork/design'
import type { LetteringFinding } from '@kisscut/artwork/lettering'
import type { Arrived } from '../design-tools/index.ts'

/** Step of offered heights in inches. */
const STEP = 0.125
/** Safety factor: outlines are measured to a five-hundredth of an inch. */
const SPARE = 1.05
/** Largest growth factor offered; beyond it the lettering would look different. */
const MOST = 8

/** Cap height of a line in inches at which the finding is resolved; null where no height helps. LET-9. */
export function tallEnough(
  { measured, wanted }: Pick<LetteringFinding, 'measured' | 'wanted'>,
  { font, size }: TextItem,
  { drawing, resources }: Arrived,
): number | null {
  const face = resources.face(font)
  if (!drawing || !face || !(measured > 0) || !(wanted > measured)) return null
  const by = (wanted / measured) * SPARE
  if (by > MOST) return null
  return Math.ceil((drawing.capHeightOf(face, size) * by) / STEP) * STEP
}
