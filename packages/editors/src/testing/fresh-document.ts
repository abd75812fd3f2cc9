/**
 * Setup file of every test file: files that share a process share its document, too. Gives each file an empty page at `/` with empty
 * storage, and removes the listeners that earlier files added to the window and the document.
 */
interface Added {
  readonly to: EventTarget
  readonly args: Parameters<Window['addEventListener']>
}

const scope = globalThis as typeof globalThis & { listenersOfTests?: Added[] }

/** React listens for it once per document and never again. */
const ONCE_PER_DOCUMENT = 'selectionchange'

function recordListeners(listeners: Added[]): void {
  for (const to of [window, document]) {
    const add = to.addEventListener.bind(to)
    to.addEventListener = (...args: Added['args']) => {
      if (args[0] !== ONCE_PER_DOCUMENT) listeners.push({ to, args })
      add(...args)
    }
  }
}

if (typeof document !== 'undefined') {
  if (scope.listenersOfTests === undefined) recordListeners((scope.listenersOfTests = []))
  for (const { to, args } of scope.listenersOfTests.splice(0))
    to.removeEventListener(args[0], args[1], args[2])
  document.body.replaceChildren()
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/')
}
