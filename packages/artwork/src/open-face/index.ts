export { openFace } from './open-face.ts'
