export { COLOURS, LETTER, openPaper, type Colour, type Paper, type Setting } from './paper.ts'
export { houseFaces, type HouseFaces, type Typeface } from './faces.ts'
export { typeLine, wrapped, type TypeLine } from './type.ts'
export { sfntOf } from './woff.ts'
