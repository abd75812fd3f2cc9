import type { Paint } from '@kisscut/core/color'
import type { TextLocation, TextSize } from '@kisscut/core/design'
import type { Size } from '../geometry/index.ts'
import type { Strip } from './strip-design.ts'

/** A clipart offered by a product. */
export interface StripOffer extends Size {
  /** Id of the clipart. */
  readonly clipart: string
  /** Ids of all its regions. */
  readonly regions: readonly string[]
}

/** A shopper's choices for a strip. */
export interface StripChoices {
  /** Ids of cliparts from left to right, and their region paints where each has its own colors. */
  readonly cliparts: readonly {
    readonly clipart: string
    readonly paints: Readonly<Record<string, Paint>>
  }[]
  readonly words: string
  readonly font: string | null
  readonly textSize: TextSize
  readonly textLocation: TextLocation
  readonly color: Paint
  readonly isSingleColor: boolean
}

/** A figure on a strip; it keeps its key when moved. */
export interface StripFigure {
  readonly key: string
  /** Id of the clipart. */
  readonly clipart: string
  readonly paints: Readonly<Record<string, Paint>>
}

/** Choices besides the figures. */
export type StripWords = Omit<StripChoices, 'cliparts'>

/** A strip being edited. */
export interface StripWork extends StripWords {
  /** From left to right. */
  readonly cliparts: readonly StripFigure[]
}

/** Whether a strip has words: some text, and a place for it. DESIGN-13. */
export const hasWords = ({ words, textLocation }: Pick<StripChoices, 'words' | 'textLocation'>): boolean =>
  textLocation !== 'none' && words.trim() !== ''

/**
 * A strip of the given size in inches; omits cliparts that are not offered. `em` is the size of the words in their font
 * (`emSizeOf`); null where they can't be set. DDB-1.
 */
export function stripOf(
  { width, height }: Size,
  { cliparts, words, font, textSize, textLocation, color, isSingleColor }: StripChoices,
  offers: readonly StripOffer[],
  em: Size | null,
): Strip {
  const offerOf = new Map(offers.map((offer) => [offer.clipart, offer]))
  const isSet = em !== null && font !== null && hasWords({ words, textLocation })
  return {
    width,
    height,
    cliparts: cliparts.flatMap(({ clipart, paints }) => {
      const offer = offerOf.get(clipart)
      return offer ? [{ ...offer, paints }] : []
    }),
    text: isSet ? { words: words.trim(), font, em, size: textSize, location: textLocation } : null,
    color,
    isSingleColor,
  }
}
