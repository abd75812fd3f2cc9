import type { Design, Element } from '@kisscut/artwork/design'
import { canvasMachine } from '@kisscut/machines/canvas'
import { shallowEqual, useActorRef, useSelector } from '@xstate/react'
import { createContext, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createLibraryStore, type Arrived } from '../library/library-store.ts'
import { NO_PRESS } from '../press/press.ts'
import type { DesignEditorProps } from '../types.ts'
import { createPointing, type PointedPlace } from './pointing.ts'
import { createSession, designIn, selectedIn, type DesignSession } from './session.ts'

/** The design of an editor in its canvas machine, with its library. `settled` adjusts the design after each step. */
export function useNewSession(
  { design, product, flags, unit, locale, library, onChange, press = NO_PRESS }: DesignEditorProps,
  settled: (design: Design, arrived: Arrived) => Design = asItIs,
): DesignSession {
  const [store] = useState(() => createLibraryStore(library))
  const [pointing] = useState(createPointing)
  const [leastWidth] = useState(() => leastWidthBy(() => store.arrived()))
  const canvas = useRef<HTMLDivElement>(null)
  const latest = useRef(settled)
  latest.current = settled
  const actor = useActorRef(canvasMachine, {
    input: {
      design,
      side: design.sides[0]?.id ?? '',
      leastWidth,
      rules: product.rules,
      settled: (made) => latest.current(made, store.arrived()),
    },
  })
  const report = useRef(onChange)
  report.current = onChange
  useEffect(() => {
    let before = designIn(actor)
    store.follow(before)
    const following = actor.subscribe(({ context }) => {
      const { present } = context.history
      if (present === before) return
      before = present
      pointing.pointAt(null)
      store.follow(present)
      report.current(present)
    })
    return () => {
      following.unsubscribe()
      store.stop()
    }
  }, [actor, store, pointing])
  return useMemo(
    () => createSession({ product, flags, unit, locale, library, press }, actor, store, pointing, canvas),
    [product, flags, unit, locale, library, press, actor, store, pointing],
  )
}

const asItIs = (design: Design) => design

/** The least width at which a code scans; other elements have none. EDIT-3. */
function leastWidthBy(arrived: () => Arrived) {
  const known = new WeakMap<object, number>()
  return (element: Element): number => {
    const { drawing } = arrived()
    if (element.kind !== 'code' || !drawing) return 0
    const before = known.get(element)
    if (before !== undefined) return before
    const least = leastOf(() => drawing.smallestCode(element).width)
    known.set(element, least)
    return least
  }
}

/** Invalid data has no least width. */
function leastOf(measure: () => number): number {
  try {
    return measure()
  } catch (error) {
    if (error instanceof RangeError) return 0
    throw error
  }
}

const SessionContext = createContext<DesignSession | null>(null)
export const SessionProvider = SessionContext.Provider

/** The session of the surrounding editor. */
export function useSession(): DesignSession {
  const session = useContext(SessionContext)
  if (!session) throw new Error('A part of a design tool is used outside of one.')
  return session
}

interface ShopLibrary extends Pick<DesignSession, 'store'> {
  readonly library: Pick<DesignSession['library'], 'fonts' | 'colors'>
}

const LibraryContext = createContext<ShopLibrary | null>(null)
/** The shop's library for parts of an editor without a canvas. */
export const LibraryProvider = LibraryContext.Provider

/** The shop's library, with its loaded resources. */
export function useLibrary(): ShopLibrary {
  const alone = useContext(LibraryContext)
  const session = useContext(SessionContext)
  const found = session ?? alone
  if (!found) throw new Error('A part of a design tool is used outside of one.')
  return found
}

/** The loaded part of the library. */
export function useArrived(): Arrived {
  const { store } = useLibrary()
  return useSyncExternalStore(store.subscribe, store.arrived, store.arrived)
}

/** The design at rest: never during a drag. */
export const useDesign = (): Design =>
  useSelector(useSession().actor, ({ context }) => context.history.present)

/** The place to show. */
export function usePointed(): PointedPlace | null {
  const { pointing } = useSession()
  return useSyncExternalStore(pointing.subscribe, pointing.place, pointing.place)
}

/** Id of the visible side. */
export const useShownSide = (): string => useSelector(useSession().actor, ({ context }) => context.side)

/** The selection on the visible side, while nothing is dragged. */
export function useSelected(): readonly Element[] {
  const { actor } = useSession()
  return useSelector(actor, () => selectedIn(actor), shallowEqual)
}
