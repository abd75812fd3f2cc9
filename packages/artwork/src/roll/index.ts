export { rollDrawing, ROLL_DRAWING, type RollPart } from './roll-drawing.ts'
