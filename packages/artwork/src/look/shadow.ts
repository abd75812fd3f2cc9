import { decimal } from '../geometry/index.ts'

export const SHADOW_COLOR = '#2b2118'

/** A sticker's contact shadow in surface units: tight and dark at the edge, wide and faint below. */
export const SHADOW_LAYERS = [
  { name: 'far', dx: 0.008, dy: 0.04, blur: 0.032, opacity: 0.24 },
  { name: 'near', dx: 0.002, dy: 0.007, blur: 0.007, opacity: 0.3 },
] as const

/** The contact shadow of closed path data, drawn with filters. */
export function contactShadow(path: string, unit: number, id: string): { defs: string; markup: string } {
  const n = (share: number) => decimal(unit * share)
  const filters = SHADOW_LAYERS.map(
    ({ name, blur }) =>
      `<filter id="${id}-${name}" x="-0.3" y="-0.3" width="1.6" height="1.6" color-interpolation-filters="sRGB">` +
      `<feGaussianBlur stdDeviation="${n(blur)}"/></filter>`,
  )
  const layers = SHADOW_LAYERS.map(
    ({ name, dx, dy, opacity }) =>
      `<path d="${path}" transform="translate(${n(dx)} ${n(dy)})" fill="${SHADOW_COLOR}" fill-opacity="${opacity}" filter="url(#${id}-${name})"/>`,
  )
  return { defs: filters.join(''), markup: layers.join('') }
}
