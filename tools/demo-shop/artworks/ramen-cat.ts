import type { DemoArtwork } from './artwork.ts'
import { blob, circle, clipped, ellipse, fill, group, mirrored, rect, stroke } from './drawing.ts'

const [INK, FUR, BELLY, RED, BROTH, NOODLE] = [
  '#2a1a1f',
  '#f59a3e',
  '#fff3de',
  '#d8343f',
  '#f4b860',
  '#ffe29a',
]

const BOWL = 'M40 226H360C360 300 312 352 262 366H138C88 352 40 300 40 226Z'
const HEAD = blob([
  [200, 66],
  [262, 78],
  [296, 122],
  [304, 174],
  [290, 222],
  [200, 236],
  [110, 222],
  [96, 174],
  [104, 122],
  [138, 78],
])

const wave = (y: number, color: string) =>
  stroke(`M30 ${y}${Array.from({ length: 9 }, () => 'q10 -15 20 0q10 15 20 0').join('')}`, color, 5)

/** A cat that would rather be the noodles: the shop's mascot piece. */
export const ramenCat: DemoArtwork = {
  name: 'ramen-cat',
  alt: 'An orange cat peeks blissfully out of a bowl of ramen with egg, spring onion and chopsticks',
  width: 400,
  height: 400,
  dieLine: 'contour',
  look: 'white',
  draw: () =>
    group('rotate(24 318 130)', rect(312, 14, 9, 230, '#8a4b2a', 4), rect(331, 10, 9, 232, '#a65f38', 4)) +
    mirrored(
      200,
      fill('M112 112C96 70 94 40 104 26C132 34 158 56 172 78Z', FUR),
      fill('M119 96C112 72 111 54 115 46C131 53 146 66 154 78Z', '#f7b7a3'),
    ) +
    fill(HEAD, FUR) +
    clipped(
      'rc-head',
      HEAD,
      fill('M186 60H214L208 112C206 120 194 120 192 112Z', '#c96a1d'),
      mirrored(
        200,
        fill('M150 66L172 62L178 98C178 106 168 106 166 100Z', '#c96a1d'),
        fill(
          'M84 150L130 158C138 160 138 168 130 168L84 170Z M84 184L126 184C133 185 132 192 126 193L84 202Z',
          '#c96a1d',
        ),
      ),
      ellipse(200, 206, 66, 46, BELLY),
    ) +
    mirrored(
      200,
      stroke('M134 156C140 140 166 140 172 156', INK, 8),
      ellipse(128, 184, 17, 10, '#f2766b', 'fill-opacity="0.75"'),
      stroke('M74 172L40 164M76 190L42 196', INK, 4.5),
    ) +
    fill('M186 172H214C216 180 206 190 200 190C194 190 184 180 186 172Z', INK) +
    stroke('M200 190V198M200 198C198 210 180 212 174 202M200 198C202 210 220 212 226 202', INK, 6) +
    ellipse(200, 230, 158, 26, '#b8862f') +
    ellipse(200, 228, 150, 20, BROTH) +
    stroke(
      'M64 226C92 212 110 238 140 224C168 212 176 238 204 226M78 234C110 222 128 244 162 232M226 230C252 216 268 240 296 226C310 220 322 224 334 228',
      NOODLE,
      8,
    ) +
    group(
      'translate(268 208) rotate(-8)',
      ellipse(0, 0, 40, 23, '#fff'),
      ellipse(2, 1, 21, 13, '#f59f23'),
      ellipse(-3, -2, 9, 5, '#ffd27a'),
    ) +
    group(
      'translate(122 214)',
      circle(0, 0, 20, '#fff'),
      stroke('M0 0C4 -8 -8 -10 -9 -1C-10 10 8 12 11 1', '#ef6f8f', 4.5),
    ) +
    fill('M150 196L186 188L190 214L156 222Z', '#20302a') +
    [
      [212, 212],
      [226, 222],
      [200, 224],
      [238, 210],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="none" stroke="#3f9a4c" stroke-width="4"/>`)
      .join('') +
    mirrored(
      200,
      fill('M96 206C94 190 132 188 134 206L136 238C136 256 96 256 95 240Z', FUR),
      stroke('M108 242V250M121 242V250', INK, 4.5),
    ) +
    fill(BOWL, RED) +
    clipped(
      'rc-bowl',
      BOWL,
      rect(40, 226, 320, 20, '#f3d9a4'),
      rect(40, 246, 320, 6, '#8f1d2a'),
      wave(284, '#fff3de'),
      fill('M230 226H360V370H230C300 340 316 290 318 226Z', '#8f1d2a', 'fill-opacity="0.28"'),
      fill(
        'M60 258C66 300 92 334 120 350',
        'none',
        'stroke="#fff" stroke-opacity="0.5" stroke-width="9" stroke-linecap="round"',
      ),
    ) +
    mirrored(
      200,
      fill('M97 228C96 218 132 218 133 228L134 240C132 250 98 250 97 240Z', FUR),
      stroke('M108 238V246M121 238V246', INK, 4.5),
    ) +
    rect(140, 362, 120, 22, '#8f1d2a', 6),
}
