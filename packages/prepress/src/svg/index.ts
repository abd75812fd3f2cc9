export { SVG } from './allowed.ts'
export * from './document.ts'
export { sanitiseSvg, SvgRefused, type CleanSvg, type SvgLimits } from './sanitise.ts'
