import { SCENE_PLACES } from '@kisscut/artwork/scene'
import type { SceneName } from '@kisscut/core/design'
import type { Scene } from './scene.ts'

const WIDTH = 1600
const HEIGHT = 1200

const svg = (defs: string, content: string): Uint8Array =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${defs}</defs>${content}</svg>`,
  )
const down = (
  id: string,
  ...stops: readonly (readonly [at: number, color: string, opacity?: number])[]
): string => gradient(id, 'x2="0" y2="1"', stops)
const across = (
  id: string,
  ...stops: readonly (readonly [at: number, color: string, opacity?: number])[]
): string => gradient(id, '', stops)
const gradient = (
  id: string,
  way: string,
  stops: readonly (readonly [at: number, color: string, opacity?: number])[],
): string =>
  `<linearGradient id="${id}" ${way}>${stops
    .map(
      ([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('')}</linearGradient>`
const soft = (id: string, by: number): string =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${by}"/></filter>`

/** A laptop lid on a desk, 12.3 × 8.6 in: 96 pixels per inch. */
const laptop: Scene = {
  image: svg(
    down('wall', [0, '#efe9e0'], [1, '#e3dacd']) +
      down('desk', [0, '#c9a67f'], [1, '#a97f57']) +
      gradient('lid', 'x2="1" y2="1"', [
        [0, '#5a5d62'],
        [0.45, '#44474c'],
        [1, '#34363a'],
      ]) +
      down('hinge', [0, '#26282b'], [1, '#16171a']) +
      soft('blur', 18),
    `<rect width="1600" height="1200" fill="url(#wall)"/><rect y="1010" width="1600" height="190" fill="url(#desk)"/>
     <path d="M0 1010h1600" stroke="#8d6a47" stroke-opacity=".5" stroke-width="2"/>
     <ellipse cx="800" cy="1062" rx="680" ry="26" fill="#3b2512" fill-opacity=".5" filter="url(#blur)"/>
     <path d="M205 1032h1190l30 22q4 12-14 12H189q-18 0-14-12z" fill="url(#hinge)"/>
     <rect x="210" y="206" width="1180" height="830" rx="34" fill="url(#lid)"/>
     <rect x="211.500" y="207.500" width="1177" height="827" rx="32.500" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="3"/>`,
  ),
  foreground: svg(
    gradient('glint', 'x1="0" y1="0" x2="1" y2="1"', [
      [0, '#fff', 0.2],
      [0.34, '#fff', 0.03],
      [0.36, '#fff', 0],
      [1, '#fff', 0],
    ]),
    `<rect x="210" y="206" width="1180" height="830" rx="34" fill="url(#glint)"/>`,
  ),
  ...SCENE_PLACES.laptop,
}

/**
 * A steel bottle, 3 in wide and 9 in high: 104 pixels per inch. The light on its round side lies over the
 * sticker.
 */
const bottle: Scene = {
  image: svg(
    down('wall', [0, '#dfe6e4'], [1, '#c7d2cf']) +
      down('desk', [0, '#f1ece4'], [1, '#ddd3c5']) +
      across(
        'steel',
        [0, '#8f979b'],
        [0.12, '#c9ced1'],
        [0.3, '#f4f6f7'],
        [0.62, '#d3d8da'],
        [0.88, '#9aa2a6'],
        [1, '#767e83'],
      ) +
      across('cap', [0, '#15171a'], [0.3, '#4b4f55'], [0.7, '#25282c'], [1, '#0e0f11']) +
      soft('blur', 16),
    `<rect width="1600" height="1200" fill="url(#wall)"/><rect y="980" width="1600" height="220" fill="url(#desk)"/>
     <ellipse cx="830" cy="1098" rx="230" ry="24" fill="#2a2a26" fill-opacity=".45" filter="url(#blur)"/>
     <path d="M644 330q0-74 62-92h188q62 18 62 92v736q0 40-40 40H684q-40 0-40-40z" fill="url(#steel)"/>
     <rect x="700" y="112" width="200" height="128" rx="22" fill="url(#cap)"/><rect x="692" y="206" width="216" height="38" rx="10" fill="url(#cap)"/>`,
  ),
  foreground: svg(
    across(
      'round',
      [0, '#000', 0.34],
      [0.14, '#000', 0.08],
      [0.3, '#fff', 0.22],
      [0.42, '#fff', 0],
      [0.7, '#000', 0.03],
      [0.9, '#000', 0.2],
      [1, '#000', 0.38],
    ),
    `<path d="M644 330q0-74 62-92h188q62 18 62 92v736q0 40-40 40H684q-40 0-40-40z" fill="url(#round)"/>`,
  ),
  ...SCENE_PLACES.bottle,
}

/**
 * A shipping box, its front 11 × 7.5 in: 92 pixels per inch. The end of the tape covers whatever is placed too
 * high.
 */
const carton: Scene = {
  image: svg(
    down('wall', [0, '#f3eee6'], [1, '#e6ddd0']) +
      down('floor', [0, '#d8cfc2'], [1, '#bfb3a2']) +
      down('front', [0, '#cda575'], [1, '#b98d5b']) +
      down('top', [0, '#b48a5a'], [1, '#d8b385']) +
      across('side', [0, '#9c7546'], [1, '#866237']) +
      soft('blur', 22),
    `<rect width="1600" height="1200" fill="url(#wall)"/><rect y="900" width="1600" height="300" fill="url(#floor)"/>
     <ellipse cx="830" cy="1062" rx="660" ry="34" fill="#33230f" fill-opacity=".45" filter="url(#blur)"/>
     <path d="M230 372 380 238h1060l-198 134z" fill="url(#top)"/><path d="M1242 372l198-134v642l-198 180z" fill="url(#side)"/>
     <path d="M230 372h1012v688H230z" fill="url(#front)"/>
     <path d="M230 372h1012" stroke="#7c5a31" stroke-opacity=".55" stroke-width="3"/>
     <g stroke="#8a6435" stroke-opacity=".16" stroke-width="2">${Array.from({ length: 21 }, (_, n) => `<path d="M${278 + n * 46} 376v682"/>`).join('')}</g>`,
  ),
  foreground: svg(
    down('tape', [0, '#e9d9b4', 0.92], [1, '#dcc796', 0.8]),
    `<path d="M676 372 818 238h96L800 372v86l-12-7-13 8-13-8-13 8-12-8-13 8-12-8-13 8-13-8-10 6z" fill="url(#tape)"/>
     <path d="M690 384v70" stroke="#fff" stroke-opacity=".35" stroke-width="5"/>`,
  ),
  ...SCENE_PLACES.carton,
}

/** The back of a car, its tailgate 36 × 18 in: 32 pixels per inch. Sky light covers the product. */
const car: Scene = {
  image: svg(
    down('street', [0, '#cfd8dc'], [0.7, '#a9b4b8'], [1, '#7b8488']) +
      down('body', [0, '#6f8793'], [0.45, '#5b7480'], [1, '#42565f']) +
      down('glass', [0, '#1d272c'], [1, '#39474e']) +
      down('plastic', [0, '#3a3f42'], [1, '#1f2224']) +
      across('light', [0, '#7a0f14'], [0.5, '#9e1b21'], [1, '#6b0b10']) +
      soft('blur', 20),
    `<rect width="1600" height="1200" fill="url(#street)"/>
     <ellipse cx="800" cy="1176" rx="760" ry="22" fill="#16191b" fill-opacity=".55" filter="url(#blur)"/>
     <path d="M150 0h1300l110 300v720H40V300z" fill="url(#body)"/>
     <path d="M232 0h1136l86 236q6 22-20 22H166q-26 0-20-22z" fill="url(#glass)"/>
     <path d="M300 0h260L430 258H214z" fill="#fff" fill-opacity=".07"/>
     <path d="M190 292h1220l14 620q0 34-36 34H212q-36 0-36-34z" fill="none" stroke="#2b3a41" stroke-opacity=".7" stroke-width="5"/>
     <path d="M178 866q622 44 1244 0" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="4"/>
     <path d="M52 330h98l14 330q0 26-24 26H52z" fill="url(#light)"/><path d="M1548 330h-98l-14 330q0 26 24 26h88z" fill="url(#light)"/>
     <rect x="690" y="302" width="220" height="30" rx="15" fill="#26343b"/>
     <path d="M20 960h1560v150q0 50-50 50H70q-50 0-50-50z" fill="url(#plastic)"/>
     <rect x="608" y="972" width="384" height="176" rx="14" fill="#f2f0ea" stroke="#9a978f" stroke-width="5"/>
     <rect x="664" y="1040" width="272" height="48" rx="8" fill="#27424e" fill-opacity=".82"/>
     <rect x="120" y="1040" width="190" height="34" rx="12" fill="#8b1418"/><rect x="1290" y="1040" width="190" height="34" rx="12" fill="#8b1418"/>`,
  ),
  foreground: svg(
    down('sky', [0, '#fff', 0.16], [0.35, '#fff', 0.02], [0.36, '#fff', 0], [1, '#000', 0.08]),
    `<path d="M190 292h1220l14 620q0 34-36 34H212q-36 0-36-34z" fill="url(#sky)"/>`,
  ),
  ...SCENE_PLACES.car,
}

/** The shop's own scenes, drawn as vectors; 1600 × 1200 pixels each. */
export const SCENES = { laptop, bottle, carton, car } as const satisfies Readonly<Record<SceneName, Scene>>
