/** Stroke width for a color without a stated one. DESIGN-5. */
export const DEFAULT_STROKE_WIDTH = 5

/** Unit of stroke widths, in inches. DESIGN-5. */
export const STROKE_UNIT = 0.001

/** The widest stroke, in those units. CLIP-13. */
export const WIDEST_STROKE = 200

/** Largest border size and border margin. DESIGN-8. */
export const BORDER_MAXIMUM = 200

/** Radius of a rounded shape without a stated one. DESIGN-9. */
export const DEFAULT_CLIP_RADIUS = 10

/** Treatment of a contour's holes: filled, or cut out. DESIGN-23. */
export const CONTOUR_HOLES = ['drop', 'keep'] as const
/** One of {@link CONTOUR_HOLES}. */
export type ContourHoles = (typeof CONTOUR_HOLES)[number]

/** Contour defaults: inches between artwork and contour, percent of smoothing, holes filled. DESIGN-23. */
export const DEFAULT_CONTOUR = { offset: 0.125, smoothness: 0, holes: 'drop' } as const

/** Largest distance of a contour from its artwork in inches, and largest smoothness in percent. DESIGN-23. */
export const CONTOUR_MAXIMUM = { offset: 0.25, smoothness: 100 } as const

/** Width the border option adds around the artwork, in inches. OPT-10. */
export const BORDER_WIDTH = '0.25'

/** Inches by which the backing of a kiss-cut piece is larger on each side. SIZE-15. */
export const BACKING = 0.125

/** Surcharges for lamination and flex cut. OPT-12. */
export const LAMINATE_CHARGE = '0'
/** Surcharge for flex cut. OPT-14. */
export const FLEX_CUT_CHARGE = '0'

/** Most printed sides of a product: its two faces. DESIGN-31. */
export const MOST_SIDES = 2

/** Name of an unnamed design version. TOOL-6. */
export const UNNAMED_VERSION = 'Untitled'

/** Most pixels of the longer side of a picture on pages, and of a texture. CLIP-15. */
export const SHOWN_PIXELS = 2000
