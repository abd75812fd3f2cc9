import type { DieLineSpec } from '@kisscut/artwork/die-line'
import { preflight, type PreflightFinding } from '../preflight/index.ts'
import type { PrintDesign } from '../print/index.ts'

/** The product, and artwork that fits it, in inches. */
export const square: DieLineSpec = { shape: 'rectangle', width: 2, height: 2 }
export const within = { x: 0.25, y: 0.25, width: 1.5, height: 1.5, rotation: 0 }
/** A drawing of 10 × 10 units. */
export const svg = (content: string) => ({
  mime: 'image/svg+xml',
  bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${content}</svg>`),
})
/** A product with this artwork on it. */
const design = (more: Partial<PrintDesign> = {}): PrintDesign => ({
  title: 'x',
  dieLine: square,
  look: 'white',
  artwork: svg('<rect width="10" height="10" fill="#654"/>'),
  placement: within,
  ...more,
})
/** Codes of all findings in this file's tests. */
export const seen = new Set<string>()
export const found = async (more: Partial<PrintDesign>): Promise<readonly PreflightFinding[]> => {
  const { findings } = await preflight(design(more))
  for (const { code } of findings) seen.add(code)
  return findings
}
export const codes = async (more: Partial<PrintDesign>) => (await found(more)).map(({ code }) => code)
