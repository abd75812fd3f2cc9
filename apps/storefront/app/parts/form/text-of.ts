/** Maximum length of a field in these forms; the rest is cut off. */
const LONGEST = 2000

/** The text of a form field. */
export function textOf(fields: FormData, name: string, longest = LONGEST): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value.slice(0, longest) : ''
}

/** The token in an e-mailed link; empty without one. */
export const tokenOf = (request: Request): string =>
  (new URL(request.url).searchParams.get('token') ?? '').slice(0, LONGEST)
