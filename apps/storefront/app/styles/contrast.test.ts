import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function color(name: string): string {
  const found = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)
  if (!found?.[1]) throw new Error(`tokens.css has no color --${name}`)
  return found[1]
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(color(one)), luminance(color(other))].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const TEXT = [
  ['ink', 'ground'],
  ['ink', 'sheet'],
  ['ink', 'cut-soft'],
  ['ink-2', 'ground'],
  ['ink-2', 'sheet'],
  ['ink-2', 'cut-soft'],
  ['ink-2', 'sand'],
  ['ink-2', 'sage'],
  ['ink-2', 'sky'],
  ['ink-2', 'rose'],
  ['cut', 'sheet'],
  ['cut', 'ground'],
  ['cut-strong', 'cut-soft'],
  ['on-cut', 'cut'],
  ['on-cut', 'cut-strong'],
  ['ok', 'sheet'],
  ['ok', 'ground'],
  ['ok', 'cut-soft'],
  ['ok', 'ok-soft'],
  ['warn', 'sheet'],
  ['warn', 'warn-soft'],
  ['error', 'sheet'],
  ['error', 'ground'],
  ['error', 'error-soft'],
  ['on-canvas', 'canvas'],
] as const

const EDGES = [
  ['control-border', 'sheet'],
  ['control-border', 'ground'],
  ['cut', 'cut-soft'],
] as const

describe('contrast of the tokens', () => {
  it.each(TEXT)('%s on %s is readable as text (4.5:1)', (text, background) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(EDGES)('%s on %s is visible as an edge (3:1)', (edge, background) => {
    expect(contrast(edge, background)).toBeGreaterThanOrEqual(3)
  })
})
