export { SVG } from './allowed.ts'
export * from './document.ts'
export { sanitizeSvg, SvgRejected, type CleanSvg, type SvgLimits } from './sanitize.ts'
export { withSplitMorphology } from './split-morphology.ts'
