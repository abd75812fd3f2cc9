/** Paint of a fill or stroke: a palette color or a custom one, never both. DESIGN-4. */
export interface Paint {
  /** Id of a palette color. */
  readonly colorId: string | null
  /** CSS hex color, `#rrggbb`. */
  readonly customColor: string | null
}

/** No color at all. */
export const NO_PAINT: Paint = { colorId: null, customColor: null }

/** Choosing a color of the palette clears the custom color. DESIGN-4. */
export const chooseColor = <T extends Paint>(paint: T, colorId: string): T => ({
  ...paint,
  colorId,
  customColor: null,
})

/** Choosing a custom color clears the color of the palette. DESIGN-4. */
export const chooseCustomColor = <T extends Paint>(paint: T, customColor: string): T => ({
  ...paint,
  colorId: null,
  customColor,
})

/** No color at all. DESIGN-4. */
export const clearColor = <T extends Paint>(paint: T): T => ({ ...paint, ...NO_PAINT })

/** Whether anything is painted. */
export const isPainted = (paint: Paint): boolean => paint.colorId !== null || paint.customColor !== null
