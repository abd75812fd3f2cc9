import type { CutReport } from '@kisscut/shop'
import { fetchWhenFree } from './fetch-picture.ts'

/** What the preflight finds in a product as it was saved last. Rejects when it cannot be run now. */
export const fetchPreflight = async (configuredId: string, signal: AbortSignal) =>
  (await fetchReport(configuredId, signal)).findings

/** The same with the line it is cut along, where that follows the artwork. */
export async function fetchReport(configuredId: string, signal: AbortSignal): Promise<CutReport> {
  const response = await fetchWhenFree(`/prepress/api/v1/custom/${configuredId}/report/`, signal)
  if (!response.ok) throw new Error(`The preflight responded with ${response.status}.`)
  return (await response.json()) as CutReport
}
