import type { Outcome } from '@kisscut/shop'
import { preflightMessage } from '../preflight/finding.ts'
import type { CommandName } from './commands.ts'
import type { Input } from './inputs.ts'
import { productOf, stops, type Product } from './product.ts'
import { NOTHING_KNOWN, type FileReport, type Finding } from './report.ts'
import type { Configuration } from './options.ts'
import type { Taken, Workshop } from './workshop.ts'

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
    workshop,
  }: { command: CommandName; configuration: Configuration; workshop: Workshop },
  input: Input,
): Promise<Developed> {
  let known: FileReport = { file: input.file, passed: false, ...NOTHING_KNOWN }
  const tell = (...findings: readonly Finding[]) => {
    known = { ...known, findings: [...known.findings, ...findings] }
  }
  const stopped = (...findings: readonly Finding[]): Developed => {
    tell(...findings)
    return { report: known, product: null }
  }
  try {
    const taken = await workshop.take(input.path, input.file)
    if (!taken.ok) return stopped(refused(taken))
    const { facts } = taken.value
    known = { ...known, ...factsOf(taken.value) }
    if (facts.failedToRaster)
      return stopped(stops('file.not-drawn', 'file', 'Nothing on this machine can draw this kind of file.'))
    for (const text of facts.notices ?? [])
      tell({ code: 'file.notice', level: 'warning', at: 'file', text, place: null })
    const product = await productOf(workshop, taken.value, input.below, configuration)
    if ('code' in product) return stopped(product)
    known = { ...known, size: rounded(product.size), dpi: product.dpi }
    if (command !== 'contour') {
      const { passed, findings } = await workshop.preflight(product.design)
      for (const found of findings) {
        const { code, level, element: at, place } = found
        tell({ code, level, at, text: preflightMessage(found), place: place ? rounded(place) : null })
      }
      if (!passed && !configuration.approve) return stopped()
    }
    return { report: { ...known, passed: true }, product }
  } catch (thrown) {
    return stopped(failure(thrown))
  }
}

/** Finding for an unexpected error. */
export const failure = (thrown: unknown): Finding =>
  stops('failed', 'file', thrown instanceof Error ? thrown.message : String(thrown))

function refused(outcome: Extract<Outcome<never>, { ok: false }>): Finding {
  const text = outcome.reason === 'invalid' ? Object.values(outcome.errors).flat().join(' ') : outcome.message
  return stops(`file.${outcome.reason}`, 'file', text)
}

const factsOf = ({ facts }: Taken): Partial<FileReport> => ({
  kind: facts.mime,
  vector: facts.isVector,
  pages: facts.pages,
  pixels: facts.isVector ? null : { width: facts.pixelWidth, height: facts.pixelHeight },
})

/** Rounds to a thousandth of an inch, for people. */
const rounded = <T extends object>(figures: T): T =>
  Object.fromEntries(
    Object.entries(figures).map(([name, inches]) => [name, Number(Number(inches).toFixed(3)) + 0]),
  ) as T
