export { looksSame } from './same-look.ts'
export { channels, screenColoring } from './screen-coloring.ts'
export { vectorPage, type VectorPage, type VectorPageOutcome } from './vector-page.ts'
export { storeDrawing, type Coloring } from './write-drawing.ts'
