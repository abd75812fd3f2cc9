/** Selector of focusable controls in a field, except quick-fix buttons. */
const CONTROLS = 'input:not([type=hidden]), select, textarea'

/** Scrolls to the field of a form's first error and focuses it; false if there is none. OPT-16. */
export function revealProblem(form: HTMLFormElement | null): boolean {
  const problem = form?.querySelector<HTMLElement>('[data-problem="error"]')
  if (!problem) return false
  const control = fieldOf(problem)?.querySelector<HTMLElement>(CONTROLS)
  problem.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
  return true
}

/** The closest ancestor of a problem that contains a control. */
function fieldOf(problem: HTMLElement): HTMLElement | null {
  let field = problem.parentElement
  while (field && !field.querySelector(CONTROLS)) field = field.parentElement
  return field
}
