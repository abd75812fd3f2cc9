import type { CanvasEvent } from '@kisscut/machines/canvas'
import type { Zoom } from './zoom.ts'

/** Keyboard commands for the view, while the canvas has the focus. */
const ZOOM_KEYS: Readonly<Record<string, Exclude<keyof Zoom, 'reveal' | 'closeUp'>>> = {
  z: 'in',
  Z: 'out',
  '0': 'whole',
  '1': 'trueSize',
}

interface Listener {
  readonly zoom: Zoom
  readonly send: (event: CanvasEvent) => void
  /** Handles the editor's own keys; returns whether it did. */
  readonly onKey?: (event: KeyboardEvent) => boolean
}

/**
 * Handles keys while the canvas has the focus: the editor's own first, then the view, then the selection. Shift makes steps
 * larger; with Ctrl, Cmd or Alt a key is left to the browser. Returns a function that stops listening.
 */
export function followKeys(host: HTMLElement, { zoom, send, onKey }: Listener): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== host) return
    if (event.key.startsWith('Arrow')) event.preventDefault()
    const view = ZOOM_KEYS[event.key]
    if (view) zoom[view]()
    else if (event.key === 's' || event.key === 'S')
      send({ type: 'selection.stepped', by: event.shiftKey ? -1 : 1 })
    else if (!onKey?.(event)) send({ type: 'key.pressed', key: event.key, isBig: event.shiftKey })
  }
  host.addEventListener('keydown', onKeyDown)
  return () => host.removeEventListener('keydown', onKeyDown)
}
