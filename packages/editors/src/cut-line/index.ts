export { ContourControls } from './contour-controls.tsx'
export { DieLineChoice } from './die-line-choice.tsx'
