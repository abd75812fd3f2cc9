import { decimal } from '../geometry/index.ts'

/** A sticker's contact shadow: tight and dark at the edge, wide and faint below. `unit` as in surface. */
export function contactShadow(path: string, unit: number, id: string): { defs: string; markup: string } {
  const n = (factor: number) => decimal(unit * factor)
  const blur = (name: string, by: number) =>
    `<filter id="${id}-${name}" x="-0.3" y="-0.3" width="1.6" height="1.6" color-interpolation-filters="sRGB">` +
    `<feGaussianBlur stdDeviation="${n(by)}"/></filter>`
  const layer = (name: string, dx: number, dy: number, opacity: number) =>
    `<path d="${path}" transform="translate(${n(dx)} ${n(dy)})" fill="#2b2118" fill-opacity="${opacity}" filter="url(#${id}-${name})"/>`
  return {
    defs: blur('far', 0.032) + blur('near', 0.007),
    markup: layer('far', 0.008, 0.04, 0.24) + layer('near', 0.002, 0.007, 0.3),
  }
}
