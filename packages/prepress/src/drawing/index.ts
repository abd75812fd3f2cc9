export { drawDesign } from './draw-design.ts'
export { cutResources } from './resources.ts'
