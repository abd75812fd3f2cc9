export { removeBackground, TOLERANCE, type BackgroundRemoval } from './remove-background.ts'
export { createBackgroundRemover, type BackgroundRemover } from './remover.ts'
