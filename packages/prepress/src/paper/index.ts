export { COLORS, LETTER, openPaper, type Color, type Paper, type Setting } from './paper.ts'
export { houseFaces, type HouseFaces, type Typeface } from './faces.ts'
export { typeLine, wrapped, type TypeLine } from './type.ts'
export { sfntOf } from './woff.ts'
