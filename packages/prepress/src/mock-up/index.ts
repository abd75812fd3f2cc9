export { drawMockUp, type MockUp, type MockUpOrder } from './draw-mock-up.ts'
export type { Scene } from './scene.ts'
export { SCENES } from './scenes.ts'
