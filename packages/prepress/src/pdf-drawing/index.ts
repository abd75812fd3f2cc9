export { channels } from './look-of-drawing.ts'
export { vectorPage, type VectorPage, type VectorPageOutcome } from './vector-page.ts'
export { storeDrawing, type Colouring } from './write-drawing.ts'
