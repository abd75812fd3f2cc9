export { drawDesign } from './draw-design.ts'
