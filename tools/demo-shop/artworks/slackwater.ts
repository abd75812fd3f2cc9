import type { DemoArtwork } from './artwork.ts'
import { circle, clipped, disc, fill, ring, stroke } from './drawing.ts'

const [INK, FOAM, SUN] = ['#0f3a5f', '#f6f1e4', '#ef5b3c']
const SEA = ['#0f3a5f', '#1d5f8a', '#3a8fb0', '#78c0c9'] as const

/** Seigaiha scales: half rings, row behind row. */
function scales(): string {
  const rows: string[] = []
  for (let row = 0; row < 5; row++) {
    for (let column = -1; column < 8; column++) {
      const x = column * 60 + (row % 2) * 30
      const y = 268 + row * 28
      rows.push(
        SEA.map(
          (_, i) =>
            circle(x, y, 36 - i * 9, i % 2 === 0 ? INK : FOAM) + (i === 2 ? circle(x, y, 16, '#3a8fb0') : ''),
        ).join(''),
      )
    }
  }
  return rows.join('')
}

/** A surf maker's mark: a breaking wave in the style of a woodcut. */
export const slackwater: DemoArtwork = {
  name: 'slackwater',
  alt: 'Round surf mark: a curling woodcut wave before a red sun, lettered Slackwater Surf Works',
  width: 400,
  height: 400,
  dieLine: 'circle',
  look: 'white',
  draw: (type) =>
    circle(200, 200, 198, FOAM) +
    ring(200, 200, 191, INK, 5) +
    ring(200, 200, 136, INK, 5) +
    clipped(
      'sw-view',
      disc(200, 200, 134),
      fill(disc(200, 200, 134), '#f7dfb4'),
      circle(236, 160, 58, SUN),
      stroke('M60 120H150M70 134H128M270 108H350M292 122H340', '#e8c88e', 5),
      fill(
        'M40 330C60 210 108 108 196 96C250 90 286 126 280 166C276 192 250 200 236 188C226 178 232 164 244 166C236 146 208 142 190 160C160 190 172 250 230 282C270 300 330 292 360 280V350H40Z',
        SEA[1],
      ),
      fill(
        'M60 330C82 220 118 130 188 112C150 140 130 190 138 236C144 282 180 310 240 322L200 350H60Z',
        SEA[2],
      ),
      stroke(
        'M84 320C96 240 120 160 172 124M110 326C110 262 118 196 150 158M146 330C132 290 130 250 138 214',
        FOAM,
        4.5,
      ),
      fill(
        'M196 96C250 90 286 126 280 166C276 192 250 200 236 188C226 178 232 164 244 166C236 146 208 142 190 160C196 138 180 140 170 150C176 132 160 132 152 140C160 118 176 100 196 96Z',
        FOAM,
      ),
      stroke('M196 96C250 90 286 126 280 166C276 192 250 200 236 188C226 178 232 164 244 166', INK, 5),
      stroke('M152 140C160 132 176 132 170 150C180 140 196 138 190 160C208 142 236 146 244 166', INK, 4),
      circle(296, 132, 6, FOAM),
      circle(306, 154, 4, FOAM),
      circle(286, 112, 4, FOAM),
      circle(300, 176, 5, FOAM),
      scales(),
    ) +
    ring(200, 200, 136, INK, 5) +
    fill(type.arc('bowlby-one', 'SLACKWATER', { size: 39, tracking: 40, x: 200, y: 200, radius: 150 }), INK) +
    fill(
      type.arc('bowlby-one', 'SURF WORKS', {
        size: 30,
        tracking: 90,
        x: 200,
        y: 200,
        radius: 172,
        side: 'under',
      }),
      SUN,
    ) +
    circle(38, 208, 6, INK) +
    circle(362, 208, 6, INK),
}
