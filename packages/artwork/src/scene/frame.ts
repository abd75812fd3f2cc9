import { bleedOutline, dieLine, holesIn, rulesOn, safeArea } from '../die-line/index.ts'
import type { DieLineSpec } from '../die-line/index.ts'
import { boxAround, decimal, flatten, grown } from '../geometry/index.ts'
import type { Box } from '../geometry/index.ts'
import { inked } from '../look/index.ts'
import type { Look } from '../look/index.ts'
import type { Content } from './content.ts'
import { CUT_COLOR } from './cut-color.ts'
import { opened } from './opened.ts'
import { stickerPictureOf } from './sticker.ts'

/**
 * Purpose of a scene: `screen` is the editor's drawing (all artwork, the part outside the cut tinted, lines on top); `preview` is
 * the finished sticker; `print` is the artwork up to the bleed, with the cut line as a separate line.
 */
export const USES = ['screen', 'preview', 'print'] as const
export type Use = (typeof USES)[number]

/** Options of a scene. */
export interface SceneOptions {
  /** Prefix of every name; default `k`. */
  readonly id?: string
  /** Longer side in pixels; `print` is in inches instead. */
  readonly pixels?: number
  readonly label?: string
  /** Contact shadow of a `preview`; default true. */
  readonly shadow?: boolean
  /** Whether white ink is below the artwork; otherwise its white shows the material, except in `print`. Default true. PROD-20. */
  readonly whiteInk?: boolean
  /** Each sticker's kiss-cut line on a sheet; not for `print`. DESIGN-29. */
  readonly kissCuts?: string | null
  /** Mirrored for a reverse cut, read through the film (OPT-13); only for `print`. */
  readonly mirrored?: boolean
}

/** Content on its product for one of the three uses, in inches; deterministic to the byte. */
export function framed(
  spec: DieLineSpec,
  look: Look,
  content: Content,
  use: Use,
  options: SceneOptions = {},
): string {
  switch (use) {
    case 'preview':
      return stickerPictureOf(spec, look, content, options)
    case 'screen':
      return onScreen(spec, look, content, options)
    case 'print':
      return onPress(spec, content, options)
  }
}

function onScreen(spec: DieLineSpec, look: Look, content: Content, options: SceneOptions): string {
  const { id = 'k', kissCuts, whiteInk = true } = options
  const cut = dieLine(spec) + holesIn(spec)
  const bleed = bleedOutline(spec)
  const unit = Math.min(spec.width, spec.height)
  const n = (share: number) => decimal(unit * share)
  const line = (name: string, path: string, color: string, width: number, dash: readonly [number, number]) =>
    `<path class="${name}" d="${path}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-dasharray="${dash.map(n).join(' ')}"/>`
  return (
    opened(grown(around(spec, bleed, 0), unit * 0.08), 'px', options) +
    `<defs><clipPath id="${id}-bleed"><path d="${bleed}"/></clipPath></defs>` +
    `<g clip-path="url(#${id}-bleed)"><path d="${cut}" fill="${SURFACES[look] ?? '#fff'}"/>` +
    `${inked(content.clipped, look, whiteInk)}</g>${content.free ?? ''}` +
    `<path d="${bleed}${cut}" fill="${CUT_COLOR}" fill-opacity="0.18" fill-rule="evenodd"/>` +
    line('safe-area', safeArea(spec), '#1d7a4a', 0.004, [0.006, 0.012]) +
    (kissCuts ? line('kiss-cuts', kissCuts, CUT_COLOR, 0.005, [0.02, 0.014]) : '') +
    line('die-line', cut, CUT_COLOR, 0.008, [0.028, 0.018]) +
    '</svg>'
  )
}

function onPress(spec: DieLineSpec, content: Content, options: SceneOptions): string {
  const { id = 'k', mirrored = false } = options
  const bleed = bleedOutline(spec)
  const mirror = mirrored ? ` transform="translate(${decimal(spec.width)} 0) scale(-1 1)"` : ''
  return (
    opened(around(spec, bleed, rulesOn(spec).bleed), 'in', options) +
    `<defs><clipPath id="${id}-bleed"><path d="${bleed}"/></clipPath></defs><g${mirror}>` +
    `<g id="${id}-ink" clip-path="url(#${id}-bleed)">${content.clipped}</g>${content.free ?? ''}` +
    `<path id="${id}-CutContour" d="${dieLine(spec)}" fill="none" stroke="#ff00ff" stroke-width="0.0035"/></g></svg>`
  )
}

/** Materials whose bare surface is not white. */
const SURFACES: Readonly<Partial<Record<Look, string>>> = {
  kraft: '#c79d68',
  clear: '#eef3f5',
  frosted: '#eef3f4',
  reflective: '#e7ebee',
  metal: '#d5dadd',
}

const around = ({ width, height }: DieLineSpec, path: string, margin: number): Box =>
  boxAround([
    ...flatten(path, 0.001).flat(),
    { x: -margin, y: -margin },
    { x: width + margin, y: height + margin },
  ])
