import type { DemoArtwork } from '../artworks/artwork.ts'
import {
  blob,
  circle,
  clipped,
  disc,
  ellipse,
  fill,
  group,
  mirrored,
  polygon,
  ring,
  stroke,
} from '../artworks/drawing.ts'

const [DEEP, MIST, CREAM, SUN, RUST, MOSS] = [
  '#17323b',
  '#8fb7b3',
  '#f7eddc',
  '#f2a541',
  '#d9532c',
  '#41694d',
]
const drawn = { width: 400, height: 400, dieLine: 'contour', look: 'white' } as const

const reed = (x: number, top: number, lean: number) =>
  stroke(`M${x} 372Q${x + lean * 0.2} ${(top + 372) / 2} ${x + lean} ${top}`, MOSS, 6) +
  group(
    `translate(${x + lean} ${top}) rotate(${lean * 0.6})`,
    `<rect x="-7" y="-6" width="14" height="46" rx="7" fill="#7b4a2a"/>`,
    stroke('M0 -6V-22', '#7b4a2a', 4),
  )

/** A heron among reeds before a low sun. */
const heron: DemoArtwork = {
  ...drawn,
  name: 'heron',
  alt: 'A gray heron stands on one leg among reeds before an orange sun',
  draw: () =>
    circle(210, 196, 172, SUN) +
    ring(210, 196, 172, DEEP, 8) +
    clipped(
      'he-sun',
      disc(210, 196, 168),
      fill('M20 300C90 284 150 312 220 298C290 284 340 306 400 292V400H20Z', '#e98b39'),
      fill('M20 330C100 312 170 344 240 328C310 312 350 332 400 322V400H20Z', MIST),
      stroke('M70 346H150M196 356H300M120 336H176', CREAM, 5),
    ) +
    reed(70, 190, -18) +
    reed(104, 232, 8) +
    reed(336, 206, 16) +
    reed(310, 252, -10) +
    stroke('M206 268L198 322L210 372M232 262L240 300L216 318', '#c98232', 9) +
    fill(
      'M150 214C164 178 214 162 256 184C290 202 300 240 336 262C296 274 238 284 196 268C166 256 144 238 150 214Z',
      '#5f7f8c',
      `stroke="${DEEP}" stroke-width="7" stroke-linejoin="round"`,
    ) +
    fill('M196 214C226 196 262 212 284 242C300 256 312 260 328 262C282 270 214 262 196 214Z', '#3e5f6d') +
    stroke('M214 222C238 224 258 240 276 256M208 234C228 240 246 250 262 260', CREAM, 4) +
    stroke('M168 214C128 196 132 150 158 124C172 110 172 92 160 80', DEEP, 34) +
    stroke('M168 214C128 196 132 150 158 124C172 110 172 92 160 80', '#a9c0c4', 21) +
    fill(
      'M164 58C188 58 196 82 182 96C168 108 142 100 140 84C139 70 148 58 164 58Z',
      CREAM,
      `stroke="${DEEP}" stroke-width="7"`,
    ) +
    fill('M144 78L70 92L146 96Z', RUST, `stroke="${DEEP}" stroke-width="6" stroke-linejoin="round"`) +
    fill('M160 58C184 50 214 60 232 88C210 76 190 78 172 72Z', DEEP) +
    circle(160, 78, 5.5, DEEP) +
    stroke('M158 190C150 204 152 220 160 232M172 186C164 202 166 222 174 236', CREAM, 4),
}

const pine = (x: number, base: number, size: number, color: string) =>
  [0, 0.24, 0.46]
    .map((lift) =>
      fill(
        polygon([
          [x, base - size * (0.5 + lift)],
          [x + size * (0.3 - lift * 0.24), base - size * (0.06 + lift)],
          [x - size * (0.3 - lift * 0.24), base - size * (0.06 + lift)],
        ]),
        color,
      ),
    )
    .join('') +
  `<rect x="${x - size * 0.03}" y="${base - size * 0.08}" width="${size * 0.06}" height="${size * 0.1}" fill="#4a2f20"/>`

