import { stripDesign, stripOf, type StripOffer } from '@kisscut/artwork/strip'
import type { Design } from '@kisscut/artwork/design'
import { hasWords } from '@kisscut/artwork/strip'
import { stripMachine, type StripFigure, type StripWork } from '@kisscut/machines/strip'
import { useActorRef } from '@xstate/react'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createLibraryStore } from '../design-tools/library/library-store.ts'
import type { StripEditorProps } from './types.ts'

/** A unique key for a figure. */
export const newKey = (): string => crypto.randomUUID()

/** The strip in its machine. */
export function useStripActor({
  work,
  most,
  onChange,
}: Pick<StripEditorProps, 'work' | 'most' | 'onChange'>) {
  const actor = useActorRef(stripMachine, { input: { work, most, newKey } })
  const report = useRef(onChange)
  report.current = onChange
  useEffect(() => {
    let before = actor.getSnapshot().context.history.present
    const following = actor.subscribe(({ context: { history } }) => {
      if (history.present === before) return
      before = history.present
      report.current(before)
    })
    return () => following.unsubscribe()
  }, [actor])
  return actor
}
export type StripActor = ReturnType<typeof useStripActor>

/** The figures' drawings and the shop's fonts, loaded as needed. */
export function useStripLibrary({ figures, library }: Pick<StripEditorProps, 'figures' | 'library'>) {
  const [store] = useState(() =>
    createLibraryStore({
      ...library,
      clipart: {
        categories: [],
        find: async () => ({ items: figures, hasMore: false }),
        load: async (ids) => figures.filter(({ id }) => ids.includes(id)),
      },
      artworks: null,
      files: null,
    }),
  )
  useEffect(() => () => store.stop(), [store])
  const arrived = useSyncExternalStore(store.subscribe, store.arrived, store.arrived)
  return { store, arrived }
}
type StripLibrary = ReturnType<typeof useStripLibrary>

/** The product's figures, in a strip's terms. */
export const useOffers = (figures: StripEditorProps['figures']): readonly StripOffer[] =>
  useMemo(
    () =>
      figures.map(({ id, width, height, regions }) => ({
        ...{ clipart: id, width, height },
        regions: regions.map((region) => region.id),
      })),
    [figures],
  )

/**
 * The available figures, with a visible placeholder for each one on the strip that is no longer available, so that it can be
 * removed. DDB-3.
 */
function withPlaces(offers: readonly StripOffer[], figures: readonly StripFigure[]): readonly StripOffer[] {
  const { width, height } = offers[0] ?? { width: 1, height: 1 }
  const offered = new Set(offers.map(({ clipart }) => clipart))
  const gone = new Set(figures.map(({ clipart }) => clipart).filter((clipart) => !offered.has(clipart)))
  return [...offers, ...[...gone].map((clipart) => ({ clipart, width, height, regions: [] }))]
}

/**
 * Computes the design of figures as the shop does, with one element for each; without words until their font is loaded. DDB-1.
 */
export function useDesignOf(
  { store, arrived }: StripLibrary,
  work: StripWork,
  offers: readonly StripOffer[],
  { size, defaultFont }: Pick<StripEditorProps, 'size' | 'defaultFont'>,
) {
  const font = work.font ?? defaultFont
  const isSet = hasWords(work)
  const [failed, setFailed] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isSet || font === null) return
    let isPast = false
    store.openFont(font).then(
      () => !isPast && setFailed(null),
      () => !isPast && setFailed(font),
    )
    return () => {
      isPast = true
    }
  }, [store, font, isSet, attempt])
  const face = font === null ? null : arrived.resources.face(font)
  const em = useMemo(
    () => (isSet && face && arrived.drawing ? arrived.drawing.emSizeOf(work.words.trim(), face) : null),
    [isSet, face, arrived.drawing, work.words],
  )
  const designOf = useCallback(
    (cliparts: readonly StripFigure[]): Design =>
      stripDesign(stripOf(size, { ...work, cliparts, font }, withPlaces(offers, cliparts), em)),
    [size, work, font, offers, em],
  )
  const retry = useCallback(() => {
    setFailed(null)
    setAttempt((before) => before + 1)
  }, [])
  const hasFailed = isSet && failed === font && font !== null
  return { designOf, missingFont: hasFailed ? { retry } : null, isWaiting: isSet && em === null }
}
