export type { PlacedContourOrder } from './placed-contour.ts'
export type { FoundContour, ContourOrder } from './find-contour.ts'
