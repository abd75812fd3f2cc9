/** Name of the sample design's parameter, in the address and in the form. TOOL-14. */
export const SAMPLE_FIELD = 'sample'

/** The sample chosen in the form; null for the template's own design. */
export function sampleOfForm(form: HTMLFormElement | null): string | null {
  const value = form && new FormData(form).get(SAMPLE_FIELD)
  return typeof value === 'string' && value !== '' ? value : null
}
