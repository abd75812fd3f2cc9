import type { color, NewRowOf } from '@kisscut/records'

type Color = NewRowOf<typeof color> & { id: string }

const PALETTE: readonly (readonly [name: string, code: string])[] = [
  ['Ink', '#1b1917'],
  ['White', '#ffffff'],
  ['Cream', '#f7efe2'],
  ['Deep sea', '#12343b'],
  ['Fern', '#1f7a4d'],
  ['Sky', '#2456c9'],
  ['Plum', '#40308c'],
  ['Cut magenta', '#d6006c'],
  ['Ember', '#e4572e'],
  ['Sunrise', '#f3a53f'],
  ['Butter', '#ffd75e'],
  ['Blush', '#f6c6c0'],
]

/** What designs are colored with. */
export const COLORS: readonly Color[] = PALETTE.map(([name, code], order) => ({
  id: `color-${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  short_name: name,
  code,
  order,
  default: order === 0,
}))
