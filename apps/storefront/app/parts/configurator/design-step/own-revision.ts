import { noteRevision } from '../behavior/tab-revision.ts'

/** The revision of a product that a page shows. Announces newer ones to the browser's other tabs. DESIGN-22. */
export interface OwnRevision {
  readonly known: () => number
  /** The page now shows this revision. */
  show(revision: number): void
  /**
   * Makes a change, given the revision to state; undefined while another change of this page is pending, which also
   * increments it.
   */
  change<T>(make: (stated: number | undefined) => Promise<T>): Promise<T>
  /** A change of this page has made this revision. */
  made(revision: number): void
  /** Makes the next change unconditional. */
  overwrite(): void
  readonly isChanging: () => boolean
  /** Calls back when another tab has made a newer revision; returns a function that stops it. */
  onNewer(listener: () => void): () => void
}

export function createOwnRevision(configuredId: string, first: number): OwnRevision {
  const name = `kisscut.revision.${configuredId}`
  let known = first
  let changing = 0
  let isUnconditional = false
  let channel: BroadcastChannel | null = null
  noteRevision(configuredId, first)
  const own: OwnRevision = {
    known: () => known,
    show: (revision) => {
      known = revision
      noteRevision(configuredId, revision)
    },
    change: async (make) => {
      const stated = changing > 0 || isUnconditional ? undefined : known
      isUnconditional = false
      changing += 1
      return make(stated).finally(() => {
        changing -= 1
      })
    },
    made: (revision) => {
      if (revision <= known) return
      known = revision
      noteRevision(configuredId, revision)
      channel?.postMessage(revision)
    },
    overwrite: () => {
      isUnconditional = true
    },
    isChanging: () => changing > 0,
    onNewer: (listener) => {
      const opened = new BroadcastChannel(name)
      channel = opened
      opened.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'number' && data > known && changing === 0) listener()
      }
      return () => {
        opened.close()
        if (channel === opened) channel = null
      }
    },
  }
  return own
}
