/** The JSON of a saved product, or of why it wasn't saved. */
interface Record {
  readonly id?: string
  readonly revision?: number
}

/**
 * What a save was answered. A key that was used for a call with other fields is one whose response was lost: what that one made counts as
 * saved, and these fields are a change of it. Rejects where it is worth trying again. API-25.
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
