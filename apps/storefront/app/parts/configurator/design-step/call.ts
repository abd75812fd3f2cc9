/** Calls the API: POST with fields, otherwise GET. Throws when the shop is in trouble. */
export async function call<T>(path: string, fields?: object) {
  const response = await fetch(`/custom/api/v1/${path}`, {
    headers: { accept: 'application/json', ...(fields && { 'content-type': 'application/json' }) },
    ...(fields && { method: 'POST', body: JSON.stringify(fields) }),
  })
  if (response.status >= 500 || response.status === 429)
    throw new Error(`The shop responded with ${response.status}.`)
  const body: unknown = await response.json()
  return response.ok ? ({ ok: true, body: body as T } as const) : ({ ok: false, body } as const)
}
