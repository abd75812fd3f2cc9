import type { DieLineSpec } from '@kisscut/artwork/die-line'
import { LOOKS, type Look } from '@kisscut/artwork/look'
import { fitInside } from '@kisscut/artwork/placement'
import { stickerPicture } from '@kisscut/artwork/scene'
import { exact, type Section } from '../entry.ts'
import { tile } from '../tile.ts'

const SHOWN: Readonly<Record<Look, string>> = {
  white: 'White gloss vinyl',
  matte: 'Matte: no sheen, a fine grain',
  clear: 'Clear: what lies beneath shows through',
  holographic: 'Holographic: facets and a glare',
  kraft: 'Kraft paper with its fibres',
  frosted: 'Frosted, as on a window',
  reflective: 'Reflective, with its honeycomb',
  metal: 'Brushed metal',
  perforated: 'Perforated window film',
}

export const looks: Section = {
  title: 'Looks of materials',
  description:
    'One artwork on everything the shop prints on, as the configurator, the cart and the proof show it.',
  entries: LOOKS.map((look) =>
    exact(`look-${look}.svg`, look, 'stickerPicture', SHOWN[look], (studio) => {
      const { artwork, width, height } = studio.drawn('toadstools')
      const dieLine: DieLineSpec = { shape: 'rounded_corner', width: 3, height: 2.4, clipRadius: 12 }
      const placement = fitInside({ width, height }, dieLine, 0.22)
      return tile(stickerPicture({ dieLine, look, artwork, placement }, { margin: 0.06, cutLine: false }))
    }),
  ),
}
