/** A key with its modifiers: `Mod+Shift+Z`. `Mod` is Ctrl, or Cmd on a Mac. */
export type Shortcut = string

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** Whether an event matches a shortcut. Shift counts for letters and with Mod; a sign matches on any key that types it. */
export function isShortcut(event: Pressed, shortcut: Shortcut): boolean {
  const parts = shortcut.split('+')
  const key = (parts.at(-1) || '+').toLowerCase()
  const has = (modifier: string) => parts.slice(0, -1).includes(modifier)
  if (event.altKey || has('Mod') !== (event.ctrlKey || event.metaKey)) return false
  const isSign = key.length === 1 && !/[a-z]/.test(key)
  if (!isSign && has('Shift') !== event.shiftKey) return false
  if (isSign && has('Mod') && has('Shift') !== event.shiftKey) return false
  return event.key.toLowerCase() === key
}

/** A shortcut as displayed: `Ctrl Shift Z`, on a Mac `⌘ ⇧ Z`. */
export const shownShortcut = (shortcut: Shortcut, isMac: boolean): string =>
  shortcut
    .split('+')
    .map((part) => (part === 'Mod' ? (isMac ? '⌘' : 'Ctrl') : part === 'Shift' && isMac ? '⇧' : part))
    .join(' ')

/** `aria-keyshortcuts`: `Control+Shift+Z`. */
export const ariaShortcut = (shortcut: Shortcut, isMac: boolean): string =>
  shortcut.replace('Mod', isMac ? 'Meta' : 'Control')

export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)
