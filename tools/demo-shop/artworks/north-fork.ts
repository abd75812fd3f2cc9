import type { DemoArtwork } from './artwork.ts'
import { circle, clipped, disc, fill, polygon, rays, ring, star } from './drawing.ts'

const [NIGHT, CREAM, SUN, RUST, PINE] = ['#12343b', '#f7eddc', '#f2a541', '#e4572e', '#0b5d51']

const pine = (x: number, base: number, height: number) =>
  [0, 0.26, 0.5]
    .map((lift, i) => {
      const half = height * (0.3 - i * 0.065)
      const top = base - height * (0.52 + lift * 0.96)
      return polygon([
        [x, top],
        [x + half, base - height * (0.08 + lift)],
        [x - half, base - height * (0.08 + lift)],
      ])
    })
    .join('') +
  polygon([
    [x - 2.4, base - height * 0.1],
    [x + 2.4, base - height * 0.1],
    [x + 2.4, base + 4],
    [x - 2.4, base + 4],
  ])

/** A trail badge: peaks, pines and a river under a rising sun. */
export const northFork: DemoArtwork = {
  name: 'north-fork',
  alt: 'Round badge: a river runs from snowy peaks under a rising sun, lettered North Fork, Trail Roasters',
  width: 400,
  height: 400,
  dieLine: 'circle',
  look: 'white',
  draw: (type) =>
    circle(200, 200, 198, NIGHT) +
    ring(200, 200, 188, CREAM, 2.5) +
    circle(200, 200, 124, CREAM) +
    clipped(
      'nf-view',
      disc(200, 200, 116),
      fill(disc(200, 200, 116), '#fbdca6'),
      fill(rays(200, 190, 62, 180, 28, 5.2), '#f7c66b'),
      circle(200, 190, 54, SUN),
      fill('M60 262L118 176L146 206L176 156L206 196L238 160L282 216L300 196L345 262V330H60Z', '#c6c2a4'),
      fill('M70 290L142 182L166 208L206 134L258 214L276 194L340 290Z', RUST),
      fill('M206 134L229 170L216 164L209 178L199 162L187 171Z', CREAM),
      fill('M142 182L160 202L148 200L142 210L134 199L126 206Z', CREAM),
      fill('M276 194L291 217L281 213L275 222L266 208Z', CREAM),
      fill('M206 134L258 214L276 194L340 290H222L238 250L214 214L226 190Z', '#c2421f', 'fill-opacity="0.55"'),
      fill('M60 262C110 236 150 246 200 262C250 276 300 258 345 240V340H60Z', PINE),
      fill(
        [
          pine(108, 272, 62),
          pine(128, 270, 46),
          pine(284, 268, 66),
          pine(304, 262, 50),
          pine(266, 268, 42),
          pine(92, 262, 44),
        ].join(''),
        '#083f3a',
      ),
      fill(
        'M205 262C184 272 214 282 190 296C172 306 176 314 168 324H238C240 312 252 304 240 294C226 282 236 274 217 265Z',
        '#9fd3d0',
      ),
      fill(
        'M205 266C196 274 222 284 206 298C196 308 200 316 198 324H208C210 314 216 306 216 298C216 286 204 278 211 268Z',
        CREAM,
        'fill-opacity="0.8"',
      ),
    ) +
    ring(200, 200, 120, NIGHT, 2.5) +
    fill(type.arc('oswald', 'NORTH FORK', { size: 56, tracking: 90, x: 200, y: 200, radius: 136 }), CREAM) +
    fill(
      type.arc('oswald', 'TRAIL ROASTERS', {
        size: 34,
        tracking: 130,
        x: 200,
        y: 200,
        radius: 166.5,
        side: 'under',
      }),
      SUN,
    ) +
    fill(star(44, 214, 9, 4, 5) + star(356, 214, 9, 4, 5), SUN),
}
