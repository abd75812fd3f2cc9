/** The revision that a form changes; undefined for any. DESIGN-22. */
export function revisionOf(form: Pick<FormData | URLSearchParams, 'get'>): number | undefined {
  const text = form.get('revision')
  return typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : undefined
}
