import { finding, preflight, type PreflightReport } from '../preflight/index.ts'
import * as messages from '../messages/proof.ts'
import {
  bySide,
  checkLayout,
  joined,
  printPdf,
  type PressProfile,
  type PrintDesign,
  type PrintFile,
} from '../print/index.ts'
import type { ProofFacts } from './facts.ts'
import { proofPdf, type Judged } from './proof-pdf.ts'

/** Writes a proof from the design's actual print file and preflight, a page for each side. Throws where either fails. */
export async function writeProof(
  design: PrintDesign,
  facts: ProofFacts,
  press: PressProfile,
): Promise<Uint8Array> {
  const pages: Uint8Array[] = []
  for (const [at, side] of bySide(design).entries()) {
    const name = at === 1 && design.onBothSides ? messages.back : design.otherSides?.[at - 1]?.name
    const product = name === undefined ? facts.product : messages.sideOf(facts.product, name)
    pages.push(await proofPdf(side, { ...facts, product }, await judged(side, press)))
  }
  const pdf = await joined(pages)
  const problems = await checkLayout(pdf, pages.length)
  if (problems.length > 0) throw new Error(`The proof failed its check: ${problems.join('; ')}`)
  return pdf
}

/** The design's print file, and all findings about it. */
export async function judged(design: PrintDesign, press: PressProfile): Promise<Judged> {
  const file = await printPdf(design, press)
  return { file, report: withReason(await preflight(design), file) }
}

/** Findings known only once the file is written: why a drawing is printed as pixels (PROD-8). */
function withReason(report: PreflightReport, { dpi, reason }: PrintFile): PreflightReport {
  if (reason === null) return report
  const asPixels = finding('artwork.as-pixels', dpi ?? 0, 0, { detail: reason })
  return { ...report, findings: [...report.findings, asPixels] }
}
