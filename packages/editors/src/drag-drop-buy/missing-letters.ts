import { dieLineOf, type Design } from '@kisscut/artwork/design'
import type { PrintRules } from '@kisscut/core/print-rules'
import type { Arrived } from '../design-tools/library/library-store.ts'

/** The letters of the words that their font does not have, each once; empty: none, or the font is not here yet. */
export function missingLetters(design: Design, { drawing, resources }: Arrived, rules: PrintRules): string {
  const words = design.elements.find(({ kind }) => kind === 'text')
  const [side] = design.sides
  if (!drawing || !words || !side) return ''
  const found = drawing
    .findingsOf(words, dieLineOf(design, side, rules), resources, rules)
    .find(({ code }) => code === 'missing-letters')
  return found ? String(found.measured) : ''
}
