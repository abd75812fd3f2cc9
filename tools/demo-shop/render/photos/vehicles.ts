import { panel, softShadow } from '../backgrounds.ts'
import { blur, circle, down, line, shape } from './strokes.ts'

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
export const carSide = (): string =>
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
  // The shadow below the car.
  shape('M-40 1090H1640V1200H-40Z', '#1c2224', 'opacity="0.8" filter="url(#cd-wide)"') +
  // Roof, and the whole body.
  shape('M150 40C360 -90 1300 -130 1640 -70V470H0V420Z', 'url(#cd-body)') +
  shape('M-20 430C400 396 1200 396 1620 430V1120H-20Z', 'url(#cd-body)') +
  // Windows, the pillar between them, and their reflections.
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

/** Light on the door, over its stickers, and its handle. */
export const carFront = (): string =>
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
export const vanSide = (): string =>
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

/** Its foreground: light, a line pressed into the sheet, the handle. */
export const vanSideFront = (): string =>
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
