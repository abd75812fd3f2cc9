import { dieLineOf, type Design } from '@kisscut/artwork/design'
import type { PrintRules } from '@kisscut/core/print-rules'
import type { Arrived } from '../design-tools/library/library-store.ts'

/** Letters of the words that are missing from their font, each once; empty for none, or before the font is loaded. */
export function missingLetters(design: Design, { drawing, resources }: Arrived, rules: PrintRules): string {
  const words = design.elements.find(({ kind }) => kind === 'text')
  const [side] = design.sides
  if (!drawing || !words || !side) return ''
  const found = drawing
    .findingsOf(words, dieLineOf(design, side, rules), resources, rules)
    .find(({ code }) => code === 'missing-letters')
  return found ? String(found.measured) : ''
}
