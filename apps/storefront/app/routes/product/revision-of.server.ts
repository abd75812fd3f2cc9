/** The revision of a product that a form was written for; any where it names none. DESIGN-22. */
export function revisionOf(form: Pick<FormData | URLSearchParams, 'get'>): number | undefined {
  const text = form.get('revision')
  return typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : undefined
}
