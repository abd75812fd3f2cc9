import { controlsIn, isBox, isChanged, type Control } from './as-written.ts'

/** Text typed before hydration, which React would reset to the server's. */
const typed = new WeakMap<HTMLTextAreaElement, string>()
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