const HEXAGON = polygon([
  [200, 8],
  [372, 104],
  [372, 296],
  [200, 392],
  [28, 296],
  [28, 104],
])

/** A night of pines on a ridge, on a six-sided badge. */
const pineRidge: DemoArtwork = {
  ...drawn,
  name: 'pine-ridge',
  alt: 'Six-sided badge: pines on a ridge under a full moon and stars',
  draw: () =>
    fill(HEXAGON, DEEP, `stroke="${CREAM}" stroke-width="10" stroke-linejoin="round"`) +
    clipped(
      'pr-view',
      HEXAGON,
      fill(HEXAGON, '#1f4a54'),
      circle(262, 128, 78, '#2b5f66'),
      circle(262, 128, 52, CREAM),
      circle(246, 116, 9, '#e4d6ba'),
      circle(276, 140, 13, '#e4d6ba'),
      circle(268, 104, 5, '#e4d6ba'),
      ...[
        [92, 96],
        [140, 64],
        [176, 120],
        [112, 156],
        [330, 190],
        [200, 58],
      ].map(([x, y], at) => circle(x!, y!, at % 2 === 0 ? 3 : 2.2, CREAM)),
      fill('M0 262L84 170L130 220L196 138L262 226L306 182L400 276V400H0Z', '#376f70'),
      fill('M196 138L222 174L208 168L198 182L186 166L174 166Z', CREAM),
      fill('M84 170L104 194L92 190L82 200L72 184Z', CREAM),
      fill('M0 304C70 272 138 300 200 288C270 274 330 306 400 288V400H0Z', '#1c4a47'),
      pine(74, 330, 112, '#123b39'),
      pine(122, 340, 88, '#174642'),
      pine(316, 332, 124, '#123b39'),
      pine(266, 344, 92, '#174642'),
      fill('M0 348C90 322 150 352 214 340C280 328 330 352 400 336V400H0Z', '#0e2c2c'),
      pine(196, 366, 76, '#0e2c2c'),
      stroke('M150 372C180 360 206 364 232 374', MIST, 4),
    ) +
    fill(HEXAGON, 'none', `stroke="${CREAM}" stroke-width="10" stroke-linejoin="round"`) +
    fill(HEXAGON, 'none', `stroke="${SUN}" stroke-width="3" stroke-linejoin="round"`),
}

const BODY =
  'M54 214C92 138 196 104 290 150C316 162 330 178 342 196C322 226 292 254 246 266C166 286 86 268 54 214Z'

/** A leaping trout; painted, with the canvas around it. */
const trout: DemoArtwork = {
  ...drawn,
  name: 'lake-trout',
  alt: 'A spotted lake trout leaps over a splash of water',
  draw: () =>
    group(
      'translate(8 14) scale(0.9) rotate(-16 200 200)',
      fill(
        'M332 196C352 168 372 152 394 146C384 178 384 214 396 246C370 240 350 222 332 196Z',
        RUST,
        `stroke="${DEEP}" stroke-width="7" stroke-linejoin="round"`,
      ),
      fill(
        'M166 122C188 84 224 78 252 92C240 110 236 126 238 136Z',
        RUST,
        `stroke="${DEEP}" stroke-width="7" stroke-linejoin="round"`,
      ),
      fill(
        'M150 264C150 292 168 312 196 318C194 296 200 282 210 270Z',
        RUST,
        `stroke="${DEEP}" stroke-width="7" stroke-linejoin="round"`,
      ),
      fill(BODY, '#6d8f6a', `stroke="${DEEP}" stroke-width="8"`),
      clipped(
        'lt-body',
        BODY,
        fill('M30 206C120 232 230 236 350 190V300H30Z', '#e9dcb4'),
        fill('M30 206C120 226 236 224 350 184V206C240 238 120 244 30 224Z', '#e58a5a'),
        ...[
          [120, 170],
          [152, 152],
          [186, 164],
          [214, 142],
          [246, 166],
          [278, 158],
          [300, 178],
          [140, 190],
          [172, 190],
          [208, 186],
          [236, 190],
          [268, 184],
          [100, 190],
          [196, 130],
        ].map(
          ([x, y], at) =>
            circle(x!, y!, 6 - (at % 3), '#2f4d3a') + (at % 4 === 0 ? circle(x!, y!, 2, RUST) : ''),
        ),
        stroke('M112 148C130 176 130 232 108 262', DEEP, 5),
      ),
      circle(84, 196, 12, CREAM, `stroke="${DEEP}" stroke-width="5"`),
      circle(82, 196, 5, DEEP),
      stroke('M54 216C66 222 78 222 88 218', DEEP, 5),
      fill(
        'M134 226C156 220 178 232 186 252C164 258 144 248 134 226Z',
        RUST,
        `stroke="${DEEP}" stroke-width="5"`,
      ),
    ) +
    fill(
      blob([
        [90, 352],
        [120, 330],
        [158, 340],
        [196, 316],
        [232, 340],
        [276, 326],
        [312, 350],
        [270, 372],
        [200, 378],
        [130, 372],
      ]),
      '#3e7f93',
      `stroke="${DEEP}" stroke-width="7"`,
    ) +
    stroke('M128 352C160 344 184 360 214 350C240 342 262 352 284 350', CREAM, 5) +
    mirrored(200, circle(92, 306, 9, '#3e7f93'), circle(122, 290, 6, '#3e7f93')),
}

