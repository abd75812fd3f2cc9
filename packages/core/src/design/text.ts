/** Text sizes; on the wire small 0, medium 1, large 2. DESIGN-12. */
export const TEXT_SIZES = ['small', 'medium', 'large'] as const
/** One of {@link TEXT_SIZES}. */
export type TextSize = (typeof TEXT_SIZES)[number]
/** The size of a text that states none. */
export const DEFAULT_TEXT_SIZE: TextSize = 'medium'

/** Where a drag-drop-buy product carries its text; on the wire none 0, bottom 1, top 2. DESIGN-13. */
export const TEXT_LOCATIONS = ['none', 'bottom', 'top'] as const
/** One of {@link TEXT_LOCATIONS}. */
export type TextLocation = (typeof TEXT_LOCATIONS)[number]

/** DESIGN-10. */
export const TEXT_ALIGNMENTS = ['left', 'center', 'right'] as const
/** One of {@link TEXT_ALIGNMENTS}. */
export type TextAlignment = (typeof TEXT_ALIGNMENTS)[number]

/** Wire codes of text sizes; an unknown code becomes medium. DESIGN-12. */
export const textSizeCode = (size: TextSize): number => TEXT_SIZES.indexOf(size)
/** The size a stored number stands for; the default for any other number. */
export const textSizeOf = (code: number | null): TextSize => TEXT_SIZES[code ?? -1] ?? DEFAULT_TEXT_SIZE

/** Wire codes of text locations; an unknown code becomes none. DESIGN-13. */
export const textLocationCode = (location: TextLocation): number => TEXT_LOCATIONS.indexOf(location)
/** The location a stored number stands for; `none` for any other number. */
export const textLocationOf = (code: number | null): TextLocation => TEXT_LOCATIONS[code ?? -1] ?? 'none'
