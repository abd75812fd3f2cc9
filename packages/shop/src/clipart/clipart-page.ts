import { regionPaintOf } from '@kisscut/artwork/clipart'
import type { RegionPaint } from '@kisscut/artwork/design'
import {
  colorsOfRegion,
  INVERT_FIELD,
  isStroked,
  regionField,
  strokeField,
  strokeWidthField,
} from '@kisscut/core/clipart'
import { changeConfiguration } from '@kisscut/core/configuration'
import { NO_PAINT } from '@kisscut/core/color'
import { NO_STROKE, strokeWithColor, type Stroke } from '@kisscut/core/design'
import { materialOf } from '@kisscut/core/material'
import { defaultConfiguration, type Configuration } from '@kisscut/core/product'
import { clipartCategory, clipartCategoryGraphic, color } from '@kisscut/records'
import { openedProduct, type Start } from '../browse/opened-product.ts'
import { pageOf, type ProductPage, type ProductPageDeps } from '../browse/product-page.ts'
import { pictureOf } from '../browse/pictures.ts'
import { looksOf, type ColorLook } from '../design/color-look.ts'
import type { Picture } from '../browse/picture.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import type { ClipartParts } from '../catalog/clipart-product.ts'
import { configurationFromFields, type FormFields } from '../configure/configuration-from-fields.ts'
import { isCutFromFilm } from '../lettering/measured.ts'
import { productNotFound } from '../messages/records.ts'
import { done, notFound, type Outcome } from '../outcome.ts'
import type { Records } from '../ports/records.ts'
import { paintsIn } from './clipart-rows.ts'
import type { Drawing, DrawingOf } from './drawing-boxes.ts'
import { loadClipart } from './load-clipart.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { paintedRegionsOf, printedColors, withPaints, type PaletteColor, type Paints } from './painted.ts'

/** A region with its own colors. */
export interface PageRegion {
  readonly id: string
  readonly name: string
  readonly selector: string
  readonly cutpath: boolean
  readonly useMaterialColors: boolean
  /** Selector of the part blended over the region; empty if there is none. CLIP-14. */
  readonly blendSelector: string
}

/** Initial state of a clipart product's page. */
export interface ClipartStart extends Start {
  readonly name: string
  /** Null if it can't be shown. CLIP-11. */
  readonly drawing: Drawing | null
  readonly regions: readonly PageRegion[]
  readonly paints: Paints
  /** Printable colors. */
  readonly palette: readonly PaletteColor[]
  /** Looks of colors besides their codes, by id. CLIP-15. */
  readonly looks: Readonly<Record<string, ColorLook>>
  /** Ids of the allowed colors; empty: any. */
  readonly groupColors: readonly string[]
  readonly isFilm: boolean
  readonly mayInvert: boolean
  readonly inverted: boolean
  readonly backgrounds: readonly Picture[]
}

/** A graphic in the clipart's category. */
export interface RelatedGraphic {
  readonly name: string
  readonly picture: string
}

export interface ClipartPage {
  readonly page: ProductPage
  readonly start: ClipartStart
  readonly related: { readonly category: string; readonly graphics: readonly RelatedGraphic[] } | null
  /** Source and license of the drawing; empty if not stated. CLIP-12. */
  readonly credit: string
}

export interface ClipartPageDeps extends ProductPageDeps {
  readonly drawingOf: DrawingOf
}

const NOTHING: FormFields = new URLSearchParams()

/**
 * The page of a clipart product with the choices in the query, if the viewer may see it; another shopper's product is not found.
 * CLIP-2.
 */
export const clipartPage =
  (deps: Deps<'drawingOf' | 'links' | 'storage.records'> & DepsOf<typeof openedProduct | typeof pageOf>) =>
  async (
    viewer: Viewer,
    categoryPath: string,
    slug: string,
    configuredId: string | null,
    query: FormFields = NOTHING,
  ): Promise<Outcome<ClipartPage>> => {
    const { records } = deps.storage
    const place = { productClass: 'clipart', categoryPath, slug } as const
    const opened = await openedProduct(deps, viewer, place, configuredId, (recent, id) =>
      loadClipart(records, recent, viewer, id),
    )
    if (!opened.ok) return opened
    const { catalog, known, loaded: before, start } = opened.value
    if (known.clipart === null) return notFound(productNotFound)
    const drawing = await deps.drawingOf(known, viewer.owner)
    if (!drawing.ok) return drawing
    const allColors = await records.findMany(color)
    const palette = printedColors(allColors)
    const { configuration, paints } = openedWith(known, before, palette, query, viewer)
    const mayInvert = known.clipart.row.option_invert
    const inverted = query.has(INVERT_FIELD)
      ? query.get(INVERT_FIELD) === '1'
      : (before?.stored.option_invert ?? false)
    const painting = { known, parts: known.clipart }
    const as = withPaints(painting, configuration, paints, mayInvert && inverted)
    return done({
      page: await pageOf(deps, catalog, viewer, known, as.configuration, null, query),
      start: {
        ...start,
        name: known.clipart.clipart?.name ?? known.product.name,
        drawing: drawing.value,
        regions: regionsOf(known, known.clipart),
        paints: as.paints,
        palette,
        looks: looksOf(allColors),
        groupColors: known.clipart.group?.colors ?? [],
        isFilm: isCutFromFilm(known),
        mayInvert,
        inverted: mayInvert && inverted,
        backgrounds: known.clipart.backgrounds.flatMap(
          ({ image }) => pictureOf(image, known.product.name, deps.links) ?? [],
        ),
      },
      related: await relatedTo(records, known.clipart),
      credit: known.clipart.clipart?.source ?? '',
    })
  }

