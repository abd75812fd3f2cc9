import { paintedClipart, type Filling, type RegionColors } from '@kisscut/artwork/clipart'
import type { Box } from '@kisscut/artwork/geometry'
import { CUT_COLOR } from '@kisscut/artwork/scene'
import type { Drawing } from '@kisscut/shop'

/** A drawing as a separate picture, whose scripts and external links never run or load. */
export interface DrawingPicture {
  readonly url: string
  /** The part of the drawing that the picture shows, in its own units. */
  readonly box: Box
}

interface Painted {
  readonly colors: RegionColors
  readonly base: Filling | null
  readonly inverted: boolean
  /** The placed part of the drawing, in its own units; the whole piece for an inverted drawing. */
  readonly content: Box
  /** Inches per unit of the drawing. */
  readonly inchesPerUnit: number
  /** Width of the white outline up to the cut line, in units of the drawing; 0 for none. */
  readonly outline: number
}

/** Attributes for a drawing's own strokes. */
const LINES = /\sstroke(?:-width|-linejoin|-linecap)?="[^"]*"/g

/** Width of the cut line, as a share of the outline. */
const LINE = 0.16

/** The drawing in its colors; null where it can't be drawn. */
export function drawingPicture(
  { svg, boxes }: Drawing,
  { colors, base, inverted, content, inchesPerUnit, outline }: Painted,
): DrawingPicture | null {
  const shown = inverted ? content : boxes.viewBox
  const inches = { width: shown.width * inchesPerUnit, height: shown.height * inchesPerUnit }
  const painted = paintedClipart(svg, colors, 'd', { base, inverted, inches })
  if (painted === null || !('markup' in painted)) return null
  const widest = Math.max(0, ...Object.values(colors).map(strokeOf)) / inchesPerUnit
  const room = Math.max(outline * (1 + LINE), widest / 2)
  const box = {
    x: content.x - room,
    y: content.y - room,
    width: content.width + 2 * room,
    height: content.height + 2 * room,
  }
  const white = outline > 0 ? paintedClipart(svg, {}, 'o', { base: '#fff', inverted, inches }) : null
  // The drawing in white, stroked at twice the width on every side.
  const edges = [
    { stroke: CUT_COLOR, width: 2 * room },
    { stroke: '#fff', width: 2 * outline },
  ]
  const around =
    white !== null && 'markup' in white
      ? `<defs><g id="around" stroke-linejoin="round">${white.markup.replace(LINES, '')}</g></defs>` +
        edges
          .map(({ stroke, width }) => `<use href="#around" stroke="${stroke}" stroke-width="${width}"/>`)
          .join('')
      : ''
  const markup = around + painted.markup
  const view = [box.x, box.y, box.width, box.height].join(' ')
  const text = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${view}" width="${box.width}" height="${box.height}">${markup}</svg>`
  return { url: `data:image/svg+xml;base64,${base64(text)}`, box }
}

const strokeOf = (look: RegionColors[string]): number =>
  typeof look === 'string' ? 0 : (look.stroke?.width ?? 0)

const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
