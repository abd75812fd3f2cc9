import type { LoadedCustom } from '../configure/configured-product.ts'
import type { Finding, PrintDesign, ProductionPorts } from '../ports-production.ts'

/** What stands between a product and the press, in words. */
export interface PreflightReport {
  /** Green: nothing that stops it. */
  readonly passed: boolean
  readonly findings: readonly (Finding & { readonly message: string })[]
}

/** Below 72 dpi the shopper decides (Spec §9): approved, it stops nothing any more. */
const isApproved = ({ row }: LoadedCustom, { code }: Finding): boolean =>
  code === 'artwork.unprintable-resolution' && row.low_resolution_choice === 'approve'

/** Everything a printer would ask about a product, with what its owner has approved told as a warning. */
export const preflightOf = async (
  { press, preflightMessage }: Pick<ProductionPorts, 'press' | 'preflightMessage'>,
  loaded: LoadedCustom,
  design: PrintDesign,
): Promise<PreflightReport> => {
  const { findings } = await press.preflight(design)
  const told = findings.map((finding) => ({
    ...finding,
    level: isApproved(loaded, finding) ? ('warning' as const) : finding.level,
    message: preflightMessage(finding),
  }))
  return { passed: told.every(({ level }) => level !== 'error'), findings: told }
}

/** What stops a product, by the element it is found on. */
export const stopsOf = ({ findings }: PreflightReport): Record<string, readonly string[]> => {
  const stops: Record<string, string[]> = {}
  for (const { level, element, message } of findings)
    if (level === 'error') (stops[element] ??= []).push(message)
  return stops
}
