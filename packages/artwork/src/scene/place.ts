import type { SceneName } from '@kisscut/core/design'
import type { Box, Size } from '../geometry/index.ts'

/** Where a product is placed in a picture. PROD-9. */
export interface ScenePlace {
  /** In pixels of the picture. */
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

/** Pixels per inch in a place, and the scale a product is shown at: 1 where it fits. */
export const scaleIn = ({ box, boxHeightInches }: ScenePlace, { width, height }: Size) => {
  const pixelsPerInch = box.height / boxHeightInches
  const share = Math.min(1, box.width / (width * pixelsPerInch), box.height / (height * pixelsPerInch))
  return { pixelsPerInch, share }
}

/** Whether a product of this size fits into one of the shop's places in true size. DESIGN-27. */
export const isTrueSizeIn = (scene: SceneName, size: Size): boolean =>
  scaleIn(SCENE_PLACES[scene], size).share === 1
