/** The shop's response to a save; a stale one includes the stored record (API-23). */
type Response = { readonly ok: true } | { readonly ok: false; readonly response: unknown }

/**
 * Requests sent since the last response. Each may have been saved, and doesn't count as a change from elsewhere.
 * DESIGN-22.
 */
export interface LostSaves<Sent> {
  /** The earliest of them; null if there is none. */
  readonly first: () => Sent | null
  /** Records a request before it is sent. */
  note(sent: Sent): void
  /**
   * Sends the request noted last over this revision; if that is stale because of an earlier lost request, over the
   * stored one.
   */
  send<R extends Response>(
    revision: number | undefined,
    send: (revision: number | undefined) => Promise<R>,
  ): Promise<R>
}

/** Maximum number of remembered requests; the earliest are kept, because they may have arrived before the shop went down. */
const UNANSWERED_AT_MOST = 20

/** `isStored`: whether the stored record is the one that was sent. */
export function createLostSaves<Sent>(
  isStored: (current: object, sent: Sent) => boolean,
  first?: Sent,
): LostSaves<Sent> {
  let sent: readonly Sent[] = first === undefined ? [] : [first]
  return {
    first: () => sent[0] ?? null,
    note: (what) => {
      sent = [...sent, what].slice(0, UNANSWERED_AT_MOST)
    },
    send: async (revision, send) => {
      const saved = await send(revision)
      const { current } = (saved.ok ? {} : saved.response) as {
        readonly current?: { readonly revision?: number }
      }
      const isOwn = current !== undefined && sent.some((what) => isStored(current, what))
      const result = isOwn && current.revision !== undefined ? await send(current.revision) : saved
      sent = []
      return result
    },
  }
}
