import { contrast, mixed } from '@kisscut/core/color'
import { settings, type SettingsRow } from '@kisscut/records'

/** Page colors that settings don't change, as in the storefront's `tokens.css`. */
export const FIXED = {
  sheet: '#ffffff',
  ink: '#1b1917',
  'ink-2': '#5c554e',
  'on-cut': '#ffffff',
  'control-border': '#8f867c',
  ok: '#1d7a4a',
  error: '#b3231b',
} as const

/** Page colors derived from the owner's two. */
export const MADE = ['cut', 'cut-strong', 'cut-soft', 'ground'] as const

type Fixed = keyof typeof FIXED
type Made = (typeof MADE)[number]
export type Palette = Readonly<Record<Made, string>>

type Chosen = Pick<SettingsRow, 'accent_color' | 'background_color'>

/** Share of black in a pressed button, and of white in a selected field. */
const DARKER = 0.19
const LIGHTER = 0.92

export const paletteOf = ({ accent_color: accent, background_color: background }: Chosen): Palette => ({
  cut: accent,
  'cut-strong': mixed(accent, '#000000', DARKER),
  'cut-soft': mixed(accent, '#ffffff', LIGHTER),
  ground: background,
})

const STANDARD = settings.schema.parse({})

/** The default colors, as in the style sheet. */
export const STANDARD_PALETTE: Palette = paletteOf(STANDARD)

/** Style overrides for pages; null if there are none. */
export const changedPalette = (chosen: Chosen): Palette | null =>
  chosen.accent_color === STANDARD.accent_color && chosen.background_color === STANDARD.background_color
    ? null
    : paletteOf(chosen)

/** A pair of colors, and its minimum contrast: 4.5 to 1 as text, 3 to 1 as an edge (WCAG 2.2 AA). */
export interface Pair {
  readonly color: Fixed | Made
  readonly on: Fixed | Made
  readonly least: number
}

const TEXT = 4.5
const EDGE = 3

const pair = (least: number, color: Pair['color'], on: Pair['on']): Pair => ({ color, on, least })

/** Every pair with a color derived from the owner's. */
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

/** A pair that is too pale, with its contrast. */
export interface PalePair extends Pair {
  readonly contrast: number
}

/** The pairs of these colors that are too pale. SETTINGS-4. */
export function palePairs(chosen: Chosen): readonly PalePair[] {
  const colors = { ...FIXED, ...paletteOf(chosen) }
  return PAIRS.map((each) => ({ ...each, contrast: contrast(colors[each.color], colors[each.on]) })).filter(
    (each) => each.contrast < each.least,
  )
}
