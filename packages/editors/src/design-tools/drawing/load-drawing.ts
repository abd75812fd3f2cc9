/** The modules that draw and measure a design, once loaded. */
export type Drawing = typeof import('./drawing.ts')

export const loadDrawing = (): Promise<Drawing> => import('./drawing.ts')
