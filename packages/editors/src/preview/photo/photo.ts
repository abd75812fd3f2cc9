import type { Point, Size } from '@kisscut/artwork/geometry'
import type { Design } from '@kisscut/artwork/design'
import { placeIn, type ScenePlace } from '@kisscut/artwork/scene'
import type { Background } from '../../design-tools/types.ts'

/** Why a product is shown on a plain background. SCENE-6. */
export type Trouble = 'no-photo' | 'not-fetched' | 'no-place'

/** The background of a product: a photograph, or a plain one. */
export interface Photo {
  /** Null for none. */
  readonly background: Background | null
  readonly picture: Size
  readonly place: ScenePlace
  readonly trouble: Trouble | null
  /** The background is plain, and no place on it is stored: because of trouble, or until the photograph's size is known. */
  readonly isPlain: boolean
}

/** Photographs by id: their sizes, or that they failed to load. */
export type Fetched = ReadonlyMap<string, Size | 'failed'>

/** The photograph of a design: its own, or the template's first where that no longer exists. SCENE-3, SCENE-6. */
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

/** The center of a product on it; null for the center of its box. */
export const middleOn = (
  { background, isPlain }: Photo,
  { shownOn }: Pick<Design, 'shownOn'>,
): Point | null =>
  !isPlain && shownOn !== undefined && shownOn.background === background?.id ? shownOn : null
