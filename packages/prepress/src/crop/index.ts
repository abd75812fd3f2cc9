export { crop } from './crop.ts'
export type { CropBox, CropOrder, Cropped } from './crop-order.ts'
