export { SVG } from './allowed.ts'
export * from './document.ts'
export { sanitizeSvg, SvgRefused, type CleanSvg, type SvgLimits } from './sanitize.ts'
