import { bleedOutline, dieLine, safeArea, BLEED } from '../die-line/index.ts'
import { boxAround, decimal, flatten, grown } from '../geometry/index.ts'
import type { Box } from '../geometry/index.ts'
import { placedArtwork } from './artwork.ts'
import { CUT_COLOUR, stickerPicture } from './sticker.ts'
import type { Sticker } from './sticker.ts'

/**
 * What a scene is for: `screen` is the editor's drawing (all of the artwork, what is cut away tinted, the lines on top);
 * `preview` is the sticker in the hand; `print` is the artwork up to the bleed with the cut line as a line of its own.
 */
export const USES = ['screen', 'preview', 'print'] as const
export type Use = (typeof USES)[number]

/** How a scene is written. */
export interface SceneOptions {
  /** Begins every name; default `k`. */
  readonly id?: string
  /** Pixels of the longer side; `print` is in inches instead. */
  readonly pixels?: number
  readonly label?: string
}

/** An upload design as one SVG whose user unit is the inch; deterministic to the byte. */
export function uploadScene(design: Sticker, use: Use, options: SceneOptions = {}): string {
  switch (use) {
    case 'preview':
      return stickerPicture(design, options)
    case 'screen':
      return screenScene(design, options)
    case 'print':
      return printScene(design, options)
  }
}

function screenScene(design: Sticker, { id = 'k', pixels, label }: SceneOptions): string {
  const spec = design.dieLine
  const cut = dieLine(spec)
  const bleed = bleedOutline(spec)
  const unit = Math.min(spec.width, spec.height)
  const view = grown(
    boxAround([...flatten(bleed, 0.01).flat(), { x: 0, y: 0 }, { x: spec.width, y: spec.height }]),
    unit * 0.08,
  )
  const dash = (share: number) => decimal(unit * share)
  const paper = design.look === 'kraft' ? '#c79d68' : design.look === 'clear' ? '#eef3f5' : '#fff'
  const art = design.artwork && design.placement ? placedArtwork(design.artwork, design.placement) : ''
  return (
    opened(view, { id, pixels, label }, 'px') +
    `<defs><clipPath id="${id}-bleed"><path d="${bleed}"/></clipPath></defs>` +
    `<path d="${cut}" fill="${paper}"/>` +
    `<g clip-path="url(#${id}-bleed)">${art}</g>` +
    `<path d="${bleed}${cut}" fill="${CUT_COLOUR}" fill-opacity="0.18" fill-rule="evenodd"/>` +
    `<path class="safe-area" d="${safeArea(spec)}" fill="none" stroke="#1d7a4a" stroke-width="${dash(0.004)}" stroke-dasharray="${dash(0.006)} ${dash(0.012)}"/>` +
    `<path class="die-line" d="${cut}" fill="none" stroke="${CUT_COLOUR}" stroke-width="${dash(0.008)}" stroke-dasharray="${dash(0.028)} ${dash(0.018)}"/></svg>`
  )
}

function printScene(design: Sticker, { id = 'k', label }: SceneOptions): string {
  const spec = design.dieLine
  const bleed = bleedOutline(spec)
  const view = boxAround([
    ...flatten(bleed, 0.001).flat(),
    { x: -BLEED, y: -BLEED },
    { x: spec.width + BLEED, y: spec.height + BLEED },
  ])
  const art = design.artwork && design.placement ? placedArtwork(design.artwork, design.placement) : ''
  return (
    opened(view, { id, label }, 'in') +
    `<defs><clipPath id="${id}-bleed"><path d="${bleed}"/></clipPath></defs>` +
    `<g id="${id}-ink" clip-path="url(#${id}-bleed)">${art}</g>` +
    `<path id="${id}-CutContour" d="${dieLine(spec)}" fill="none" stroke="#ff00ff" stroke-width="0.0035"/></svg>`
  )
}

function opened(view: Box, { pixels, label }: SceneOptions, unit: 'px' | 'in'): string {
  const scale = unit === 'in' ? 1 : pixels ? pixels / Math.max(view.width, view.height) : 0
  const length = (value: number) => (unit === 'in' ? `${decimal(value)}in` : decimal(value * scale, 0))
  const size = scale ? ` width="${length(view.width)}" height="${length(view.height)}"` : ''
  const name = label
    ? ` role="img" aria-label="${label.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')}"`
    : ' aria-hidden="true"'
  const viewBox = [view.x, view.y, view.width, view.height].map((value) => decimal(value)).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${size}${name}>`
}
