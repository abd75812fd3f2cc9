import type { PreflightReport } from '@kisscut/shop'

/** What the preflight finds in a product as it was saved last. Rejects when it cannot be run now. */
export async function fetchPreflight(configuredId: string, signal: AbortSignal) {
  const response = await fetch(`/prepress/api/v1/custom/${configuredId}/report/`, {
    headers: { accept: 'application/json' },
    signal,
  })
  if (!response.ok) throw new Error(`The preflight responded with ${response.status}.`)
  return ((await response.json()) as PreflightReport).findings
}
