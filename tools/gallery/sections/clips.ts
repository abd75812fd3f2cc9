import type { ClipType } from '@kisscut/core/design'
import { elementOf, emptyDesign, reshape } from '@kisscut/artwork/design'
import { designScene } from '@kisscut/artwork/design-scene'
import { exact, type Section } from '../entry.ts'
import { tile } from '../tile.ts'

/** A speech bubble and the outline of a leaf, in inches on 3 × 2.25. */
const BUBBLE =
  'M0.4 0H2.6C2.82 0 3 0.18 3 0.4V1.2C3 1.42 2.82 1.6 2.6 1.6H1.5L0.8 2.25L0.95 1.6H0.4C0.18 1.6 0 1.42 0 1.2V0.4C0 0.18 0.18 0 0.4 0Z'
const LEAF = 'M0.05 2.2C0.1 0.9 0.9 0.05 2.95 0.05C2.95 1.5 2.1 2.2 0.9 2.1C0.6 2.08 0.35 2.1 0.05 2.2Z'

const CLIPS: Readonly<Record<ClipType, { readonly shows: string; readonly clipPath?: string }>> = {
  none: { shows: 'Cut along the product’s own rectangle' },
  custom_path: { shows: 'Cut along a path of the shop’s', clipPath: BUBBLE },
  rectangle: { shows: 'Square corners' },
  ellipse: { shows: 'As wide and as high as the product' },
  rounded_corner: { shows: 'Corners rounded by ten percent of the shorter side' },
  circle: { shows: 'As wide as the shorter side, in the middle' },
  contour: { shows: 'Cut along the artwork’s own outline', clipPath: LEAF },
}

export const clips: Section = {
  title: 'Clip types',
  description:
    'What a side is cut to: the cut in magenta, the bleed tinted outside of it, the safe area in green.',
  entries: Object.entries(CLIPS).map(([clipType, { shows, clipPath }]) =>
    exact(`clip-${clipType}.svg`, clipType, 'designScene', shows, ({ resources }) => {
      const shaped = reshape('front', {
        clipType: clipType as ClipType,
        clipPath: clipPath ?? null,
        fill: { colorId: null, customColor: '#7fc4b8' },
      }).apply(emptyDesign(3, 2.25))
      const stripes = [0, 1, 2, 3].map((i) =>
        elementOf('shape', {
          ...{ id: `s${i}`, side: 'front', shape: 'rectangle', rotation: 20 },
          ...{ x: -1, y: -0.6 + i, width: 5, height: 0.4 },
          fill: { colorId: null, customColor: '#f4e3b2' },
        }),
      )
      return tile(designScene({ ...shaped, elements: stripes }, 'front', 'white', 'screen', resources)!)
    }),
  ),
}
