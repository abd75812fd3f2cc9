import { drawing, panel, softShadow } from './backgrounds.ts'
import type { Picture } from './kit.ts'

/** Pictures of places that products of the preview tool are shown on, and what lies before them. SCENE-3. */

const WIDTH = 1600
const HEIGHT = 1200

type Stop = readonly [at: number, color: string, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('')

const across = (id: string, list: readonly Stop[]) =>
  `<linearGradient id="${id}" x2="1" y2="0">${stops(list)}</linearGradient>`
const down = (id: string, list: readonly Stop[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`
const blur = (id: string, by: number) =>
  `<filter id="${id}" x="-0.3" y="-0.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="${by}"/></filter>`

const circle = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`
const shape = (path: string, fill: string, more = '') => `<path d="${path}" fill="${fill}" ${more}/>`
const line = (path: string, color: string, width: number, more = '') =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" ${more}/>`

/** A street on a clear morning, out of focus. */
const street = (): string =>
  `<defs>${down('st-sky', [
    [0, '#bcd9ea'],
    [0.55, '#eaf1ec'],
    [1, '#f4ead9'],
  ])}${down('st-road', [
    [0, '#a7a9a6'],
    [1, '#6f7476'],
  ])}${blur('st-far', 16)}</defs>` +
  shape('M0 0H1600V1200H0Z', 'url(#st-sky)') +
  `<g filter="url(#st-far)">` +
  shape('M-40 240H360V820H-40Z', '#c9a68a') +
  shape('M360 330H660V820H360Z', '#e3cdb2') +
  shape('M1080 270H1660V820H1080Z', '#b98e74') +
  [40, 160, 280].map((x) => shape(panel(x, 330, 70, 120, 4), '#7f6f66')).join('') +
  [1150, 1300, 1450].map((x) => shape(panel(x, 350, 84, 130, 4), '#75615a')).join('') +
  circle(770, 380, 190, '#7fa06f') +
  circle(900, 300, 170, '#8fb07c') +
  circle(1000, 440, 170, '#6d9161') +
  '</g>' +
  shape('M0 800H1600V1200H0Z', 'url(#st-road)') +
  shape('M0 800H1600V840H0Z', '#d8d3c8', 'filter="url(#st-far)"')

const CAR = '#1f5b57'
/** The door of a car, close by. */
const carSide = (): string =>
  street() +
  `<defs>${down('cd-body', [
    [0, '#3f8680'],
    [0.16, '#2a6c67'],
    [0.42, CAR],
    [0.7, '#17484a'],
    [1, '#0f3337'],
  ])}${down('cd-glass', [
    [0, '#33474c'],
    [0.5, '#5d7a7f'],
    [1, '#8fa9a8'],
  ])}${blur('cd-soft', 10)}${blur('cd-wide', 26)}</defs>` +
  // Below the car it is dark.
  shape('M-40 1090H1640V1200H-40Z', '#1c2224', 'opacity="0.8" filter="url(#cd-wide)"') +
  // Roof, and the body from end to end.
  shape('M150 40C360 -90 1300 -130 1640 -70V470H0V420Z', 'url(#cd-body)') +
  shape('M-20 430C400 396 1200 396 1620 430V1120H-20Z', 'url(#cd-body)') +
  // Windows, the pillar between them, and what is mirrored in them.
  shape(
    'M250 78C420 -6 800 -40 1320 -40V400C900 400 500 404 196 418C190 300 206 180 250 78Z',
    'url(#cd-glass)',
  ) +
  shape('M1426 -40H1640V402L1426 400Z', 'url(#cd-glass)') +
  shape('M300 90L470 40L330 410H222Z', '#fff', 'opacity="0.13"') +
  shape('M760 -30H980L860 402H640Z', '#fff', 'opacity="0.1"') +
  line('M250 78C420 -6 800 -40 1320 -40', '#0b1d1f', 12) +
  shape('M1320 -40H1426V404H1320Z', '#10292b') +
  line('M1372 -40V404', '#06181a', 4) +
  line('M196 424C400 406 1200 400 1640 408', '#0c2224', 14) +
  line('M196 434C400 418 1200 412 1640 420', '#7db0aa', 3, 'opacity="0.7"') +
  // The mirror.
  softShadow('M92 300C70 290 60 330 84 366C130 392 214 386 230 366C236 320 210 296 92 300Z', 8, 22, 14, 0.5) +
  shape('M80 286C52 290 46 340 76 372C130 400 214 392 232 368C240 318 206 280 80 286Z', '#174648') +
  line('M86 296C130 288 190 290 216 312', '#8fc0ba', 4, 'opacity="0.8"') +
  // Seams of the door, its light from above, and the shade under its edge.
  line('M196 430C176 640 186 900 236 1064H1366C1402 900 1396 660 1376 412', '#0a2426', 7) +
  line('M204 432C184 640 194 896 242 1048', '#69a49d', 2, 'opacity="0.7"') +
  shape(
    'M0 470C400 446 1200 446 1600 470V500C1200 474 400 474 0 500Z',
    '#bfe0da',
    'opacity="0.5" filter="url(#cd-soft)"',
  ) +
  shape('M-60 1066H1660V1140H-60Z', '#071a1c', 'opacity="0.6" filter="url(#cd-soft)"')

/** Light on the door, over whatever is on it, and its handle. */
const carFront = (): string =>
  `<defs>${down('cf-handle', [
    [0, '#f4f7f6'],
    [0.35, '#aab4b4'],
    [0.6, '#5d6a6b'],
    [1, '#c9d1d0'],
  ])}${blur('cf-soft', 26)}${blur('cf-wide', 50)}</defs>` +
  shape(
    'M-100 560C500 520 1000 640 1700 560V640C1000 720 500 600 -100 660Z',
    '#fff',
    'opacity="0.16" filter="url(#cf-soft)"',
  ) +
  shape('M-100 860H1700V1080H-100Z', '#04211f', 'opacity="0.24" filter="url(#cf-wide)"') +
  // The crease along the car, which a magnet bends over.
  line('M120 962C500 944 1100 944 1480 962', '#0a2a2b', 3, 'opacity="0.5"') +
  line('M120 968C500 950 1100 950 1480 968', '#cfe8e3', 3, 'opacity="0.4"') +
  shape(
    'M1118 494C1124 474 1340 474 1346 494C1352 540 1330 552 1232 552S1112 540 1118 494Z',
    '#082022',
    'opacity="0.75"',
  ) +
  softShadow(panel(1104, 492, 256, 34, 17), 0, 14, 8, 0.7) +
  shape(panel(1104, 488, 256, 36, 18), 'url(#cf-handle)') +
  circle(1384, 508, 11, '#0d2628')

/** The side of a delivery van at the curb. */
const vanSide = (): string =>
  street() +
  `<defs>${down('vs-body', [
    [0, '#fdfbf5'],
    [0.3, '#f3efe4'],
    [0.72, '#e4ddcd'],
    [1, '#c6bda9'],
  ])}${down('vs-glass', [
    [0, '#3d5359'],
    [1, '#87a0a3'],
  ])}${blur('vs-soft', 9)}${blur('vs-wide', 24)}</defs>` +
  shape('M-40 1080H1640V1190H-40Z', '#1d2223', 'opacity="0.75" filter="url(#vs-wide)"') +
  shape('M40 210C60 150 110 130 170 128H1660V1060H30C0 1060 -10 1040 -8 1000Z', 'url(#vs-body)') +
  // Grooves pressed into the sheet above, and the window of the cab.
  [196, 244, 292]
    .map((y) => line(`M420 ${y}H1600`, '#c9c1af', 6) + line(`M420 ${y + 6}H1600`, '#fff', 3))
    .join('') +
  shape('M60 250C70 220 96 206 130 206H310V424H38Z', 'url(#vs-glass)') +
  shape('M120 206H200L120 424H44Z', '#fff', 'opacity="0.16"') +
  line('M348 150V1050', '#9d9482', 6) +
  line('M355 150V1050', '#fff', 3) +
  line('M1490 150V1050', '#9d9482', 6) +
  line('M1497 150V1050', '#fff', 3) +
  // The rail of the sliding door, the sill, and the wheels.
  shape('M360 372H1600V396H360Z', '#8b8475') +
  shape('M360 372H1600V379H360Z', '#5f5a50') +
  shape('M0 964H1660V1062H0Z', '#4b4a48') +
  shape('M0 964H1660V974H0Z', '#6f6d69') +
  [230, 1390]
    .map(
      (x) =>
        shape(`M${x - 190} 1062C${x - 190} 850 ${x + 190} 850 ${x + 190} 1062Z`, '#2a2b2c') +
        circle(x, 1064, 150, '#1a1b1c') +
        circle(x, 1064, 92, '#a9adaf') +
        circle(x, 1064, 82, '#d5d8d9') +
        circle(x, 1064, 30, '#7b8082'),
    )
    .join('') +
  shape('M170 132H1660V150H140Z', '#fff', 'opacity="0.8" filter="url(#vs-soft)"')

/** What lies before it: its light, a line pressed into the sheet, the handle. */
const vanSideFront = (): string =>
  `<defs>${down('vf-handle', [
    [0, '#3a3b3c'],
    [0.5, '#17181a'],
    [1, '#4a4b4d'],
  ])}${blur('vf-soft', 30)}${blur('vf-wide', 40)}</defs>` +
  shape(
    'M-100 520C600 480 1000 600 1700 520V600C1000 680 600 560 -100 620Z',
    '#fff',
    'opacity="0.26" filter="url(#vf-soft)"',
  ) +
  shape('M-100 860H1700V964H-100Z', '#3a2f1c', 'opacity="0.2" filter="url(#vf-wide)"') +
  line('M360 900H1600', '#8f8674', 4, 'opacity="0.75"') +
  line('M360 906H1600', '#fff', 3, 'opacity="0.7"') +
  shape(panel(376, 556, 120, 40, 20), '#b8b09f', 'opacity="0.9"') +
  softShadow(panel(382, 564, 108, 24, 12), 0, 8, 5, 0.6) +
  shape(panel(382, 560, 108, 26, 13), 'url(#vf-handle)')

/** The body of a jar whose middle is here, `wide` to each side, from its shoulder to its foot. */
const glass = (x: number, top: number, foot: number, wide: number): string =>
  `M${x - wide} ${top + 70}C${x - wide} ${top + 22} ${x - wide * 0.86} ${top + 8} ${x - wide * 0.8} ${top - 30}H${x + wide * 0.8}` +
  `C${x + wide * 0.86} ${top + 8} ${x + wide} ${top + 22} ${x + wide} ${top + 70}V${foot - 60}` +
  `C${x + wide} ${foot - 14} ${x + wide - 40} ${foot} ${x + wide - 90} ${foot}H${x - wide + 90}C${x - wide + 40} ${foot} ${x - wide} ${foot - 14} ${x - wide} ${foot - 60}Z`

/** A jar of honey. */
const honeyJar = (id: string, x: number, top: number, foot: number, wide: number): string =>
  `<defs>${down(`${id}-honey`, [
    [0, '#f4b93c'],
    [0.45, '#e09a1d'],
    [1, '#a8620d'],
  ])}${across(`${id}-round`, [
    [0, '#5e3000', 0.55],
    [0.12, '#7a4200', 0.12],
    [0.24, '#fff2c4', 0.5],
    [0.38, '#fff2c4', 0.04],
    [0.8, '#6b3900', 0.1],
    [1, '#4a2500', 0.6],
  ])}</defs>` +
  softShadow(
    `M${x - wide - 8} ${foot - 20}C${x - wide / 2} ${foot - 44} ${x + wide / 2} ${foot - 44} ${x + wide + 90} ${foot - 10}C${x + wide} ${foot + 26} ${x - wide} ${foot + 26} ${x - wide - 8} ${foot - 20}Z`,
    14,
    8,
    20,
    0.6,
  ) +
  shape(glass(x, top, foot, wide), '#f7ead0', 'opacity="0.92"') +
  shape(glass(x, top + 46, foot - 16, wide - 14), `url(#${id}-honey)`) +
  shape(glass(x, top + 46, foot - 16, wide - 14), `url(#${id}-round)`) +
  shape(
    `M${x - wide + 16} ${top + 96}C${x - wide / 2} ${top + 120} ${x + wide / 2} ${top + 120} ${x + wide - 16} ${top + 96}V${top + 60}C${x + wide / 2} ${top + 30} ${x - wide / 2} ${top + 30} ${x - wide + 16} ${top + 60}Z`,
    '#ffd873',
    'opacity="0.7"',
  )

/** A lid of brushed metal. */
const lid = (id: string, x: number, top: number, wide: number): string =>
  `<defs>${across(`${id}-lid`, [
    [0, '#8d6a1e'],
    [0.18, '#d9b45a'],
    [0.3, '#fff0bd'],
    [0.45, '#d3ac50'],
    [0.8, '#b58a35'],
    [1, '#73541a'],
  ])}</defs>` +
  shape(panel(x - wide, top, wide * 2, 120, 22), `url(#${id}-lid)`) +
  Array.from({ length: 30 }, (_, i) => {
    const at = x - wide + 16 + (i * (wide * 2 - 32)) / 29
    return line(`M${at} ${top + 34}V${top + 108}`, '#5f4413', 3, 'opacity="0.3"')
  }).join('') +
  line(`M${x - wide + 18} ${top + 24}H${x + wide - 18}`, '#fff6d8', 4, 'opacity="0.6"')

/** Light on a jar's glass, over its label: it is round, and shines. */
const glassLight = (id: string, x: number, top: number, foot: number, wide: number): string =>
  `<defs>${across(`${id}-over`, [
    [0, '#2b1600', 0.5],
    [0.1, '#2b1600', 0.16],
    [0.2, '#fff', 0.1],
    [0.27, '#fff', 0.32],
    [0.34, '#fff', 0.04],
    [0.62, '#000', 0],
    [0.86, '#2b1600', 0.14],
    [1, '#2b1600', 0.52],
  ])}${blur(`${id}-shine`, 5)}</defs>` +
  shape(glass(x, top, foot, wide), `url(#${id}-over)`) +
  line(
    `M${x - wide + 30} ${top + 100}V${foot - 90}`,
    '#fff',
    12,
    `opacity="0.62" filter="url(#${id}-shine)"`,
  ) +
  line(`M${x + wide - 26} ${top + 130}V${foot - 120}`, '#fff', 6, `opacity="0.4" filter="url(#${id}-shine)"`)

/** A kitchen with a board for jars. */
const kitchen = (): string =>
  `<defs>${down('sh-wall', [
    [0, '#dfe5dc'],
    [1, '#c6d0c4'],
  ])}${down('sh-wood', [
    [0, '#c99a63'],
    [0.25, '#b5844d'],
    [1, '#8a5f33'],
  ])}${blur('sh-far', 13)}${blur('sh-soft', 40)}</defs>` +
  shape('M0 0H1600V1200H0Z', 'url(#sh-wall)') +
  Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 9 }, (_, at) => {
      const x = at * 200 - (row % 2) * 100 - 40
      return line(panel(x, row * 150 - 30, 196, 146, 8), '#fff', 5, 'opacity="0.5"')
    }).join(''),
  ).join('') +
  shape('M-100 -100L900 -100L200 1100L-100 1100Z', '#fff6df', 'opacity="0.42" filter="url(#sh-soft)"') +
  // A plant, a bowl and a stack of cups, out of focus.
  `<g filter="url(#sh-far)">` +
  shape('M110 760H350L320 1010H140Z', '#c97b54') +
  [
    'M230 770C120 640 60 560 30 420C150 480 220 600 236 760Z',
    'M232 770C210 600 230 470 300 360C340 500 310 640 244 770Z',
    'M236 770C300 640 400 560 470 540C450 660 360 740 250 780Z',
  ]
    .map((path, at) => shape(path, ['#5d8a58', '#76a26b', '#4d7a4c'][at]!))
    .join('') +
  shape('M1240 850H1560C1560 960 1500 1010 1400 1010S1240 960 1240 850Z', '#f3efe6') +
  shape('M1240 850H1560V880H1240Z', '#e2dccd') +
  circle(1330, 812, 62, '#e9b23c') +
  circle(1424, 800, 70, '#f0c04d') +
  circle(1500, 822, 54, '#dca32e') +
  '</g>' +
  shape('M0 1010H1600V1200H0Z', 'url(#sh-wood)') +
  shape('M0 1010H1600V1022H0Z', '#e3bd8a') +
  Array.from({ length: 9 }, (_, i) =>
    line(
      `M-20 ${1046 + i * 18}C400 ${1036 + i * 19} 900 ${1058 + i * 17} 1640 ${1042 + i * 19}`,
      '#6b4622',
      2,
      `opacity="${0.16 + (i % 3) * 0.07}"`,
    ),
  ).join('')

