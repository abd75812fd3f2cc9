import type { DemoArtwork } from './artwork.ts'
import { circle, clipped, fill, rect, stroke } from './drawing.ts'

const [BLUE, PALE, INK, CREAM] = ['#1747a6', '#dfe9fb', '#0e1a33', '#ffffff']

/** A numbered permit for the inside of a windshield. */
export const parkingPermit: DemoArtwork = {
  name: 'parking-permit',
  alt: 'Parking permit number 0147 for Harbor Row residents, with a large P and a wave pattern',
  width: 400,
  height: 400,
  dieLine: 'rounded_corner',
  look: 'white',
  draw: (type) =>
    rect(0, 0, 400, 400, BLUE) +
    rect(14, 14, 372, 372, PALE, 16) +
    clipped(
      'pp-panel',
      'M30 14H370Q386 14 386 30V370Q386 386 370 386H30Q14 386 14 370V30Q14 14 30 14Z',
      ...Array.from({ length: 17 }, (_, i) =>
        stroke(`M12 ${40 + i * 22}q31 -20 62 0t62 0t62 0t62 0t62 0t66 0`, '#c5d6f5', 2.5),
      ),
    ) +
    rect(34, 38, 116, 140, BLUE, 14) +
    fill(type.line('archivo-black', 'P', { size: 136, x: 92, y: 156 }), CREAM) +
    fill(
      type.line('oswald', 'RESIDENT PERMIT', { size: 25, tracking: 60, x: 168, y: 72, anchor: 'start' }),
      INK,
    ) +
    fill(type.line('archivo-black', 'Harbor Row', { size: 30, x: 167, y: 120, anchor: 'start' }), BLUE) +
    fill(type.line('oswald', 'LOT B', { size: 34, tracking: 60, x: 168, y: 172, anchor: 'start' }), INK) +
    rect(34, 194, 332, 92, CREAM, 8, `stroke="${INK}" stroke-width="3"`) +
    fill(type.line('graduate', '0147', { size: 72, tracking: 160, x: 204, y: 266 }), '#c8102e') +
    rect(34, 302, 332, 64, INK, 10) +
    fill(
      type.line('oswald', 'VALID THROUGH', { size: 16, tracking: 60, x: 54, y: 340, anchor: 'start' }),
      '#9fb6e6',
    ) +
    fill(
      type.line('oswald', 'DEC 2027', { size: 30, tracking: 60, x: 182, y: 346, anchor: 'start' }),
      CREAM,
    ) +
    circle(336, 334, 10, '#2fb36d'),
}
