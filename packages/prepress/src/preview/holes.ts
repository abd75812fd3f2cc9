import { holesIn, type DieLineSpec } from '@kisscut/artwork/die-line'
import type { Frame } from './frame.ts'

/** The holes in a product's corners, as a layer to subtract; null for none. OPT-19. */
export function drawHoles(spec: DieLineSpec, { width, height, scale, x, y }: Frame): Buffer | null {
  const holes = holesIn(spec)
  if (holes === '') return null
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<path transform="translate(${x} ${y}) scale(${scale})" d="${holes}"/></svg>`,
  )
}
