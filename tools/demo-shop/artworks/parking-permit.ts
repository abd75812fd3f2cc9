import type { DemoArtwork } from './artwork.ts'
import { circle, clipped, fill, group, rect, stroke } from './drawing.ts'

const [BLUE, PALE, INK, CREAM] = ['#1747a6', '#dfe9fb', '#0e1a33', '#ffffff']

/** A numbered permit for the inside of a windshield. */
export const parkingPermit: DemoArtwork = {
  name: 'parking-permit',
  alt: 'Parking permit number 0147 for Harbour Row residents, with a large P and a wave pattern',
  width: 400,
  height: 300,
  dieLine: 'rounded_corner',
  look: 'white',
  draw: (type) =>
    rect(0, 0, 400, 300, BLUE) +
    rect(12, 12, 376, 276, PALE, 16) +
    clipped(
      'pp-panel',
      'M28 12H372Q388 12 388 28V272Q388 288 372 288H28Q12 288 12 272V28Q12 12 28 12Z',
      ...Array.from({ length: 12 }, (_, i) =>
        stroke(`M12 ${40 + i * 22}q31 -20 62 0t62 0t62 0t62 0t62 0t66 0`, '#c5d6f5', 2.5),
      ),
    ) +
    rect(30, 32, 116, 148, BLUE, 14) +
    fill(type.line('archivo-black', 'P', { size: 142, x: 88, y: 157 }), CREAM) +
    fill(
      type.line('oswald', 'RESIDENT PERMIT', { size: 26, tracking: 60, x: 166, y: 62, anchor: 'start' }),
      INK,
    ) +
    fill(type.line('archivo-black', 'Harbour Row', { size: 29, x: 165, y: 104, anchor: 'start' }), BLUE) +
    rect(166, 122, 204, 58, CREAM, 8, `stroke="${INK}" stroke-width="3"`) +
    fill(type.line('graduate', '0147', { size: 46, tracking: 120, x: 272, y: 168 }), '#c8102e') +
    rect(30, 198, 340, 72, INK, 10) +
    fill(
      type.line('oswald', 'VALID THROUGH', { size: 17, tracking: 120, x: 50, y: 228, anchor: 'start' }),
      '#9fb6e6',
    ) +
    fill(type.line('oswald', 'DEC 2027', { size: 27, tracking: 60, x: 50, y: 258, anchor: 'start' }), CREAM) +
    group(
      'translate(300 234)',
      ...['#2fb36d', '#f4b23c', '#e4572e'].map((color, i) => circle(i * 24 - 8, 0, 9, color)),
    ),
}