const FLAME =
  'M200 66C236 122 292 154 282 222C276 268 242 296 200 296C158 296 124 268 118 222C114 186 136 172 146 138C162 150 170 164 172 182C194 152 204 112 200 66Z'

/** A campfire with its sparks. */
const campfire: DemoArtwork = {
  ...drawn,
  name: 'campfire',
  alt: 'A campfire on crossed logs with rising sparks',
  draw: () =>
    ellipse(200, 326, 158, 42, DEEP) +
    group(
      'rotate(14 200 310)',
      `<rect x="66" y="292" width="268" height="40" rx="20" fill="#8a5533" stroke="${DEEP}" stroke-width="8"/>`,
      circle(316, 312, 12, '#e2b184', `stroke="${DEEP}" stroke-width="5"`),
      stroke('M100 306H210M130 320H250', '#5f3a22', 5),
    ) +
    group(
      'rotate(-14 200 310)',
      `<rect x="66" y="292" width="268" height="40" rx="20" fill="#a4683f" stroke="${DEEP}" stroke-width="8"/>`,
      circle(84, 312, 12, '#e2b184', `stroke="${DEEP}" stroke-width="5"`),
      stroke('M130 306H250M160 320H290', '#6b4227', 5),
    ) +
    fill(FLAME, RUST, `stroke="${DEEP}" stroke-width="9" stroke-linejoin="round"`) +
    fill(
      'M202 132C226 170 258 190 250 234C244 266 224 282 200 282C176 282 152 264 150 236C148 210 164 200 172 176C184 188 190 200 190 212C204 192 208 164 202 132Z',
      SUN,
    ) +
    fill(
      'M202 204C214 222 228 232 224 254C220 272 212 278 200 278C188 278 178 270 176 256C174 240 184 236 188 222C196 228 198 234 198 242C204 232 206 220 202 204Z',
      CREAM,
    ) +
    stroke('M96 340C130 356 270 356 304 340', '#2c525c', 6) +
    [
      [112, 112, 9],
      [292, 96, 10],
      [262, 54, 6],
      [140, 62, 6],
      [318, 150, 6],
      [84, 162, 6],
    ]
      .map(([x, y, radius]) =>
        fill(
          polygon([
            [x!, y! - radius!],
            [x! + radius! * 0.7, y!],
            [x!, y! + radius!],
            [x! - radius! * 0.7, y!],
          ]),
          SUN,
          `stroke="${DEEP}" stroke-width="4" stroke-linejoin="round"`,
        ),
      )
      .join(''),
}

/** Artworks of North Fork Press: their originals are never served. */
export const OUTDOORS: readonly DemoArtwork[] = [heron, pineRidge, trout, campfire]
