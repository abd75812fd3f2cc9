/** The parts that draw and measure a design, once they are fetched. */
export type Drawing = typeof import('./drawing.ts')

export const loadDrawing = (): Promise<Drawing> => import('./drawing.ts')
