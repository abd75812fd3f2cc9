import type { color, NewRowOf } from '@kisscut/records'

type Color = NewRowOf<typeof color> & { id: string }

type Named = readonly [name: string, code: string]

const PALETTE: readonly Named[] = [
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

const hyphened = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** A texture over films and paints alike: brushed metal is translucent over the color. CLIP-15. */
const brushed = (code: string) => ({
  texture: '/demo/texture-brushed.png',
  texture_thumbnail: '/demo/texture-brushed-swatch.png',
  background_color: code,
})

/** Colors with a texture. */
const TEXTURED: readonly Color[] = [
  {
    id: 'color-brushed-gold',
    name: 'Brushed gold',
    short_name: 'Gold',
    code: '#c9a24a',
    ...brushed('#c9a24a'),
  },
  {
    ...{ id: 'color-walnut', name: 'Walnut', short_name: 'Walnut', code: '#6f4a2c' },
    ...{ texture: '/demo/texture-walnut.png', texture_thumbnail: '/demo/texture-walnut-swatch.png' },
  },
]

/** Colors for designs. Shading is multiplied with them. */
const DESIGN_COLORS: readonly Color[] = PALETTE.map(([name, code], order) => ({
  blend_mode: 'multiply' as const,
  id: `color-${hyphened(name)}`,
  name,
  short_name: name,
  code,
  order,
  default: order === 0,
}))

// prettier-ignore
const CUT_VINYL: Readonly<Record<'gloss' | 'metallic' | 'fluorescent', readonly Named[]>> = {
  gloss: [
    ['Black', '#0f0f10'], ['White', '#fdfdfb'], ['Cool gray', '#8f959b'], ['Charcoal', '#45494e'],
    ['Ivory', '#f3ead2'], ['Beige', '#d9c6a0'], ['Brown', '#5a3a22'], ['Nut brown', '#7d5230'],
    ['Lemon', '#ffe52e'], ['Golden yellow', '#ffb612'], ['Orange', '#f2701d'], ['Coral', '#f26a5a'],
    ['Red', '#cf1f2a'], ['Burgundy', '#6d1a2d'], ['Soft pink', '#f2b3c4'], ['Magenta', '#c2186b'],
    ['Lavender', '#a68fc9'], ['Purple', '#5b2a86'], ['Navy', '#14264f'], ['Blue', '#1d4fa8'],
    ['Ice blue', '#7fbfe6'], ['Turquoise', '#0e9aa0'], ['Lime', '#8cc63e'], ['Forest green', '#17533a'],
  ],
  metallic: [['Silver', '#b3b6ba'], ['Gold', '#b08d3c'], ['Copper', '#a5633a'], ['Graphite', '#5b5e63']],
  fluorescent: [['Yellow', '#e9ff32'], ['Orange', '#ff7a1f'], ['Pink', '#ff3f9b'], ['Green', '#3dff5b']],
}

/** Colors of cut vinyl: films of one color each, gloss, metallic or fluorescent. */
export const CUT_VINYL_COLORS: readonly Color[] = Object.entries(CUT_VINYL)
  .flatMap(([finish, films]) => films.map(([name, code]) => ({ finish, name, code })))
  .map(({ finish, name, code }, at) => ({
    id: `cut-vinyl-${finish}-${hyphened(name)}`,
    name:
      finish === 'gloss'
        ? name
        : `${finish === 'metallic' ? 'Metallic' : 'Fluorescent'} ${name.toLowerCase()}`,
    short_name: name,
    code,
    material: 'cut-vinyl',
    ...(finish === 'metallic' && brushed(code)),
    order: PALETTE.length + at,
    default: at === 0,
  }))

export const COLORS: readonly Color[] = [
  ...DESIGN_COLORS,
  ...TEXTURED.map((color, at) => ({ ...color, blend_mode: 'multiply' as const, order: 100 + at })),
  ...CUT_VINYL_COLORS,
]
