import { resizeCanvas, showOn } from '@kisscut/artwork/design'
import type { Box, Size } from '@kisscut/artwork/geometry'
import { middleOf } from '@kisscut/artwork/placement'
import { placeIn, plainBackground, roomIn, shownIn } from '@kisscut/artwork/scene'
import { sceneMachine } from '@kisscut/machines/scene'
import { useActorRef } from '@xstate/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useDesign, useSession, type Background, type Sizing } from '../../design-tools/index.ts'
import * as messages from '../../messages/preview.ts'
import { middleOn, photoOf, type Fetched, type Photo } from './photo.ts'

export type SceneActor = ActorRefFrom<typeof sceneMachine>
export type Step = keyof typeof messages.steps

/** A product on its photograph, for drawing and changing it. */
export interface OnPhoto {
  readonly photo: Photo
  /** Reports the result of loading a photograph. */
  readonly report: (background: string, outcome: Size | 'failed' | 'retry') => void
  readonly actor: SceneActor
  readonly room: Size
  /** The product's box at rest. */
  readonly box: Box
  /** Below 1 for a product that is larger than its place. */
  readonly share: number
  readonly sizing: Sizing
  /** Whether its ratio is fixed. */
  readonly isProportional: boolean
  /** Places the product at a box of the room, and resizes it to that. */
  readonly put: (box: Box, step: Step, isJoined?: boolean) => void
  /** Resizes the product about its center, to any ordered size. */
  readonly resize: (size: Size, isJoined?: boolean) => void
  readonly choose: (background: Background) => void
}

const NO_BACKGROUNDS: readonly Background[] = []
const SET: Sizing = { isFree: false, isProportional: true }
const SAME = 1e-6
/** Rounds to a ten-thousandth of an inch. */
const toPlaces = (inches: number) => Number(inches.toFixed(4))

export function useOnPhoto(
  backgrounds = NO_BACKGROUNDS,
  sizing: Sizing = SET,
  keepsProportions: boolean,
): OnPhoto {
  const { perform } = useSession()
  const design = useDesign()
  const [fetched, setFetched] = useState<Fetched>(new Map())
  const [blank] = useState(() => plainBackground(design))
  const { width, height, shownOn } = design
  const photo = useMemo(
    () => photoOf({ ...(shownOn && { shownOn }) }, backgrounds, fetched, blank),
    [shownOn, backgrounds, fetched, blank],
  )
  const room = useMemo(() => roomIn(photo.place), [photo.place])
  const { box, share } = useMemo(
    () => shownIn(photo.place, { width, height }, middleOn(photo, { ...(shownOn && { shownOn }) })),
    [photo, width, height, shownOn],
  )
  const isProportional = sizing.isProportional || keepsProportions
  const actor = useActorRef(sceneMachine, { input: { room, resting: box, isProportional } })
  useEffect(
    () => actor.send({ type: 'product.placed', room, resting: box, isProportional }),
    [actor, room, box, isProportional],
  )
  const show = useCallback(
    (size: Size, middle: { readonly x: number; readonly y: number }, step: Step, isJoined = false) => {
      const label = messages.steps[step]
      const { background, isPlain } = photo
      if (background === null || isPlain)
        return perform({ ...resizeCanvas(size.width, size.height), label }, isJoined)
      const at = { background: background.id, x: toPlaces(middle.x), y: toPlaces(middle.y) }
      perform(showOn(at, size, label), isJoined)
    },
    [perform, photo],
  )
  const put = useCallback<OnPhoto['put']>(
    (to, step, isJoined) => {
      const isSame = Math.abs(to.width - box.width) < SAME && Math.abs(to.height - box.height) < SAME
      // On a plain background it stays centered.
      if (isSame && photo.isPlain)
        return actor.send({ type: 'product.placed', room, resting: box, isProportional })
      show(isSame ? { width, height } : to, middleOf(to), step, isJoined)
    },
    [actor, room, photo.isPlain, isProportional, box, width, height, show],
  )
  const resize = useCallback<OnPhoto['resize']>(
    (size, isJoined) => show(size, middleOf(box), 'size', isJoined),
    [box, show],
  )
  const choose = useCallback<OnPhoto['choose']>(
    (background) => {
      const known = fetched.get(background.id) ?? background.size
      const place = known === null || known === 'failed' ? null : placeIn(background, known)
      const there = roomIn(place ?? background)
      const middle = (side: number) => (Number.isFinite(side) ? toPlaces(side / 2) : 0)
      const at = { background: background.id, x: middle(there.width), y: middle(there.height) }
      perform(showOn(at, { width, height }, messages.steps.photo))
    },
    [fetched, perform, width, height],
  )
  const report = useCallback<OnPhoto['report']>(
    (background, outcome) =>
      setFetched((before) => {
        const after = new Map(before)
        if (outcome === 'retry') after.delete(background)
        else after.set(background, outcome)
        return after
      }),
    [],
  )
  return { photo, report, actor, room, box, share, sizing, isProportional, put, resize, choose }
}
