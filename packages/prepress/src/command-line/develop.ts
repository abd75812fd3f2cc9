import type { Outcome } from '@kisscut/shop'
import { preflightMessage } from '../preflight/finding.ts'
import type { CommandName } from './commands.ts'
import type { Input } from './inputs.ts'
import { productOf, stops, type Product } from './product.ts'
import { EMPTY_REPORT, type FileReport, type Finding } from './report.ts'
import type { Configuration } from './options.ts'
import type { ReadyFile, Workspace } from './workspace.ts'

/** A file after its checks; without a product where something stops it. */
export interface Developed {
  readonly report: FileReport
  readonly product: Product | null
}

/**
 * Ingests a file, places it on its product and runs the preflight. Never rejects: every error becomes a
 * finding.
 */
export async function develop(
  {
    command,
    configuration,
    workspace: workspace,
  }: { command: CommandName; configuration: Configuration; workspace: Workspace },
  input: Input,
): Promise<Developed> {
  let report: FileReport = { file: input.file, passed: false, ...EMPTY_REPORT }
  const addFindings = (...findings: readonly Finding[]) => {
    report = { ...report, findings: [...report.findings, ...findings] }
  }
  const stopped = (...findings: readonly Finding[]): Developed => {
    addFindings(...findings)
    return { report: report, product: null }
  }
  try {
    const ingested = await workspace.ingest(input.path, input.file)
    if (!ingested.ok) return stopped(rejectionFinding(ingested))
    const { facts } = ingested.value
    report = { ...report, ...factsOf(ingested.value) }
    if (facts.failedToRaster)
      return stopped(stops('file.not-drawn', 'file', 'Nothing on this machine can draw this kind of file.'))
    for (const text of facts.notices ?? [])
      addFindings({ code: 'file.notice', level: 'warning', at: 'file', text, place: null })
    const product = await productOf(workspace, ingested.value, input.below, configuration)
    if ('code' in product) return stopped(product)
    report = { ...report, size: rounded(product.size), dpi: product.dpi }
    if (command !== 'contour') {
      const { passed, findings } = await workspace.preflight(product.design)
      for (const found of findings) {
        const { code, level, element: at, place } = found
        addFindings({ code, level, at, text: preflightMessage(found), place: place ? rounded(place) : null })
      }
      if (!passed && !configuration.approve) return stopped()
    }
    return { report: { ...report, passed: true }, product }
  } catch (thrown) {
    return stopped(failure(thrown))
  }
}

/** Finding for an unexpected error. */
export const failure = (thrown: unknown): Finding =>
  stops('failed', 'file', thrown instanceof Error ? thrown.message : String(thrown))

function rejectionFinding(outcome: Extract<Outcome<never>, { ok: false }>): Finding {
  const text = outcome.reason === 'invalid' ? Object.values(outcome.errors).flat().join(' ') : outcome.message
  return stops(`file.${outcome.reason}`, 'file', text)
}

const factsOf = ({ facts }: ReadyFile): Partial<FileReport> => ({
  kind: facts.mime,
  vector: facts.isVector,
  pages: facts.pages,
  pixels: facts.isVector ? null : { width: facts.pixelWidth, height: facts.pixelHeight },
})

/** Rounds to a thousandth of an inch, for reading. */
const rounded = <T extends object>(figures: T): T =>
  Object.fromEntries(
    Object.entries(figures).map(([name, inches]) => [name, Number(Number(inches).toFixed(3)) + 0]),
  ) as T
