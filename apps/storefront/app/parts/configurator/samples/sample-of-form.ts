/** Which sample design a design begins with, in the address of the page where it does and in its form. TOOL-14. */
export const SAMPLE_FIELD = 'sample'

/** What is chosen in the form; null: the template's own. */
export function sampleOfForm(form: HTMLFormElement | null): string | null {
  const value = form && new FormData(form).get(SAMPLE_FIELD)
  return typeof value === 'string' && value !== '' ? value : null
}