const regionsOf = (known: CatalogProduct, parts: ClipartParts): readonly PageRegion[] =>
  paintedRegionsOf({ known, parts }).map(
    ({ id, name, selector, cutpath, use_material_colors: useMaterialColors, blend_mode_selector }) => ({
      ...{ id, name, selector, cutpath, useMaterialColors, blendSelector: blend_mode_selector },
    }),
  )

/** Initial choices: from the query, else as configured, else the film's first color. */
function openedWith(
  known: CatalogProduct,
  before: { readonly configuration: Configuration; readonly design: Parameters<typeof paintsIn>[0] } | null,
  palette: readonly PaletteColor[],
  query: FormFields,
  viewer: Viewer,
): { readonly configuration: Configuration; readonly paints: Paints } {
  const { product } = known
  const parts = known.clipart!
  const first = before?.configuration ?? defaultConfiguration(product)
  const stated = configurationFromFields(query, product, first, viewer.locale)
  const { material } = materialOf(product, stated.materialId)
  const isFilm = isCutFromFilm(known)
  const colors = { isFilm, material: material?.colors ?? [], palette, group: parts.group?.colors ?? [] }
  const start =
    isFilm && stated.materialColorId == null && !query.has('color') ? material?.colors[0]?.id : null
  const configuration = start ? changeConfiguration(product, stated, { materialColorId: start }) : stated
  const stored = before === null ? {} : paintsIn(before.design)
  const paints: Record<string, Paints[string]> = {}
  for (const region of paintedRegionsOf({ known, parts })) {
    const rules = { cutpath: region.cutpath, useMaterialColors: region.use_material_colors }
    const allowed = colorsOfRegion(rules, colors)
    const field = query.get(regionField(region.id))
    const chosen: RegionPaint | undefined =
      field === null ? stored[region.id] : { colorId: field || null, customColor: null }
    const colorId = chosen?.colorId ?? null
    const known = colorId !== null && allowed.some(({ id }) => id === colorId)
    const stroke = isStroked(rules, colors)
      ? strokeIn(query, region.id, stored[region.id]?.stroke, palette)
      : null
    if (known || stroke !== null || (chosen?.customColor != null && !isFilm))
      paints[region.id] = regionPaintOf(
        known || colorId === null ? (chosen ?? NO_PAINT) : NO_PAINT,
        stroke ?? NO_STROKE,
      )
    else if (isFilm && configuration.materialColorId)
      paints[region.id] = { colorId: configuration.materialColorId, customColor: null }
  }
  return { configuration, paints }
}

/** A region's outline from the query, else as stored; null if its color was deleted. CLIP-13. */
function strokeIn(
  query: FormFields,
  id: string,
  stored: Stroke | undefined,
  palette: readonly PaletteColor[],
): Stroke | null {
  const colorId = query.get(strokeField(id))
  if (colorId === null) return stored ?? null
  if (!palette.some((each) => each.id === colorId)) return null
  const width = Number((query.get(strokeWidthField(id)) ?? '').replace(',', '.'))
  return strokeWithColor({ ...NO_STROKE, width: Number.isFinite(width) ? width : 0 }, colorId)
}

/** Most graphics shown beside a drawing. */
const GRAPHICS = 12

/** The graphics of its clipart's category and of the one above, its own category's first. CLIP-10. */
async function relatedTo(
  records: Records,
  { clipart: drawing }: ClipartParts,
): Promise<ClipartPage['related']> {
  if (drawing === null) return null
  const category = await records.get(clipartCategory, drawing.category)
  if (category === null) return null
  const of = (id: string) => records.findMany(clipartCategoryGraphic, { where: { category: id } })
  const found = [...(await of(category.id)), ...(category.parent ? await of(category.parent) : [])]
  const graphics = found
    .filter(({ graphic }) => graphic !== drawing.clipart)
    .slice(0, GRAPHICS)
    .map(({ name, preview, graphic }): RelatedGraphic => ({ name, picture: preview ?? graphic }))
  return graphics.length === 0 ? null : { category: category.name, graphics }
}
