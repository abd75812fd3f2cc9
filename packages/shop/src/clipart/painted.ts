import type { RegionPaint } from '@kisscut/artwork/design'
import {
  colorsOfRegion,
  filmsOfDrawing,
  isStroked,
  paintsRegions,
  type ClipartColors,
} from '@kisscut/core/clipart'
import type { Paint } from '@kisscut/core/color'
import { WIDEST_STROKE } from '@kisscut/core/design'
import { materialOf } from '@kisscut/core/material'
import { messageOf } from '@kisscut/core/problem'
import type { Configuration } from '@kisscut/core/product'
import type { FieldErrors } from '@kisscut/records'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import type { ClipartParts } from '../catalog/clipart-product.ts'
import { isCutFromFilm } from '../lettering/measured.ts'
import * as messages from '../messages/clipart.ts'

export type Paints = Readonly<Record<string, RegionPaint>>

/** A color of the palette. */
export interface PaletteColor {
  readonly id: string
  readonly name: string
  readonly code: string
}

/** The printable colors; colors with a material belong to that material. */
export const printedColors = (
  all: readonly (PaletteColor & { readonly material: string | null })[],
): readonly PaletteColor[] =>
  all.filter(({ material }) => material === null).map(({ id, name, code }) => ({ id, name, code }))

/** The rules and values that paints are checked against. */
export interface Painting {
  readonly known: CatalogProduct
  readonly parts: ClipartParts
  readonly configuration: Configuration
  /** Printable colors. */
  readonly palette: readonly PaletteColor[]
}

/** Regions with colors of their own. */
export const paintedRegionsOf = ({ known, parts }: Pick<Painting, 'known' | 'parts'>) => {
  const { mostFilms } = known.product
  const isOneByOne = paintsRegions({ showRegions: parts.row.show_regions, mostFilms }, parts.regions)
  return isOneByOne ? parts.regions : []
}

/** The colors in a material's design palette; an empty palette allows any. */
const printedOn = (
  { designColorIds = [] }: { readonly designColorIds?: readonly string[] | undefined },
  palette: readonly PaletteColor[],
): readonly PaletteColor[] =>
  designColorIds.length === 0 ? palette : palette.filter(({ id }) => designColorIds.includes(id))

const strokeColors = ({ palette, group }: Pick<ClipartColors<PaletteColor>, 'palette' | 'group'>) =>
  new Set(palette.map(({ id }) => id).filter((id) => group.length === 0 || group.includes(id)))

/** Errors of region colors by field, such as `regions.deer-antlers`. CLIP-3. */
export function paintErrors({ known, parts, configuration, palette }: Painting, paints: Paints): FieldErrors {
  const { material } = materialOf(known.product, configuration.materialId)
  const regions = paintedRegionsOf({ known, parts })
  const errors: Record<string, readonly string[]> = {}
  for (const [id, paint] of Object.entries(paints)) {
    const region = regions.find((each) => each.id === id)
    if (region === undefined) {
      errors[`regions.${id}`] = [messages.noSuchRegion]
      continue
    }
    const isFilm = isCutFromFilm(known)
    const { cutpath, use_material_colors: useMaterialColors } = region
    const colors = {
      ...{ isFilm, material: material?.colors ?? [], group: parts.group?.colors ?? [] },
      palette: material === null ? palette : printedOn(material, palette),
    }
    const isFree = !isFilm && !cutpath && !useMaterialColors && colors.group.length === 0
    const has = colorsOfRegion({ cutpath, useMaterialColors }, colors).some(
      (each) => each.id === paint.colorId,
    )
    if (paint.colorId === null ? paint.customColor !== null && !isFree : !has)
      errors[`regions.${id}`] = [messages.colorNotAvailable(region.name)]
    else if (isFilm && paint.colorId === null)
      errors[`regions.${id}`] = [messageOf({ code: 'color.required' })]
    if (paint.stroke === undefined) continue
    const { colorId, customColor } = paint.stroke
    const hasColor = colorId === null ? isFree || customColor === null : strokeColors(colors).has(colorId)
    if (!isStroked({ cutpath, useMaterialColors }, colors))
      errors[`regions.${id}.stroke_color`] = [messages.noOutline(region.name)]
    else if (!hasColor) errors[`regions.${id}.stroke_color`] = [messages.colorNotAvailable(region.name)]
    if (paint.stroke.width > WIDEST_STROKE) errors[`regions.${id}.stroke_width`] = [messages.outlineTooWide]
  }
  return errors
}

/** The configuration with the color of each region and the films it is cut from. CLIP-3, CLIP-5. */
export function withPaints(
  painting: Pick<Painting, 'known' | 'parts'>,
  chosen: Configuration,
  stated: Paints,
  inverted: boolean,
): { readonly base: Paint | null; readonly paints: Paints; readonly configuration: Configuration } {
  const ids = paintedRegionsOf(painting).map(({ id }) => id)
  const paints = Object.fromEntries(ids.flatMap((id) => (stated[id] ? [[id, stated[id]]] : [])))
  if (!isCutFromFilm(painting.known)) return { base: null, paints, configuration: chosen }
  const films = filmsOfDrawing(ids, paints, chosen.materialColorId ?? null, inverted)
  return {
    base: films.base === null ? null : { colorId: films.base, customColor: null },
    paints,
    configuration: { ...chosen, materialColorId: films.base, filmColorIds: films.filmColorIds },
  }
}
