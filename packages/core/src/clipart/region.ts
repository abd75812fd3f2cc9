import { type Stroke, strokeWithColor } from '../design/stroke.ts'

/** What a region of a clipart is: filled and stroked art, or a path the plotter cuts. REC-21. */
export interface ClipartRegion {
  readonly id: string
  readonly name: string
  readonly cutpath: boolean
  /** The region is cut from the material, so only the material's colors may fill it. */
  readonly useMaterialColors: boolean
}

/** Regions the shopper may color from the whole palette; the others take the material's colors. DESIGN-7. */
export const freelyColored = (regions: readonly ClipartRegion[]): readonly ClipartRegion[] =>
  regions.filter((region) => !region.cutpath && !region.useMaterialColors)

/** A region's stroke once a color is set: without a width it is 5 wide. DESIGN-7. */
export const regionStroke = (stroke: Stroke, color: string): Stroke => strokeWithColor(stroke, color)
