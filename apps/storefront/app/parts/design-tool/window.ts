/**
 * A window (or tab) with an open design. It holds a Web Lock until it ends in any way, so that the browser's other
 * windows leave its draft alone. TOOL-11.
 */
export interface DesignWindow {
  /** Part of its draft's key; empty in a browser without locks, where windows share one draft. */
  readonly id: string
  /** Sets the open design; a new product has none until it is saved. */
  show(customId: string): void
  /** Calls back when another window opens the design, or the last other one is closed; returns a function that stops it. */
  onOthers(listener: (isOpenElsewhere: boolean) => void): () => void
}

/** For browsers without locks and pages without HTTPS, where windows don't know each other. */
export const ONLY_WINDOW: DesignWindow = { id: '', show: () => {}, onOthers: () => () => {} }

const WINDOW = 'kisscut.window.'
const lockOf = (id: string, customId: string | null) => `${WINDOW}${id}#${customId ?? ''}`
const windowIn = (lock: string) => lock.slice(WINDOW.length, lock.indexOf('#'))

/** Opens a window on a design. `takeOver` is told the other open windows, and runs in one window at a time. */
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
    // The lock is granted when the other window has ended in any way.
    const isGone = locks.request(other, { mode: 'shared', signal: own.signal }, () => undefined)
    isGone.then(look, () => undefined)
  }
  /** Holds the design's lock, then notifies the other windows that have it open. */
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
  // The browser's back/forward cache excludes pages that hold locks or channels.
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
