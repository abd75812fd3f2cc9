/** What the shop responds to a save: of a stale one, what it has (API-23). */
type Response = { readonly ok: true } | { readonly ok: false; readonly response: unknown }

/** Requests sent since the shop last responded: any of them may have been saved, and none counts as a change made elsewhere. DESIGN-22. */
export interface LostSaves<Sent> {
  /** The first of them; null if the shop has responded to all. */
  readonly first: () => Sent | null
  /** It is about to be sent. */
  note(sent: Sent): void
  /** Sends what has been noted last over this revision, or over the one by which the shop has something sent before. */
  send<R extends Response>(
    revision: number | undefined,
    send: (revision: number | undefined) => Promise<R>,
  ): Promise<R>
}

/** So many are remembered while the shop does not respond; the first ones, which may have come before it was gone. */
const UNANSWERED_AT_MOST = 20

/** `isStored`: what the shop has is what was sent. */
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
