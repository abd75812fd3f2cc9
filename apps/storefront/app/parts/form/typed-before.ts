type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What each text area holds that React would put back to what the server wrote. */
const typed = new WeakMap<HTMLTextAreaElement, string>()
/** Nothing is typed into these, or nothing that can be compared with what the server wrote. */
const NOT_TYPED = ['hidden', 'submit', 'button', 'image', 'reset', 'file', 'range', 'color']

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox'

const controlsIn = (root: ParentNode): Control[] =>
  [...root.querySelectorAll<Control>('input, select, textarea')].filter(
    ({ type, disabled }) => !NOT_TYPED.includes(type) && !disabled,
  )

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== writtenOf(control)
  return isBox(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}

const writtenOf = ({ options, multiple, size }: HTMLSelectElement): string => {
  const written = [...options].find(({ defaultSelected }) => defaultSelected)
  return (
    (written ?? (multiple || size > 1 ? null : [...options].find(({ disabled }) => !disabled)))?.value ?? ''
  )
}

/** Whether every form still holds what the server wrote. */
export const isAsWritten = (root: ParentNode): boolean => !controlsIn(root).some(isChanged)

/**
 * Keeps what forms hold while React brings them to life. React 18 sets what is checked and what stands in text areas to what it was
 * written with: boxes are marked as changed, which makes them keep their state, and texts are remembered for {@link putTypedBack}.
 */
export function keepTyped(root: ParentNode): void {
  for (const control of controlsIn(root)) {
    if (control instanceof HTMLTextAreaElement) remember(control)
    else if (control instanceof HTMLInputElement && isBox(control)) {
      const { checked } = control
      control.checked = checked
    }
  }
  root.addEventListener('input', rememberTyped, true)
}

function rememberTyped({ target }: Event): void {
  if (target instanceof HTMLTextAreaElement) remember(target)
}

function remember(area: HTMLTextAreaElement): void {
  if (typed.has(area) || area.value !== area.defaultValue) typed.set(area, area.value)
}

/** The text areas as they were typed in, once the page has come to life. */
export function putTypedBack(root: ParentNode): void {
  root.removeEventListener('input', rememberTyped, true)
  for (const area of root.querySelectorAll('textarea')) {
    const text = typed.get(area)
    if (text !== undefined && area.value !== text) area.value = text
    typed.delete(area)
  }
}

/**
 * Tells React's components what was typed before they listened, as if it were typed now: each changed control is reported by the event
 * that React hears its changes by. For pages whose components keep state of their own; the configurator reads its form, and has reported
 * what stands in it but is sent with no form, such as which picture is looked at.
 */
export function reportTyped(root: ParentNode, isReported: (control: Control) => boolean = () => true): void {
  putTypedBack(root)
  const changed = controlsIn(root)
    .filter((control) => isReported(control) && isChanged(control))
    .filter((control) => !(isBox(control) && control.type === 'radio' && !control.checked))
    .map((control) => ({ control, to: isBox(control) ? control.checked : control.value }))
  for (const { control, to } of changed) report(control, to)
}

function report(control: Control, to: string | boolean): void {
  const name = typeof to === 'boolean' ? 'checked' : 'value'
  // React compares with what was last set by way of the element itself; the prototype's setter goes past it.
  if (typeof to === 'boolean') Reflect.set(control, name, !to)
  else if (!(control instanceof HTMLSelectElement)) control.value = control.defaultValue
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name)
  own?.set?.call(control, to)
  if (typeof to === 'boolean') control.dispatchEvent(new Event('click', { bubbles: true }))
  else {
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
