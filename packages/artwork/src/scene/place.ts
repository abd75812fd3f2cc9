import type { SceneName } from '@kisscut/core/design'
import type { Box, Size } from '../geometry/index.ts'

/** Where a product goes in the picture of a place. PROD-9. */
export interface ScenePlace {
  /** Pixels of the picture. */
  readonly box: Box
  /** Real height of the box. */
  readonly boxHeightInches: number
}

/** The shop's own places, in pictures of 1600 × 1200 pixels. */
export const SCENE_PLACES = {
  laptop: { box: { x: 290, y: 286, width: 1020, height: 670 }, boxHeightInches: 670 / 96 },
  bottle: { box: { x: 668, y: 400, width: 264, height: 540 }, boxHeightInches: 540 / 104 },
  carton: { box: { x: 270, y: 476, width: 932, height: 552 }, boxHeightInches: 552 / 92 },
  car: { box: { x: 270, y: 350, width: 1060, height: 480 }, boxHeightInches: 480 / 32 },
} as const satisfies Readonly<Record<SceneName, ScenePlace>>

/** Pixels per inch in a place, and the share of its true size a product is shown at: 1 where it fits. */
export const scaleIn = ({ box, boxHeightInches }: ScenePlace, { width, height }: Size) => {
  const pixelsPerInch = box.height / boxHeightInches
  const share = Math.min(1, box.width / (width * pixelsPerInch), box.height / (height * pixelsPerInch))
  return { pixelsPerInch, share }
}

/** A product of this size is shown in a place of the shop's as large as it is. DESIGN-27. */
export const isTrueSizeIn = (scene: SceneName, size: Size): boolean =>
  scaleIn(SCENE_PLACES[scene], size).share === 1
