import type { SceneName } from '@kisscut/core/design'

/** Data of one product in the catalog; the rest is the same for all. */
export interface Listed {
  readonly slug: string
  readonly sku: string
  readonly name: string
  readonly category: string
  readonly short_description: string
  readonly description: string
  /** Other search terms. */
  readonly keywords?: string
  /** The first is the default. */
  readonly materials: readonly string[]
  readonly options: readonly string[]
  /** Ids of its retail packages. */
  readonly packages?: readonly string[]
  /** Width and height in inches; the first is the default. */
  readonly sizes: readonly (readonly [width: string, height: string])[]
  /** Ids of its cut shapes; the first is the default. Empty: all of them, and its own contour by default. */
  readonly shapes: readonly string[]
  /** Places it is shown in, in true size; absent: none. */
  readonly scenes?: readonly SceneName[]
  /** Its uses, each with the picture of its tile. */
  readonly uses: readonly (readonly [use: string, picture?: string])[]
  /** It is printed on several sides. */
  readonly sided?: true
  /** Its design tool; absent: upload. */
  readonly tool?: 'advanced' | 'easy' | 'lettering' | 'preview'
  /** Ids of photographs for the preview tool, the default first. */
  readonly photos?: readonly string[]
  /** Name of its picture; by default its slug. */
  readonly picture?: string
  /** The sample artwork. Absent for designed products, which are shown with their initial design, and for lettering. */
  readonly artwork?: string
  /** Film of lettering. */
  readonly film?: {
    readonly type: 'cutout' | 'multicolor_cutout'
    /** Color id of a first line. */
    readonly color: string
    /** Its background; by default white. */
    readonly background?: string
  }
  /** Initial and smallest number of pieces. */
  readonly pieces: readonly [standard: number, fewest: number]
  /** Total at the default material, size and quantity. */
  readonly from: string
  readonly featured?: true
  /** Sold as is, in one size and without artwork. */
  readonly ready?: true
  /** A border can be added around the artwork. */
  readonly border?: true
  /** Pieces can be numbered, or carry names. */
  readonly numbered?: true
}

/** `size-2-5x2`. */
export const sizeId = ([width, height]: readonly [string, string]): string =>
  `size-${width}x${height}`.replaceAll('.', '-')
