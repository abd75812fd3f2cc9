import { NO_STROKE, strokeWithColor, strokeWithCustomColor } from '@kisscut/core/design'
import {
  chosenOptions,
  configuredClipartOption,
  configuredClipartProduct,
  configuredClipartProductRegion,
  paintedRegions,
  readClipartProduct,
  type AnyRecord,
  type StatedClipartProduct,
  type StatedOption,
  type StatedRegion,
} from '@kisscut/records'
import type { Paints, Shop, Viewer } from '@kisscut/shop'
import { SMALL, type JsonLimits } from '../body/json.ts'
import { invalid } from '../http/http-error.ts'
import type { AnyRoute } from '../http/route.ts'
import { noSuchPart } from '../messages/requests.ts'
import { configuredProductRoutes } from './configured-product.ts'

/** A hundred regions and options. */
const LIMITS: JsonLimits = { ...SMALL, bytes: 64 * 1024 }

/** The stated parts, completed from the rows of those that stay; null: one does not exist. */
async function statedParts<T extends object>(
  shop: Shop,
  viewer: Viewer,
  part: AnyRecord,
  stated: readonly (string | T)[],
): Promise<readonly T[] | null> {
  const all = await Promise.all(
    stated.map(async (each) => {
      if (typeof each !== 'string') return each
      const row = await shop.records.read(viewer, part, each)
      return row.ok ? (row.value as unknown as T) : null
    }),
  )
  return all.some((each) => each === null) ? null : (all as readonly T[])
}

type StatedStroke = Pick<
  Exclude<StatedRegion, string>,
  'stroke_color' | 'custom_stroke_color' | 'stroke_width'
>

/** A color without a width gets a width of 5; a width without a color is dropped. DESIGN-5, DESIGN-6. */
function strokeOfRegion(stated: StatedStroke): Pick<Paints[string], 'stroke'> {
  const { stroke_color: color, custom_stroke_color: custom, stroke_width: width } = stated
  const none = { ...NO_STROKE, width: Number(width) }
  if (color !== null) return { stroke: strokeWithColor(none, color) }
  return custom === null ? {} : { stroke: strokeWithCustomColor(none, custom) }
}

const paintsOf = (regions: readonly Exclude<StatedRegion, string>[]): Paints =>
  Object.fromEntries(
    regions.map(({ region, color, custom_color, ...stroke }) => [
      region,
      { colorId: color, customColor: color === null ? custom_color : null, ...strokeOfRegion(stroke) },
    ]),
  )

interface Lists {
  readonly missing?: 'regions' | 'options'
  readonly paints?: Paints
  readonly options?: readonly { readonly optionSetId: string; readonly optionId: string }[]
}

/** The lists stated in a body; the field of one that names a missing row. */
async function listsOf(
  shop: Shop,
  viewer: Viewer,
  { regions, options }: StatedClipartProduct,
): Promise<Lists> {
  const painted = await statedParts(shop, viewer, configuredClipartProductRegion, regions ?? [])
  if (painted === null) return { missing: 'regions' }
  const chosen = await statedParts(shop, viewer, configuredClipartOption, options ?? [])
  if (chosen === null) return { missing: 'options' }
  return {
    ...(regions && { paints: paintsOf(painted as readonly Exclude<StatedRegion, string>[]) }),
    ...(options && {
      options: (chosen as readonly Exclude<StatedOption, string>[]).map(({ option_set, option }) => ({
        ...{ optionSetId: option_set, optionId: option },
      })),
    }),
  }
}

/** A body as the shop takes it, with the lists stated in it. */
async function statedClipart(shop: Shop, viewer: Viewer, stated: StatedClipartProduct) {
  const { change, others } = stated
  const lists = await listsOf(shop, viewer, stated)
  if (lists.missing !== undefined) throw invalid({ [lists.missing]: [noSuchPart] })
  return {
    productId: others.clipart_product,
    change: { ...change, ...(lists.options && { options: lists.options }) },
    inverted: others.option_invert,
    paints: lists.paints,
  }
}

/** A configured drawing is saved through the rules. CLIP-6. */
export const configuredClipartProductRoutes = (shop: Shop): readonly AnyRoute[] =>
  configuredProductRoutes<StatedClipartProduct>(shop, {
    record: configuredClipartProduct,
    parts: { regions: paintedRegions().optional(), options: chosenOptions().optional() },
    limits: LIMITS,
    summary: (method) =>
      `${method === 'POST' ? 'Configures' : 'Changes'} a clipart product as one: details, options and the colors of its regions.`,
    read: readClipartProduct,
    quote: async (viewer, stated, { currency }) =>
      shop.clipart.quote(viewer, { ...(await statedClipart(shop, viewer, stated)), currency }),
    save: async (viewer, stated, how) =>
      shop.clipart.save(viewer, { ...how, ...(await statedClipart(shop, viewer, stated)) }),
  })