const KITCHEN_JAR = [800, 330, 1050, 330] as const

const kitchenJar = (): string => kitchen() + honeyJar('js', ...KITCHEN_JAR) + lid('js', 800, 190, 276)

/** A dipper leans before the jar. */
const kitchenJarFront = (): string =>
  glassLight('jf', ...KITCHEN_JAR) +
  `<defs>${across('jf-wood', [
    [0, '#8a5a2a'],
    [0.4, '#d9a566'],
    [1, '#8f5d2c'],
  ])}</defs>` +
  softShadow('M1150 1040C1220 1010 1420 1010 1470 1046C1420 1076 1200 1076 1150 1040Z', 0, 4, 14, 0.5) +
  `<g transform="rotate(24 1250 1000)">` +
  shape(panel(1238, 420, 26, 480, 13), 'url(#jf-wood)') +
  [0, 1, 2, 3, 4]
    .map((at) =>
      shape(
        panel(1206 - [0, 8, 12, 8, 0][at]!, 880 + at * 32, 90 + 2 * [0, 8, 12, 8, 0][at]!, 24, 12),
        'url(#jf-wood)',
      ),
    )
    .join('') +
  shape(
    'M1196 960C1210 990 1292 990 1306 960V1012C1296 1046 1206 1046 1196 1012Z',
    '#e8a524',
    'opacity="0.85"',
  ) +
  '</g>'

