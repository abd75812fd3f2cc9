export { COLORS, LETTER, openLayout, type Color, type LayoutPage, type Setting } from './layout-page.ts'
export { bundledFonts as bundledFaces, type BundledFonts as BundledFaces, type Typeface } from './fonts.ts'
export { typeLine, wrapped, type TypeLine } from './type.ts'
export { sfntOf } from './woff.ts'
