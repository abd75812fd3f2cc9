import type { Storage } from '../ports/storage.ts'
import { extendInUse, ownerIn, storedSession, type StoredSession, viewerIn } from './sessions.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import type { Chosen, Viewer } from './viewer.ts'

/** A browser's visitor, and the account data on every page. SEO-15. */
export interface Visitor {
  readonly viewer: Viewer
  /** Null for a guest. */
  readonly accountName: string | null
  /** Lines of their cart, except those saved for later. */
  readonly cartCount: number
}

/** The stored data of a visitor. */
interface StoredVisitor extends StoredSession {
  readonly cartCount: number
}

async function storedVisitor(
  storage: Pick<Storage, 'accounts' | 'carts'>,
  sessionId: string,
): Promise<StoredVisitor | null> {
  const stored = await storedSession(storage, sessionId)
  return stored && { ...stored, cartCount: await storage.carts.countOfOwner(ownerIn(stored)) }
}

/** A visitor as last returned, with the inputs it was derived from. */
interface Seen {
  readonly by: readonly unknown[]
  readonly visitor: Visitor
}

/**
 * The visitor of a session; a guest with an empty cart for an unknown or expired session. Every page needs it: stored data is
 * read again only after a write, and the same object is returned while its inputs are unchanged. A promise only if something has
 * to be read.
 */
export const visitorOfSession = (
  deps: Deps<'catalog.recent' | 'now' | 'storage.accounts' | 'storage.carts' | 'storage.untilWritten'> &
    DepsOf<typeof extendInUse | typeof viewerIn>,
) => {
  const { storage, catalog, now } = deps
  const seen = new WeakMap<StoredVisitor, Seen>()

  const visitorAs = (viewer: Viewer, stored: StoredVisitor | null): Visitor => ({
    viewer,
    accountName: stored?.account?.name ?? null,
    cartCount: stored?.cartCount ?? 0,
  })

  const visitorIn = (
    stored: StoredVisitor | null,
    locale: string,
    chosen: Chosen,
  ): Visitor | Promise<Visitor> => {
    // A session read earlier may have expired since.
    const known = stored !== null && stored.session.expires > now() ? stored : null
    const recent = catalog.recent()
    // The use case that needs the catalog reports the error.
    if (recent instanceof Promise) recent.catch(() => undefined)
    const by = [recent instanceof Promise ? null : recent.settings, locale, chosen.unit, chosen.currency]
    const extended = known && extendInUse(deps, known)
    if (extended) return extended.then(() => visitorOf(known, locale, chosen, by))
    return visitorOf(known, locale, chosen, by)
  }

  const visitorOf = (
    known: StoredVisitor | null,
    locale: string,
    chosen: Chosen,
    by: readonly unknown[],
  ): Visitor | Promise<Visitor> => {
    const before = known === null ? undefined : seen.get(known)
    if (before?.by.every((each, at) => each === by[at])) return before.visitor
    const viewer = viewerIn(deps, known, locale, chosen)
    if (viewer instanceof Promise) return viewer.then((each) => visitorAs(each, known))
    const visitor = visitorAs(viewer, known)
    if (known !== null && by[0] !== null) seen.set(known, { by, visitor })
    return visitor
  }

  return (sessionId: string | null, locale: string, chosen: Chosen = {}): Visitor | Promise<Visitor> => {
    if (sessionId === null) return visitorIn(null, locale, chosen)
    const stored = storage.untilWritten(`visitor ${sessionId}`, () => storedVisitor(storage, sessionId))
    return stored instanceof Promise
      ? stored.then((each) => visitorIn(each, locale, chosen))
      : visitorIn(stored, locale, chosen)
  }
}
