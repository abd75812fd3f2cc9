import { useEffect, useRef } from 'react'
import { copiedText, cutSelection, pasteText } from '../elements/clipboard.ts'
import * as messages from '../../messages/design-tools.ts'
import type { DesignSession } from '../session/session.ts'
import { commandsOf, toolState, type ToolCommand, type ToolHost } from './commands.ts'
import { isShortcut } from './shortcut.ts'

/** Runs a command if it is available; returns whether it was. */
export function apply(command: ToolCommand, session: DesignSession, host: ToolHost): boolean {
  if (!command.isOn(toolState(session))) return false
  command.apply(session, host)
  return true
}

/** The command of a key, except those the browser triggers itself: of several with the same key, the available one. */
function commandOf(event: KeyboardEvent, { session, host, only }: Connected): ToolCommand | undefined {
  const found = commandsOf(host).filter(
    ({ name, keys, isNative }) =>
      !isNative && only?.has(name) !== false && keys.some((key) => isShortcut(event, key)),
  )
  const state = toolState(session)
  return found.find(({ isOn }) => isOn(state)) ?? found[0]
}

/** Whether a field handles keys, or undo, itself. */
const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement &&
    !['radio', 'checkbox', 'range', 'color', 'file'].includes(target.type))

/** Whether keys and the clipboard apply to the design: not in a field, a dialog or outside the editor. */
const isOurs = (target: EventTarget | null, editor: HTMLElement | null): boolean =>
  !isTyped(target) &&
  (target === document.body ||
    (target instanceof Node && editor?.contains(target) === true && !(target as Element).closest?.('dialog')))

const EVERYWHERE: ReadonlySet<string> = new Set(['undo', 'redo'])

interface Connected {
  readonly session: DesignSession
  readonly host: ToolHost
  readonly editor: { readonly current: HTMLElement | null }
  /** Called with pasted pictures. */
  readonly onFiles: (files: readonly File[]) => void
  /** Names of the commands available by keys and clipboard while the selection is not visible; absent: all. */
  readonly only?: ReadonlySet<string>
}

/**
 * Handles shortcuts with Ctrl or Cmd anywhere in the editor, and the browser's copy, cut and paste. Returns the handler for the
 * canvas's other keys.
 */
export function useCommands(connected: Connected) {
  const latest = useRef(connected)
  latest.current = connected
  useEffect(() => {
    const keydown = (event: KeyboardEvent) => {
      const { session, host, editor } = latest.current
      if (!(event.ctrlKey || event.metaKey) || event.isComposing) return
      if (!isOurs(event.target, editor.current)) return
      const command = commandOf(event, latest.current)
      // On the page body only unambiguous commands apply to the design.
      if (!command || (event.target === document.body && !EVERYWHERE.has(command.name))) return
      event.preventDefault()
      apply(command, session, host)
    }
    const copy = (event: ClipboardEvent) => {
      const { session, editor, only } = latest.current
      if (only?.has(event.type) === false) return
      if (!isOurs(event.target, editor.current) || !document.getSelection()?.isCollapsed) return
      const text = copiedText(session)
      if (text === null || !event.clipboardData) return
      event.preventDefault()
      event.clipboardData.setData('text/plain', text)
      if (event.type === 'cut') cutSelection(session)
    }
    const paste = (event: ClipboardEvent) => {
      const { session, host, editor, onFiles } = latest.current
      if (!isOurs(event.target, editor.current) || !event.clipboardData) return
      event.preventDefault()
      const files = [...event.clipboardData.files]
      if (files.length > 0) return onFiles(files)
      pasteText(session, event.clipboardData.getData('text/plain')).then(
        (problem) => problem === null || host.say(problem),
        () => host.say(messages.notFetched),
      )
    }
    addEventListener('keydown', keydown)
    addEventListener('copy', copy)
    addEventListener('cut', copy)
    addEventListener('paste', paste)
    return () => {
      removeEventListener('keydown', keydown)
      removeEventListener('copy', copy)
      removeEventListener('cut', copy)
      removeEventListener('paste', paste)
    }
  }, [])
  /** Handles a key on the canvas; returns whether it was a command. Escape is left to the canvas while it has a use for it. */
  return (event: KeyboardEvent): boolean => {
    const { session, host } = latest.current
    if (!session.actor.getSnapshot().matches('resting')) return false
    const command = commandOf(event, latest.current)
    if (!command || !apply(command, session, host)) return false
    event.preventDefault()
    return true
  }
}
