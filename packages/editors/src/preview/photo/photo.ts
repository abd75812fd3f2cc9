import type { Point, Size } from '@kisscut/artwork/geometry'
import type { Design } from '@kisscut/artwork/design'
import { placeIn, type ScenePlace } from '@kisscut/artwork/scene'
import type { Background } from '../../design-tools/types.ts'

/** Why a product is shown on a plain background. SCENE-6. */
export type Trouble = 'no-photo' | 'not-fetched' | 'no-place'

/** What a product is shown on: a photograph, or a plain background. */
export interface Photo {
  /** Null: there is none. */
  readonly background: Background | null
  readonly picture: Size
  readonly place: ScenePlace
  readonly trouble: Trouble | null
  /** The background is plain, with no place on it that could be kept: there is trouble, or the photograph's size is awaited. */
  readonly isPlain: boolean
}

/** What is known of photographs by their ids: how large they are, or that they can't be fetched. */
export type Fetched = ReadonlyMap<string, Size | 'failed'>

/** The photograph of a design: the one it was shown on, or the template's first where that is gone. SCENE-3, SCENE-6. */
export function photoOf(
  { shownOn }: Pick<Design, 'shownOn'>,
  backgrounds: readonly Background[],
  fetched: Fetched,
  blank: Pick<Photo, 'picture' | 'place'>,
): Photo {
  const background = backgrounds.find(({ id }) => id === shownOn?.background) ?? backgrounds[0] ?? null
  const plain = (trouble: Trouble | null): Photo => ({
    ...blank,
    background,
    trouble,
    isPlain: true,
  })
  if (background === null) return plain('no-photo')
  const known = fetched.get(background.id) ?? background.size
  if (known === 'failed') return plain('not-fetched')
  if (known === null) return plain(null)
  const place = placeIn(background, known)
  if (place === null) return plain('no-place')
  return { background, picture: known, place, trouble: null, isPlain: false }
}

/** Where the middle of a product is to be on it; null: in the middle of its box. */
export const middleOn = (
  { background, isPlain }: Photo,
  { shownOn }: Pick<Design, 'shownOn'>,
): Point | null =>
  !isPlain && shownOn !== undefined && shownOn.background === background?.id ? shownOn : null
