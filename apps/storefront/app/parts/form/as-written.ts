export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Controls without typed input, or whose input can't be compared with the server's. */
const NOT_TYPED = ['hidden', 'submit', 'button', 'image', 'reset', 'file', 'range', 'color']

export const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox'

export const controlsIn = (root: ParentNode): Control[] =>
  [...root.querySelectorAll<Control>('input, select, textarea')].filter(
    ({ type, disabled }) => !NOT_TYPED.includes(type) && !disabled,
  )

export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== writtenOf(control)
  return isBox(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}

const writtenOf = ({ options, multiple, size }: HTMLSelectElement): string => {
  const written = [...options].find(({ defaultSelected }) => defaultSelected)
  return (
    (written ?? (multiple || size > 1 ? null : [...options].find(({ disabled }) => !disabled)))?.value ?? ''
  )
}

/** Whether every form still has the server's values. */
export const isAsWritten = (root: ParentNode): boolean => !controlsIn(root).some(isChanged)
