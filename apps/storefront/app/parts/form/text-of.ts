/** Characters a field of these forms may hold; what is longer is cut, and nobody's. */
const LONGEST = 2000

/** A text field of a form. */
export function textOf(fields: FormData, name: string, longest = LONGEST): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value.slice(0, longest) : ''
}

/** The token in an e-mailed link; empty without one. */
export const tokenOf = (request: Request): string =>
  (new URL(request.url).searchParams.get('token') ?? '').slice(0, LONGEST)
