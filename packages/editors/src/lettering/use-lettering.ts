import type { Design } from '@kisscut/artwork/design'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import {
  useArrived,
  useNewSession,
  useSession,
  type Arrived,
  type DesignSession,
  type Missing,
} from '../design-tools/index.ts'
import type { DesignEditorProps, Films } from '../design-tools/types.ts'
import * as messages from '../messages/lettering.ts'
import { createKnifeStore, type KnifeStore } from './knife-store.ts'
import { createLines, type Lines } from './lines.ts'
import type { Knife } from './load-knife.ts'

/** State shared by the parts of the lettering editor besides their session. */
interface Lettering {
  readonly lines: Lines
  readonly store: KnifeStore
  /** Ids of the available film colors; null for all of the library. */
  readonly colorIds: readonly string[] | null
}

/**
 * A session in which every step fits the product to its lettering, and a changed text moves the lines below it along, in the list
 * and on the canvas. LET-7.
 */
export function useNewLettering(props: DesignEditorProps): {
  readonly session: DesignSession
  readonly lettering: Lettering
} {
  const [store] = useState(createKnifeStore)
  const base = useNewSession(props, (design, arrived) =>
    settled(design, arrived, store.knife(), props.films?.smallest),
  )
  const { colorIds = null, firstColorId = null, most = Infinity } = props.films ?? {}
  useEffect(() => {
    const open = () => void store.open().catch(() => undefined)
    open()
    addEventListener('online', open)
    return () => removeEventListener('online', open)
  }, [store])
  return useMemo(() => {
    const lines = createLines(base, { ...store, firstColor: firstColorId, most, colorIds })
    const session: DesignSession = {
      ...base,
      isSizedByContent: true,
      rejection,
      pasted: lines.paste,
      changeText: (id, fields, { label, isJoined }) => lines.change(id, fields, label, isJoined),
    }
    return { session, lettering: { lines, store, colorIds } }
  }, [base, store, firstColorId, colorIds, most])
}

/** Lettering has only texts, on one side. LET-12. */
const rejection = ({ elements, sides }: Design): string | null =>
  sides.length > 1 || elements.some(({ kind }) => kind !== 'text') ? messages.lettersOnly : null

/** A design fitted to its lettering, once everything can be measured. */
function settled(
  design: Design,
  { resources }: Arrived,
  knife: Knife | null,
  smallest?: Films['smallest'],
): Design {
  const isHere = design.elements.every((each) => each.kind !== 'text' || resources.face(each.font) !== null)
  return knife && isHere ? knife.fittedLettering(design, resources, smallest) : design
}

const LetteringContext = createContext<Lettering | null>(null)
export const LetteringProvider = LetteringContext.Provider

export function useLettering(): Lettering {
  const lettering = useContext(LetteringContext)
  if (!lettering) throw new Error('A part of the lettering editor is used outside of it.')
  return lettering
}

/** The code that cuts lettering; null until it and the code that draws letters are loaded. */
export function useKnife(): Knife | null {
  const { store } = useLettering()
  const knife = useSyncExternalStore(store.subscribe, store.knife, store.knife)
  return useArrived().drawing ? knife : null
}

/** Whether resources of lettering failed to load, and a way to retry. */
export function useFailure(): Missing {
  const library = useSession().store
  const { store } = useLettering()
  const { hasFailed } = useArrived()
  const hasKnifeFailed = useSyncExternalStore(store.subscribe, store.hasFailed, store.hasFailed)
  const retry = useCallback(() => {
    library.retry()
    store.open().catch(() => undefined)
  }, [library, store])
  return { hasFailed: hasFailed || hasKnifeFailed, retry }
}
