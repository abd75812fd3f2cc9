import type { DemoArtwork } from './artwork.ts'
import { fill, mirrored, rect, stroke } from './drawing.ts'

const WHITE = '#ffffff'
const HOURS = [
  ['MON – THU', '8 – 5'],
  ['FRIDAY', '8 – 9'],
  ['WEEKEND', '9 – 3'],
] as const

/** Cut lettering for a door: one color, no background. */
export const openingHours: DemoArtwork = {
  name: 'opening-hours',
  alt: 'White cut lettering for a shop door: Come on in, with opening hours',
  width: 400,
  height: 360,
  dieLine: 'rectangle',
  look: 'white',
  draw: (type) =>
    fill(type.fit('pacifico', 'Come on in', { x: 200, y: 92, width: 372 }), WHITE) +
    mirrored(200, stroke('M60 146H136', WHITE, 4)) +
    fill(type.line('oswald', 'OPEN', { size: 34, tracking: 220, x: 200, y: 158 }), WHITE) +
    HOURS.map(([days, time], i) => {
      const y = 218 + i * 54
      return (
        fill(type.line('oswald', days, { size: 36, tracking: 60, x: 40, y, anchor: 'start' }), WHITE) +
        fill(type.line('oswald', time, { size: 36, tracking: 60, x: 360, y, anchor: 'end' }), WHITE)
      )
    }).join('') +
    rect(40, 350, 320, 5, WHITE, 2),
}
