import type { DemoArtwork } from './artwork.ts'
import { circle, fill, group, rect, ring, rays, stroke } from './drawing.ts'

const [INK, CREAM, CORAL, MINT] = ['#1d2b2a', '#fff4e0', '#ff6b4a', '#4fc3a1']

const wheel = (x: number) =>
  ring(x, 104, 54, INK, 9) +
  ring(x, 104, 46, CREAM, 3) +
  fill(rays(x, 104, 8, 50, 16, 1.6), INK) +
  circle(x, 104, 8, CORAL)

/** A bumper sticker that disagrees with its car. */
export const bikeMore: DemoArtwork = {
  name: 'bike-more',
  alt: 'Bumper sticker with a bicycle: My other car is a bike',
  width: 500,
  height: 180,
  dieLine: 'rounded_corner',
  look: 'white',
  draw: (type) =>
    rect(0, 0, 500, 180, MINT) +
    rect(0, 150, 500, 30, INK) +
    Array.from({ length: 13 }, (_, i) => rect(10 + i * 40, 162, 22, 5, CREAM, 2)).join('') +
    group(
      'translate(6 -8) scale(0.98)',
      wheel(78),
      wheel(206),
      stroke(
        'M78 104L116 46H176L142 104ZM116 46L142 104M176 46L206 104M170 28L178 50M170 28H190M104 34H128M116 36L118 46',
        CORAL,
        8,
      ),
      circle(142, 104, 12, INK),
    ) +
    fill(type.line('oswald', 'MY OTHER CAR', { size: 30, tracking: 90, x: 380, y: 52 }), INK) +
    fill(type.fit('shrikhand', 'is a bike', { x: 380, y: 124, width: 214 }), CREAM),
}