/** A stall at a market: a checked cloth, jars in a row. */
const market = (): string =>
  `<defs>${down('mk-far', [
    [0, '#86a98a'],
    [0.6, '#b9cba6'],
    [1, '#e6ddc0'],
  ])}${blur('mk-blur', 20)}${blur('mk-near', 7)}<pattern id="mk-check" width="120" height="120" patternUnits="userSpaceOnUse" patternTransform="skewX(-14)"><path d="M0 0H120V120H0Z" fill="#f6f0e2"/><path d="M0 0H60V120H0Z" fill="#c8493a" fill-opacity="0.42"/><path d="M0 0H120V60H0Z" fill="#c8493a" fill-opacity="0.42"/></pattern>${down(
    'mk-shade',
    [
      [0, '#3b1f10', 0.36],
      [0.3, '#3b1f10', 0],
      [1, '#3b1f10', 0.2],
    ],
  )}</defs>` +
  shape('M0 0H1600V1200H0Z', 'url(#mk-far)') +
  `<g filter="url(#mk-blur)">` +
  [
    [120, 160, 90],
    [360, 90, 70],
    [620, 190, 60],
    [1010, 120, 86],
    [1280, 210, 74],
    [1500, 90, 96],
  ]
    .map(([x, y, radius]) => circle(x!, y!, radius!, '#f6f0cf', 'opacity="0.6"'))
    .join('') +
  shape(
    'M-60 0H1660V110L1500 180L1340 110L1180 180L1020 110L860 180L700 110L540 180L380 110L220 180L60 110L-60 180Z',
    '#d9553f',
  ) +
  shape(
    'M220 0H380V110L300 150L220 180ZM540 0H700V110L620 150L540 180ZM860 0H1020V110L940 150L860 180ZM1180 0H1340V110L1260 150L1180 180Z',
    '#f6efe0',
  ) +
  '</g>' +
  shape('M0 880H1600V1200H0Z', 'url(#mk-check)') +
  shape('M0 880H1600V1200H0Z', 'url(#mk-shade)') +
  `<g filter="url(#mk-near)">` +
  honeyJar('ma', 190, 480, 930, 170) +
  lid('ma', 190, 400, 140) +
  honeyJar('mb', 1410, 480, 930, 170) +
  lid('mb', 1410, 400, 140) +
  '</g>'

