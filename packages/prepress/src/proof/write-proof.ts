import { preflight } from '../preflight/index.ts'
import { checkLayout, printPdf, type PressProfile, type PrintDesign } from '../print/index.ts'
import type { ProofFacts } from './facts.ts'
import { proofPdf } from './proof-pdf.ts'

/** Writes a proof from the design's actual print file and preflight. Throws where any of it fails. */
export async function writeProof(
  design: PrintDesign,
  facts: ProofFacts,
  press: PressProfile,
): Promise<Uint8Array> {
  const file = await printPdf(design, press)
  const pdf = await proofPdf(design, facts, { file, report: await preflight(design) })
  const problems = await checkLayout(pdf)
  if (problems.length > 0) throw new Error(`The proof failed its check: ${problems.join('; ')}`)
  return pdf
}
