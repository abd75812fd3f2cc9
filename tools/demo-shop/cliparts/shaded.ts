import { bar, circle, curve, disc, polar, polygon, star, type Clipart, type Point } from './draw.ts'

// Drawings with shading: unpainted parts over the painted ones.

const POINTS = 5
const [OUTER, INNER] = [158, 70]
const turn = 360 / POINTS

/** The shaded half of every point of a star, lit from the upper left. */
const facets = Array.from({ length: POINTS }, (_, i) => {
  const tip = polar(OUTER, i * turn)
  const valley = polar(INNER, (i + (i === 3 || i === 4 ? -0.5 : 0.5)) * turn)
  return polygon([{ x: 200, y: 200 }, tip, valley])
}).join('')

const tips = Array.from({ length: POINTS }, (_, i) => polar(OUTER + 20, i * turn))

const SHERIFF_STAR: Clipart = {
  id: 'sheriff-star',
  name: 'Sheriff star',
  category: 'ornaments',
  keywords: 'badge, western, marshal, gold, shaded',
  regions: [
    {
      id: 'star',
      name: 'Star',
      path: star(POINTS, OUTER, INNER) + tips.map((tip) => circle(tip, 19)).join(''),
      color: '#d9ae4c',
    },
    { id: 'disc', name: 'Disc', path: disc(58), color: '#8a4b22' },
    { id: 'middle', name: 'Middle star', path: star(POINTS, 44, 18), color: '#f7efe2' },
  ],
  shades: [
    facets,
    // A shadow below each ball.
    tips.map(({ x, y }) => crescent({ x, y }, 19)).join(''),
  ],
}

/** The shaded part of a ball. */
function crescent({ x, y }: Point, radius: number): string {
  const end = { x: x - radius * 0.7, y: y + radius * 0.7 }
  return curve(
    { x: x + radius * 0.7, y: y - radius * 0.7 },
    ...[{ x: x + radius * 1.25, y: y + radius * 0.4 }, { x: x + radius * 0.4, y: y + radius * 1.25 }, end],
    ...[
      { x: x + radius * 0.2, y: y + radius * 0.7 },
      { x: x + radius * 0.7, y: y + radius * 0.2 },
      { x: x + radius * 0.7, y: y - radius * 0.7 },
    ],
  )
}

const board = polygon([
  { x: 30, y: 92 },
  { x: 296, y: 92 },
  { x: 376, y: 158 },
  { x: 296, y: 224 },
  { x: 30, y: 224 },
])

const SIGNPOST: Clipart = {
  id: 'signpost',
  name: 'Signpost',
  category: 'outdoors',
  keywords: 'wood, wooden, arrow, trail, cabin, shaded',
  regions: [
    { id: 'post', name: 'Post', path: bar({ x: 176, y: 30 }, { x: 176, y: 384 }, 46), color: '#5a3a22' },
    { id: 'board', name: 'Board', path: board, color: '#a5703a' },
    {
      id: 'nails',
      name: 'Nails',
      path: [
        { x: 164, y: 112 },
        { x: 188, y: 112 },
        { x: 164, y: 204 },
        { x: 188, y: 204 },
      ]
        .map((nail) => circle(nail, 6))
        .join(''),
      color: '#45494e',
    },
  ],
  shades: [
    // The far side of the post, the lower edges of the board, and its shadow on the post.
    bar({ x: 191, y: 30 }, { x: 191, y: 92 }, 16) + bar({ x: 191, y: 224 }, { x: 191, y: 384 }, 16),
    polygon([
      { x: 30, y: 210 },
      { x: 291, y: 210 },
      { x: 360, y: 154 },
      { x: 376, y: 158 },
      { x: 296, y: 224 },
      { x: 30, y: 224 },
    ]),
    polygon([
      { x: 153, y: 224 },
      { x: 199, y: 224 },
      { x: 199, y: 246 },
      { x: 153, y: 238 },
    ]),
    bar({ x: 30, y: 158 }, { x: 372, y: 158 }, 4),
  ],
}

/** Drawings whose regions have their own colors, with shading. */
export const SHADED: readonly Clipart[] = [SHERIFF_STAR, SIGNPOST]