const MARKET_JAR = [800, 340, 1080, 340] as const

const jarAtAMarket = (): string =>
  market() +
  honeyJar('mj', ...MARKET_JAR) +
  // A cloth over the lid.
  softShadow('M470 300C560 250 1040 250 1130 300L1160 400C1040 440 560 440 440 400Z', 0, 12, 10, 0.4) +
  shape(
    'M520 210C560 150 1040 150 1080 210C1100 250 1150 340 1176 408C1120 392 1090 432 1040 412C1000 436 960 414 920 430C870 410 840 436 800 424C750 438 720 412 680 430C640 414 600 438 556 412C520 432 480 394 424 408C450 340 500 250 520 210Z',
    'url(#mk-check)',
  ) +
  shape(
    'M520 210C560 150 1040 150 1080 210C1100 250 1150 340 1176 408C1120 392 1090 432 1040 412C1000 436 960 414 920 430C870 410 840 436 800 424C750 438 720 412 680 430C640 414 600 438 556 412C520 432 480 394 424 408C450 340 500 250 520 210Z',
    'url(#mk-shade)',
    'opacity="0.8"',
  )

/** A string with its bow, and the shine of the glass. */
const jarAtAMarketFront = (): string =>
  glassLight('mf', ...MARKET_JAR) +
  line('M500 306C600 336 1000 336 1100 306', '#7c5a2e', 14) +
  line('M500 302C600 332 1000 332 1100 302', '#cda869', 8) +
  [
    'M800 326C720 250 640 270 650 320C660 360 740 350 800 330',
    'M800 326C880 250 960 270 950 320C940 360 860 350 800 330',
    'M796 332C770 400 740 440 716 482',
    'M806 332C830 400 864 430 880 476',
  ]
    .map((path) => line(path, '#7c5a2e', 13) + line(path, '#d3ae70', 8))
    .join('') +
  circle(801, 329, 18, '#b98f50')

const picture = (name: string, alt: string, svg: string, transparent = false): Picture => ({
  ...{ name, alt, width: WIDTH, height: HEIGHT, transparent },
  svg: drawing(WIDTH, HEIGHT, svg),
})

/** Each place, and what lies before the product in it. */
export const photoPictures = (): Picture[] => [
  picture('photo-car-door', 'The door of a dark green car, close by', carSide()),
  picture('photo-car-door-front', 'The handle of the door, and its light', carFront(), true),
  picture('photo-van-side', 'The side of a delivery van at the curb', vanSide()),
  picture(
    'photo-van-side-front',
    'The handle of the sliding door, and the light on the van',
    vanSideFront(),
    true,
  ),
  picture('photo-jar-on-a-shelf', 'A jar of honey on a kitchen shelf', kitchenJar()),
  picture(
    'photo-jar-on-a-shelf-front',
    'The shine of the jar, and a dipper before it',
    kitchenJarFront(),
    true,
  ),
  picture('photo-jar-at-a-market', 'A jar of honey on a checked cloth at a market', jarAtAMarket()),
  picture(
    'photo-jar-at-a-market-front',
    'The shine of the jar, and a bow of string',
    jarAtAMarketFront(),
    true,
  ),
]
