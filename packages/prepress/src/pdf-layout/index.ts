export { COLORS, LETTER, openLayout, type Color, type LayoutPage, type Setting } from './layout-page.ts'
export { bundledFaces, type BundledFaces, type Typeface } from './faces.ts'
export { typeLine, wrapped, type TypeLine } from './type.ts'
export { sfntOf } from './woff.ts'
