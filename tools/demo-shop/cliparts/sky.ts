import { around, bar, circle, curve, disc, polar, ring, star, type Clipart, type Point } from './draw.ts'
import { family } from './family.ts'

const MIDDLE: Point = { x: 200, y: 200 }

/** Six arms with twigs: how many, how long, at what angle. */
const snowflake = (i: number) => {
  const twigs = 1 + (i % 4)
  const angle = [60, 45, 52][i % 3]!
  const long = 34 + 9 * (i % 5)
  const heart = i % 2 === 0 ? star(6, 46 + (i % 3) * 8, 26) : ring(44, 28)
  const tips = around(6, (degrees) =>
    i % 5 < 2 ? circle(polar(176, degrees), 12) : star(4, 20, 9, degrees, polar(172, degrees)),
  )
  const arm = (degrees: number): string => {
    const side = Array.from({ length: twigs }, (_, at) => {
      const root = polar(72 + (at * 100) / twigs, degrees)
      const length = long * (1 - at * 0.16)
      return [-angle, angle].map((aside) => bar(root, polar(length, degrees + aside, root), 13, 7)).join('')
    })
    return bar(polar(30, degrees), polar(170, degrees), 15, 10) + side.join('')
  }
  return [
    { id: 'arms', name: 'Arms', path: around(6, arm) },
    { id: 'heart', name: 'Heart', path: heart },
    { id: 'tips', name: 'Tips', path: tips },
  ]
}

const sun = (i: number) => {
  const rays = 8 + 4 * (i % 4) + 6 * Math.floor(i / 12)
  const face = 74 + 6 * (i % 3)
  const from = 90 + 6 * (i % 3)
  const drawn = (degrees: number, ray: number): string => {
    const length = i % 2 === 1 && ray % 2 === 1 ? 34 : 72
    if (i % 3 === 0) return bar(polar(from, degrees), polar(from + length, degrees), 300 / rays, 2)
    if (i % 3 === 1) return bar(polar(from, degrees), polar(from + length, degrees), 180 / rays)
    return curve(
      polar(from, degrees - 120 / rays),
      ...[polar(from + length * 0.4, degrees - 60 / rays), polar(from + length * 0.6, degrees - 10)],
      polar(from + length, degrees + 60 / rays),
      ...[polar(from + length * 0.5, degrees + 10), polar(from + length * 0.3, degrees + 100 / rays)],
      polar(from, degrees + 120 / rays),
      ...[polar(from - 6, degrees + 40 / rays), polar(from - 6, degrees - 40 / rays)],
      polar(from, degrees - 120 / rays),
    )
  }
  return [
    { id: 'rays', name: 'Rays', path: around(rays, drawn) },
    { id: 'disc', name: 'Disc', path: i % 4 < 2 ? disc(face) : ring(face, face - 16) + disc(face - 30) },
  ]
}

const moon = (i: number) => {
  const bite = 30 + (i % 6) * 18
  const bow = (side: number) => ({ x: 200 + side, y: 200 })
  const top = { x: 200, y: 50 }
  const low = { x: 200, y: 350 }
  const outer = [{ x: 0, y: 50 }, { x: 0, y: 350 }, low]
  const inner = [{ x: bow(-200 + bite * 1.6).x, y: 320 }, { x: bow(-200 + bite * 1.6).x, y: 80 }, top]
  const stars = Array.from({ length: 1 + (i % 4) }, (_, at) =>
    star(
      i < 6 ? 5 : 4,
      34 - at * 5,
      i < 6 ? 14 : 9,
      at * 20,
      polar(40 + at * 46, 60 + at * 28, { x: 250, y: 190 }),
    ),
  )
  return [
    { id: 'moon', name: 'Moon', path: curve(top, ...outer, ...inner) },
    { id: 'stars', name: 'Stars', path: stars.join('') },
  ]
}

const starOf = (i: number) => {
  const points = 4 + (i % 8)
  const inner = 180 * [0.4, 0.55, 0.7][Math.floor(i / 8)]!
  const rim = inner * 0.62
  return [
    { id: 'star', name: 'Star', path: star(points, 180, inner) + star(points, 150, inner * 0.8) },
    {
      id: 'middle',
      name: 'Middle',
      path: i % 2 === 0 ? star(points, rim * 1.4, rim * 0.8) : circle(MIDDLE, rim),
    },
  ]
}

export const SKY: readonly Clipart[] = [
  ...family('snowflake', 'Snowflake', 'sky', 'winter, ice, christmas', 40, snowflake),
  ...family('sun', 'Sun', 'sky', 'summer, rays, weather', 24, sun),
  ...family('moon', 'Moon', 'sky', 'night, crescent, stars', 12, moon),
  ...family('star', 'Star', 'sky', 'night, award, points', 24, starOf),
]
