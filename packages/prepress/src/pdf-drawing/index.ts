export { channels, screenColouring } from './screen-colouring.ts'
export { vectorPage, type VectorPage, type VectorPageOutcome } from './vector-page.ts'
export { storeDrawing, type Colouring } from './write-drawing.ts'
