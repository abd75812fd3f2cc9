import { readFileSync } from 'node:fs'
import { panel, softShadow } from './backgrounds.ts'

/** A clipart cut from film: the drawing alone, with a trace of light along its edge. */
export function cutOut(clipart: string, x: number, y: number, side: number): string {
  const svg = readFileSync(new URL(`../pictures/clipart-${clipart}.svg`, import.meta.url), 'utf8')
  const [, width = '400'] = /viewBox="0 0 ([\d.]+)/.exec(svg) ?? []
  const drawn = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '').replaceAll(/ id="[^"]*"/g, '')
  const scale = side / Number(width)
  const edge = (2 / scale).toFixed(2)
  const light = drawn.replaceAll(/fill="#[\da-f]+"/g, 'fill="#fff"')
  return (
    `<g transform="translate(${x} ${y}) scale(${scale.toFixed(4)})">` +
    `<g transform="translate(${edge} ${edge})" opacity="0.45">${light}</g>${drawn}</g>`
  )
}

const CARD = { x: 110, y: 150, width: 380, height: 570 } as const

/** The printed card on which the shop packs stickers. */
export function backingCard(): string {
  const { x, y, width, height } = CARD
  const printed = readFileSync(new URL('../pictures/backing-card-front.svg', import.meta.url), 'utf8')
  return (
    softShadow(panel(x, y, width, height, 10), 10, 18, 14, 0.3) +
    `<g transform="translate(${x} ${y}) scale(${width / 400})">${printed.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')}</g>`
  )
}

const BAG = { x: 540, y: 330, width: 344, height: 460 } as const

/** A clear bag with a hang hole: the layer behind the sticker, and the light on the film in front of it. */
export function hangHoleBag(): { readonly back: string; readonly light: string } {
  const { x, y, width, height } = BAG
  const middle = x + width / 2
  const outline = panel(x, y, width, height, 12)
  const hole = `M${middle - 52} ${y + 36}H${middle + 52}A16 16 0 0 1 ${middle + 52} ${y + 68}H${middle - 52}A16 16 0 0 1 ${middle - 52} ${y + 36}Z`
  return {
    back:
      softShadow(outline, 8, 16, 14, 0.26) +
      `<path d="${outline}${hole}" fill="#fff" fill-opacity="0.62" fill-rule="evenodd"/>` +
      `<path d="M${x + 8} ${y + 96}H${x + width - 8}" stroke="#9a8f93" stroke-opacity="0.5" stroke-width="3"/>`,
    light:
      `<path d="M${x + 24} ${y + 112}L${x + 96} ${y + 112}L${x + 40} ${y + height - 24}L${x + 14} ${y + height - 24}Z" fill="#fff" fill-opacity="0.4"/>` +
      `<path d="M${x + width - 70} ${y + 112}H${x + width - 24}L${x + width - 60} ${y + height - 24}H${x + width - 98}Z" fill="#fff" fill-opacity="0.22"/>` +
      `<path d="${outline}" fill="none" stroke="#7d7478" stroke-opacity="0.45" stroke-width="3"/>` +
      `<path d="${hole}" fill="none" stroke="#7d7478" stroke-opacity="0.45" stroke-width="3"/>`,
  }
}
