import type { CutReport } from '@kisscut/shop'
import { fetchWhenFree } from './fetch-picture.ts'

/** The preflight's report on the saved product. Rejects if it can't run now. */
export const fetchPreflight = async (configuredId: string, signal: AbortSignal) =>
  (await fetchReport(configuredId, signal)).findings

/** The same with the cut line, if it follows the artwork. */
export async function fetchReport(configuredId: string, signal: AbortSignal): Promise<CutReport> {
  const response = await fetchWhenFree(`/prepress/api/v1/custom/${configuredId}/report/`, signal)
  if (!response.ok) throw new Error(`The preflight responded with ${response.status}.`)
  return (await response.json()) as CutReport
}
