import { controlsIn, isBox, isChanged, type Control } from './as-written.ts'

/** Text typed before hydration, which React would reset to the server's. */
const typed = new WeakMap<HTMLTextAreaElement, string>()
/**
 * Keeps input during hydration. React 18 resets checked states and text areas to their initial values: boxes are marked
 * as changed, which makes them keep their state, and texts are stored for {@link putTypedBack}.
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

/** Restores the text of text areas after hydration. */
export function putTypedBack(root: ParentNode): void {
  root.removeEventListener('input', rememberTyped, true)
  for (const area of root.querySelectorAll('textarea')) {
    const text = typed.get(area)
    if (text !== undefined && area.value !== text) area.value = text
    typed.delete(area)
  }
}

/**
 * Reports input made before hydration to React's components as if it were typed now, with the event that React listens
 * to. For pages whose components have state; the configurator reads its form itself and excludes its controls, except
 * those outside of every form, such as the choice of a picture.
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
  // React compares with the last value set on the element itself; the prototype's setter bypasses this.
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
