import type { PreflightReport } from '@kisscut/shop'

/** What the preflight finds in a product as it was kept last. Rejects when the press room can't look at it now. */
export async function fetchPreflight(configuredId: string, signal: AbortSignal) {
  const response = await fetch(`/prepress/api/v1/custom/${configuredId}/report/`, {
    headers: { accept: 'application/json' },
    signal,
  })
  if (!response.ok) throw new Error(`The press room answered ${response.status}.`)
  return ((await response.json()) as PreflightReport).findings
}
