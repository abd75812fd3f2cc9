/**
 * A window (or tab) with a design open in it. It holds a Web Lock as long as it lives, however it ends, so that the browser's other
 * windows know that it is there, and what it has not saved is left alone. TOOL-11.
 */
export interface DesignWindow {
  /** In the name of its draft; empty in a browser without locks, whose windows share one draft. */
  readonly id: string
  /** The design that is open in it; a new product has none until it is saved. */
  show(customId: string): void
  /** Calls back whenever another window has opened the design, or the last other one is gone; returns a way to stop. */
  onOthers(listener: (isOpenElsewhere: boolean) => void): () => void
}

/** In a browser without locks, where windows know nothing of each other; so is a page that is not served over HTTPS. */
export const ONLY_WINDOW: DesignWindow = { id: '', show: () => {}, onOthers: () => () => {} }

const WINDOW = 'kisscut.window.'
const lockOf = (id: string, customId: string | null) => `${WINDOW}${id}#${customId ?? ''}`
const windowIn = (lock: string) => lock.slice(WINDOW.length, lock.indexOf('#'))

/** Opens a window on a design. `takeOver` is told which other windows there are, and runs in one window at a time. */
export async function openWindow<T>(
  customId: string | null,
  takeOver: (id: string, isOpen: (other: string) => boolean) => T,
): Promise<readonly [DesignWindow, T]> {
  const { locks } = navigator as { readonly locks?: LockManager }
  if (locks === undefined) return [ONLY_WINDOW, takeOver('', () => true)]
  const id = crypto.randomUUID()
  const open = createWindow(locks, id, customId)
  const found = await locks.request('kisscut.taking-over', async () => {
    const others = new Set((await namesOf(locks)).map(windowIn))
    return takeOver(id, (other) => others.has(other))
  })
  return [open, found]
}

const namesOf = async (locks: LockManager) =>
  ((await locks.query()).held ?? []).map(({ name = '' }) => name).filter((name) => name.startsWith(WINDOW))

function createWindow(locks: LockManager, id: string, first: string | null): DesignWindow {
  let customId = first
  let release = () => {}
  let listener: ((isOpenElsewhere: boolean) => void) | null = null
  let channel: BroadcastChannel | null = null
  let waiting = new AbortController()

  const look = async () => {
    waiting.abort()
    const own = (waiting = new AbortController())
    const mine = lockOf(id, customId)
    const other = (await namesOf(locks)).find((name) => name !== mine && name.endsWith(`#${customId}`))
    if (own.signal.aborted) return
    listener?.(other !== undefined)
    if (other === undefined) return
    // It is granted when the other window is gone, however it went.
    const isGone = locks.request(other, { mode: 'shared', signal: own.signal }, () => undefined)
    isGone.then(look, () => undefined)
  }
  /** Holds the lock of the design, then tells the windows that have it open as well. */
  const hold = () => {
    const before = release
    const shown = customId
    void locks.request(lockOf(id, shown), async () => {
      await new Promise<void>((resolve) => {
        release = resolve
        before()
        if (shown === null) return
        channel?.close()
        channel = new BroadcastChannel(`kisscut.windows.${shown}`)
        channel.onmessage = () => void look()
        channel.postMessage('opened')
        void look()
      })
    })
  }
  hold()
  // A page that holds locks or listens to others is not kept by the browser for its back button.
  addEventListener('pagehide', () => {
    waiting.abort()
    channel?.close()
    channel = null
    release()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && hold())
  return {
    id,
    show: (made) => {
      customId = made
      hold()
    },
    onOthers: (callback) => {
      listener = callback
      if (customId !== null) void look()
      return () => {
        listener = null
      }
    },
  }
}
