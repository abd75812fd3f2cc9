import { type Stroke, strokeWithColor } from '../design/stroke.ts'

/** Kind of a clipart region: filled and stroked art, or a path the plotter cuts. REC-21. */
export interface ClipartRegion {
  readonly id: string
  readonly name: string
  readonly cutpath: boolean
  /** The region is cut from the material, so only the material's colors may fill it. */
  readonly useMaterialColors: boolean
}

/** Regions the shopper may color from the whole palette; the others take the material's colors. DESIGN-7. */
export const freelyColored = <R extends Pick<ClipartRegion, 'cutpath' | 'useMaterialColors'>>(
  regions: readonly R[],
): readonly R[] => regions.filter((region) => !region.cutpath && !region.useMaterialColors)

/** Whether a region may have an outline: it is printed. CLIP-13. */
export const isStroked = (
  region: Pick<ClipartRegion, 'cutpath' | 'useMaterialColors'>,
  { isFilm }: { readonly isFilm: boolean },
): boolean => !isFilm && freelyColored([region]).length > 0

/** A region's stroke once a color is set: without a width it is 5 wide. DESIGN-7. */
export const regionStroke = (stroke: Stroke, color: string): Stroke => strokeWithColor(stroke, color)

/** The colors there are to paint a clipart with. */
export interface ClipartColors<C extends { readonly id: string }> {
  /** Cut from film: every color is one of the material's. */
  readonly isFilm: boolean
  /** The chosen material's own. */
  readonly material: readonly C[]
  /** Printable colors. */
  readonly palette: readonly C[]
  /** Ids of those that the customization group allows; none: any. */
  readonly group: readonly string[]
}

/**
 * The colors a region may have: the material's if it is cut or uses the material's colors, otherwise the palette's; of those, only what
 * the customization group allows. CLIP-3, DESIGN-7.
 */
export function colorsOfRegion<C extends { readonly id: string }>(
  { cutpath, useMaterialColors }: Pick<ClipartRegion, 'cutpath' | 'useMaterialColors'>,
  { isFilm, material, palette, group }: ClipartColors<C>,
): readonly C[] {
  const all = isFilm || cutpath || useMaterialColors ? material : palette
  return group.length === 0 ? all : all.filter(({ id }) => group.includes(id))
}

/** Whether regions have colors of their own: a single film has one, whatever the drawing is made of. CLIP-3. */
export const paintsRegions = (
  { showRegions, mostFilms }: { readonly showRegions: boolean; readonly mostFilms?: number | undefined },
  regions: readonly unknown[],
): boolean => showRegions && regions.length > 0 && (mostFilms === undefined || mostFilms > 1)

/** The paint of each region by id; a region without one is painted like the whole. */
export type RegionPaints = Readonly<Record<string, { readonly colorId: string | null }>>

/** The colors of film a drawing is cut from. */
export interface DrawingFilms {
  /** Of everything that has no color of its own; null: none is chosen. */
  readonly base: string | null
  /** Each once, the base first. */
  readonly filmColorIds: readonly string[]
}

/**
 * The films of a drawing whose regions are painted one by one: what no region has its own color of takes the chosen one. Where every
 * region has its own, the first one's is the base, so that no film is counted that nothing is cut of. Inverted, all is one piece of film.
 * CLIP-4, CLIP-5.
 */
export function filmsOfDrawing(
  regionIds: readonly string[],
  paints: RegionPaints,
  materialColorId: string | null,
  inverted: boolean,
): DrawingFilms {
  const own = inverted ? [] : regionIds.flatMap((id) => paints[id]?.colorId ?? [])
  const base = own.length > 0 && own.length === regionIds.length ? own[0]! : materialColorId
  return { base, filmColorIds: [...new Set([...(base === null ? [] : [base]), ...own])] }
}
