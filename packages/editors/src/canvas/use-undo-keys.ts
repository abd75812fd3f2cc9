import { useEffect, useRef } from 'react'

/** Handles Ctrl or Cmd with Z anywhere on the page, except in fields, which undo typing. Shift or Y: redo. */
export function useUndoKeys(undo: () => void, redo: () => void) {
  const latest = useRef({ undo, redo })
  latest.current = { undo, redo }
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyped(event.target)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) latest.current.redo()
      else latest.current.undo()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && ['text', 'number'].includes(target.type))
