/** The JSON of a saved product, or of a rejection. */
interface Record {
  readonly id?: string
  readonly revision?: number
}

/**
 * Reads the response to a save. If the key was used by an earlier call with other fields, the response to that call was
 * lost: its product counts as saved, and these fields are a change of it. Throws where a retry may succeed. API-25.
 */
export async function savedIn(
  response: Response,
): Promise<{ readonly isOk: boolean; readonly body: Record }> {
  const { status, ok } = response
  const isUnderWay = status === 409 && response.headers.has('retry-after')
  if (status >= 500 || status === 429 || isUnderWay) throw new Error(`The shop answered ${status}.`)
  const body = (await response.json()) as Record & { readonly made?: Record }
  return ok || body.made === undefined ? { isOk: ok, body } : { isOk: true, body: body.made }
}
