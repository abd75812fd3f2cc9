import { panel, softShadow } from '../backgrounds.ts'
import { across, blur, circle, down, line, shape } from './strokes.ts'

/** The body of a jar by its center, its half width, its shoulder and its foot. */
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

/** Light on the round glass of a jar, over its label. */
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

export const kitchenJar = (): string => kitchen() + honeyJar('js', ...KITCHEN_JAR) + lid('js', 800, 190, 276)

/** A dipper leans before the jar. */
export const kitchenJarFront = (): string =>
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

export const jarAtAMarket = (): string =>
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
export const jarAtAMarketFront = (): string =>
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
