import { decimal } from '../geometry/index.ts'
import type { Box } from '../geometry/index.ts'

/** Text escaped for a double-quoted attribute. */
export const attribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** The opening tag of a scene that shows a box in inches: sized in inches, in pixels of its longer side, or unsized. */
export function opened(
  view: Box,
  unit: 'px' | 'in',
  { pixels, label }: { readonly pixels?: number; readonly label?: string },
): string {
  const viewBox = [view.x, view.y, view.width, view.height].map((value) => decimal(value)).join(' ')
  const scale = pixels ? pixels / Math.max(view.width, view.height) : null
  const length = (value: number) => (unit === 'in' ? `${decimal(value)}in` : decimal(value * (scale ?? 1), 0))
  const size = unit === 'in' || scale ? ` width="${length(view.width)}" height="${length(view.height)}"` : ''
  const name = label ? ` role="img" aria-label="${attribute(label)}"` : ' aria-hidden="true"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${size}${name}>`
}
