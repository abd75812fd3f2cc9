import type { SceneName } from '@kisscut/core/design'

/** What one product of the catalog says of itself; the rest is the same for all. */
export interface Listed {
  readonly slug: string
  readonly sku: string
  readonly name: string
  readonly category: string
  readonly short_description: string
  readonly description: string
  /** Other words shoppers search for it by. */
  readonly keywords?: string
  /** The first is the default. */
  readonly materials: readonly string[]
  readonly options: readonly string[]
  /** Ids of the retail packages it can be sold in. */
  readonly packages?: readonly string[]
  /** Width and height in inches; the first is the default. */
  readonly sizes: readonly (readonly [width: string, height: string])[]
  /** Ids of shapes it is cut to; the first is its own. None: any, and its own contour. */
  readonly shapes: readonly string[]
  /** Places it is shown in, in true size; none: only as it is made. */
  readonly scenes?: readonly SceneName[]
  /** What it is good for, each with the picture of its tile. */
  readonly uses: readonly (readonly [use: string, picture?: string])[]
  /** It is printed on several sides. */
  readonly sided?: true
  /** The tool it is designed with; left out: an upload. */
  readonly tool?: 'advanced' | 'easy' | 'lettering' | 'preview'
  /** Ids of the photos the preview tool shows it on, the first one first. */
  readonly photos?: readonly string[]
  /** Name of its picture; its slug where none is given. */
  readonly picture?: string
  /**
   * The artwork it is shown with before a shopper has their own. None for what is designed here, which is shown with the design it
   * starts with, nor for lettering.
   */
  readonly artwork?: string
  /** What it is cut from, of lettering alone. */
  readonly film?: {
    readonly type: 'cutout' | 'multicolor_cutout'
    /** Id of the color a first line is cut from. */
    readonly color: string
    /** What it is shown on; left out: white. */
    readonly background?: string
  }
  /** Pieces a page opens with, and the fewest sold. */
  readonly pieces: readonly [standard: number, fewest: number]
  /** Total at the default material, size and quantity. */
  readonly from: string
  readonly featured?: true
  /** Sold as it is, in one size and without artwork. */
  readonly ready?: true
  /** A border can be added around the artwork. */
  readonly border?: true
  /** Pieces can be numbered, or carry names. */
  readonly numbered?: true
}

/** `size-2-5x2`. */
export const sizeId = ([width, height]: readonly [string, string]): string =>
  `size-${width}x${height}`.replaceAll('.', '-')
