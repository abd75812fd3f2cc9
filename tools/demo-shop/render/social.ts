import type { Lettering } from '../artworks/index.ts'
import { drawing } from './backgrounds.ts'
import type { Kit, Picture } from './kit.ts'

const [BACKGROUND, INK, CUT] = ['#f6f3ee', '#1b1917', '#d6006c']

/** The picture for links to the shop: 1200 × 630. */
export async function socialPicture({ put }: Kit, type: Lettering): Promise<Picture> {
  const stickers = await put([
    { art: 'toadstools', x: 1052, y: 158, size: 280, turn: 9 },
    { art: 'loud-lab', x: 798, y: 492, size: 220, turn: 6, border: 0.16 },
    { art: 'north-fork', x: 806, y: 196, size: 310, turn: -8 },
    { art: 'ramen-cat', x: 1020, y: 430, size: 340, turn: -3 },
  ])
  const word = type.line('archivo-black', 'kisscut', {
    size: 52,
    tracking: -30,
    x: 98,
    y: 150,
    anchor: 'start',
  })
  const lines = [
    ['Cut exactly', 336],
    ['where you say.', 406],
  ] as const
  const claim = lines
    .map(([text, y]) =>
      type.line('archivo-black', text, { size: 58, tracking: -40, x: 72, y, anchor: 'start' }),
    )
    .join('')
  const small = [
    ['Stickers, labels, decals and signs', 474],
    ['in your size and shape', 510],
  ] as const
  return {
    name: 'social',
    alt: 'Kisscut: cut exactly where you say. Four stickers beside the words',
    svg: drawing(
      1200,
      630,
      `<rect width="1200" height="630" fill="${BACKGROUND}"/>` +
        `<rect x="72" y="92" width="262" height="84" rx="18" fill="none" stroke="${CUT}" stroke-width="4" stroke-dasharray="12 8"/>` +
        `<path d="${word}" fill="${INK}"/><path d="${claim}" fill="${INK}"/>` +
        `<path d="${small.map(([text, y]) => type.line('oswald', text, { size: 25, x: 74, y, anchor: 'start' })).join('')}" fill="#5c554e"/>${stickers}`,
    ),
    width: 1200,
    height: 630,
  }
}

/** The favicon: a die line with a k. */
export function favicon(type: Lettering): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect x="3" y="3" width="58" height="58" rx="16" fill="#fff" stroke="${CUT}" stroke-width="5" stroke-dasharray="8.6 5.4" stroke-linecap="round"/>` +
    `<path d="${type.line('archivo-black', 'k', { size: 52, x: 32.5, y: 51 })}" fill="${INK}"/></svg>\n`
  )
}
