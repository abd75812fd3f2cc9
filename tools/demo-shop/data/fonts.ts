import type { font, NewRowOf } from '@kisscut/records'

type Font = NewRowOf<typeof font> & { id: string }

/** Families under the Open Font License; files come with the editors that set type. */
const FAMILIES: readonly (readonly [family: string, tag: string])[] = [
  ['Bricolage Grotesque', 'text'],
  ['Figtree', 'text'],
  ['Anton', 'display'],
  ['Bebas Neue', 'display'],
  ['Alfa Slab One', 'display'],
  ['Lilita One', 'display'],
  ['Shrikhand', 'display'],
  ['Righteous', 'display'],
  ['Playfair Display', 'display'],
  ['Lobster', 'script'],
  ['Pacifico', 'script'],
  ['Rye', 'western'],
  ['Saira Stencil One', 'stencil'],
]

export const FONTS: readonly Font[] = FAMILIES.map(([family, tag], order) => ({
  id: `font-${family.toLowerCase().replaceAll(' ', '-')}`,
  family,
  family_web: family,
  name: family,
  tag,
  order,
  default: order === 0,
}))
