import { contrast, mixed } from '@kisscut/core/color'
import { settings, type SettingsRow } from '@kisscut/records'

/** Colors of pages that the settings do not change, as `tokens.css` of the storefront has them. */
export const FIXED = {
  sheet: '#ffffff',
  ink: '#1b1917',
  'ink-2': '#5c554e',
  'on-cut': '#ffffff',
  'control-border': '#8f867c',
  ok: '#1d7a4a',
  error: '#b3231b',
} as const

/** Colors of pages that are made of the owner's two. */
export const MADE = ['cut', 'cut-strong', 'cut-soft', 'ground'] as const

type Fixed = keyof typeof FIXED
type Made = (typeof MADE)[number]
export type Palette = Readonly<Record<Made, string>>

type Chosen = Pick<SettingsRow, 'accent_color' | 'background_color'>

/** How much black a pressed button has in it, and how much white a selected field. */
const DARKER = 0.19
const LIGHTER = 0.92

export const paletteOf = ({ accent_color: accent, background_color: background }: Chosen): Palette => ({
  cut: accent,
  'cut-strong': mixed(accent, '#000000', DARKER),
  'cut-soft': mixed(accent, '#ffffff', LIGHTER),
  ground: background,
})

const STANDARD = settings.schema.parse({})

/** The colors of a shop that has chosen none, as its style sheet has them. */
export const STANDARD_PALETTE: Palette = paletteOf(STANDARD)

/** Style overrides for pages; null: none. */
export const changedPalette = (chosen: Chosen): Palette | null =>
  chosen.accent_color === STANDARD.accent_color && chosen.background_color === STANDARD.background_color
    ? null
    : paletteOf(chosen)

/** A pair of colors, and the least contrast it needs: 4.5 to 1 as text, 3 to 1 as an edge (WCAG 2.2 AA). */
export interface Pair {
  readonly color: Fixed | Made
  readonly on: Fixed | Made
  readonly least: number
}

const TEXT = 4.5
const EDGE = 3

const pair = (least: number, color: Pair['color'], on: Pair['on']): Pair => ({ color, on, least })

/** Every pair of which one is made of the owner's colors. */
export const PAIRS: readonly Pair[] = [
  pair(TEXT, 'cut', 'sheet'),
  pair(TEXT, 'on-cut', 'cut'),
  pair(TEXT, 'on-cut', 'cut-strong'),
  pair(TEXT, 'cut-strong', 'cut-soft'),
  pair(TEXT, 'ink', 'cut-soft'),
  pair(TEXT, 'ink-2', 'cut-soft'),
  pair(TEXT, 'ok', 'cut-soft'),
  pair(EDGE, 'cut', 'cut-soft'),
  pair(TEXT, 'ink', 'ground'),
  pair(TEXT, 'ink-2', 'ground'),
  pair(TEXT, 'ok', 'ground'),
  pair(TEXT, 'error', 'ground'),
  pair(EDGE, 'control-border', 'ground'),
  pair(TEXT, 'cut', 'ground'),
]

/** A pair that is too pale, with the contrast it has. */
export interface PalePair extends Pair {
  readonly contrast: number
}

/** The pairs of these colors that cannot be read. SETTINGS-4. */
export function palePairs(chosen: Chosen): readonly PalePair[] {
  const colors = { ...FIXED, ...paletteOf(chosen) }
  return PAIRS.map((each) => ({ ...each, contrast: contrast(colors[each.color], colors[each.on]) })).filter(
    (each) => each.contrast < each.least,
  )
}
