export { familiesIn, outlineText, type OutlinedSvg } from './outline-text.ts'
