export { removeBackground } from './remove-background.ts'
export { LEFT_ALONE, TOLERANCE, type BackgroundRemoval, type RemoveBackgroundOrder } from './removal.ts'
