export { CropFrame } from './crop-frame.tsx'
export { withRatio, type Share } from './crop-box.ts'
